-- Texts are compared byte by byte, as everywhere else in the program.
CREATE TABLE bango.format (
    number BIGINT NOT NULL,
    oldest BIGINT NOT NULL
);
CREATE TABLE bango.log (
    table_id TEXT COLLATE "C" NOT NULL,
    seq BIGINT NOT NULL,
    entry TEXT NOT NULL,
    version BIGINT NOT NULL,
    checksum BIGINT NOT NULL,
    PRIMARY KEY (table_id, seq)
);
CREATE TABLE bango.summary (
    table_id TEXT COLLATE "C" PRIMARY KEY,
    made BIGINT NOT NULL,
    listed BIGINT NOT NULL,
    summary TEXT NOT NULL
);
CREATE INDEX listed ON bango.summary (made DESC, table_id) WHERE listed = 1;
-- A cache: emptying it loses nothing.
CREATE TABLE bango.snapshot (
    table_id TEXT COLLATE "C" PRIMARY KEY,
    snapshot TEXT NOT NULL
);
CREATE TABLE bango.own (
    name TEXT COLLATE "C" PRIMARY KEY,
    value BYTEA NOT NULL
);
CREATE TABLE bango.person (
    session TEXT COLLATE "C" PRIMARY KEY,
    profile TEXT NOT NULL,
    changed BIGINT NOT NULL,
    forgotten BIGINT NOT NULL DEFAULT 0,
    folded BIGINT NOT NULL DEFAULT 0
);
CREATE TABLE bango.standing (
    table_id TEXT COLLATE "C" PRIMARY KEY,
    changed BIGINT NOT NULL,
    standing TEXT NOT NULL
);
CREATE TABLE bango.seated (
    session TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    seats TEXT NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (session, table_id)
);
CREATE INDEX seated_at ON bango.seated (table_id);
CREATE TABLE bango.ended (
    session TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    game TEXT NOT NULL,
    PRIMARY KEY (session, at, table_id, number)
);
CREATE TABLE bango.tally (
    session TEXT COLLATE "C" NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    tally TEXT NOT NULL,
    PRIMARY KEY (session, game)
);

-- Rows of the log cannot be changed or deleted.
CREATE FUNCTION bango.refuse() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'the log is never changed and never deleted'; END $$;
CREATE TRIGGER log_is_never_changed BEFORE UPDATE OR DELETE ON bango.log
    FOR EACH ROW EXECUTE FUNCTION bango.refuse();
CREATE TRIGGER log_is_never_emptied BEFORE TRUNCATE ON bango.log
    FOR EACH STATEMENT EXECUTE FUNCTION bango.refuse();

-- Which servers live, and which of them keeps which table, by the clock of the database. A server
-- whose name was taken over stays here, so that it learns of it.
CREATE TABLE bango.node (
    node TEXT COLLATE "C" PRIMARY KEY,
    name TEXT NOT NULL,
    until TIMESTAMPTZ NOT NULL,
    on_bus BOOLEAN NOT NULL DEFAULT FALSE,
    replaced BOOLEAN NOT NULL DEFAULT FALSE
);
CREATE TABLE bango.keeper (
    table_id TEXT COLLATE "C" PRIMARY KEY,
    node TEXT COLLATE "C" NOT NULL,
    epoch BIGINT NOT NULL
);
CREATE INDEX kept_by ON bango.keeper (node);
CREATE SEQUENCE bango.epoch AS BIGINT;
