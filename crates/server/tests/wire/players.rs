//! People at tables: they sit down, and do something that their view allows.

use protocol::table::{Phase, SeatView};
use protocol::{Code, Command, TableId};
use rand_chacha::ChaCha20Rng;
use rules::any::AnyView;
use rules::chance::{below, pick};
use rules::record::Record;
use rules::{Actor, Observer, Seat, Turn};

use super::client::Client;
use super::house::House;
use super::web;

/// What the view allows, in the game's notation.
pub fn actions(view: &AnyView) -> Vec<String> {
    fn texts<T: ToString>(actions: &[T]) -> Vec<String> {
        actions.iter().map(ToString::to_string).collect()
    }
    match view {
        AnyView::Cards(view) => texts(&view.actions),
        AnyView::Dice(view) => texts(&view.actions),
        AnyView::Tiles(view) => texts(&view.actions),
    }
}

/// Something that this seat may do; nothing if it is not its turn.
pub fn choose(SeatView { seat, view }: &SeatView, rng: &mut ChaCha20Rng) -> Option<(Seat, String)> {
    let (seat, all) = ((*seat)?, actions(view));
    // Wrong calls only would go on for thousands of rounds, so every other one is right.
    if below(rng, 2) == 0
        && matches!(view.turn(), Turn::Race(_))
        && let Some(call) = right_call(view, seat)
    {
        return Some((seat, call));
    }
    pick(rng, &(0..all.len()).collect::<Vec<_>>()).map(|place| (seat, all[place].clone()))
}

/// The call that ends the race in this view.
pub fn right_call(view: &AnyView, seat: Seat) -> Option<String> {
    let state = view.determinize(&mut super::seeded(1)).unwrap();
    let right = state.actions(seat).into_iter().find(|call| {
        let mut after = state.clone();
        after.play(Actor::Seat(seat), call).is_ok() && !matches!(after.turn(), Turn::Race(_))
    });
    right.map(|call| call.to_string())
}

/// Takes one step in some seat that can; false if none of these clients can act.
pub async fn step(clients: &mut [Client], rng: &mut ChaCha20Rng) -> bool {
    let can = |client: &Client| {
        client.phase() == Phase::Playing
            && client
                .views()
                .iter()
                .any(|seen| seen.seat.is_some() && !actions(&seen.view).is_empty())
    };
    let able: Vec<usize> = (0..clients.len()).filter(|&place| can(&clients[place])).collect();
    let Some(place) = pick(rng, &able) else { return false };
    let choices: Vec<_> =
        clients[place].views().to_vec().iter().filter_map(|seen| choose(seen, rng)).collect();
    let (seat, action) =
        choices[below(rng, u32::try_from(choices.len()).unwrap()) as usize].clone();
    match clients[place].play(seat, &[&action]).await {
        Ok(seq) => {
            for client in clients {
                client.until_steps(seq).await;
            }
        }
        // In a race others may be first, and dice may come before they are shown.
        Err(refusal) => {
            let racing = [Code::TooLate, Code::TooEarly, Code::Illegal].contains(&refusal.code);
            assert!(racing && clients[place].table().game.races(), "{action}: {refusal:?}");
            tokio::task::yield_now().await;
            clients.iter_mut().for_each(Client::catch_up);
        }
    }
    true
}

/// Plays until the game is over for all.
pub async fn play_out(clients: &mut [Client], rng: &mut ChaCha20Rng) {
    while clients.iter().any(|client| client.game().ending.is_none()) {
        if !step(clients, rng).await {
            clients[0].next().await;
            let seq = clients[0].seen.steps_seq;
            for client in clients.iter_mut() {
                client.until_steps(seq).await;
            }
        }
    }
}

/// As many devices as seats, one in each, at a table that the first has started.
pub async fn devices(house: &House, new: &protocol::http::NewTable) -> (TableId, Vec<Client>) {
    let host = web::cookie(house).await;
    let table = web::make(house, &host, new).await;
    let mut clients = vec![Client::at(house, &host, table).await];
    for _ in 1..new.seats.unwrap() {
        clients.push(Client::at(house, &web::cookie(house).await, table).await);
    }
    for (client, seat) in clients.iter_mut().zip(Seat::all(new.seats.unwrap())) {
        client.sit(seat, &format!("Player {seat}")).await;
    }
    start(&mut clients).await;
    (table, clients)
}

/// The first client, who is the host, starts the game.
pub async fn start(clients: &mut [Client]) {
    let seq = clients[0].must(Command::Start).await;
    for client in clients {
        client.until_steps(seq).await;
    }
}

/// Reads the record of a game that is over, proves it, and compares what these
/// clients saw with what it shows them.
pub async fn prove(house: &House, table: TableId, number: u32, clients: &[Client]) -> Record {
    let record = web::record(house, table, number).await;
    let verified = fair::verify(&record).unwrap();
    let end = record.state_after(record.steps.len()).unwrap();
    for client in clients {
        let game = client.game();
        assert_eq!(game.number, number);
        assert_eq!(game.commitment, verified.commitment.to_string(), "the promise of the start");
        assert_eq!(game.ending, record.ending);
        let eyes: Vec<Observer> = client
            .views()
            .iter()
            .map(|seen| seen.seat.map_or(Observer::Public, Observer::Seat))
            .collect();
        for (seen, &who) in client.views().iter().zip(&eyes) {
            assert_eq!(seen.view, end.view(who), "what {who:?} sees at the end");
        }
        assert_eq!(game.steps.len(), record.steps.len());
        for (shown, step) in game.steps.iter().zip(&record.steps) {
            let glimpse = eyes.iter().find_map(|&who| step.action.glimpse(who));
            assert_eq!(shown.action, glimpse.map(|action| action.to_string()));
            assert_eq!((shown.by, Some(shown.at)), (step.by, step.at));
            assert_eq!(shown.stand_in, step.stand_in);
        }
    }
    record
}
