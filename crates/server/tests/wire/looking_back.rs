//! Games that are over, moment by moment, and lessons: what the page reads over HTTP.

use std::sync::Arc;

use protocol::http::NewTable;
use protocol::lesson::Lesson;
use protocol::review::{Moment, Review};
use protocol::{Command, TableId};
use rules::record::Record;
use rules::{GameKind, Observer, Seat};
use serde_json::json;

use super::client::Client;
use super::house::House;
use super::memory::Memory;
use super::players::{choose, devices, play_out, step};
use super::seeded;
use super::web::{self, new_table};

async fn review(house: &House, table: TableId, query: &str) -> Review {
    let answer = web::get(house, &format!("/api/tables/{table}/games/1/moments{query}")).await;
    assert_eq!(answer.status, 200, "{query}: {}", answer.body);
    serde_json::from_str(&answer.body).unwrap()
}

/// Every moment of a game, page by page.
async fn all_moments(house: &House, table: TableId, who: Observer) -> Vec<Moment> {
    let eyes = match who {
        Observer::Seat(seat) => format!("seat={seat}&"),
        Observer::Public => String::new(),
    };
    let mut moments: Vec<Moment> = Vec::new();
    loop {
        let (from, count) = (moments.len(), 23);
        let page = review(house, table, &format!("?{eyes}from={from}&count={count}")).await;
        assert_eq!((page.from, page.moments.len()), (from, count.min(page.steps + 1 - from)));
        moments.extend(page.moments);
        if moments.len() > page.steps {
            return moments;
        }
    }
}

/// Whether these are the moments of the record, as its replay shows them.
fn agree(record: &Record, who: Observer, moments: &[Moment]) {
    assert_eq!(moments.len(), record.steps.len() + 1);
    for (number, moment) in moments.iter().enumerate() {
        let view = record.state_after(number).unwrap().view(who);
        assert!(super::actions(&moment.view).is_empty(), "there is nothing to do any more");
        assert_eq!(moment.view, view.without_actions(), "moment {number} for {who:?}");
        let step = number.checked_sub(1).map(|before| &record.steps[before]);
        assert_eq!(moment.by, step.map(|step| step.by));
        let glimpse = step.and_then(|step| step.action.glimpse(who));
        assert_eq!(moment.action, glimpse.map(|action| action.to_string()));
        assert_eq!(moment.at, step.and_then(|step| step.at).unwrap_or(0));
        assert_eq!(moment.race, step.and_then(|step| step.race.as_deref().cloned()));
        assert_eq!(moment.stand_in, step.is_some_and(|step| step.stand_in));
    }
}

#[tokio::test]
async fn a_finished_game_is_shown_as_its_record_tells_it() {
    let short = NewTable { options: Some(json!({"trophies": 3})), ..new_table(GameKind::Dice, 2) };
    for new in [new_table(GameKind::Cards, 3), short, new_table(GameKind::Tiles, 2)] {
        let house = House::open().await;
        let (table, mut clients) = devices(&house, &new).await;
        play_out(&mut clients, &mut seeded(12)).await;
        let record = web::record(&house, table, 1).await;
        let seats = Seat::all(new.seats.unwrap()).map(Observer::Seat);
        for who in seats.chain([Observer::Public]) {
            agree(&record, who, &all_moments(&house, table, who).await);
        }
        let all = review(&house, table, "").await;
        assert_eq!((all.game, all.from, all.steps), (new.game, 0, record.steps.len()));
        assert_eq!(all.moments.len(), 64.min(record.steps.len() + 1));
        assert_eq!(all.players, record.header.players);
        assert_eq!(Some(all.ending), record.ending);
        assert_eq!(all.options, serde_json::to_value(&record.header.options).unwrap());
        let races = record.steps.iter().any(|step| step.race.is_some());
        assert_eq!(races, new.game.races(), "the photo finishes are there");
        house.stop().await;
    }
}

#[tokio::test]
async fn what_cannot_be_looked_at_is_refused() {
    let house = House::open().await;
    let (table, mut clients) = devices(&house, &new_table(GameKind::Cards, 2)).await;
    let mut rng = seeded(13);
    for _ in 0..10 {
        step(&mut clients, &mut rng).await;
    }
    let refused = async |path: String| {
        let answer = web::get(&house, &path).await;
        (answer.status, answer.code())
    };
    let moments = |rest: &str| format!("/api/tables/{table}/games/{rest}");
    // While it is on, nobody looks into it: not even those who play.
    for query in ["", "?seat=0", "?seat=1", "?from=0&count=1"] {
        let answer = refused(moments(&format!("1/moments{query}"))).await;
        assert_eq!(answer, (409, "not_over".to_owned()), "{query}");
    }
    assert_eq!(refused(moments("1")).await, (409, "not_over".to_owned()));
    play_out(&mut clients, &mut rng).await;
    let steps = web::record(&house, table, 1).await.steps.len();
    for (rest, status, code) in [
        ("2/moments".to_owned(), 404, "no_game"),
        ("0/moments".to_owned(), 404, "no_game"),
        ("x/moments".to_owned(), 404, "no_game"),
        ("4294967296/moments".to_owned(), 404, "no_game"),
        ("1/moments?seat=2".to_owned(), 404, "no_seat"),
        ("1/moments?seat=9".to_owned(), 404, "no_seat"),
        ("1/moments?seat=-1".to_owned(), 404, "no_seat"),
        ("1/moments?seat=all".to_owned(), 404, "no_seat"),
        ("1/moments?count=0".to_owned(), 400, "unreadable"),
        ("1/moments?count=65".to_owned(), 400, "unreadable"),
        ("1/moments?count=99999999999999999999".to_owned(), 400, "unreadable"),
        ("1/moments?from=-1".to_owned(), 400, "unreadable"),
        ("1/moments?from".to_owned(), 400, "unreadable"),
        ("1/moments?to=5".to_owned(), 400, "unreadable"),
        (format!("1/moments?from={}", steps + 1), 400, "unreadable"),
        (format!("1/moments?from={}", u64::MAX), 400, "unreadable"),
    ] {
        assert_eq!(refused(moments(&rest)).await, (status, code.to_owned()), "{rest}");
    }
    let last = review(&house, table, &format!("?from={steps}&count=64")).await;
    assert_eq!(last.moments.len(), 1, "the last moment alone");
    for nowhere in ["0".repeat(26), "x".to_owned()] {
        let answer = refused(format!("/api/tables/{nowhere}/games/1/moments")).await;
        assert_eq!(answer, (404, "no_table".to_owned()));
    }
    house.stop().await;
}

