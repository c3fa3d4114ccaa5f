"""How vectors.json was made: python3 vectors.py > vectors.json (S-DIE from its wording, shares no code with ours)."""
import hashlib
import hmac
import json

SECRETS = [
    bytes(32),
    bytes(range(32)),
    bytes([255] * 32),
    hashlib.sha256(b"tabuleiro").digest(),
]
SEEDS = ["", "0", "senet", "Ísis e Osíris", "a:0:1", "𓏏𓇋 casa 15", "e\u0301 \u00e9", "line\nend \"quoted\" \\ \x00"]


def digest(secret, seed, i, k):
    return hmac.new(secret, ("%s:%d:%d" % (seed, i, k)).encode("utf-8"), hashlib.sha256).digest()


def throw(secret, seed, i):
    stream = b"".join(digest(secret, seed, i, k) for k in range(3))
    return 1 + next(byte for byte in stream if byte != 255) % 5


def beginning_with(secret, seed, prefix, upto):
    return next(i for i in range(upto) if digest(secret, seed, i, 0).startswith(prefix))


sequences = [
    {"secret": s.hex(), "commit": hashlib.sha256(s).hexdigest(), "playerSeed": seed,
     "throws": [throw(s, seed, i) for i in range(40)]}
    for s in SECRETS for seed in SEEDS
]
# Throws whose digest begins with one, or with two, bytes that are passed over.
passed_over = [
    {"secret": s.hex(), "playerSeed": "senet", "i": i, "digest": digest(s, "senet", i, 0).hex(),
     "throw": throw(s, "senet", i)}
    for s in SECRETS
    for i in [beginning_with(s, "senet", b"\xff", 10**4), beginning_with(s, "senet", b"\xff\xff", 10**6)]
]


def lines(rows):
    return ",\n".join("  " + json.dumps(row, ensure_ascii=False) for row in rows)


print('{"sequences": [\n%s\n], "passedOver": [\n%s\n]}' % (lines(sequences), lines(passed_over)))
