// Everything that goes over the wire, written from the Rust types in crates/protocol,
// crates/rules and crates/bots. Do not edit it: change them, and run
//
//     cargo test -p protocol
//
// which writes this file and docs/PROTOCOL.md anew.

/** The version of the protocol that these types are of. */
export const PROTOCOL_VERSION = 1;

/** What is known of a game before there is a table. */
export interface GameFacts {
  /** How many can play, in ascending order. */
  seats: readonly number[];
  /** What people are asked before the start: values of an option, the default first. */
  choices: Readonly<Record<string, readonly string[]>>;
  /** Whether what a race is about can be read aloud to all before it begins. */
  readAloud: boolean;
  /** Whether bots can play as well as the people at their table. */
  matches: boolean;
}

export const FACTS: Readonly<Record<GameKind, GameFacts>> = {
  cards: { seats: [2,3,4,5], choices: {}, readAloud: false, matches: false },
  dice: { seats: [2,3,4,5,6,7,8], choices: {"variant":["basic","poachers","guards"]}, readAloud: true, matches: true },
  tiles: { seats: [2,4], choices: {}, readAloud: false, matches: false },
};

/** A message from a client: one JSON object in a text frame. */
export type ClientMessage =
  /**
   * The first message. The answer is `welcome`, or a refusal with the code
   * `version`, after which the page should load itself anew.
   */
  | {
      type: "hello";
      /** The version of the protocol that the client speaks. */
      protocol: number;
      /** Whether the client can apply `changed`; otherwise it gets whole views in `steps`. */
      changes?: boolean;
    }
  /**
   * Open a table, in place of the one that was open before. The answer is
   * `table`, or what was missed since `seen`.
   */
  | {
      type: "watch";
      /** The table to open. */
      table: Code128;
      /**
       * The last `seq` of this table that the client has seen in `table`,
       * `unchanged`, `seats` or `steps`; `done` tells of what is yet to be shown.
       */
      seen?: number | null;
      /**
       * The name under which one talks as long as one only watches. It is not used if nobody
       * could read it, or if it looks like that of somebody who sits at the table.
       */
      name?: Name | null;
    }
  /**
   * Open a table as `watch` does, on a screen that everybody in the room looks at, such as a TV. It
   * sees what those see who only watch, whoever holds its cookie, and nobody is there because of it.
   */
  | {
      type: "show";
      /** The table to open. */
      table: Code128;
      /** As in `watch`. */
      seen?: number | null;
    }
  /**
   * Offer this screen to whoever types its code. The answer is `offered`, again whenever somebody
   * has chosen a table for it.
   */
  | {
      type: "offer";
      /** The code that this screen had before, if it had one: it gets it back if it can. */
      code?: ShortCode | null;
      /** The table that it shows already; its code leads there. */
      table?: Code128 | null;
    }
  /** Close the table. */
  | { type: "unwatch" }
  /**
   * Do something at the open table. The answer is `done` or `refused`, once
   * and for all: a repeat with the same id gets the first answer again.
   */
  | {
      type: "do";
      /** The client's name for this command, never used for another one. */
      id: CommandId;
      /** What to do. */
      command: Command;
    }
  /**
   * Ask for help at the open table, in a seat of one's own. The answer is `advice` or
   * `refused`. Nothing is written down of it, and it tells nothing that the seat may not know.
   */
  | {
      type: "ask";
      /** The client's name for this question, given back in the answer. */
      id: CommandId;
      /** The asker's own seat that the question is for. */
      seat: Seat;
      /** What the question is about. */
      about: Question;
    }
  /**
   * What somebody typed at the open table for a seat of their own: a step in notation or in plain
   * words, or a question (docs/TERMINAL.md lists them). A question is answered by `told`; steps are
   * taken as by `do` with `play` and this id, and answered the same, once and for all; what
   * is not understood, or could mean two things, is `refused` with a sentence that says so.
   */
  | {
      type: "type";
      /** The client's name for this line, never used for another one. */
      id: CommandId;
      /** The typist's own seat. */
      seat: Seat;
      /** The line. */
      text: Line;
      /**
       * The language of the line and of the answer, such as `fr`; English if it is one that the
       * server does not speak.
       */
      language: string;
      /** In a race, as in `play`: microseconds from `opens_at` to the Enter key. */
      reaction?: number | null;
    }
  /** Hear no more of what a person says, or hear it again. */
  | {
      type: "mute";
      /** The seat of the person to mute; `null` for those who watch. */
      seat: Seat | null;
      /** The name of one who watches; `null` for all of them, and where a seat is given. */
      name?: Name | null;
      /** `true` to mute them, `false` to hear them again. */
      muted: boolean;
    }
  /** Ask what time it is at the server, to agree on a clock. */
  | {
      type: "ping";
      /** The client's own time, given back in the answer. */
      at: number;
    };

/**
 * A message from the server: one JSON object in a text frame. Those about a
 * table carry its `seq`.
 */
