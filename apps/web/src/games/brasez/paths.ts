import { type BrasezEffect, type BrasezMove, brasez } from '@tabuleiro/brasez';
import { effectsOfKind } from '@tabuleiro/game';
import { formatSquare } from '@tabuleiro/grid';
import type { Lang } from '@tabuleiro/words';
import type { Place, TargetMark } from '../../board/model.js';
import { brasezWords } from '../../words/brasez.js';
import { gridWords } from '../../words/grid.js';
import { artOf, type Colour, colourOf, type Men } from '../grid/board.js';
import { answer, askPromotion, place, withoutSingleAnswers } from '../grid/paths.js';
import type { Path, Question, Step } from '../view.js';
import { type BrasezPosition, duchyOf, PASS } from './board.js';

type FromTo = Extract<BrasezMove, { from: unknown }>;
type Legion = Extract<BrasezMove, { kind: 'legion' }>;

/** First the places, then what the action leaves to ask: its manner, promotions, a duke's retirement. */
export function pathsOf(position: BrasezPosition): readonly Path<BrasezMove>[] {
  const effects = lazyEffects(position);
  const paths = position.moves.flatMap((move) => {
    const asked = questionsOf(move, effects);
    return placesOf(position, move, effects).map((places) => ({ move, steps: [...places, ...asked] }));
  });
  return withoutSingleAnswers(paths);
}

type EffectsOf = (move: BrasezMove) => readonly BrasezEffect[];

/** A retirement changes nothing of what the action did before it: the effects of the action alone serve for all of them. */
function lazyEffects({ state }: BrasezPosition): EffectsOf {
  const known = new Map<string, readonly BrasezEffect[]>();
  return (move) => {
    const [action] = brasez.notation.formatMove(move).split('~');
    const effects = known.get(action) ?? brasez.effects(state, move);
    known.set(action, effects);
    return effects;
  };
}

/** Every way to choose the action's places, the most natural first. */
function placesOf(
  position: BrasezPosition,
  move: BrasezMove,
  effects: EffectsOf,
): readonly (readonly Step[])[] {
  switch (move.kind) {
    case 'setup':
      return [[place(formatSquare(move.king), 'enter')]];
    case 'enter':
      return [[place(duchyOf(position.player ?? 'w')), place(formatSquare(move.to), 'enter')]];
    case 'pass':
      return [[place(PASS)]];
    case 'null':
      return [];
    case 'legion':
      return legionPlaces(position, move, effects);
    default: {
      // What a pawn becomes decides whether a zone takes it: that is said with the answers.
      const isLost = !('promotion' in move) && lostAt(effects(move)).has(formatSquare(move.to));
      const to = place(formatSquare(move.to), markOf(position.pieces, move), isLost);
      return [[place(formatSquare(move.from)), to]];
    }
  }
}

/** B-ZONE: where a zone takes what arrives. */
function lostAt(effects: readonly BrasezEffect[]): ReadonlySet<Place> {
  return new Set(effectsOfKind(effects, 'removed').map(({ at }) => at));
}

/** Where each pawn of a legion goes, the left one first, as the rules say. */
function frontsOf(effects: readonly BrasezEffect[]): ReadonlyMap<Place, Place> {
  return new Map(effectsOfKind(effects, 'moved').map(({ from, to }) => [from, to]));
}

/**
 * Two pawns in either order, then a square ahead of one of them: with the partner alone a person who only picks another
 * pawn up would have moved both.
 */
function legionPlaces(
  position: BrasezPosition,
  move: Legion,
  effects: EffectsOf,
): readonly (readonly Step[])[] {
  const fronts = frontsOf(effects(move));
  const lost = move.promotions === undefined ? lostAt(effects(move)) : new Set();
  const [left, right] = fronts.keys();
  const front = (pawn: Place): Step => {
    const to = fronts.get(pawn) ?? pawn;
    return place(to, position.pieces.has(to) ? 'push' : 'move', lost.has(to));
  };
  const orders = [
    [left, right],
    [right, left],
  ];
  return orders.flatMap(([first, partner]) =>
    [first, partner].map((pawn) => [place(first), place(partner, 'partner'), front(pawn)]),
  );
}

