//! `bango arena`: bots play each other and are ranked.

mod entrants;
mod plot;
mod results_file;

use std::path::Path;

use bots::arena::{
    Contestant, Entrant, LineUp, Match, PlayedDeal, Rating, Results, Score, Sprt, Standing, Table,
    Verdict, elo, line_ups, ratings,
};
use bots::registry::{ForPlayed, Played};
use serde::Serialize;

use entrants::Budgeted;
use results_file::{Heading, ResultsFile};

use super::Done;
use super::table;
use crate::cli::Arena;
use crate::failure::Failure;
use crate::terminal::{Terminal, style};

pub fn run(args: &Arena, terminal: &mut Terminal) -> Done {
    let table = table::table(args.game, &args.table)?;
    let bots = entrants::entrants(args.game, &args.bots, &args.budget)?;
    let sprt = args.sprt.as_deref().map(sprt).transpose()?;
    bots::registry::run(args.game, Play { args, table: &table, bots, sprt, terminal })
}

fn sprt(text: &str) -> Result<Sprt, Failure> {
    let bounds: Option<Vec<f64>> = text.split(',').map(|bound| bound.trim().parse().ok()).collect();
    match bounds.as_deref() {
        Some(&[elo0, elo1]) if elo0 < elo1 => Ok(Sprt { elo0, elo1 }),
        _ => {
            Err(Failure::bad_request(format_args!("“{}” is no test", rules::notation::shown(text)))
                .hint("give two Elo differences, the lower one first, such as --sprt 0,20"))
        }
    }
}

struct Play<'a> {
    args: &'a Arena,
    table: &'a table::Table,
    bots: Vec<Budgeted>,
    sprt: Option<Sprt>,
    terminal: &'a mut Terminal,
}

impl ForPlayed for Play<'_> {
    type Output = Done;

    fn run<G: Played>(self) -> Done {
        let Play { args, table, bots, sprt, terminal } = self;
        let entrants: Vec<Entrant> = bots.iter().map(|bot| bot.entrant.clone()).collect();
        for entrant in &entrants {
            Contestant::<G>::named(&entrant.bot)
                .map_err(|unknown| Failure::bad_request(unknown).hint("see bango arena --help"))?;
        }
        let seats = usize::from(table.seats);
        let line_ups = line_ups(entrants.len(), seats).ok_or_else(|| {
            Failure::bad_request(format_args!(
                "{} bots do not fit a table of {seats}",
                entrants.len()
            ))
            .hint("at tables of two everyone meets everyone; larger ones seat all of them at once")
        })?;
        let Some(options) = G::options_of(&table.options) else { return Ok(()) };
        let arena_table = Table::<G> {
            options: options.clone(),
            seats: table.seats,
            opening: G::OPENING,
            budgets: bots.iter().map(|bot| bot.budget).collect(),
        };
        let deals = args.games.div_ceil(u64::from(table.seats));
        let play = |at: &Table<G>, file: Option<&Path>| {
            let (file, known) =
                file.map(|path| self::file(path, table, &bots, &line_ups)).transpose()?.unzip();
            let progress = terminal.progress_bar(deals * line_ups.len() as u64 * seats as u64);
            let contest = Match {
                table: at,
                entrants: &entrants,
                line_ups: &line_ups,
                seed: args.seed,
                deals,
                sprt,
            };
            let results = contest.play(known.unwrap_or_default(), &|deal| {
                if let Some(file) = &file {
                    file.add(deal);
                }
                progress.inc(deal.outcomes.len() as u64);
            });
            progress.finish_and_clear();
            file.map_or(Ok(()), ResultsFile::finish)?;
            results.map_err(Failure::check_failed)
        };
        if let Some(path) = &args.plot {
            let points = plot::measure(&arena_table, |table| play(table, None))?;
            let labels: Vec<&str> = entrants.iter().map(|one| one.label.as_str()).collect();
            plot::draw(path, &labels, &points)?;
            return report_points(terminal, args, &points);
        }
        let results = play(&arena_table, args.results.as_deref())?;
        let verdict = sprt.map(|sprt| sprt.verdict(&results.deal_shares(0, 0)));
        report(terminal, args, &results, verdict)
    }
}

/// The file of results of this match, and what is in it.
fn file(
    path: &Path,
    table: &table::Table,
    bots: &[Budgeted],
    line_ups: &[LineUp],
) -> Result<(ResultsFile, Vec<PlayedDeal>), Failure> {
    let heading = Heading {
        bango_arena: 1,
        version: env!("CARGO_PKG_VERSION").to_owned(),
        game: table.options.kind().id().to_owned(),
        options: serde_json::to_value(&table.options)?,
        seats: table.seats,
        bots: bots.iter().map(|bot| [bot.entrant.label.clone(), bot.written.clone()]).collect(),
    };
    ResultsFile::open(path, &heading, line_ups)
}