export type ServerMessage =
  /**
   * The answer to `hello`. Where several servers share their tables it comes once more, when a table
   * is opened that another server keeps: from then on that server's clock counts.
   */
  | {
      type: "welcome";
      /** The version of the protocol. */
      protocol: number;
      /** The server's build: a page of another build should load itself anew. */
      build: string;
      /** The server's clock in microseconds. */
      now: number;
    }
  /** The whole table. */
  | { type: "table" } & TableState
  /** The table is as it was when the client saw it last. */
  | {
      type: "unchanged";
      /** The last thing that happened. */
      seq: number;
    }
  /** Who sits where now, and whether they are there. */
  | {
      type: "seats";
      /** The last thing that happened. */
      seq: number;
      /** Where the table stands. */
      phase: Phase;
      /** The seats, clockwise. */
      seats: SeatState[];
      /** Games that nobody won. */
      drawn: number;
      /** Whether a screen that everybody looks at shows the table. */
      screen: boolean;
      /** Whether this client may do what the host may. */
      hosting: boolean;
      /** Where the host sits. */
      host_seat: Seat | null;
    }
  /** Steps that were taken, and what the client sees now. */
  | {
      type: "steps";
      /** The last thing that happened. */
      seq: number;
      /** How many steps came before these. */
      from: number;
      /** The new steps, in order. */
      steps: ShownStep[];
      /** What the client's seats see now. */
      views: SeatView[];
      /** Who has to decide until when. */
      clock: TurnClock | null;
      /** When the roll may be shown, in a race. */
      race: RaceStart | null;
      /** How the race was decided that is on, or was the last one. */
      photo?: Photo | null;
      /** The time to look at a result, if these steps brought one. */
      pause: Pause | null;
      /** Whether `undo` would be carried out for this client now. */
      can_undo: boolean;
      /** How the game ended, if it did. */
      ending?: Ending | null;
    }
  /**
   * A step that was taken, and what it changed in what the client sees. It comes instead of `steps` to clients
   * that can apply it (`hello`), in games and at moments where it is shorter.
   */
  | {
      type: "changed";
      /** The last thing that happened. */
      seq: number;
      /** How many steps came before it; a client that has another number opens the table again. */
      from: number;
      /** The new step. */
      steps: ShownStep[];
      /** How what the client's seats see differs from what they saw before. */
      views: SeatChange[];
      /** Who has to decide until when. */
      clock?: TurnClock | null;
      /** The time to look at a result, if the step brought one. */
      pause?: Pause | null;
      /** Whether `undo` would be carried out for this client now. */
      can_undo?: boolean;
      /** How the game ended, if it did. */
      ending?: Ending | null;
      /** The client's own command that was carried out by this: there is no other `done` for it. */
      done?: CommandId | null;
    }
  /** Somebody is ready to go on after a result, or the time to look at it is over. */
  | {
      type: "pause";
      /** The last thing that happened. */
      seq: number;
      /** Who is ready now, and how long it lasts; `null` when it is over. */
      pause: Pause | null;
    }
  /** A command was carried out, and is in the log for good. */
  | {
      type: "done";
      /** The command's id, as the client gave it. */
      id: CommandId;
      /** The place in the table's log where it took effect. */
      seq: number;
      /** The key that was asked for. */
      key?: Code128 | null;
    }
  /** Something was not done, and nothing has changed. */
  | {
      type: "refused";
      /** The command's id; `null` if what was refused is no command. */
      id: CommandId | null;
      /** What kind of refusal it is. */
      code: Code;
      /** One sentence, in English; with the code `not_understood` in the language that was asked for. */
      sentence: string;
      /** The broken rule's own name, if a rule of the game forbids it. */
      rule?: string | null;
      /** The paragraph of RULES.md that forbids it. */
      paragraph?: string | null;
      /**
       * In a lesson, with the code `lesson`: the key of the sentence in
       * the game's file in locales that says it kindly.
       */
      key?: string | null;
      /**
       * In how many seconds it is worth trying again, if that is known. HTTP says so in
       * `Retry-After`, too.
       */
      wait?: number | null;
    }
  /** The answer to `ask`. */
  | {
      type: "advice";
      /** The question's id, as the client gave it. */
      id: CommandId;
      /**
       * The place in the table's log up to which it was looked at: what has
       * happened since may have made the advice old.
       */
      seq: number;
      /** The seat that it is for. */
      seat: Seat;
      /** The advice itself. */
      advice: Advice;
    }
  /** The answer to a question that was typed (`type`). */
  | {
      type: "told";
      /** The line's id, as the client gave it. */
      id: CommandId;
      /**
       * The answer in the language that was asked for, made from what the seat may know. It may
       * have several lines.
       */
      text: string;
    }
  /** Somebody said something. */
  | {
      type: "said";
      /** The last thing that happened. */
      seq: number;
      /** Where they sit; `null` if they watch. */
      seat: Seat | null;
      /** Their name; `null` if they have none. */
      name: Name | null;
      /** What they said. */
      text: Line;
    }
  /** Somebody reacted. */
  | {
      type: "reacted";
      /** The last thing that happened. */
      seq: number;
      /** Where they sit; `null` if they watch. */
      seat: Seat | null;
      /** Their name; `null` if they have none. */
      name: Name | null;
      /** The reaction they show. */
      reaction: Reaction;
    }
  /** One's partner says: watch out (T8). */
  | {
      type: "signalled";
      /** The last thing that happened. */
      seq: number;
      /** Where the partner sits. */
      seat: Seat;
    }
  /** Somebody's time is nearly over. */
  | {
      type: "hurry";
      /** The last thing that happened. */
      seq: number;
      /** The seat whose time is nearly over. */
      seat: Seat;
      /** Milliseconds that are left. */
      left: number;
    }
  /** The answer to `offer`, and what the screen is to show whenever that changes. */
  | {
      type: "offered";
      /** The code to be read by all. */
      code: ShortCode;
      /** The table to show; `null` while the screen waits for one. */
      table: Code128 | null;
    }
  /** The answer to `ping`. */
  | {
      type: "pong";
      /** The client's time, as it was sent. */
      at: number;
      /** The server's clock in microseconds. */
      now: number;
    }
  /** The connection is about to be closed. */
  | {
      type: "bye";
      /** The reason, which also tells what to do next. */
      reason: Farewell;
    };

/** Who takes a step. Written as the seat's number, `"chance"` or `"clock"`. */
export type Actor =
  /** The player in this seat, or whoever plays for them. */
  | Seat
  /** The shuffled deck, the dice: nobody's will. */
  | "chance"
  /** The table's clock, where a rule gives it something to end. */
  | "clock";

/** The answer. */
export type Advice =
  /** The odds of the next card. */
  | {
      type: "odds";
      /**
       * The exact chance from 0 to 1 that it explodes, for all that the seat
       * may know (C9).
       */
      explosion: number;
      /** How many cards are left in the deck. */
      cards: number;
    }
  /** The best way to lay down the hand (C6, C8). */
  | {
      type: "arrangement";
      /** The steps in order, without a `lay` before them and the `done` that closes them. */
      actions: string[];
      /** The points that it gains, those lost for cards that find no place taken off. */
      points: number;
    }
  /** What would lie there (C6). */
  | {
      type: "laid";
      /** What the seat would see, and what it could lay next. */
      view: AnyView;
      /** The seat's points if it said `done` then, and what is left in its hand were discarded. */
      points: number;
    }
  /** The best step. */
  | {
      type: "hint";
      /** The step in the game's notation. */
      action: string;
      /** The key of the sentence in locales that says why. */
      key: string;
      /** The facts in that sentence, by their names. */
      facts: Record<string, Fact>;
      /** How much of the win the seat can expect then, from 0 to 1. */
      value: number;
    };

/** An animal: `rhino`, `gnu` or `bongo`; on dice `R`, `G` or `B`. */
export type Animal =
  /** `rhino`, on dice `R`. */
  | "rhino"
  /** `gnu`, on dice `G`. */
  | "gnu"
  /** `bongo`, on dice `B`. */
  | "bongo";

/** A step of some game. */
export type AnyAction = CardsAction | DiceAction | TilesAction;

/** What a table of some game chose. */
export type AnyOptions = CardsOptions | DiceOptions | TilesOptions;

/**
 * What an observer of some game may know. No two games' views have the same
 * fields, so they need no label.
 */
export type AnyView = CardsView | DiceView | TilesView;

/** A face made of shapes. What each number looks like is the page's choice. */
export type Avatar = {
  /** Which of the shapes, 0 to 7. */
  shape: number;
  /** Which of the colours, 0 to 7. */
  colour: number;
  /** Which of the faces, 0 to 7. */
  face: number;
};

/** A call, and so also the answer to a roll: an animal or `nothing`. */
export type Call =
  /** `rhino`, `gnu` or `bongo`. */
  | Animal
  /** `nothing`. */
  | "nothing";

/**
 * A card, such as `R7` or `K5`. Cards of the same colour and number are equal:
 * nothing in the game tells them apart.
 */
export type Card = string;

/** One step. */
export type CardsAction = string;

/** All that lies open on the table. Nothing that C9 hides is in here. */
export type CardsOpen = {
  /** How many cards are left to draw. */
  deck: number;
  /** The cards in the centre in the order in which they were revealed. */
  centre: Card[];
  /** The common discard. */
  discard: Pile;
  /** What lies before each seat. */
  places: CardsPlace[];
  /** The player whose turn it is; at the end the one who drew the last card. */
  active: Seat | null;
  /** What is asked now. */
  phase: CardsPhase;
};

/** What a table may choose before the start. */
export type CardsOptions = {
  /** Who starts, if the table agreed on somebody; otherwise chance chooses (C2.3). */
  first?: Seat;
};

/** What is asked now, and of whom. */
export type CardsPhase =
  /** Chance deals and chooses who starts (C2). */
  | "set_up"
  /** The active player draws, stops or answers the last card (C4.2). */
  | { draw: {
        /** Whether the last card of the centre may still be answered (C4.5). */
        fresh: boolean;
      } }
  /** Chance turns over the next card (C4.1). */
  | "reveal"
  /** The last card of the centre explodes, and the active player holds its number (C4.4). */
  | "explosion"
  /** The active player has stopped and takes cards (C4.3). */
  | "take"
  /** This opponent takes a card or destroys one (C5.2). */
  | { opponent: Seat }
  /** The active player destroys some of what remains and takes the rest (C5.3). */
  | "remains"
  /** The active player may lay down (C6.1). */
  | "lay_or_keep"
  /** This seat lays down (C6.2). */
  | { lay: Seat }
  /** The game is over (C7). */
  | "over";

