import type { GameId } from '@tabuleiro/game';
import * as brasezEn from './en/brasez.js';
import * as chessEn from './en/chess.js';
import * as senetEn from './en/senet.js';
import type { Lang } from './lang.js';
import * as brasezPt from './pt-BR/brasez.js';
import * as chessPt from './pt-BR/chess.js';
import * as senetPt from './pt-BR/senet.js';
import type { Wording } from './wording.js';

/** The sentences of one game in one language. */
export type GameWording = { readonly refusals: Wording; readonly positionProblems: Wording };

const chess: Readonly<Record<Lang, GameWording>> = {
  'pt-BR': { refusals: chessPt.chessRefusals, positionProblems: chessPt.chessPositionProblems },
  en: { refusals: chessEn.chessRefusals, positionProblems: chessEn.chessPositionProblems },
};
const brasez: Readonly<Record<Lang, GameWording>> = {
  'pt-BR': { refusals: brasezPt.brasezRefusals, positionProblems: brasezPt.brasezPositionProblems },
  en: { refusals: brasezEn.brasezRefusals, positionProblems: brasezEn.brasezPositionProblems },
};
const senet: Readonly<Record<Lang, GameWording>> = {
  'pt-BR': { refusals: senetPt.senetRefusals, positionProblems: senetPt.senetPositionProblems },
  en: { refusals: senetEn.senetRefusals, positionProblems: senetEn.senetPositionProblems },
};

const WORDINGS: ReadonlyMap<GameId, Readonly<Record<Lang, GameWording>>> = new Map([
  ['classico', chess],
  ['nucleo', chess],
  ['brasez', brasez],
  ['senet', senet],
]);

/** Undefined for a game that words nothing of its own. */
export function gameWording(lang: Lang, game: GameId): GameWording | undefined {
  return WORDINGS.get(game)?.[lang];
}
