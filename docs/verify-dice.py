#!/usr/bin/env python3
"""Checks the dice of a Senet game: python3 verify-dice.py TRANSCRIPT.json

Confere os dados de uma partida de Senet. Stand-alone, standard library only; see fair-dice.md.
Prints "ok" and ends with 0, or says what is wrong and ends with 1.
"""
import hashlib
import hmac
import json
import re
import sys

KEYS = {"version", "game", "commit", "secret", "playerSeed", "throws"}


def is_number(value, allowed):
    return type(value) in (int, float) and value in allowed


def is_hex(value):
    return type(value) is str and re.fullmatch("[0-9a-f]{64}", value) is not None


def is_transcript(t):
    return (type(t) is dict and set(t) == KEYS and is_number(t["version"], [1]) and t["game"] == "senet"
            and is_hex(t["commit"]) and is_hex(t["secret"]) and type(t["playerSeed"]) is str
            and type(t["throws"]) is list and all(is_number(n, range(1, 6)) for n in t["throws"]))


def throw_at(secret, seed, i):
    """The first byte below 255 in HMAC-SHA-256(secret, "SEED:i:k") for k = 0, 1, ..."""
    k = 0
    while True:
        for byte in hmac.new(secret, seed + f":{i}:{k}".encode(), hashlib.sha256).digest():
            if byte < 255:
                return 1 + byte % 5
        k += 1


def problem(t):
    if not is_transcript(t):
        return "not a transcript"
    secret, seed = bytes.fromhex(t["secret"]), t["playerSeed"].encode("utf-8")
    if hashlib.sha256(secret).hexdigest() != t["commit"]:
        return "the commit is not that of the secret"
    for i, written in enumerate(t["throws"]):
        computed = throw_at(secret, seed, i)
        if computed != written:
            return f"throw {i} (counted from 0) is {written}, but should be {computed}"
    return None


try:
    with open(sys.argv[1], encoding="utf-8-sig") as file:
        found = problem(json.load(file))
except (IndexError, OSError, ValueError, RecursionError) as error:
    found = f"cannot be checked: {error}"
print(found or "ok")
sys.exit(1 if found else 0)