/** What lies before one seat, and what everyone knows of its hand. */
export type CardsPlace = {
  /** The cards in hand that everyone saw being taken. */
  known: Pile;
  /**
   * The card that was dealt at the start, if it is still in the hand: the
   * numbers that it may have, for all that the table could see.
   */
  hidden: MayBe | null;
  /** The sequences in the order in which they were started. */
  sequences: Sequence[];
  /** The personal discard. */
  discard: Pile;
};

/** A player's points and their reasons. */
export type CardsTally = {
  /** The points of each sequence. */
  sequences: SequencePoints[];
  /** Cards on the personal discard, a point less for each (C8.3). */
  minus: number;
  /** All together. */
  total: number;
};

/** All that one observer may know: what lies open, their own hand, and what they may do. */
export type CardsView = {
  /** Whose view it is. */
  observer: Observer;
  /** Who acts next. */
  turn: Turn;
  /** All that lies open on the table. */
  open: CardsOpen;
  /** The observer's own hand; `null` for a spectator. */
  hand: Pile | null;
  /** The card in that hand that nobody else has seen. */
  dealt: Card | null;
  /** The points of what lies before each seat now (C8). */
  points: CardsTally[];
  /** What the observer may do now. */
  actions: CardsAction[];
};

/**
 * A place for one tile, written `2,-1`: its column, then its row.
 *
 * Cells are in the order of reading: by row from the top, then by column from
 * the left.
 */
export type Cell = string;

/** The kinds of refusal. */
export type Code =
  /** The message is not one of the protocol. */
  | "unreadable"
  /** The first message was not `hello`, or there was a second one. */
  | "handshake"
  /** The client speaks another version: load the page anew. */
  | "version"
  /** There is no such table. */
  | "no_table"
  /** The connection does not watch a table. */
  | "not_watching"
  /** The table has no such seat. */
  | "no_seat"
  /** Somebody sits there. */
  | "seat_taken"
  /** Nobody sits there. */
  | "seat_empty"
  /** The seat is another's. */
  | "not_your_seat"
  /** A seat's link that is no longer good. */
  | "bad_seat_key"
  /** A key that makes this device somebody's and is no longer good. */
  | "bad_moving_key"
  /** The device has tables or games of its own, which nobody could reach any more. */
  | "leaves_something"
  /** Only the host may do that. */
  | "not_host"
  /** A name is needed. */
  | "no_name"
  /** That can be done before the start only. */
  | "started"
  /** That can be done during the game only. */
  | "not_playing"
  /** There are free seats. */
  | "free_seats"
  /** The game is not played by more. */
  | "no_more_seats"
  /** The game is not played by fewer. */
  | "fewest_seats"
  /** More people sit here than the game would have seats. */
  | "too_many_people"
  /** At a public table everybody but the host has one seat. */
  | "one_seat"
  /** Who gave up is out of this game. */
  | "gave_up"
  /** The game does not exist or cannot be played so. */
  | "bad_options"
  /** There is no such game, at this table or at all. */
  | "no_game"
  /** There is nothing to say about that now. */
  | "no_advice"
  /** Undo and hints are for those who play against bots alone. */
  | "bots_only"
  /** There is nothing that could be taken back. */
  | "no_undo"
  /** A step that the rules allow but the lesson does not follow. */
  | "lesson"
  /** The step is no step of the game. */
  | "notation"
  /**
   * What was typed is not understood, or could mean two things; the sentence, in the language that
   * was asked for, says what can be typed.
   */
  | "not_understood"
  /** A rule of the game forbids it. */
  | "illegal"
  /** Somebody else was first; the call does not count. */
  | "too_late"
  /** The call came before the dice were shown. */
  | "too_early"
  /** Partners do not confer. */
  | "no_conferring"
  /** The seat's owner is there and may play. */
  | "not_away"
  /** What was revealed is not what was committed to. */
  | "bad_entropy"
  /** Too many requests. */
  | "too_fast"
  /** Too many tables. */
  | "too_many_tables"
  /** The table's log is full: play goes on at a new table. */
  | "table_full"
  /** Nobody has this short code, or its time is over. */
  | "unknown_code"
  /** The screen with this code shows another table. */
  | "screen_busy"
  /** Nobody could see the name. */
  | "invisible_name"
  /** The name looks like that of another player, or of a bot. */
  | "name_taken"
  /** The host has just removed this player from the table. */
  | "removed"
  /** The host has removed this player from a public table, for as long as the table lives. */
  | "sent_away"
  /** The game is not over, so its record would tell what is hidden. */
  | "not_over"
  /** The request came from another site. */
  | "origin"
  /** The log cannot be written; nothing was done. */
  | "storage"
  /** The table's log was damaged on the disk, so it cannot be opened. */
  | "damaged"
  /** The server is about to stop. */
  | "stopping";

/** 128 random bits, written as 26 digits. Who knows it may use it; guessing it is hopeless. */
export type Code128 = string;

/** `GET /api/codes/{code}`: what a short code stands for. */
export type CodeFound = {
  /** The table that it leads to; `null` if it is the code of a screen that waits for one. */
  table: Code128 | null;
};

/** The answer to it. Whoever asks again before the time is over gets the same code for longer. */
export type CodeMade = {
  /** The code to type. */
  code: ShortCode;
  /** For how many seconds it is good. */
  seconds: number;
};

