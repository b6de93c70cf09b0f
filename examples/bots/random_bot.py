#!/usr/bin/env python3
"""A bot for Emberhall in a few lines: it makes any legal choice. See docs/bot-protocol.md."""

import json
import random
import sys


def say(message):
    print(json.dumps(message), flush=True)


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say({"type": "ready"})
        elif message["type"] == "position":
            # message["view"] is all this seat may see; message["choices"] is what it may do.
            index = random.randrange(len(message["choices"]))
            say({"type": "choice", "id": message["id"], "index": index})
        # "game_over" needs no answer; another "hello" may follow.


if __name__ == "__main__":
    main()
