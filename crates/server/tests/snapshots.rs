//! A table from a snapshot and the rest of its log is the table of the whole log, whatever happened
//! at it; and a snapshot tells nothing that is hidden.

use bots::{BotLevel, Level};
use fair::Entropy;
use protocol::id::Code128;
use protocol::table::{Pace, Phase, Settings};
use protocol::{Command, CommandId, TableState};
use rand_core::Rng;
use rules::record::Race;
use rules::{Actor, GameKind, Seat, Seats};
use server::log::{Entry, Event, Origin};
use server::session::{ServerKey, SessionId};
use server::table::{Asker, Match, Presence, RowDigest, Snapshot, Strengths, Table};

use crate::wire::seeded;

const ID: Code128 = Code128::new(9);
const KEY: ServerKey = ServerKey::new([7; 32]);

fn session(number: u32) -> SessionId {
    serde_json::from_str(&format!("\"{}\"", Code128::new(number.into()))).unwrap()
}

/// A table that anything may happen to, and its log.
struct Life {
    table: Table,
    rows: Vec<Box<str>>,
    origins: Vec<Origin>,
    /// By row, the snapshot after it.
    snapshots: Vec<String>,
    rng: rand_chacha::ChaCha20Rng,
}

impl Life {
    fn begin(game: GameKind, seed: u64) -> Life {
        let options = serde_json::to_value(game.default_options()).unwrap();
        let settings = Settings { public: seed.is_multiple_of(2), ..Settings::default() };
        let made = Event::Made { game, options, seats: 2, settings, host: session(0) };
        let entry = Entry { at: 1, by: Vec::new(), events: vec![made] };
        let table = Table::new(ID, &entry).unwrap();
        let rng = seeded(seed);
        let (rows, snapshots) = (Vec::new(), Vec::new());
        let mut life = Life { table, rows, origins: Vec::new(), snapshots, rng };
        life.write(&entry);
        life
    }

    fn below(&mut self, count: usize) -> usize {
        usize::try_from(self.rng.next_u32()).unwrap() % count.max(1)
    }

    /// Somebody tries something, or a bot or the clock does.
    fn cause(&mut self) {
        let who = session(u32::try_from(self.below(3)).unwrap());
        let seat = Seat::all(8).nth(self.below(self.table.seats().into())).unwrap();
        let kind = self.below(if self.table.phase() == Phase::Playing { 120 } else { 24 });
        let command = match kind {
            0..=3 => {
                Command::Sit { seat, name: format!("Player {seat} {kind}").into(), avatar: None }
            }
            4 => Command::Stand { seat },
            5 | 6 => {
                let (level, matches) = (Level::ALL[self.below(4)], self.below(2) == 0);
                Command::SeatBot { seat, level, matches }
            }
            7 => Command::Remove { seat },
            8 | 9 => {
                let (number, entropy) = (self.table.summary().games + 1, self.entropy(seat, 1));
                let commitment = entropy.commitment(&ID.to_string(), number, seat).to_string();
                Command::Contribute { seat, commitment }
            }
            10 | 11 => Command::Reveal { seat, entropy: self.entropy(seat, 0).to_string() },
            12 | 13 => Command::Start,
            14 => Command::Resign { seat },
            15 => Command::StandIn { seat },
            16 => Command::Return { seat },
            17 | 18 => Command::Rematch,
            19 => Command::TakeOver { seat, key: self.key(seat) },
            20 => Command::SetPace { pace: [Pace::Fast, Pace::Relaxed][self.below(2)] },
            21 => Command::AddSeat,
            22 => Command::ChooseGame {
                game: GameKind::ALL[self.below(GameKind::ALL.len())],
                seats: None,
                options: None,
            },
            23 => return self.open(),
            24 => Command::Undo { seat },
            25..30 => return self.clock(),
            30..60 => return self.bot(seat),
            _ => {
                let Some(step) = self.legal(seat) else { return };
                Command::Play { seat, actions: vec![step], reaction: None }
            }
        };
        let holder = self.table.holder(seat).filter(|_| kind >= 8);
        let asker = Asker { session: holder.unwrap_or(who), is_here: &|_| true, key: &KEY };
        if let Ok(events) = self.table.decide(&asker, &command)
            && !events.is_empty()
        {
            let id: CommandId = format!("c{}", self.rows.len()).try_into().unwrap();
            self.apply(vec![Origin { session: asker.session, id }], events);
        }
    }