/** Something to do at a table. */
export type Command =
  /** Sit down. One device may hold several seats. */
  | {
      type: "sit";
      /** A free seat, or one's own to change the name or the face. */
      seat: Seat;
      /** The name that the others see. */
      name: Name;
      /** The face that they see beside it. */
      avatar?: Avatar | null;
    }
  /** Stand up, before the start or after the end. */
  | {
      type: "stand";
      /** One's own seat. */
      seat: Seat;
    }
  /** Put a bot into a free seat. The host may, before the start. */
  | {
      type: "seat_bot";
      /** A seat that no person holds. */
      seat: Seat;
      /** How well it plays. */
      level: Level;
      /**
       * Whether it plays as well as the people at the table instead: it begins at some level, and
       * learns from what everybody there sees of their reactions. Where a game does not offer
       * that, this is refused; `GameFacts.matches` in the page's types says which do.
       */
      matches?: boolean;
    }
  /** Take a person or a bot off a seat. The host may, before the start. */
  | {
      type: "remove";
      /** The seat that becomes free. */
      seat: Seat;
    }
  /**
   * Add a free seat at the end: as many as the game needs to reach the next number that it is
   * played by. The host may, while no game is on. The last game leaves the table.
   */
  | { type: "add_seat" }
  /**
   * Take away a seat in which no person sits; those after it move up. Where the game needs it,
   * further ones go, from the end, free ones before bots. The host may, while no game is on.
   */
  | {
      type: "remove_seat";
      /** A free seat, or a bot's. */
      seat: Seat;
    }
  /**
   * Play another game with the same people, or the same one in another way: a new series. People
   * and bots keep their seats. The host may, while no game is on.
   */
  | {
      type: "choose_game";
      /** The game to play from now on. */
      game: GameKind;
      /**
       * How many play. If it is not said: as many as now, where the game is played by so many;
       * else as few as there is room in for all who sit here.
       */
      seats?: number | null;
      /**
       * The game's options, as docs/NOTATION.md tells; if they are not said, those of the table
       * where it stays at its game, and the usual ones of another game.
       */
      options?: Partial<AnyOptions>;
    }
  /** Choose how long a decision may take. The host may, while no game is on. */
  | {
      type: "set_clock";
      /**
       * Seconds for a decision; `null` for no limit, which at a public table is the game's
       * usual time.
       */
      seconds: number | null;
    }
  /**
   * Promise to add chance of one's own to the next game: a hash of what `reveal` will say and of
   * the place that it is for, made as docs/FAIRNESS.md tells. A new promise replaces the last one.
   */
  | {
      type: "contribute";
      /** One's own seat. */
      seat: Seat;
      /** The commitment in hexadecimal digits. */
      commitment: string;
    }
  /** Keep that promise, once the server has committed itself. */
  | {
      type: "reveal";
      /** The seat that made the promise. */
      seat: Seat;
      /** 32 bytes in hexadecimal digits. */
      entropy: string;
    }
  /** Start the game, or the next one. The host may, when all seats are taken. */
  | { type: "start" }
  /** Take one or more steps, all or none of them. */
  | {
      type: "play";
      /** One's own seat. */
      seat: Seat;
      /** The steps in the game's notation. */
      actions: string[];
      /**
       * In a race: microseconds from the moment when all dice were on the screen, which
       * is at `opens_at`, to the press.
       */
      reaction?: number | null;
    }
  /** Go on: the result on the screens has been seen. A throw says so, too. */
  | {
      type: "next";
      /** One's own seat. */
      seat: Seat;
    }
  /**
   * Take back one's own last decision and what bots did after it, alone against bots at a
   * table that is not public, and never across chance. The whole table comes with the answer.
   */
  | {
      type: "undo";
      /** One's own seat. */
      seat: Seat;
    }
  /** Let the table play faster or slower. The host may, and who is alone with bots. */
  | {
      type: "set_pace";
      /** The pace from now on. */
      pace: Pace;
    }
  /**
   * Give up. At a table of two the other wins; at larger ones a bot finishes the game, which
   * is then not won by who gave up.
   */
  | {
      type: "resign";
      /** One's own seat. */
      seat: Seat;
    }
  /** Take the seat back from the bot that stood in. Who gave up is back in the next game. */
  | {
      type: "return";
      /** One's own seat. */
      seat: Seat;
    }
  /** Let a bot stand in for somebody who is away. */
  | {
      type: "stand_in";
      /** The seat of the person who is away. */
      seat: Seat;
    }
  /**
   * Play again with the same people. It begins when nobody is awaited any more and no seat is
   * free: who is away, was stood in for or gave up is not waited for.
   */
  | { type: "rematch" }
  /** Ask for a key that moves a seat to another device. */
  | {
      type: "hand_over";
      /** One's own seat. */
      seat: Seat;
    }
  /** Move a seat to this device. */
  | {
      type: "take_over";
      /** The seat that the key is for. */
      seat: Seat;
      /** The key that `hand_over` gave to the other device. */
      key: Code128;
    }
  /** Say something to everyone at the table. */
  | {
      type: "say";
      /** One line of plain text. */
      text: Line;
    }
  /** Show a quick reaction to everyone at the table. */
  | {
      type: "react";
      /** The reaction to show. */
      reaction: Reaction;
    }
  /** Warn one's partner to watch out (T8), if the table allows it. */
  | {
      type: "signal";
      /** One's own seat. */
      seat: Seat;
    };

/** The name that a client gives to one command, so that a repeat is known as one. */
export type CommandId = string;

/** One step. */
export type DiceAction = string;

/** A call that was made. */
export type DiceCalled = {
  /** By whom. */
  seat: Seat;
  /** What they called. */
  call: Call;
  /** The trophies that it cost them (D4.3); a right call costs none. */
  cost: DiceTally;
};

/** How often a player may call in a round (D4.3). */
export type DiceCalls =
  /** Once: who was wrong sits out the rest of the round. */
  | "one"
  /** As often as they like. */
  | "free";

/** What came of the poachers (D3.2, D3.3). */
export type DiceEffect =
  /** One white die with the target is cancelled. */
  | "cancelled"
  /** No white die shows the target, so nothing happens. */
  | "missed"
  /** The green die shows the target, so every white die counts. */
  | "guarded";

/**
 * How a round ended: `"void"`, or
 * `{"won":{"seat":1,"took":"gnu","from":"supply"}}`.
 */
export type DiceEnd =
  /** Nobody was right (D4.3, D4.7). */
  | "void"
  /** Someone was right, and took a trophy (D4.4, D4.5). */
  | { won: {
        /** The round's winner. */
        seat: Seat;
        /** The trophy's animal. */
        took: Animal;
        /** Where it came from. */
        from: DiceSource;
      } };

/** A round that is over: now its answer is shown. */
export type DiceFinished = {
  /** The dice and the calls. */
  round: DiceRound;
  /** The answer, with its reasons. */
  reading: DiceReading;
  /** How it ended. */
  end: DiceEnd;
};

/** How long a round lasts at most, in seconds: 1 to 3600, usually 30 (D4.7). */
export type DiceLimit = number;

/**
 * Which animals have the wanted count: `"none"`, `{"one":"gnu"}` or
 * `{"two":["rhino","gnu"]}`, in the usual order.
 *
 * Three cannot: they would be 3, 6 or 9 dice, but four or five are left.
 */
export type DiceMatching =
  /** No animal: `nothing` is right. */
  | "none"
  /** One animal: it is right. */
  | { one: Animal }
  /** Two animals: the third is right. */
  | { two: [Animal, Animal] };

/** A yellow die's number, written `1`, `2` or `3`. */
export type DiceNumber =
  /** `1`. */
  | 1
  /** `2`. */
  | 2
  /** `3`. */
  | 3;

/** A table's choices. What is left out of the JSON has its default. */
export type DiceOptions = {
  /** Which dice are rolled (D2). */
  variant: DiceVariant;
  /** How many trophies there are of each animal (D1.4). */
  trophies: DiceTrophies;
  /** How often a player may call in a round (D4.3). */
  calls: DiceCalls;
  /** How long a round lasts at most; `null` if it lasts until someone is right (D4.7). */
  limit: DiceLimit | null;
  /** Who throws first, if the table agreed on somebody; otherwise chance chooses (C2.3, D4.6). */
  first?: Seat;
};

/** A round is won, and its winner chooses a trophy (D4.4, D4.5). */
export type DicePending = {
  /** Who chooses. */
  winner: Seat;
  /** The answer, with its reasons: it has been found. */
  reading: DiceReading;
};

/** What the poachers did (D3.2, D3.3). */
export type DicePoaching = {
  /** The animal that they are after. */
  target: Animal;
  /** How the red dice say so. */
  by: DiceShown;
  /** What came of it. */
  effect: DiceEffect;
};

/** What a roll says, step by step. */
export type DiceReading = {
  /** How many are wanted (D3.1). */
  wanted: DiceWanted;
  /** What the poachers did, where they play (D3.2, D3.3). */
  poachers: DicePoaching | null;
  /** The animals on all white dice. */
  shown: DiceTally;
  /** The animals on the white dice that are left, which are counted (D3.4). */
  left: DiceTally;
  /** Which of them have the wanted count (D3.4). */
  matching: DiceMatching;
  /** The right call (D3.4). */
  call: Call;
};

/**
 * All dice of a variant, in the order in which they were written or drawn:
 * `RRGBB 13`, `RRGBB 13 RG` or `RRGBB 13 RG B`.
 */
export type DiceRoll = string;

/** The dice on the table and what was called. */
export type DiceRound = {
  /** Who rolled. */
  roller: Seat;
  /** How the dice lie. */
  roll: DiceRoll;
  /** The last call of each seat that has called, the latest one at the end. */
  calls: DiceCalled[];
};

