// A page that makes a table and shows raw views. It holds no rules: the server
// says what is legal.
const $ = (id) => document.getElementById(id);
const table = location.pathname.match(/^\/t\/(\w{26})$/)?.[1];
let socket, seen, state, steps = [];
// What was sent and not answered is sent again after a reconnect, under the same name.
const waiting = new Map();

const send = (message) => socket?.readyState === 1 && socket.send(JSON.stringify(message));
function act(command) {
  const id = crypto.getRandomValues(new Uint32Array(3)).join("-");
  const message = { type: "do", id, command };
  waiting.set(id, message);
  send(message);
}

async function make(bots) {
  const body = { game: $("game").value, seats: Number($("seats").value), name: $("name").value };
  if (bots) body.bots = "casual";
  const answer = await fetch("/api/tables", { method: "POST", body: JSON.stringify(body) });
  const made = await answer.json();
  if (answer.ok) location.href = `/t/${made.table}`;
  else alert(made.sentence);
}

function connect() {
  socket = new WebSocket(location.origin.replace(/^http/, "ws") + "/ws");
  socket.onopen = () => {
    send({ type: "hello", protocol: 1 });
    send({ type: "watch", table, seen });
    waiting.forEach(send);
  };
  socket.onmessage = (event) => receive(JSON.parse(event.data));
  socket.onclose = () => {
    $("status").textContent = "Reconnecting…";
    setTimeout(connect, 1000);
  };
}

function receive(message) {
  if ("seq" in message) seen = message.seq;
  switch (message.type) {
    case "table":
      state = message;
      steps = message.play?.steps ?? [];
      break;
    case "seats":
      Object.assign(state, { seats: message.seats, phase: message.phase, drawn: message.drawn });
      break;
    case "steps":
      steps = steps.slice(0, message.from).concat(message.steps);
      Object.assign(state.play, message);
      break;
    case "done":
      waiting.delete(message.id);
      return;
    case "refused":
      waiting.delete(message.id);
      if (message.code === "version") location.reload();
      $("status").textContent = message.sentence;
      return;
  }
  if (state) show();
}

function button(text, command) {
  const made = document.createElement("button");
  made.textContent = text;
  made.onclick = () => act(command);
  return made;
}

function show() {
  const play = state.play;
  $("status").textContent = `${state.game}: ${state.phase}` +
    (play?.ending ? ` ${JSON.stringify(play.ending)}` : "");
  $("seats-list").replaceChildren(...state.seats.map(({ sitter, won }, seat) => {
    const line = document.createElement("li");
    const who = { nobody: "free", person: sitter.name, bot: `${sitter.level} bot` }[sitter.type];
    line.textContent = `Seat ${seat}: ${who}, ${won} won` + (sitter.yours ? " (you)" : "") +
      (sitter.here === false ? " (away)" : "");
    return line;
  }));
  const buttons = [];
  const pause = state.phase === "waiting" || state.phase === "over";
  state.seats.forEach(({ sitter }, seat) => {
    const name = localStorage.getItem("name") || "Guest";
    if (pause && sitter.type === "nobody") {
      buttons.push(button(`Sit in seat ${seat}`, { type: "sit", seat, name }));
      if (state.host) buttons.push(button(`Bot in seat ${seat}`, { type: "seat_bot", seat, level: "casual" }));
    }
    if (sitter.stand_in && sitter.yours) buttons.push(button("I am back", { type: "return", seat }));
  });
  if (state.phase === "waiting" && state.host) buttons.push(button("Start", { type: "start" }));
  if (state.phase === "over") buttons.push(button("Again", { type: "rematch" }));
  $("seat-buttons").replaceChildren(...buttons);
  const views = play?.views ?? [];
  $("actions").replaceChildren(...views.flatMap(({ seat, view }) =>
    seat === null ? [] : view.actions.map((action) =>
      button(action, { type: "play", seat, actions: [action] }))));
  $("view").textContent = JSON.stringify(views.map(({ seat, view }) => ({ seat, ...view, actions: undefined })), null, 1);
  $("steps").replaceChildren(...steps.slice(-30).reverse().map((step) => {
    const line = document.createElement("li");
    line.textContent = `${step.by}: ${step.do ?? "?"}`;
    return line;
  }));
  $("record").hidden = !play?.ending;
  $("record").href = `/api/tables/${state.id}/games/${play?.number}`;
}

$("alone").onclick = () => make(true);
$("friends").onclick = () => make(false);
$("name").value = localStorage.getItem("name") || "Guest";
$("name").onchange = () => localStorage.setItem("name", $("name").value);
if (table) {
  $("make").hidden = true;
  $("table").hidden = false;
  $("qr").src = `/t/${table}/qr.svg`;
  connect();
}