/// An old game is read beside the table's keeper, which has other things to wait for.
#[tokio::test]
async fn an_old_game_is_read_while_the_table_is_busy() {
    let memory = Arc::new(Memory::new());
    let house = House::on(Arc::<Memory>::clone(&memory)).await;
    let (table, mut clients) = devices(&house, &new_table(GameKind::Tiles, 2)).await;
    let mut rng = seeded(14);
    play_out(&mut clients, &mut rng).await;
    clients[0].must(Command::Rematch).await;
    let seq = clients[1].must(Command::Rematch).await;
    for client in &mut clients {
        client.until_steps(seq).await;
    }
    memory.hold();
    let place = (0..2).find(|&place| choose(&clients[place].views()[0], &mut rng).is_some());
    let mover = &mut clients[place.unwrap()];
    let (seat, action) = choose(&mover.views()[0], &mut rng).unwrap();
    let id = mover.new_id();
    let command = Command::Play { seat, actions: vec![action], reaction: None };
    mover.send_as(&id, &command).await;
    memory.until_held().await;
    // The keeper waits for the disk now, and an earlier game is read all the same.
    assert!(!web::record(&house, table, 1).await.steps.is_empty());
    assert!(!review(&house, table, "?seat=1").await.moments.is_empty());
    memory.let_go();
    mover.answer(&id).await;
    house.stop().await;
}

#[tokio::test]
async fn a_lesson_is_played_over_http() {
    let house = House::open().await;
    for game in GameKind::ALL {
        let mut taken: Vec<String> = Vec::new();
        loop {
            let body = json!({ "actions": taken }).to_string();
            let answer =
                web::ask(&house, "POST", &format!("/api/lessons/{game}"), &[], &body).await;
            assert_eq!(answer.status, 200, "{}", answer.body);
            let lesson: Lesson = serde_json::from_str(&answer.body).unwrap();
            assert_eq!((lesson.at, &lesson.refused), (taken.len(), &None));
            match lesson.expect.into_iter().next() {
                Some(step) => taken.push(step),
                None => break assert!(lesson.done),
            }
        }
    }
    let long = json!({ "actions": vec!["draw"; 65] }).to_string();
    let huge = json!({ "actions": ["x".repeat(17_000)] }).to_string();
    for (path, body, status, code) in [
        ("chess", r#"{"actions":[]}"#, 404, "no_game"),
        ("Cards", r#"{"actions":[]}"#, 404, "no_game"),
        ("cards", "", 400, "unreadable"),
        ("cards", "[]", 400, "unreadable"),
        ("cards", r#"{"actions":[1]}"#, 400, "unreadable"),
        ("cards", r#"{"actions":[],"seat":1}"#, 400, "unreadable"),
        ("cards", &long, 400, "unreadable"),
    ] {
        let answer = web::ask(&house, "POST", &format!("/api/lessons/{path}"), &[], body).await;
        assert_eq!((answer.status, answer.code().as_str()), (status, code), "{path} {body}");
    }
    let answer = web::ask(&house, "POST", "/api/lessons/cards", &[], &huge).await;
    assert_eq!(answer.status, 413);
    let foreign = [("Origin", "http://elsewhere.example")];
    let answer = web::ask(&house, "POST", "/api/lessons/cards", &foreign, "{}").await;
    assert_eq!((answer.status, answer.code().as_str()), (403, "origin"));
    house.stop().await;
}

/// The page's own addresses all lead to the page, and set the cookie that it needs.
#[tokio::test]
async fn the_page_has_an_address_for_lessons_and_reviews() {
    let house = House::open().await;
    let index = web::get(&house, "/").await;
    for path in ["/lesson/cards", "/t/0123456789abcdefghjkmnpqrs/review/1?step=3&seat=0"] {
        let answer = web::get(&house, path).await;
        assert_eq!((answer.status, &answer.body), (index.status, &index.body), "{path}");
        assert!(answer.cookie().is_some());
    }
    assert!(web::get(&house, "/lesson/cards/more").await.cookie().is_none());
    // A browser that is led nowhere gets the page as well, which knows the way home.
    let lost = web::ask(&house, "GET", "/no/such/place", &[("Accept", "text/html")], "").await;
    assert_eq!((lost.status, &lost.body), (404, &index.body));
    // A guest whose cookie was set there can open a socket with it.
    Client::of(&house, &web::get(&house, "/lesson/dice").await.cookie().unwrap()).await;
    house.stop().await;
}