/** How a pair of dice chooses one of three faces (D3.1, D3.2). */
export type DiceShown =
  /** Both dice show it. */
  | "both"
  /** The dice differ, and neither shows it. */
  | "neither";

/** Where a winner's trophy comes from: `"supply"` or `{"seat":2}` (D4.4, D4.5). */
export type DiceSource =
  /** From the supply. */
  | "supply"
  /** From the other player with the most. */
  | { seat: Seat };

/** How many of each animal: `{"rhino":2,"gnu":0,"bongo":1}`. */
export type DiceTally = {
  /** How many rhinos. */
  rhino: number;
  /** How many gnus. */
  gnu: number;
  /** How many bongos. */
  bongo: number;
};

/** How many trophies there are of each animal: 3 to 20, usually 10 (D1.4). */
export type DiceTrophies = number;

/** Which dice are rolled (D2). */
export type DiceVariant =
  /** Five white and two yellow dice. */
  | "basic"
  /** And two red ones. */
  | "poachers"
  /** And a green one. */
  | "guards";

/** The table as it lies. It is the same for all but for what they may do. */
export type DiceView = {
  /** Who acts next. */
  turn: Turn;
  /** What the table chose. */
  options: DiceOptions;
  /** The trophies of each seat. */
  trophies: DiceTally[];
  /** The trophies that nobody holds. */
  supply: DiceTally;
  /** How often the dice were rolled: the number of the round that is on, or of the last one. */
  rounds: number;
  /** Who rolls or has rolled; `null` before the first and after the last round. */
  roller: Seat | null;
  /** The round that is on, from the roll until its winner has a trophy. */
  round: DiceRound | null;
  /** Those who sit out the rest of this round (D4.3). */
  out: Seats;
  /** The choice that the round's winner has to make. */
  claim: DicePending | null;
  /** The round before this one. */
  last: DiceFinished | null;
  /** What the observer may do. */
  actions: DiceAction[];
};

/** How many are wanted (D3.1). */
export type DiceWanted = {
  /** The number itself. */
  number: DiceNumber;
  /** How the yellow dice say so. */
  by: DiceShown;
};

/** How a game ended. */
export type Ending = {
  /** Who won. */
  outcome: Outcome;
  /** Points by seat, where the game has them. */
  scores?: number[];
  /** Who gave up, if that ended it. */
  resigned?: Seat | null;
};

/** A fact in a reason. */
export type Fact =
  /** A whole number: cards, points, moves. */
  | number
  /** A share from 0 to 1, said in per cent. */
  | {
      /** The share. */
      share: number;
    }
  /** A piece of notation: a card, a cell, a line of steps. */
  | string;

/** Why a connection is closed. */
export type Farewell =
  /** The server stops; come back in a moment. */
  | "stopping"
  /** The client read too slowly; come back and resume. */
  | "too_slow"
  /** The client sent too much. */
  | "too_fast"
  /** The table has to be opened again. */
  | "reopen";

/** How one call was judged. Times are microseconds, counted from the moment when calls opened. */
export type Finish = {
  /** The seat that called. */
  seat: Seat;
  /** The call in the game's notation. */
  call: string;
  /** When it reached the server. */
  arrived: number;
  /** One way of the connection, as measured; `null` if it was not, or for a bot. */
  trip: number | null;
  /** The reaction that the client claimed. */
  claimed: number | null;
  /** The shortest reaction that the measured round trips allow. */
  least: number;
  /** The longest reaction that they allow. */
  most: number;
  /** The reaction that counts. */
  judged: number;
  /** Whether it was too close to call and a lot decided. */
  lot: boolean;
  /** Whether the call counted: calls after the first right one do not. */
  counted: boolean;
};

/** What became of the address that stands in `X-Forwarded-For`. */
export type Forwarded =
  /** None stood there, and none was expected. */
  | "none"
  /** It was believed: a proxy of this server wrote it. */
  | "believed"
  /** It was not believed: the server knows no proxy there. */
  | "ignored"
  /** A proxy should have written one. */
  | "missing";

/** Which game. Written as its id. */
export type GameKind = "cards" | "dice" | "tiles";

/** `GET /health`: whether the server can do its work. */
export type Health = {
  /** Whether tables can be played at: the log can be written. */
  ok: boolean;
  /** The server's build. */
  build: string;
  /** The version of the protocol. */
  protocol: number;
  /**
   * What the signatures of its records are checked with: a public key (Ed25519) in
   * hexadecimal digits.
   */
  record_key: string;
  /** This server among those that share its store, if several may. */
  node?: NodeHealth | null;
};

/** The answer: the table of the lesson, and what is told beside it. */
export type Lesson = {
  /** The game that is learned. */
  game: GameKind;
  /** The learner's seat. */
  seat: Seat;
  /** How many sit at the table. */
  seats: number;
  /** The game's options, as docs/NOTATION.md tells. */
  options: AnyOptions;
  /** The names of those who play, by seat; the learner's own is empty. */
  players: string[];
  /**
   * Which of the lesson's tables this is, from 0. When it changes, a new game
   * lies there, and `steps` begins anew.
   */
  chapter: number;
  /** The key of the sentence in the game's file in locales that is told now. */
  say: string;
  /** The steps that the lesson follows now: any one of them. None when it is done. */
  expect: string[];
  /** What has happened at this table, as the learner sees it. */
  steps: ShownStep[];
  /** What the learner sees now. It lists all that the rules allow. */
  view: AnyView;
  /** Whether the lesson is over. */
  done: boolean;
  /** How many of the learner's steps were taken. */
  at: number;
  /** How many there are in the whole lesson. */
  of: number;
  /**
   * Why the next one was not: the table is as it was before it. The learner
   * goes on from the first `at` steps.
   */
  refused: Refusal | null;
};

/** `POST /api/lessons/{game}`: where does the lesson stand after these steps? */
export type LessonSteps = {
  /** The learner's steps so far, in the game's notation; none at the beginning. */
  actions: string[];
};

/** A level, from one that a child can beat to one that hardly anybody can. */
export type Level =
  /** A newcomer wins most games. */
  | "beginner"
  /** For people who know the game. */
  | "casual"
  /** Hardly a mistake that one can see. */
  | "strong"
  /** As strong as we can make it. */
  | "expert";

/** A line of chat: 1 to 200 characters. */
export type Line = string;

/**
 * The numbers that a hidden card may have.
 *
 * A player is asked about an explosion only if they could cancel it, so whether
 * they were asked tells everyone something about the card that they were dealt.
 */
export type MayBe = number[];

/**
 * The position after a number of steps, and the last of them. The first moment
 * of a game has no step.
 */
export type Moment = {
  /** Who took the step; `null` in the first moment. */
  by: Actor | null;
  /**
   * The step in the game's notation; `null` if it is hidden from these eyes,
   * and in the first moment.
   */
  do: string | null;
  /** Milliseconds since the start. */
  at: number;
  /** Whether a bot took it for somebody who was away. */
  stand_in?: boolean;
  /** How it was measured, if it was a call in a race. */
  race?: RecordRace | null;
  /** What was seen then; `actions` in it is empty. */
  view: AnyView;
};

/**
 * `POST /api/you/move`: become the person who was given this key. The answer is `You`, and the
 * cookie that makes it so.
 */
export type Move = {
  /** The key that the other device got. */
  key: Code128;
  /**
   * Whether to go although this device has tables or games of its own, which stay behind:
   * nobody can reach them any more. Otherwise that is refused with `leaves_something`, and the
   * key stays good.
   */
  leave?: boolean;
};

/**
 * `POST /api/you/key`: what makes another device this person, with all seats and all that is
 * remembered. Whoever has it is them, so it is shown to nobody else.
 */