function markOf(men: Men, { kind, to }: FromTo): TargetMark {
  if (kind === 'lance') return 'push';
  if (kind === 'charge') return 'charge';
  const captures = kind === 'enPassant' || men.has(formatSquare(to));
  return captures ? 'capture' : 'move';
}

function questionsOf(move: BrasezMove, effects: EffectsOf): readonly Step[] {
  switch (move.kind) {
    case 'setup':
    case 'enter':
    case 'pass':
    case 'null':
      return [];
    case 'legion':
      return [...pairPromotions(move, effects), retirementOf(move)];
    case 'step':
      return move.promotion === undefined
        ? [retirementOf(move)]
        : [answer(PROMOTION, move.promotion, lostAt(effects(move)).size > 0), retirementOf(move)];
    case 'charge':
    case 'lance':
      return [answer(MANNER, move.kind), retirementOf(move)];
    default:
      return [retirementOf(move)];
  }
}

/** Whether the left pawn stays may depend on what the right one becomes: only what is sure is said with its answers. */
function pairPromotions(move: Legion, effects: EffectsOf): readonly Step[] {
  if (move.promotions === undefined) return [];
  const lost = lostAt(effects(move));
  const fronts = [...frontsOf(effects(move)).values()];
  return move.promotions.map((piece, i) =>
    answer(promotionOn(fronts[i]), piece, i === 1 && lost.has(fronts[i])),
  );
}

/** B-DUKE-A: the last choice of a turn. */
function retirementOf({ retire }: { readonly retire?: number }): Step {
  return answer(RETIRE, retire === undefined ? STAY : formatSquare(retire));
}

/** What the pawn becomes. */
export const PROMOTION = 'promotion';
/** A charge or a lance. */
const MANNER = 'manner';
/** Which duke retires after the move, or `STAY` for none. */
export const RETIRE = 'retire';
export const STAY = 'stay';

/** What the pawn of a pair becomes that arrives on a square. */
function promotionOn(square: Place): string {
  return `${PROMOTION} ${square}`;
}

export function askQuestion(
  lang: Lang,
  { player }: BrasezPosition,
  question: string,
  answers: readonly string[],
): Question {
  const colour = colourOf(player);
  if (question === MANNER) return askManner(lang, answers);
  if (question === RETIRE) return askRetirement(lang, colour, answers);
  const square = question.slice(PROMOTION.length + 1);
  const title = square === '' ? gridWords[lang].whichPromotion : brasezWords[lang].whichPromotionOn(square);
  return askPromotion(lang, title, colour, answers, square || undefined);
}

function askManner(lang: Lang, answers: readonly string[]): Question {
  const { whichManner, byCharge, byLance } = brasezWords[lang];
  const labels = [
    { answer: 'charge', label: byCharge },
    { answer: 'lance', label: byLance },
  ];
  return { title: whichManner, answers: labels.filter((label) => answers.includes(label.answer)) };
}

function askRetirement(lang: Lang, colour: Colour, answers: readonly string[]): Question {
  const { whetherRetire, retireBriefly, noRetirement, no, retireFrom } = brasezWords[lang];
  const art = artOf('duke', colour);
  const stays = answers.filter((given) => given === STAY);
  const dukes = answers.filter((given) => given !== STAY).sort();
  return {
    title: whetherRetire,
    brief: retireBriefly,
    answers: [
      ...dukes.map((given) => ({
        ...{ answer: given, label: retireFrom(given), short: given, place: given, art },
      })),
      ...stays.map((given) => ({ answer: given, label: noRetirement, short: no })),
    ],
    ...(stays.length > 0 && { usual: STAY }),
  };
}
