import { bareMoves, parseBareMove, replay } from '@tabuleiro/game';
import { expect, test } from 'vitest';
import { type ChessState, classico, nucleo } from '../src/index.js';

function stateAfter(...moves: readonly string[]): ChessState {
  const played = replay(classico, classico.start(), moves);
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  return played.value;
}

function passed(state: ChessState): ChessState {
  const none = classico.nullMove(state);
  if (none === undefined) throw new Error('no null move');
  return classico.apply(state, none);
}

test('a null move gives the turn away, and en passant with it', () => {
  const before = stateAfter('e2e4', 'a7a6', 'e4e5', 'd7d5');
  const text = classico.notation.formatPosition(before);
  const after = passed(before);
  expect(classico.notation.formatPosition(after)).toBe(
    'rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 3',
  );
  expect(classico.notation.formatPosition(before)).toBe(text);
  expect(classico.explain(passed(after), 'e5d6')?.code).toBe('en-passant-too-late');
});

test('it has a text and no effects, and is never legal', () => {
  const start = classico.start();
  const none = classico.nullMove(start);
  if (none === undefined) throw new Error('no null move');
  expect([classico.notation.formatMove(none), classico.effects(start, none)]).toEqual(['--', []]);
  expect(classico.moves(start)).not.toContainEqual(none);
  expect(classico.notation.parseMove(start, '--').ok).toBe(false);
  expect(classico.explain(start, '--')).toBeDefined();
});

test('[C-CHECK] nobody in check can give the turn away', () => {
  const check = stateAfter('e2e4', 'f7f5', 'd1h5');
  expect(classico.nullMove(check)).toBeUndefined();
  expect(nucleo.nullMove(nucleo.start())).toEqual({ kind: 'null' });
});

test('[C-REP] no position before a null move is repeated after it', () => {
  let state = stateAfter('g1f3', 'g8f6', 'f3g1', 'f6g8', 'g1f3', 'g8f6', 'f3g1');
  state = passed(passed(state));
  const back = classico.notation.parseMove(state, 'f6g8');
  expect(back.ok && classico.turn(classico.apply(state, back.value)).kind).toBe('player');
});

test('[C-REP] the bare moves go on where a repetition has ended the game', () => {
  const over = stateAfter('g1f3', 'g8f6', 'f3g1', 'f6g8', 'g1f3', 'g8f6', 'f3g1', 'f6g8');
  expect([classico.turn(over).kind, classico.moves(over).length]).toEqual(['over', 0]);
  expect(bareMoves(classico, over)).toHaveLength(20);
  const advance = parseBareMove(classico, over, 'e2e4');
  expect(advance && classico.notation.formatMove(advance)).toBe('e2e4');
  expect(parseBareMove(classico, over, 'e2e5')).toBeUndefined();
  expect(parseBareMove(classico, classico.start(), 'e2e5')).toBeUndefined();
});