export type MovingKey = {
  /** The key. It is good once. */
  key: Code128;
  /** For how many seconds it is good. A restart of the server voids it. */
  seconds: number;
};

/** A person's name at a table: 1 to 24 characters. */
export type Name = string;

/** `POST /api/codes`: a short code for a table, which leads others to it. */
export type NewCode = {
  /** The table that the code leads to. */
  table: Code128;
};

/** `POST /api/tables`: make a table. Who asks is its host. */
export type NewTable = {
  /** The game to play. */
  game: GameKind;
  /** How many play; the fewest that can, if it is not said. */
  seats?: number | null;
  /** The game's options, as docs/NOTATION.md tells. */
  options?: Partial<AnyOptions>;
  /** The table's own; if they are not said, a table by link without a clock. */
  settings?: Partial<Settings>;
  /** Sit down in the first seat under this name. */
  name?: Name | null;
  /** The face that the others see beside that name. */
  avatar?: Avatar | null;
  /**
   * The id of the table, if the client chooses it: 128 random bits. Chance of one's own is
   * promised for a table, so who promises some must choose.
   */
  table?: Code128 | null;
  /** Promise chance of one's own for the first game, as `contribute` does. */
  contribution?: string | null;
  /** Fill the other seats with bots of this level and start at once: quick play. */
  bots?: Level | null;
  /** These bots play as well as the people at the table instead, as in `seat_bot`. */
  bots_match?: boolean;
};

/** How one of several servers is. */
export type NodeHealth = {
  /** What people call it. */
  name: string;
  /** Whether it may keep tables: it has told the store in time that it lives. */
  lease: boolean;
  /** Whether it reaches the others; `null` if it has no bus. */
  bus: boolean | null;
};

/** For whose eyes a view is made. */
export type Observer =
  /** The player in this seat. */
  | { seat: Seat }
  /** A spectator: what is open to all. */
  | "public";

/** How a game ended: `{"won":[2]}` or `"drawn"`. */
export type Outcome =
  /** These seats won; several where a win is shared or a team's. */
  | { won: Seats }
  /** Nobody won. */
  | "drawn";

/** How fast a table plays. */
export type Pace =
  /** Twice as long as relaxed, for those who hear what others see. */
  | "slow"
  /** Everything stays on the screens for as long as a newcomer needs to follow it. */
  | "relaxed"
  /** For those who know the game. */
  | "fast";

/**
 * A result stays on the screens: nobody throws before every person who is here has said `next`,
 * or the time is over.
 */
export type Pause = {
  /** When it is over at the latest, on the server's clock, in microseconds. */
  until: number;
  /** The seats of people who have said `next`. */
  ready: Seat[];
};

/** Where a table stands. */
export type Phase =
  /** People sit down. */
  | "waiting"
  /** The server has committed itself to its chance; players add theirs. */
  | "gathering"
  /** A game is on. */
  | "playing"
  /** A game is over. */
  | "over";

/** How the calls of a round were judged, the first one first. */
export type Photo = {
  /** The longest that a verdict is held, in microseconds. */
  cap: number;
  /** How long this verdict was held, in microseconds. */
  held: number;
  /** How long the roll was read aloud before calls opened; `null` if it was shown at once. */
  spoken?: number;
  /** Every call of the round, in the order in which they count. */
  calls: Finish[];
};

/**
 * A pile of cards without order, with at most as many of each as the deck has.
 *
 * Two bits for each card, the lower one set if there is at least one of it and
 * the upper one if there are two, so that the bits that are set are the cards,
 * and cards of one number lie side by side.
 */
export type Pile = string[];

/** A game at a table. */
export type Play = {
  /** Which game of this table, from 1. */
  number: number;
  /** The server's commitment to its chance, in hexadecimal digits. */
  commitment: string;
  /**
   * By seat, what players committed themselves to add; it is fixed from here
   * on, and players reveal only what is in this list.
   */
  promises: (string | null)[];
  /** The seats that promised to add chance and had not done so when play began. */
  missing?: Seats;
  /** The seats that gave up and for which a bot played on: they do not win. */
  gave_up: Seat[];
  /** The steps so far, as this client may see them. */
  steps: ShownStep[];
  /** What the client's seats see; what spectators see, if it holds none. */
  views: SeatView[];
  /** Who has to decide until when, where time is limited. */
  clock: TurnClock | null;
  /** When the roll may be shown, in a race. */
  race: RaceStart | null;
  /** How the race was decided that is on, or was the last one. */
  photo?: Photo | null;
  /** The time to look at a result, while it lasts. */
  pause: Pause | null;
  /** Whether `undo` would be carried out for this client now. */
  can_undo: boolean;
  /** How it ended. */
  ending: Ending | null;
};

/** `PUT /api/you`: what somebody tells about themselves. */
export type Profile = {
  /** The name that they sit down with. */
  name: Name | null;
  /** The face that they sit down with. */
  avatar: Avatar | null;
  /** Whether others at their tables see how strong they are. */
  show_strength: boolean;
};

/** An entry of a list that is another one now. */
export type PutEntry = {
  /** The field of the list. */
  list: string;
  /** The place in it, from 0. */
  at: number;
  /** The new entry. */
  is: unknown;
};

/** What a person wants to know. */
export type Question =
  /** How likely the next card explodes, in `cards` while somebody draws. */
  | "odds"
  /** How to lay down the hand, in `cards` when it is the seat's time to lay. */
  | "arrangement"
  /**
   * What would lie there after these steps of laying down, in `cards` when it is the
   * seat's time to lay: nothing is done, so that a person can arrange a hand and take it back.
   */
  | { laid: string[] }
  /** What to do and why, where all others at the table are bots. */
  | "hint";

/** The two moments of a race, on the server's clock, in microseconds. */
export type RaceStart = {
  /** When the dice are shown; not before. */
  shown_at: number;
  /**
   * When calls open; reactions count from here. Where rolls are read aloud this is later than
   * `shown_at`: until then one die after the other is shown, in the order of the notation and at
   * an even pace. Elsewhere the two are the same.
   */
  opens_at: number;
};

/** What can be said with one press. */
export type Reaction =
  /** Well played. */
  | "bravo"
  /** That was funny. */
  | "laugh"
  /** I did not see that coming. */
  | "surprise"
  /** Bad luck. */
  | "ouch"
  /** Let me think. */
  | "thinking"
  /** Thanks for the game. */
  | "thanks";

/** How fast somebody's right calls were in one kind of race. */
export type Reactions = {
  /**
   * The kind, in a word of the game's own: its sentence is `race-GAME-KIND` in the game's file in
   * locales.
   */
  kind: string;
  /** How many right calls there were. */
  calls: number;
  /** The fastest, in milliseconds. */
  best_ms: number;
  /** The usual one: the median of the last fifty, in milliseconds. */
  usual_ms: number;
};

/** The first line: the table. */
export type RecordHeader = {
  /** The version of the format. */
  bango: number;
  /** Which game. */
  game: GameKind;
  /** How many play. */
  seats: number;
  /** What the table chose. */
  options: AnyOptions;
  /** Names by seat; empty if nobody was named. */
  players?: string[];
  /** The table's id, where a server kept the table. */
  table?: string;
  /** Which game it was at that table, counted from 1. */
  number?: number;
  /** The version of the derivation that the chance follows; `null` for the first. */
  fair?: number;
  /** The public key of the server that signed the record. */
  server?: string;
  /** The commitment to the seed. */
  commit?: string;
  /** By seat, the commitment to what the seat adds to the seed; empty if nobody was asked. */
  entropy?: (string | null)[];
};

