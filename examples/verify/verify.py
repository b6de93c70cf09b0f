#!/usr/bin/env python3
"""Checks the dice of a finished game. Written from docs/fair-dice.md alone; it knows no rules of any game.

    python3 verify.py FILE [NOTE]

FILE is the game file. NOTE is the list that a browser stored when the list of commitments was closed; without it nobody can
tell whether the list is the one that was shown. The exit code is 0 for a fair game, 1 for any other, 2 for what cannot be checked.
"""

import hashlib
import json
import struct
import sys

DOMAIN = b"emberhall fair dice 2"


class Unfair(Exception):
    """What is wrong with a game."""


class Unchecked(Exception):
    """Why a game cannot be checked."""


def sha256(data):
    return hashlib.sha256(data).digest()


def from_hex(text, length):
    """The bytes of lower-case hexadecimal digits."""
    if not isinstance(text, str) or len(text) != 2 * length or set(text) - set("0123456789abcdef"):
        raise Unfair(f"{text!r} is not {2 * length} hexadecimal digits")
    return bytes.fromhex(text)


def chacha_words(key):
    """The key stream of ChaCha20 with a 64-bit counter and a 64-bit nonce, both from 0, as 32-bit words."""
    start = list(struct.unpack("<4I", b"expand 32-byte k")) + list(struct.unpack("<8I", key))
    counter = 0
    while True:
        state = start + [counter & 0xFFFFFFFF, counter >> 32, 0, 0]
        work = state[:]

        def quarter(a, b, c, d):
            for left, right, into, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                work[left] = (work[left] + work[right]) & 0xFFFFFFFF
                word = work[into] ^ work[left]
                work[into] = ((word << by) | (word >> (32 - by))) & 0xFFFFFFFF

        for _ in range(10):
            for column in range(4):
                quarter(column, column + 4, column + 8, column + 12)
            for column in range(4):
                quarter(column, (column + 1) % 4 + 4, (column + 2) % 4 + 8, (column + 3) % 4 + 12)
        for mixed, before in zip(work, state):
            yield (mixed + before) & 0xFFFFFFFF
        counter += 1


def below(words, n):
    """A uniform number from 0 to n - 1."""
    skip = 2**32 % n
    return next(word for word in words if word >= skip) % n


def drawn_values(key, draws):
    """What the key gives for these draws, in order."""
    words = chacha_words(key)
    values = []
    for draw in draws:
        for _ in range(draw["times"]):
            left = below(words, sum(weight for _, weight in draw["values"]))
            for value, weight in draw["values"]:
                if left < weight:
                    values.append(value)
                    break
                left -= weight
    return values


def leaves(value):
    """All strings and numbers of a value, in order."""
    if value is None:
        return []
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        return [leaf for item in value for leaf in leaves(item)]
    return [value]


def check_rounds(fairness):
    """Checks every commitment; the shares that count, by person."""
    rounds = fairness["rounds"]
    people = None
    for number, this in enumerate(rounds, 1):
        failed, shares, last = this.get("failed", []), this["shares"], number == len(rounds)
        now = [share["person"] for share in shares]
        if now != sorted(set(now)) or not set(failed) <= set(now) or bool(failed) == last:
            raise Unfair(f"round {number} cannot have been like this")
        if people is not None and not set(now) <= people:
            raise Unfair(f"round {number}: somebody has a share who had none, or failed before")
        if sha256(from_hex(this.get("seed"), 32)).hex() != this["commitment"]:
            raise Unfair(f"round {number}: the seed does not match its commitment")
        for share in shares:
            who = f"round {number}: the share of person {share['person']}"
            if (share.get("share") is None) != (share["person"] in failed):
                raise Unfair(f"{who} is missing, or there although the person failed")
            if share.get("share") is not None and sha256(from_hex(share["share"], 32)).hex() != share["commitment"]:
                raise Unfair(f"{who} does not match its commitment")
        people = set(now) - set(failed)
    if (rounds[-1]["commitment"], rounds[-1]["seed"]) != (fairness["commitment"], fairness["seed"]):
        raise Unfair("the last round is not the one that counts")
    return [(share["person"], from_hex(share["share"], 32)) for share in rounds[-1]["shares"]]


def check_note(fairness, note):
    """Compares the lists with those that were stored when they were closed."""

    def listed(this):
        shares = [(share["person"], share["seats"], share["commitment"]) for share in this["shares"]]
        return this["commitment"], shares

    if [listed(this) for this in note["rounds"]] != [listed(this) for this in fairness["rounds"]]:
        raise Unfair("the lists of commitments are not the stored ones")


def outcomes(file):
    """Every outcome, in effect or taken back: the number of its input, outcomes in effect before it, its entry."""

    def of(entries, start):
        before = 0
        for index, entry in enumerate(entries):
            if "chance" in entry["input"]:
                if index >= start:
                    yield index + 1, before, entry
                before += 1

    yield from of(file["inputs"], 0)
    now = file["inputs"]
    for taken_back in reversed(file.get("taken_back", [])):
        if taken_back["to"] > len(now):
            raise Unfair("more was kept than there was")
        now = now[: taken_back["to"]] + taken_back["inputs"]
        yield from of(now, taken_back["to"])


def check(file, note):
    """Checks a game; how many outcomes it has, shares, and failed rounds."""
    fairness = file.get("fairness") or {}
    if not fairness.get("rounds"):
        raise Unchecked("the file has no rounds of commitments and shares")
    if fairness.get("seed") is None:
        raise Unchecked("the seed is not shown yet")
    if note is not None:
        check_note(fairness, note)
    shares = check_rounds(fairness)
    common = DOMAIN + from_hex(fairness["seed"], 32) + from_hex(fairness["table"], 16) + bytes([len(shares)])
    common += b"".join(bytes([person]) + share for person, share in shares)
    count = 0
    for number, before, entry in outcomes(file):
        draws = entry.get("draws")
        if not draws:
            raise Unfair(f"input {number}: the file does not say what it was drawn from")
        draws = [{"values": draw["values"], "times": draw["times"]} for draw in draws]
        text = json.dumps(draws, separators=(",", ":"), ensure_ascii=False)
        key = sha256(common + struct.pack("<Q", before) + sha256(text.encode()))
        if leaves(drawn_values(key, draws)) != leaves(entry["input"]["chance"]):
            raise Unfair(f"input {number}: the dice give something else")
        count += 1
    return count, len(shares), len(fairness["rounds"]) - 1


def main(arguments):
    if len(arguments) not in (1, 2):
        print(__doc__, file=sys.stderr)
        return 2
    try:
        file, *notes = (json.load(open(path, encoding="utf-8")) for path in arguments)
        count, shares, failed = check(file, notes[0] if notes else None)
    except Unfair as reason:
        print(f"not fair: {reason}")
        return 1
    except (Unchecked, OSError, ValueError, KeyError, TypeError) as reason:
        print(f"cannot be checked: {reason!r}")
        return 2
    print(f"fair: {count} outcomes, {shares} shares, {failed} failed rounds")
    if not notes:
        print("compare the commitments with those that were shown before the game")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
