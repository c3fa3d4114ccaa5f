import { readFileSync } from 'node:fs';
import { type PgnGame, type PlayedPgn, playPgn, readPgn } from '@tabuleiro/notation';
import { expect, test } from 'vitest';

async function readAll(chunks: Iterable<Uint8Array | string>): Promise<PgnGame[]> {
  const games: PgnGame[] = [];
  for await (const entry of readPgn(chunks)) {
    if (!entry.ok) throw new Error(JSON.stringify(entry.error));
    games.push(entry.value);
  }
  return games;
}

function file(name: string): Uint8Array {
  return readFileSync(new URL(`data/${name}`, import.meta.url));
}

function* cut(bytes: Uint8Array, size: number): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

function play(game: PgnGame): PlayedPgn {
  const played = playPgn(game);
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  return played.value;
}

test('a file in the style of lichess', async () => {
  const [first, second] = await readAll([file('lichess.pgn')]);
  expect(first.tags.get('Opening')).toBe("Barnes Opening: Fool's Mate");
  expect(first.moves.map(({ clock }) => clock)).toEqual([180_000, 180_000, 178_000, 181_000]);
  expect(first.moves[2]).toMatchObject({
    nags: [4],
    comments: ['(-0.51 → Mate in 1) Blunder. Best was 2. e4.', '[%eval #-1]'],
    variations: [[{ text: 'e4' }, { text: 'Nc6' }, { text: 'Nc3' }]],
  });
  expect(first.result).toBe('0-1');
  const { game, end } = play(first);
  expect(game.turn(end)).toMatchObject({ kind: 'over', outcome: { winner: 'b', reason: 'mate' } });
  expect(second.moves[0].clock).toBe(3_600_500);
  const ended = play(second);
  expect(ended.game.notation.formatPosition(ended.end)).toBe('Q7/3k4/8/8/8/8/8/5RK1 b - - 0 2');
});

test('files in the style of SCID and Arena; a repetition that our rules end is still read', async () => {
  const [scid, arena] = await readAll([file('scid.pgn')]);
  expect(play(scid).moves).toHaveLength(9);
  expect(scid.moves[8].variations).toHaveLength(2);
  expect(scid.moves[8].comments).toEqual(['[%draw arrow,f6,d5,red] Here Black has a choice.']);
  expect(play(arena)).toMatchObject({ moves: { length: 8 } });
  expect(arena.moves[1].comments).toEqual(['-0.20/11 7 (book)']);
});

test.each(['chessbase-latin1.pgn', 'chessbase-utf8.pgn'])(
  '%s: accents are read in either encoding',
  async (name) => {
    const [game] = await readAll([file(name)]);
    expect(game.tags.get('White')).toBe('Conceição, João');
    expect(game.tags.get('Black')).toBe('Müller, Jürgen');
    expect(game.tags.get('SourceTitle')).toBe('“Aspas” e travessão — etc.');
    expect(game.moves[0].before).toEqual([
      '[#] Posição inicial. Comentário com acentuação: ação, pêssego, português, e também uma segunda linha.',
    ]);
    expect(game.moves.map(({ nags }) => nags?.[0] ?? 0)).toEqual([0, 0, 2, 1, 0, 4, 0]);
    const { game: chess, end } = play(game);
    expect(chess.turn(end)).toMatchObject({ kind: 'over', outcome: { winner: 'w', reason: 'mate' } });
  },
);

test.each(['lichess.pgn', 'scid.pgn', 'chessbase-latin1.pgn', 'chessbase-utf8.pgn'])(
  '%s: the size of the chunks makes no difference',
  async (name) => {
    const bytes = file(name);
    const whole = await readAll([bytes]);
    for (const size of [1, 2, 3, 7, 64]) expect(await readAll(cut(bytes, size))).toEqual(whole);
  },
);

test('text in chunks of any size, surrogate pairs cut in two', async () => {
  const text = '\ufeff[Event "Peão 😀"]\r\n\r\n1. e4 {😀} e5 *\r\n';
  const [whole] = await readAll([text]);
  expect(whole.tags.get('Event')).toBe('Peão 😀');
  expect(await readAll(text.split(''))).toEqual([whole]);
});

test('UTF-16 is refused with a code, once', async () => {
  const entries = [];
  for await (const entry of readPgn([Uint8Array.of(0xff, 0xfe, 0x5b, 0), Uint8Array.of(0x45, 0)]))
    entries.push(entry);
  expect(entries).toMatchObject([{ ok: false, error: { code: 'bad-encoding', line: 1 } }]);
});

test('bytes that are no UTF-8 are Latin-1, line by line', async () => {
  const latin = Uint8Array.from('[White "S\xe3o"]\n', (letter) => letter.charCodeAt(0));
  const utf8 = Uint8Array.from('[Black "S\xc3\xa3o"]\n[Site "\xed\xa0\x80\xc0\xaf"]\n\n*', (letter) =>
    letter.charCodeAt(0),
  );
  const [game] = await readAll([latin, utf8]);
  expect([...game.tags.values()].slice(0, 2)).toEqual(['São', 'São']);
});