/** The verdict that a call was part of. Calls that were held together are judged together. */
export type RecordHold = {
  /** When it fell, in microseconds after calls opened: the same for all calls of one verdict. */
  fell_us: number;
  /**
   * The first of the seats that share this one's clock: a device, or the server for all bots.
   * Calls by one clock keep their order, however close they are.
   */
  clock: Seat;
  /** After the last call that counted: those that were judged with it and came too late. */
  late?: RecordLateCall[];
};

/** A call that did not count, because one before it was right. */
export type RecordLateCall = {
  /** Who called. */
  seat: Seat;
  /** What the caller's own device measured; `null` if it said nothing. */
  claimed_us?: number;
  /** The least that the caller's connection allows. */
  least_us: number;
  /** The most that it allows. */
  most_us: number;
  /** What the call was judged by. */
  judged_us: number;
  /** The first of the seats that share this one's clock. */
  clock: Seat;
};

/**
 * How long a caller took to react, in microseconds, and who came first of those
 * who could not be told apart.
 */
export type RecordRace = {
  /** What the caller's own device measured; `null` if it said nothing. */
  claimed_us?: number;
  /** The least that the measured round trips of the caller's connection allow. */
  least_us: number;
  /** The most that they allow. */
  most_us: number;
  /** What the step was judged by. */
  judged_us: number;
  /**
   * How long the roll was read aloud before the race began, from which these times count;
   * `null` if it was shown at once.
   */
  spoken_us?: number;
  /**
   * The seats between which a lot decided that this step comes first, the
   * step's own among them; empty if no lot was needed.
   */
  lot?: Seats;
  /**
   * What else is needed to judge it again; `null` where no server kept the table, and in
   * records of before.
   */
  hold?: RecordHold;
};

/**
 * The last line: what the chance of the game came from. Whether it is what was
 * committed to is for those to check who know the derivation (`docs/FAIRNESS.md`).
 */
export type RecordReveal = {
  /** The seed that the header's commitment is to. */
  seed: string;
  /**
   * By seat, what the seat added to it; `null` if it did not, or not in time.
   * Empty if nobody was asked.
   */
  entropy?: (string | null)[];
};

/** One step. */
export type RecordStep = {
  /** Who took it. */
  by: Actor;
  /** What it was. */
  do: AnyAction;
  /** Milliseconds since the start, where time was kept. */
  at?: number;
  /** Whether a bot took it in place of the seat's owner, who was away. */
  stand_in?: boolean;
  /** How it was measured, where several seats raced to be first. */
  race?: RecordRace;
};

/** What a client is told instead of an acknowledgement. Nothing has changed. */
export type Refusal = {
  /** What kind of refusal it is. */
  code: Code;
  /** One sentence, in English; with the code `not_understood` in the language that was asked for. */
  sentence: string;
  /** The broken rule's own name, if a rule of the game forbids it. */
  rule?: string | null;
  /** The paragraph of RULES.md that forbids it. */
  paragraph?: string | null;
  /**
   * In a lesson, with the code `lesson`: the key of the sentence in
   * the game's file in locales that says it kindly.
   */
  key?: string | null;
  /**
   * In how many seconds it is worth trying again, if that is known. HTTP says so in
   * `Retry-After`, too.
   */
  wait?: number | null;
};

/** `GET /api/tables/{table}/games/{number}/moments`: some moments of a game that is over. */
export type Review = {
  /** The game that was played. */
  game: GameKind;
  /** The game's options, as docs/NOTATION.md tells. */
  options: AnyOptions;
  /** The names of those who played, by seat. */
  players: string[];
  /** How many steps the game had; there is one moment more. */
  steps: number;
  /** Which moment is the first of these. */
  from: number;
  /** The moments in order. */
  moments: Moment[];
  /** How it ended. */
  ending: Ending;
};

/** A place at a table. Seats count from 0, clockwise. */
export type Seat = number;

/** What has changed in what one seat sees. */
export type SeatChange = {
  /** Which seat; `null` for those who only watch. */
  seat: Seat | null;
  /** What is other than before. */
  change: ViewChange;
};

/** One seat of a table and its score in the series. */
export type SeatState = {
  /** Who sits there. */
  sitter: Sitter;
  /** Games won in this seat. */
  won: number;
};

/** What one seat sees. */
export type SeatView = {
  /** Which seat; `null` for those who only watch. */
  seat: Seat | null;
  /** What it sees, and what it may do. */
  view: AnyView;
};

/** A set of seats; on the wire a list in order, such as `[0,2]`. */
export type Seats = number[];

/** At least two coloured cards with consecutive numbers, in order. */
export type Sequence = string[];

/** The points of one sequence. */
export type SequencePoints = {
  /** One for each card (C8.1). */
  cards: number;
  /** One for each card of the colour that gives the bonus (C8.2). */
  bonus: number;
  /** How many cards there are of red, yellow, blue and purple. */
  colours: [number, number, number, number];
};

/** What a table chooses besides the game's own options. */
export type Settings = {
  /** Whether strangers find it in the list of tables. */
  public: boolean;
  /**
   * Seconds for a decision, after which a bot stands in; `null` for no limit.
   * A public table always has one: the game's usual time, if none is chosen.
   */
  seconds: number | null;
  /** Whether partners may warn each other (T8). */
  signal: boolean;
  /**
   * Whether rolls of `dice` are read aloud, die by die, before the race begins: fair for those
   * who hear them and those who see them.
   */
  spoken: boolean;
  /** How fast bots play and how long results stay on the screens. */
  pace: Pace;
  /**
   * In so many first rounds of `dice`, bots give people time: they call no sooner than 8
   * seconds after calls opened.
   */
  gentle_rounds: number;
};

/**
 * Four letters that people read from a screen and type: consonants alone, so that no two look alike and
 * no code is a word. It stands for a screen that waits for a table, or for a table.
 */
export type ShortCode = string;

/**
 * `PUT /api/codes/{code}`: show a table on the screen that has this code. From then on the code
 * leads to the table.
 */
export type ShowOnScreen = {
  /** The table to show. */
  table: Code128;
};

/** A step as this client may see it. */
export type ShownStep = {
  /** Who took it. */
  by: Actor;
  /** The step in the game's notation; `null` if it is hidden. */
  do: string | null;
  /** Milliseconds since the start. */
  at: number;
  /** Whether a bot took it for somebody who was away. */
  stand_in?: boolean;
};

/** Who sits in a seat. */
export type Sitter =
  /** The seat is free. */
  | { type: "nobody" }
  /** A person, on this device or another one. */
  | {
      type: "person";
      /** The chosen name. */
      name: Name;
      /** The chosen face. */
      avatar?: Avatar | null;
      /** How strong they are at this game, if they let others see it (see `Strength`). */
      strength?: number | null;
      /** Whether this client holds the seat. */
      yours: boolean;
      /** Whether any of the person's devices is connected. */
      here: boolean;
      /** Whether a bot plays for them until they return. */
      stand_in: boolean;
      /** Whether they have asked for another game. */
      again: boolean;
      /** Whether the next game waits for their word. */
      awaited: boolean;
      /** Whether they gave up in this game: a bot finishes it for them. */
      gave_up: boolean;
      /** Whether they have promised chance of their own for the next game. */
      contributed: boolean;
    }
  /** A bot that the host has put there. */
  | {
      type: "bot";
      /** How well it plays, or at what level it began if it matches people. */
      level: Level;
      /** Whether it plays as well as the people at the table. */
      matches?: boolean;
    };

/**
 * Steps in few words: `FROM>TO` for every one of `from` and every one of `to`, in this order, but not those of
 * `except`. Without `from`, the steps are those of `to`. Each is a list with spaces between its entries.
 */
export type StepPairs = {
  /** What may be taken, such as tiles that can be lifted. */
  from?: string;
  /** Where it may go. */
  to: string;
  /** Steps that are not possible all the same. */
  except?: string;
};

