//! How strong people are: Weng–Lin, with bots as anchors that never move.

use std::f64::consts::{LN_10, SQRT_2};

use bots::{AnyBot, BotLevel};
use protocol::you::Strength;
use rules::{Outcome, Seat};
use serde::{Deserialize, Serialize};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use super::{End, Ended, Who};
use crate::session::SessionId;

/// How strong somebody is, as the method counts.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Skill {
    rating: f64,
    uncertainty: f64,
}

/// What a newcomer has, and the casual bot.
const MIDDLE: f64 = 1500.0;

/// How unsure a bot's strength is: it was measured, but against other bots.
const OF_BOTS: f64 = 1.0;

impl Default for Skill {
    fn default() -> Skill {
        WengLinRating::new().into()
    }
}

impl From<WengLinRating> for Skill {
    fn from(WengLinRating { rating, uncertainty }: WengLinRating) -> Skill {
        Skill { rating, uncertainty }
    }
}

impl Skill {
    /// On the scale that people know.
    pub fn shown(self) -> Strength {
        Strength {
            rating: whole(MIDDLE + (self.rating - WengLinRating::new().rating) * points()),
            give_or_take: whole(2.0 * self.uncertainty * points()),
        }
    }

    /// What a bot of so many points has.
    fn anchor(points_of_bot: u16) -> WengLinRating {
        let rating = WengLinRating::new().rating + (f64::from(points_of_bot) - MIDDLE) / points();
        WengLinRating { rating, uncertainty: OF_BOTS }
    }
}

/// How many points one of the method's is, so that, between two whose strength is known well, 400
/// points more win ten times as often, as in chess.
fn points() -> f64 {
    400.0 / LN_10 / (SQRT_2 * WengLinConfig::new().beta)
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "kept in its bounds")]
fn whole(number: f64) -> u32 {
    number.clamp(0.0, 9999.0).round() as u32
}

/// How strong those are after a game who played it to its end or gave up. Nobody, if somebody
/// had several seats: who plays for two is not known, and who plays against themselves shows nothing.
/// Nobody either, if a bot played as well as they did: its strength is theirs.
pub fn rate(ended: &Ended, skill: impl Fn(SessionId) -> Skill) -> Vec<(SessionId, Skill)> {
    if ended.people().iter().any(|(_, seats)| seats.len() > 1) {
        return Vec::new();
    }
    if ended.players.iter().any(|player| matches!(player.who, Who::Bot(BotLevel::Match))) {
        return Vec::new();
    }
    let mut sides: Vec<Side> = Vec::new();
    for (seat, player) in Seat::all(ended.seats()).zip(&ended.players) {
        let level = |level| (None, Skill::anchor(AnyBot::rating(ended.game, level)));
        let (session, rating) = match &player.who {
            Who::Bot(bot) => level(bot.level()),
            Who::Person(person) => match person.end {
                End::StoodInFor(bot) => level(bot),
                End::Played | End::Resigned => {
                    let Skill { rating, uncertainty } = skill(person.session);
                    (Some(person.session), WengLinRating { rating, uncertainty })
                }
            },
        };
        let first = ended.side(seat).iter().next().unwrap_or(seat);
        let side = match sides.iter_mut().position(|side| side.first == first) {
            Some(place) => sides.get_mut(place),
            None => {
                let won = match ended.outcome {
                    Outcome::Won(winners) => winners.contains(seat),
                    Outcome::Drawn => true,
                };
                let (people, ratings) = (Vec::new(), Vec::new());
                sides.push(Side { first, rank: if won { 1 } else { 2 }, people, ratings });
                sides.last_mut()
            }
        };
        if let Some(side) = side {
            side.people.push(session);
            side.ratings.push(rating);
        }
    }
    let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = sides
        .iter()
        .map(|side| (side.ratings.as_slice(), MultiTeamOutcome::new(side.rank)))
        .collect();
    let after = weng_lin_multi_team(&ranked, &WengLinConfig::new());
    let people = sides.iter().flat_map(|side| &side.people).copied();
    let rated = people.zip(after.into_iter().flatten());
    rated.filter_map(|(session, rating)| Some((session?, rating.into()))).collect()
}

/// Those who win and lose together.
struct Side {
    first: Seat,
    rank: usize,
    people: Vec<Option<SessionId>>,
    ratings: Vec<WengLinRating>,
}
