import { senet } from '@tabuleiro/senet';
import type { Lang } from '@tabuleiro/words';
import { GamePosition } from '../../../src/games/position.js';
import type { SenetGameMove, SenetPosition } from '../../../src/games/senet/houses.js';
import { senetView } from '../../../src/games/senet/senet.js';

/** The position of a text that must be readable. */
export function read(text: string): SenetPosition {
  const state = senet.notation.parsePosition(text);
  if (!state.ok) throw new Error(`${text}: ${JSON.stringify(state.error)}`);
  return new GamePosition(senet, state.value);
}

/** `position('A8 B11', 'A 3')`: pieces by house, then who acts with which die. */
export function position(pieces: string, turn: string): SenetPosition {
  const squares = Array.from({ length: 30 }, () => '.');
  for (const piece of pieces.split(' ')) squares[Number(piece.slice(1)) - 1] = piece.charAt(0);
  const groups = [squares.slice(0, 10), squares.slice(10, 20), squares.slice(20)];
  return read(`${groups.map((group) => group.join('')).join('/')} ${turn}`);
}

/** A legal action, with the positions around it. */
export function played(before: SenetPosition, action: string): SenetGameMove {
  const move = senet.notation.parseMove(before.state, action);
  if (!move.ok) throw new Error(`${senet.notation.formatPosition(before.state)}: ${action}`);
  return before.withMove(move.value);
}

/** What is said of a legal action. */
export function say(lang: Lang, before: SenetPosition, action: string): string {
  return senetView.say(lang, played(before, action));
}

/** In both languages, Portuguese first. */
export function told(before: SenetPosition, action: string): readonly [string, string] {
  return [say('pt-BR', before, action), say('en', before, action)];
}
