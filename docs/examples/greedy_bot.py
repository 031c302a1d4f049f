#!/usr/bin/env python3
"""A contestant for `bango arena`: plays the first legal action, but draws while the centre is small.

    bango arena cards --bots 'casual,run:python3 docs/examples/greedy_bot.py' --games 100
"""
import json
import sys


def decide(game, view, actions):
    if game == "cards" and "draw" in actions:
        # Stop with three cards on the table.
        if len(view["open"]["centre"]) < 3:
            return "draw"
        return next((action for action in actions if action.startswith("take")), "draw")
    return actions[0]


game = None
for line in sys.stdin:
    told = json.loads(line)
    if told["tell"] == "sit_down":
        game = told["game"]
    elif told["tell"] == "decide":
        answer = {"do": decide(game, told["view"], told["actions"])}
        if game == "dice":
            answer["after_ms"] = 2500  # when it calls in a race, counted from now
        print(json.dumps(answer), flush=True)
