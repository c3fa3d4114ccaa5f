import { plainLetters } from '@tabuleiro/game';
import type { Scene } from '../face.js';
import { kingOf } from './men.js';

/** Where kings castle from and to: files. */
export type Castling = { readonly homes: string; readonly short: string; readonly long: string };

const SHAPE =
  /^(?:roque|rocar|castle|castling)(?: (?:(pequeno|curto|menor|short|kingside)|(grande|longo|maior|long|queenside)))?$/;

/**
 * The castling that `roque`, `roque grande`, `castle short` … names, legal or not, so that a refusal can be explained;
 * undefined when the text is something else, names two possible ones, or the king is not at home.
 */
export function typedCastling(scene: Scene, text: string, castling: Castling): string | undefined {
  const [isCastling, short, long] = SHAPE.exec(text) ?? [];
  const king = kingOf(scene.position);
  if (isCastling === undefined || king === undefined || !castling.homes.includes(king[0])) return undefined;
  const towards = (file: string): string => king + file + king[1];
  if (short !== undefined) return towards(castling.short);
  if (long !== undefined) return towards(castling.long);
  const both = [towards(castling.short), towards(castling.long)];
  const legal = both.filter((move) => scene.legal.includes(move));
  return legal.length === 2 ? undefined : (legal.at(0) ?? both.at(0));
}

/** As it is looked up: `Legião  D2 e2` and `legiao d2 e2` are the same. */
export function plain(text: string): string {
  return plainLetters(text).trim().replace(/\s+/g, ' ');
}
