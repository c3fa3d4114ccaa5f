import { classico } from '@tabuleiro/chess';
import { composePgn, formatPgn, parsePgn, playPgn } from '@tabuleiro/notation';
import { Chess } from 'chess.js';
import { makeFen } from 'chessops/fen';
import * as chessops from 'chessops/pgn';
import { parseSan as chessopsSan } from 'chessops/san';
import { Game as KokopuGame, pgnRead, pgnWrite } from 'kokopu';
import { expect, test } from 'vitest';
import { randomClassico } from './pgnRandom.js';

const SEEDS = [0, 1, 2, 3, 4, 5, 6, 7];

/** Board, side and castling rights: programs disagree about when to write an en-passant square. */
function place(fen: string): string {
  return fen.split(' ').slice(0, 3).join(' ');
}

/** `quotes: false` leaves out quotation marks in tags, which chess.js cannot read, escaped as the standard wants or not. */
function ours(seed: number, { quotes = true } = {}): { text: string; end: string; count: number } {
  const composed = randomClassico(seed, 70);
  const end = composed.moves.reduce((state, move) => classico.apply(state, move), composed.start);
  const tags = new Map(quotes ? composed.tags : [['White', 'João, \\ [x] {y}; (z)']]);
  const text = formatPgn(composePgn({ ...composed, tags }));
  return { text, end: place(classico.notation.formatPosition(end)), count: composed.moves.length };
}

function readByUs(text: string): { end: string; count: number } {
  const entries = parsePgn(text);
  expect(
    entries.map((entry) => (entry.ok ? 'ok' : entry.error)),
    text,
  ).toEqual(['ok']);
  const played = entries[0].ok ? playPgn(entries[0].value) : undefined;
  if (!played?.ok) throw new Error(`${JSON.stringify(played?.error)}\n${text}`);
  return { end: place(classico.notation.formatPosition(played.value.end)), count: played.value.moves.length };
}

test.each(SEEDS)('chess.js reads what we write (seed %i)', (seed) => {
  const { text, end, count } = ours(seed, { quotes: false });
  const chess = new Chess();
  chess.loadPgn(text, { strict: true });
  expect(chess.history()).toHaveLength(count);
  expect(place(chess.fen())).toBe(end);
});

test.each(SEEDS)('chessops reads what we write (seed %i)', (seed) => {
  const { text, end, count } = ours(seed);
  const [game, ...more] = chessops.parsePgn(text);
  expect(more).toEqual([]);
  const position = chessops.startingPosition(game.headers).unwrap();
  let read = 0;
  for (const { san } of game.moves.mainline()) {
    const move = chessopsSan(position, san);
    if (move === undefined) throw new Error(`${san}\n${text}`);
    position.play(move);
    read++;
  }
  expect(read).toBe(count);
  expect(place(makeFen(position.toSetup()))).toBe(end);
});

test.each(SEEDS)('kokopu reads what we write (seed %i)', (seed) => {
  const { text, end, count } = ours(seed);
  const game = pgnRead(text, 0);
  expect(game.nodes()).toHaveLength(count);
  expect(place(game.finalPosition().fen())).toBe(end);
});

test.each(SEEDS)('we read what chess.js writes (seed %i)', (seed) => {
  const { text, end, count } = ours(seed, { quotes: false });
  const chess = new Chess();
  chess.loadPgn(text);
  chess.setComment('fim { da partida');
  for (const options of [{}, { maxWidth: 40 }, { newline: '\r\n', maxWidth: 72 }]) {
    expect(readByUs(chess.pgn(options))).toEqual({ end, count });
  }
});

test.each(SEEDS)('we read what chessops writes (seed %i)', (seed) => {
  const { text, end, count } = ours(seed);
  const [game] = chessops.parsePgn(text);
  expect(readByUs(chessops.makePgn(game))).toEqual({ end, count });
});

test.each(SEEDS)('we read what kokopu writes (seed %i)', (seed) => {
  const { text, end, count } = ours(seed);
  expect(readByUs(pgnWrite(pgnRead(text, 0)))).toEqual({ end, count });
});

test('we read an annotated game of kokopu with variations', () => {
  const game = new KokopuGame();
  game.playerName('w', 'Conceição "Ção"');
  const first = game.mainVariation().play('e4');
  first.addNag(1);
  first.comment('abertura { aberta');
  first.addVariation().play('d4').play('d5').addVariation().play('Nf6');
  first.play('e5').play('Nf3');
  const text = pgnWrite(game, { withPlyCount: true });
  const [entry] = parsePgn(text);
  expect(entry, text).toMatchObject({
    ok: true,
    value: { moves: [{ text: 'e4', nags: [1], variations: [[{ text: 'd4' }, { text: 'd5' }]] }, {}, {}] },
  });
  expect(entry.ok && entry.value.tags.get('White')).toBe('Conceição "Ção"');
});