/**
 * How strong somebody is, on a scale on which the casual bot has 1500, and 100 points more win 64
 * of 100 games against one opponent.
 */
export type Strength = {
  /** The best guess. */
  rating: number;
  /** How far off it may be, 95 times of 100. It shrinks with each game. */
  give_or_take: number;
};

/**
 * `GET /api/tables`: the public tables at which somebody sits and is there, and that are not over,
 * the newest first. `?from=100&count=50` gives 50 of them (at most 100) after the first 100.
 */
export type TableList = {
  /** One entry for each table, the newest first. */
  tables: TableSummary[];
  /** Where the next part begins, if there is more. */
  next?: number | null;
};

/** The answer to it. */
export type TableMade = {
  /** The new table. */
  table: Code128;
  /** Its address for friends. */
  link: string;
};

/** Everything about a table that this client may know. */
export type TableState = {
  /** The table's id, which is all that a link needs. */
  id: Code128;
  /** The number of the last row of its log. */
  seq: number;
  /** The game that is played here. */
  game: GameKind;
  /** The game's options, as docs/NOTATION.md tells. */
  options: AnyOptions;
  /** What the table chose besides. */
  settings: Settings;
  /** Whether this client made the table. */
  host: boolean;
  /**
   * Whether this client may do what the host may: it made the table, or sits here while the
   * host is away.
   */
  hosting: boolean;
  /** Where the host sits. */
  host_seat: Seat | null;
  /** Whether people wait, play, or are done. */
  phase: Phase;
  /** The seats, clockwise. */
  seats: SeatState[];
  /** Games that nobody won. */
  drawn: number;
  /**
   * Whether a screen that everybody looks at, such as a TV, shows this table: players then need only
   * their own on theirs.
   */
  screen: boolean;
  /**
   * How many games have been started here, of this series or another: the next one has the
   * number after it.
   */
  games: number;
  /**
   * The game that is on, or the last one; `null` before the first one, and when the table has
   * been set for another game or another number of seats.
   */
  play: Play | null;
};

/** `GET /api/tables/{table}`: a table in few words. */
export type TableSummary = {
  /** The table's id. */
  table: Code128;
  /** The game that is played there. */
  game: GameKind;
  /** The names of those who sit there, by seat; bots by their level; `null` for a free seat. */
  seats: (string | null)[];
  /** The name of the host, if they sit there. */
  host: Name | null;
  /** Whether people wait, play, or are done. */
  phase: Phase;
  /** How many games have been started at it. */
  games: number;
  /** When it was made: milliseconds since 1970. */
  made: number;
};

/** One step. */
export type TilesAction = string;

/** What a table may choose before the start. */
export type TilesOptions = {
  /**
   * Who starts, for the later games of a series (T7); if nobody is named,
   * chance draws (T2).
   */
  first: Seat | null;
};

/**
 * The whole game as it stands and as it came about, and what the observer may do.
 *
 * Red and yellow are placed in turn from the starter on and `moves` tells the
 * rest, so that the game can be played again from a view.
 */
export type TilesView = {
  /** Who acts next. */
  turn: Turn;
  /** Who started; nobody until chance has drawn. */
  starter: Seat | null;
  /** How many tiles each seat has yet to place. */
  left: number[];
  /**
   * Where the red tiles lie, in the order of placing; a tile that moves keeps
   * its place in the list.
   */
  red: Cell[];
  /** Where the yellow tiles lie, in the same way. */
  yellow: Cell[];
  /**
   * The turns of the moving phase so far: moves and passes. 200 of them are a
   * draw (T6).
   */
  moves: TilesAction[];
  /**
   * How often the present position has stood: the third time is a draw (T6).
   * 0 until all tiles are on the table.
   */
  stood: number;
  /** The last turn that was taken. */
  last: TilesAction | null;
  /**
   * The row that won, all of its tiles in the order of reading; of both rows,
   * if the last tile made two.
   */
  row: Cell[];
  /** What the observer may do now. */
  actions: TilesAction[];
};

/** Who acts next. */
export type Turn =
  /** Chance deals, reveals, rolls or chooses. */
  | "chance"
  /** One seat decides. */
  | { seat: Seat }
  /** Any of these seats, whoever is first. */
  | { race: Seats }
  /** Nobody: the game is over. */
  | { over: Outcome };

/** Time for a decision. */
export type TurnClock = {
  /** Whose time runs; `null` if it is the table's own (D4.7). */
  seat: Seat | null;
  /** Milliseconds that are left. */
  left: number;
};

/** How a view differs from the one before it, as JSON. */
export type ViewChange = {
  /** Fields that are this now. */
  set?: Record<string, unknown>;
  /** Lists to whose end this was added. */
  push?: Record<string, unknown>;
  /** The one entry of a list that is another one now. */
  put?: PutEntry | null;
  /** What the observer may do now, instead of the field `actions`. */
  may?: StepPairs | null;
};

/**
 * `GET /api/visitor`: how the server sees whoever asks. Hosts find out by it whether their proxy
 * tells visitors apart.
 */
export type VisitorSeen = {
  /** The address that limits count; of IPv6 the first 64 bits. */
  address: string;
  /** Whether that is what a proxy said. */
  forwarded: Forwarded;
};

/**
 * `GET /api/you`: what the server remembers of whoever asks, by the signed cookie. Nobody else
 * can ask for it.
 */
export type You = {
  /** What they have told about themselves. */
  profile: Profile;
  /**
   * The tables at which they sit and which are not over for good: those that wait for them
   * first, then the newest. At most 50. A table whose game is over is in it for a day.
   */
  tables: YourTable[];
  /** The last twenty games that ended, the newest first. */
  games: YourGame[];
  /** One for each game of which they have ended at least one. */
  records: YourRecord[];
};

/** A game that somebody played to its end. */
export type YourGame = {
  /** The table at which it was played. */
  table: Code128;
  /** Which of the table's games, from 1. */
  number: number;
  /** The game that was played. */
  game: GameKind;
  /** The names of those who played, by seat; bots by their level. */
  players: string[];
  /** The seats that were one's own. */
  yours: Seats;
  /** Who won; nobody if it was drawn. */
  winners: Seats;
  /** Whether one of one's own seats gave up, or a bot played for it at the end. */
  gave_up: boolean;
  /** When it ended: milliseconds since 1970. */
  ended: number;
};

/**
 * How somebody has played one of the games so far. Games against oneself at one device do not
 * count; a game that a bot finished is played and not won.
 */
export type YourRecord = {
  /** The game. */
  game: GameKind;
  /** Games that ended. */
  played: number;
  /** Those that were won. */
  won: number;
  /** Those that nobody won. */
  drawn: number;
  /** How many were won in a row up to now. */
  streak: number;
  /** The most that were ever won in a row. */
  best_streak: number;
  /** How strong they are; `null` before the first game that counts for it. */
  strength: Strength | null;
  /** In games with races: how fast the right calls were, by kind of roll. */
  reactions: Reactions[];
};

/** A table at which somebody sits. */
export type YourTable = {
  /** The table's id. */
  table: Code128;
  /** The game that is played there. */
  game: GameKind;
  /** The names of those who sit there, by seat; bots by their level; `null` for a free seat. */
  seats: (string | null)[];
  /** Whether people wait, play, or are done. */
  phase: Phase;
  /** The seats that are one's own. */
  yours: Seats;
  /**
   * The seats that the others wait for: to take their turn, to be first in a race, to add
   * chance, or to play again once somebody has asked for it.
   */
  awaited: Seats;
  /** When something happened there last: milliseconds since 1970. */
  changed: number;
};