    fn entropy(&self, seat: Seat, later: u32) -> Entropy {
        let game = u8::try_from(self.table.summary().games + later).unwrap();
        Entropy::from([game.wrapping_mul(8).wrapping_add(seat.number()); 32])
    }

    fn key(&self, seat: Seat) -> protocol::id::SeatKey {
        self.table.held(seat).map_or(Code128::new(0), |held| KEY.seat_key(held))
    }

    fn legal(&mut self, seat: Seat) -> Option<String> {
        let actions = self.table.playing()?.state().actions(seat);
        actions.get(self.below(actions.len())).map(ToString::to_string)
    }

    fn bot(&mut self, seat: Seat) {
        let Some((_, stand_in)) = self.table.bot(seat) else { return };
        let Some(step) = self.legal(seat) else { return };
        let actions = self.table.read(&[step]).unwrap();
        let events = self.table.plan_steps(seat, &actions, stand_in).unwrap();
        self.apply(Vec::new(), events);
    }

    fn clock(&mut self) {
        let clock = self.table.playing().and_then(|play| Some((play, play.state().clock()?.0)));
        let Some((play, action)) = clock else { return };
        let steps = play.plan_steps(Actor::Clock, &[action], false).unwrap();
        self.apply(Vec::new(), vec![Event::Stepped { steps, photo: None }]);
    }

    fn open(&mut self) {
        if self.table.phase() == Phase::Gathering {
            let events = self.table.play().unwrap().plan_opening();
            self.apply(Vec::new(), events);
        }
    }

    fn apply(&mut self, by: Vec<Origin>, mut events: Vec<Event>) {
        for event in &mut events {
            if let Event::Stepped { steps, .. } = event {
                steps.iter_mut().for_each(|step| step.race = self.measured(&step.action));
            }
        }
        let entry = Entry { at: self.rows.len() as u64 * 10, by: by.clone(), events };
        self.table.apply(&entry).unwrap();
        self.origins.extend(by);
        self.write(&entry);
    }

    /// Calls are measured, so that there is something to learn from them.
    fn measured(&mut self, action: &str) -> Option<Race> {
        let us = 100_000 * self.below(50) as u64;
        action.starts_with("call").then_some(Race {
            claimed_us: Some(us),
            least_us: us,
            most_us: us,
            judged_us: us,
            spoken_us: None,
            lot: Seats::NONE,
            hold: None,
        })
    }

    fn write(&mut self, entry: &Entry) {
        let row = serde_json::to_string(entry).unwrap();
        self.snapshots.push(self.table.snapshot(RowDigest::of(&row)).write().unwrap());
        self.rows.push(row.into());
    }

    /// The table from the snapshot after this row, and from the rows that it needs.
    fn resumed(&self, seq: usize) -> Table {
        let snapshot = Snapshot::read(ID, &self.snapshots[seq - 1]).unwrap();
        assert_eq!(snapshot.seq(), seq as u64);
        let range = |from: u64, to: u64| {
            &self.rows[usize::try_from(from).unwrap() - 1..usize::try_from(to).unwrap()]
        };
        let game = snapshot.game_rows().map_or(&[][..], |rows| range(*rows.start(), *rows.end()));
        snapshot.resume(game, &self.rows[seq - 1..]).unwrap()
    }
}

fn shown(table: &Table, who: SessionId) -> TableState {
    let strengths = Strengths::new();
    let presence = Presence {
        is_here: &|_| true,
        strengths: &strengths,
        screen: false,
        clock: None,
        race: None,
        pause: None,
    };
    table.show(who, &presence)
}

