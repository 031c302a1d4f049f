#!/usr/bin/env python3
"""A client for a table, in any language as in this one: it makes a table with bots
and plays a whole game by random legal steps. docs/PROTOCOL.md explains the messages.

    pip install websockets
    bango serve &
    python3 docs/examples/table_client.py [cards|dice|tiles] [http://localhost:7777]
"""
import asyncio
import itertools
import json
import random
import sys
import urllib.request

import websockets

GAME = sys.argv[1] if len(sys.argv) > 1 else "tiles"
SERVER = sys.argv[2] if len(sys.argv) > 2 else "http://localhost:7777"


def make_table():
    """Makes a table with a bot. The cookie of the answer is who we are."""
    body = json.dumps({"game": GAME, "name": "Python", "bots": "beginner"}).encode()
    with urllib.request.urlopen(SERVER + "/api/tables", data=body) as answer:
        return json.load(answer)["table"], answer.headers["Set-Cookie"].split(";")[0]


async def play(table, cookie):
    ids = (f"py-{number}" for number in itertools.count())
    address = SERVER.replace("http", "ws", 1) + "/ws"
    async with websockets.connect(address, additional_headers={"Cookie": cookie}) as socket:

        async def send(**message):
            await socket.send(json.dumps(message))

        await send(type="hello", protocol=1)
        await send(type="watch", table=table)
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "bye":
                sys.exit(f"the server said bye: {message['reason']}")
            if message["type"] == "refused" and message["code"] not in ("too_early", "too_late"):
                sys.exit(f"refused: {message['sentence']}")
            # Both show the game as it stands; everything else is of no interest here.
            game = {"table": message.get("play"), "steps": message}.get(message["type"])
            for step in (game or {}).get("steps", []):
                print(step["by"], step["do"])
            if game and game.get("ending"):
                return game["ending"]
            for seen in (game or {}).get("views", []):
                if actions := seen["view"]["actions"]:
                    # People are slower, and a roll of dice may not be shown at once.
                    await asyncio.sleep(1.0 if message.get("race") else 0.05)
                    command = {"type": "play", "seat": seen["seat"], "actions": [random.choice(actions)]}
                    await send(type="do", id=next(ids), command=command)


table, cookie = make_table()
print("the game is over:", asyncio.run(play(table, cookie)))
with urllib.request.urlopen(f"{SERVER}/api/tables/{table}/games/1") as record:
    print(f"its record has {len(record.read().splitlines())} lines")
