import { lineOf, PLAIN_SETUP } from '@tabuleiro/match';
import { expect, test } from 'vitest';
import {
  applyActionTo,
  beginGameMatch,
  readMove,
  textPositionIn,
  writeLine,
  writeMove,
  writtenBrasez,
  writtenClassico,
} from '../src/index.js';
import { GAMES, gameMatchOf, startOf } from './texts.js';

test.each(GAMES)('[P-NF6] a match of $game.id is played and kept in texts alone', (written) => {
  const begun = beginGameMatch(written, PLAIN_SETUP);
  if (!begun.ok) throw new Error(begun.error.problem);
  const { match } = begun.value;
  const position = textPositionIn(begun.value);
  expect(position.format()).toBe(startOf(written).format());
  const [move] = position.legal();
  const by = match.players[0];
  const isThrow = position.chances().length > 0;
  const next = applyActionTo(
    begun.value,
    isThrow ? { kind: 'throw', by, spent: 0, move, from: 'real' } : { kind: 'move', by, spent: 0, move },
  );
  if (!next.ok) throw new Error(next.error.code);
  expect(writeLine(next.value, 'pt-BR')).toHaveLength(1);
  const played = position.play(move);
  expect(played.ok && played.value.format()).toBe(textPositionIn(next.value).format());
});

test('[P-NF6] a position that cannot be read is refused with its place', () => {
  const refused = writtenBrasez.game.notation.parsePosition('8/8 w', {});
  expect(refused.ok).toBe(false);
});

test('a move as people write it is read as text and as choice, and written in either language', () => {
  const gameMatch = gameMatchOf(writtenClassico, 'e2e4 e7e5');
  const read = readMove(gameMatch, 'Cf3');
  if (!read.ok) throw new Error(read.error.code);
  const { move, choice } = read.value;
  expect([move, choice.state]).toEqual(['g1f3', gameMatch.match.state]);
  expect([writeMove(gameMatch, move, 'pt-BR'), writeMove(gameMatch, move, 'en')]).toEqual(['Cf3', 'Nf3']);
  expect(readMove(gameMatch, 'Cf3', 'en')).toMatchObject({ ok: false, error: { code: 'no-such-move' } });
  const next = applyActionTo(gameMatch, { kind: 'move', by: 'w', spent: 0, move, choice });
  expect(next.ok && lineOf(next.value.match).at(-1)).toMatchObject({ move: choice.move, text: 'g1f3' });
});

test('what is no legal action is written as it is', () => {
  expect(writeMove(gameMatchOf(writtenClassico), 'e2e5', 'en')).toBe('e2e5');
});

test('a match begins at the state that the caller has: its text is not read again', () => {
  const start = '4k3/8/8/8/8/8/8/R3K3 w - - 0 1';
  const at = writtenClassico.game.notation.parsePosition(start);
  if (!at.ok) throw new Error(at.error.problem);
  const begun = beginGameMatch(writtenClassico, { ...PLAIN_SETUP, start }, at.value);
  expect(begun.ok && begun.value.match.state).toBe(at.value);
});
