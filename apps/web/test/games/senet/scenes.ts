import { type Position, senetEntry } from '@tabuleiro/contest';
import type { Lang } from '@tabuleiro/words';
import type { Scene } from '../../../src/games/face.js';
import { senetFace } from '../../../src/games/senet/senet.js';
import { sceneOf } from '../../../src/play/scene.js';

/** The position of a text that must be readable. */
export function read(text: string): Position {
  const position = senetEntry.parse(text, {});
  if (!position.ok) throw new Error(`${text}: ${JSON.stringify(position.error)}`);
  return position.value;
}

/** `place('A8 B11', 'A 3')`: pieces by house, then who acts with which die. */
export function place(pieces: string, turn: string): Position {
  const squares = Array.from({ length: 30 }, () => '.');
  for (const piece of pieces.split(' ')) squares[Number(piece.slice(1)) - 1] = piece.charAt(0);
  const groups = [squares.slice(0, 10), squares.slice(10, 20), squares.slice(20)];
  return read(`${groups.map((group) => group.join('')).join('/')} ${turn}`);
}

export function scene(pieces: string, turn: string): Scene {
  return sceneOf(place(pieces, turn));
}

/** What is said of a legal action. */
export function say(lang: Lang, position: Position, action: string): string {
  const next = position.play(action);
  if (!next.ok) throw new Error(`${position.format()}: ${action}`);
  return senetFace.say(lang, sceneOf(position), action, sceneOf(next.value));
}

/** In both languages, Portuguese first. */
export function told(position: Position, action: string): readonly [string, string] {
  return [say('pt-BR', position, action), say('en', position, action)];
}
