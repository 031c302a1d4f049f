//! Strength over thinking time, as a picture.

use std::path::Path;
use std::time::Duration;

use bots::arena::{BudgetPlan, Results, Table, elo};
use bots::registry::Played;
use plotters::prelude::*;
use serde::Serialize;

use crate::failure::Failure;

/// The budgets are the whole one and these parts of it.
const PARTS: [u32; 6] = [32, 16, 8, 4, 2, 1];

/// The first bot's strength with one budget, against the second.
#[derive(Serialize)]
pub struct Point {
    /// The budget, in words.
    pub budget: String,
    /// The budget as a number: nodes, or milliseconds.
    pub amount: f64,
    /// Elo above the second bot.
    pub elo: f64,
    /// The lower end of the 95 % interval.
    pub least: f64,
    /// The upper end of it.
    pub most: f64,
}

/// Plays the match once for each budget of the first bot; the others keep theirs.
pub fn measure<G: Played>(
    table: &Table<G>,
    play: impl Fn(&Table<G>) -> Result<Results, Failure>,
) -> Result<Vec<Point>, Failure> {
    let Some(&whole) = table.budgets.first() else { return Ok(Vec::new()) };
    let mut points = Vec::new();
    for part in PARTS {
        let (plan, amount, budget) = match whole {
            BudgetPlan::Nodes(nodes) => {
                let nodes = (nodes / u64::from(part)).max(1);
                (BudgetPlan::Nodes(nodes), nodes as f64, format!("{nodes}"))
            }
            BudgetPlan::Time(time) => {
                let time = (time / part).max(Duration::from_micros(1));
                let milliseconds = time.as_secs_f64() * 1000.0;
                (BudgetPlan::Time(time), milliseconds, format!("{milliseconds:.2}ms"))
            }
        };
        let mut table =
            Table { options: table.options.clone(), budgets: table.budgets.clone(), ..*table };
        table.budgets[0] = plan;
        let results = play(&table)?;
        if let Some(standing) = results.standings().first() {
            let score = standing.score;
            let [elo, least, most] = [score.share, score.least, score.most].map(elo);
            points.push(Point { budget, amount, elo, least, most });
        }
    }
    Ok(points)
}

/// Draws the points into an SVG file.
pub fn draw(path: &Path, labels: &[&str], points: &[Point]) -> Result<(), Failure> {
    let failed = |error: &dyn std::fmt::Display| {
        Failure::bad_request(format_args!("{} cannot be drawn: {error}", path.display()))
            .hint("choose another file with --plot")
    };
    let least = points.iter().map(|point| point.least).fold(0.0, f64::min) - 20.0;
    let most = points.iter().map(|point| point.most).fold(0.0, f64::max) + 20.0;
    let (Some(first), Some(last)) = (points.first(), points.last()) else { return Ok(()) };
    let (one, other) =
        (labels.first().copied().unwrap_or(""), labels.last().copied().unwrap_or(""));
    let title = format!("{one} against {other}");
    let area = SVGBackend::new(path, (720, 440)).into_drawing_area();
    area.fill(&WHITE).map_err(|error| failed(&error))?;
    let mut chart = ChartBuilder::on(&area)
        .caption(title, ("sans-serif", 20))
        .margin(16)
        .x_label_area_size(40)
        .y_label_area_size(56)
        .build_cartesian_2d((first.amount * 0.8..last.amount * 1.25).log_scale(), least..most)
        .map_err(|error| failed(&error))?;
    chart
        .configure_mesh()
        .x_desc("thinking time (ms) or nodes")
        .y_desc("Elo")
        .light_line_style(WHITE)
        .draw()
        .map_err(|error| failed(&error))?;
    let line = points.iter().map(|point| (point.amount, point.elo));
    chart
        .draw_series(LineSeries::new(line, BLUE.stroke_width(2)))
        .map_err(|error| failed(&error))?;
    let bars = points.iter().map(|point| {
        ErrorBar::new_vertical(point.amount, point.least, point.elo, point.most, BLUE.filled(), 10)
    });
    chart.draw_series(bars).map_err(|error| failed(&error))?;
    area.present().map_err(|error| failed(&error))
}