/// Everything that anybody can see of a table, and all that is in it.
fn all_of(table: &Table, life: &Life) -> Vec<String> {
    let mut all = vec![format!("{table:?}"), table.snapshot(RowDigest::of("")).write().unwrap()];
    all.extend((0..4).map(|who| format!("{:?}", shown(table, session(who)))));
    all.extend((0..=table.seq + 1).map(|seen| format!("{:?}", table.missed_since(seen))));
    all.extend(life.origins.iter().map(|origin| format!("{:?}", table.replies.find(origin))));
    let undo = Seat::all(table.seats()).map(|seat| table.undo_point(Seats::only(seat)));
    all.push(format!("{:?}", undo.collect::<Vec<_>>()));
    if let Some(play) = table.play() {
        all.push(format!("{:?} {:?}", play.record(), play.showing()));
        all.push(format!("{:?}", Seat::all(8).map(|seat| play.bot_seed(seat)).collect::<Vec<_>>()));
    }
    all
}

#[test]
fn a_snapshot_and_the_rest_of_the_log_are_the_table_at_every_row() {
    let (mut rows, mut games, mut within, mut learned) = (0, 0, 0, 0);
    for (seed, game) in (0..12).zip(GameKind::ALL.iter().cycle()) {
        let mut life = Life::begin(*game, seed);
        for _ in 0..600 {
            life.cause();
        }
        rows += life.rows.len();
        games += life.table.summary().games;
        let whole = Table::load(ID, &life.rows).unwrap().unwrap();
        let expected = all_of(&whole, &life);
        assert_eq!(all_of(&life.table, &life), expected);
        for seq in 1..=life.rows.len() {
            assert_eq!(all_of(&life.resumed(seq), &life), expected, "seed {seed}, row {seq}");
            let snapshot = Snapshot::read(ID, &life.snapshots[seq - 1]).unwrap();
            within +=
                usize::from(snapshot.game_rows().is_some_and(|rows| *rows.end() == seq as u64));
            let known = life.resumed(seq).known_to(BotLevel::Match);
            learned += known.iter().map(|known| known.races().len()).sum::<usize>();
        }
    }
    println!("{rows} rows, {games} games, {within} snapshots in the middle of one");
    assert!(rows > 600 && games > 8 && within > 300);
    assert!(learned > 100, "what was learned is compared, too: {learned}");
}

/// Whatever a game's secret is and whatever was dealt: what is kept of a table is the same.
#[test]
fn what_is_hidden_is_in_no_snapshot() {
    let mut looked_at = 0;
    for (seed, game) in (40..46).zip(GameKind::ALL.iter().cycle()) {
        let mut life = Life::begin(*game, seed);
        let mut secrets = Vec::new();
        for _ in 0..300 {
            life.cause();
            let entry: Entry = serde_json::from_str(life.rows.last().unwrap()).unwrap();
            for event in entry.events {
                if let Event::Started { secret, .. } = event {
                    secrets.push(secret);
                }
            }
            let snapshot = life.snapshots.last().unwrap();
            assert!(secrets.iter().all(|secret| !snapshot.contains(secret.as_str())));
            let steps = life.table.play().into_iter().flat_map(Match::steps);
            // Of steps nothing is kept, so nothing of what they deal.
            for step in steps.map(|step| step.action.to_string()).filter(|step| step.contains(' '))
            {
                assert!(!snapshot.contains(&step), "{step}");
                looked_at += 1;
            }
        }
    }
    assert!(looked_at > 100, "{looked_at}");
}

#[test]
fn a_snapshot_that_is_not_what_was_written_is_not_read() {
    let mut life = Life::begin(GameKind::Tiles, 3);
    (0..200).for_each(|_| life.cause());
    let sound = life.snapshots.last().unwrap();
    assert!(Snapshot::read(ID, sound).is_ok());
    for (place, byte) in sound.bytes().enumerate() {
        let mut damaged = sound.clone().into_bytes();
        damaged[place] = byte ^ 1;
        let Ok(damaged) = String::from_utf8(damaged) else { continue };
        assert!(Snapshot::read(ID, &damaged).is_err(), "byte {place}");
        assert!(Snapshot::read(ID, &sound[..place]).is_err());
    }
    let later = sound.replacen('2', "3", 1);
    assert!(
        Snapshot::read(ID, &later).unwrap_err().contains("version 3, and this program knows 2")
    );
    assert!(Snapshot::read(Code128::new(8), sound).unwrap_err().contains("another table"));
}