fn report(
    terminal: &mut Terminal,
    args: &Arena,
    results: &Results,
    verdict: Option<Verdict>,
) -> Done {
    let (standings, ratings) = (results.standings(), ratings(results));
    if args.json {
        #[derive(Serialize)]
        struct Line<'a> {
            game: &'a str,
            games: u64,
            drawn: u64,
            seed: u64,
            budget: &'a str,
            #[serde(skip_serializing_if = "Option::is_none")]
            verdict: Option<Verdict>,
            standings: Vec<Ranked<'a>>,
        }
        #[derive(Serialize)]
        struct Ranked<'a> {
            #[serde(flatten)]
            standing: &'a Standing,
            #[serde(flatten)]
            rating: Rating,
        }
        let standings = standings
            .iter()
            .zip(ratings)
            .map(|(standing, rating)| Ranked { standing, rating })
            .collect();
        return Ok(terminal.json(&Line {
            game: args.game.id(),
            games: results.games(),
            drawn: results.drawn(),
            seed: args.seed,
            budget: &args.budget,
            verdict,
            standings,
        })?);
    }
    let sentences = &terminal.sentences;
    let strong = style::STRONG;
    let title = sentences.say_of(
        "arena-title",
        &[
            ("game", args.game.id().into()),
            ("games", results.games().to_string().into()),
            ("drawn", results.drawn().to_string().into()),
        ],
    );
    let mut lines = vec![format!("{strong}{title}{strong:#}")];
    let width =
        standings.iter().map(|standing| standing.name.chars().count()).max().unwrap_or(0).max(4);
    let labels = ["arena-share", "arena-even", "arena-rating"].map(|key| sentences.say(key));
    lines.push(format!("{:width$}  {:<22} {:>6}  {}", "", labels[0], labels[1], labels[2]));
    let mut ranked: Vec<(&Standing, &Rating)> = standings.iter().zip(&ratings).collect();
    ranked.sort_by(|one, other| other.0.score.share.total_cmp(&one.0.score.share));
    for (standing, rating) in ranked {
        let score = standing.score;
        lines.push(format!(
            "{:<width$}  {:>5.1} % ({:.1}–{:.1})    {:>4.0} %  {:.1} ± {:.1}",
            standing.name,
            100.0 * score.share,
            100.0 * score.least,
            100.0 * score.most,
            100.0 * standing.even,
            rating.rating,
            rating.uncertainty,
        ));
    }
    lines.extend(crosstable(&standings, width, &sentences.say("arena-crosstable")));
    if let Some(verdict) = verdict {
        lines.push(sentences.say(match verdict {
            Verdict::Stronger => "arena-stronger",
            Verdict::NotStronger => "arena-not-stronger",
            Verdict::Open => "arena-open",
        }));
    }
    for line in lines {
        writeln!(terminal.out, "{line}")?;
    }
    Ok(())
}

/// Who won how much against whom at tables of two, and the Elo difference of it.
fn crosstable(standings: &[Standing], width: usize, title: &str) -> Vec<String> {
    // Wide enough for a share with its Elo, and for names that differ at their end only.
    let column = width.clamp(14, 40);
    if standings.iter().all(|standing| standing.against.iter().all(Option::is_none)) {
        return Vec::new();
    }
    let row = |name: &str, cells: &mut dyn Iterator<Item = String>| {
        let cells: String = cells.map(|cell| format!("  {cell:>column$}")).collect();
        format!("{name:<width$}{cells}")
    };
    let short = |standing: &Standing| standing.name.chars().take(column).collect();
    let cell = |score: &Option<Score>| match score {
        None => "·".to_owned(),
        // Who always wins is any number of Elo better.
        Some(score) if score.share <= 0.0 || score.share >= 1.0 => {
            format!("{:.1} %", 100.0 * score.share)
        }
        Some(score) => format!("{:.1} % {:+.0}", 100.0 * score.share, elo(score.share)),
    };
    let mut lines = vec![format!("\n{title}"), row("", &mut standings.iter().map(short))];
    lines.extend(
        standings
            .iter()
            .map(|standing| row(&standing.name, &mut standing.against.iter().map(cell))),
    );
    lines
}

fn report_points(terminal: &mut Terminal, args: &Arena, points: &[plot::Point]) -> Done {
    for point in points {
        if args.json {
            terminal.json(point)?;
        } else {
            writeln!(
                terminal.out,
                "{:>10}  {:+.0} Elo ({:+.0} … {:+.0})",
                point.budget, point.elo, point.least, point.most
            )?;
        }
    }
    Ok(())
}
