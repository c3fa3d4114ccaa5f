import type { BrasezMove } from '@tabuleiro/brasez';
import { formatSquare } from '@tabuleiro/grid';
import type { Lang, PieceName } from '@tabuleiro/words';
import type { Place, Travel } from '../../board/model.js';
import type { Scene, Trace } from '../face.js';
import { type Change, changeOf, traceOf } from '../grid/change.js';
import { type Men, menOf, turnOf } from '../grid/men.js';
import { gridWords } from '../grid/words.js';
import { readAction, stepsOf } from './action.js';
import { PASS } from './beside.js';
import { brasezWords } from './words.js';
import { homesOf } from './zones.js';

type FromTo = Extract<BrasezMove, { from: unknown }>;
type Legion = Extract<BrasezMove, { kind: 'legion' }>;

/** An action with what it did to the board. */
type Deed = {
  readonly move: BrasezMove;
  readonly men: Men;
  readonly steps: readonly Travel[];
  readonly change: Change;
};

/** What an action did, aloud: the action itself, then what it pushed, what fell in a zone, who retired. */
export function sayAction(lang: Lang, before: Scene, text: string, after: Scene): string {
  const move = readAction(before.position, text);
  const men = menOf(before.position);
  const colour = turnOf(before.position);
  const words = brasezWords[lang];
  if (move.kind === 'pass') return words.passes(colour === 'w' ? 'b' : 'w');
  if (move.kind === 'enter') return words.enters(formatSquare(move.to));
  if (move.kind === 'setup') {
    const king = formatSquare(move.king);
    return words.sets(king, homesOf(colour).find((home) => home !== king) ?? king);
  }
  const steps = stepsOf(move, colour);
  const deed = { move, men, steps, change: changeOf(men, menOf(after.position), steps) };
  const body = move.kind === 'legion' ? sayLegion(lang, deed, move) : sayStep(lang, deed, move);
  const retired = move.retire === undefined ? [] : [words.retires(formatSquare(move.retire))];
  return [body, ...sayFall(lang, deed), ...retired].join('; ');
}

function sayLegion(lang: Lang, deed: Deed, { promotions }: Legion): string {
  const words = brasezWords[lang];
  const pawns = deed.steps.slice(0, 2);
  const marches = words.marches(
    pawns.map(({ from }) => from),
    pawns.map(({ to }) => to),
  );
  const promoted = promotions === undefined ? [] : [words.promoteBoth(...promotions)];
  return [marches, ...promoted, ...sayPush(lang, deed, 2)].join(', ');
}

function sayStep(lang: Lang, deed: Deed, move: FromTo): string {
  const [from, to] = [formatSquare(move.from), formatSquare(move.to)];
  const piece = nameAt(deed.men, from);
  const shared = gridWords[lang];
  const words = brasezWords[lang];
  const goes = shared.goes(piece, from, to);
  switch (move.kind) {
    case 'charge':
      return words.charges(piece, from, nameAt(deed.men, to), to);
    case 'lance':
      return [words.lances(goes), ...sayPush(lang, deed, 1)].join(', ');
    case 'enPassant':
      return shared.takesEnPassant(from, to[0] + from[1], to);
    case 'castle':
      return `${to > from ? shared.shortCastling : shared.longCastling}: ${goes}`;
    case 'sneak':
      return words.sneaks(goes);
    default: {
      const taken = deed.men.get(to)?.name;
      const body = taken === undefined ? goes : shared.takes(piece, from, taken, to);
      return 'promotion' in move && move.promotion ? `${body}, ${shared.promotes(move.promotion)}` : body;
    }
  }
}

function nameAt(men: Men, square: Place): PieceName {
  const name = men.get(square)?.name;
  if (name === undefined) throw new Error(`nothing stands on ${square}`);
  return name;
}

function sayPush(lang: Lang, { men, change }: Deed, pushers: number): readonly string[] {
  const pushed = change.followed.map(({ from, to }) => ({ piece: nameAt(men, from), from, to }));
  return pushed.length === 0 ? [] : [brasezWords[lang].pushes(pushers, pushed)];
}

/** B-ZONE: what went onto a zone square and is not there; a charge takes its own piece without any zone. */
function sayFall(lang: Lang, { move, men, steps, change }: Deed): readonly string[] {
  if (move.kind === 'charge') return [];
  const fallen = steps.flatMap(({ from, to }, i) => {
    const isLost = change.lost.some(({ place }) => place === from);
    return isLost ? [{ piece: promotionOf(move, i) ?? nameAt(men, from), at: to }] : [];
  });
  return fallen.length === 0 ? [] : [brasezWords[lang].falls(fallen)];
}

/** What the pawn of the step `i` became. */
function promotionOf(move: BrasezMove, i: number): PieceName | undefined {
  if (move.kind === 'legion') return move.promotions?.[i];
  return move.kind === 'step' ? move.promotion : undefined;
}

export function traceAction(before: Scene, text: string, after: Scene): Trace {
  const move = readAction(before.position, text);
  const colour = turnOf(before.position);
  const trace = traceOf(menOf(before.position), menOf(after.position), stepsOf(move, colour));
  if (move.kind === 'pass') return { ...trace, to: [PASS] };
  return move.kind === 'setup' ? { ...trace, to: homesOf(colour) } : trace;
}
