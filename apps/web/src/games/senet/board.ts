import {
  A,
  B,
  columnOf,
  EXIT_THROW,
  HOUSES,
  PIECES,
  protectionOf,
  rowOf,
  type SenetState,
} from '@tabuleiro/senet';
import type { Lang } from '@tabuleiro/words';
import type { Art, Cell, Man, Tray, Vacancy } from '../../board/model.js';
import { senetWords } from '../../words/senet.js';
import type { PieceRow } from '../view.js';
import { EXIT_TRAY, nameHouse, type SenetPosition, SKIP_TRAY, sideOf, TRACK } from './houses.js';
import { stuckPieces } from './prospects.js';

export const ARTS: readonly [Art, Art] = ['a-cone', 'b-spool'];

export function cellsOf(lang: Lang, { state }: SenetPosition): readonly Cell[] {
  return TRACK.map((house) => cellOf(lang, state, house));
}

function cellOf(lang: Lang, state: SenetState, house: number): Cell {
  const remark = remarkOn(lang, state, house);
  const cell = houseCell(lang, house, sideOf(state.track[house]));
  return remark === '' ? cell : { ...cell, remark };
}

/** A house with whose piece stands on it, if any does. */
export function houseCell(lang: Lang, house: number, side: 0 | 1 | undefined): Cell {
  return {
    id: String(house),
    row: rowOf(house),
    column: columnOf(house),
    tone: HOUSES.includes(house) ? 'dark' : 'light',
    spoken: nameHouse(lang, house),
    caption: String(house),
    ...(HOUSES.includes(house) && { sign: `house-${house}` }),
    ...(side !== undefined && { man: manOfSide(lang, side) }),
  };
}

export function manOfSide(lang: Lang, side: 0 | 1): Man {
  const { letter, noun, full } = senetWords[lang].men[side];
  return { art: ARTS[side], side, letter, noun, full };
}

/** What nobody sees from the piece alone: what guards it, and what it needs to leave. */
function remarkOn(lang: Lang, state: SenetState, house: number): string {
  const words = senetWords[lang];
  const protection = protectionOf(state, house);
  const needs = sideOf(state.track[house]) === undefined ? 0 : EXIT_THROW[house];
  const remarks: string[] = [];
  if (protection?.kind === 'wall') remarks.push(words.wall(protection.first, protection.last));
  if (protection?.kind === 'pair') remarks.push(words.paired);
  if (protection?.kind === 'house') remarks.push(words.sheltered);
  if (needs !== 0) remarks.push(words.exitThrow(needs));
  return remarks.join(', ');
}

/** Giving up the turn is offered only where nothing else is left (S-SKIP). */
export function traysOf(lang: Lang, { state, moves }: SenetPosition): readonly Tray[] {
  const words = senetWords[lang];
  const [cones, spools] = words.men.map((man, side) => words.count(man, state.off[side === 0 ? A : B]));
  const exit: Tray = {
    ...{ id: EXIT_TRAY, side: undefined, art: 'exit' },
    ...{ label: words.exitLabel, name: words.exit(cones, spools) },
  };
  if (!moves.some(({ kind }) => kind === 'skip')) return [exit];
  const name = words.skip(state.die, stuckPieces(lang, state));
  return [exit, { id: SKIP_TRAY, side: undefined, art: 'skip', label: words.skipLabel, name }];
}

export function vacanciesOf(lang: Lang, { moves }: SenetPosition): readonly Vacancy[] {
  if (moves.some(({ kind }) => kind === 'skip')) return [];
  return [{ side: undefined, label: senetWords[lang].skipLabel }];
}

/** The pieces each player has brought home. */
export function pieceRowsOf(lang: Lang, { state: { off } }: SenetPosition): readonly PieceRow[] {
  const heapOf = (side: 0 | 1): PieceRow => {
    const home = Math.min(off[side === 0 ? A : B], PIECES);
    return {
      side,
      name: senetWords[lang].home(senetWords[lang].men[side], home),
      arts: Array.from({ length: home }, () => ARTS[side]),
    };
  };
  return [heapOf(0), heapOf(1)];
}
