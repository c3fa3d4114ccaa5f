import { type BrasezMove, brasez } from '@tabuleiro/brasez';
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
  const paths = position.moves.flatMap((move) => {
    const asked = questionsOf(position, move);
    return placesOf(position, move).map((places) => ({ move, steps: [...places, ...asked] }));
  });
  return withoutSingleAnswers(paths);
}

/** Every way to choose the action's places, the most natural first. */
function placesOf(position: BrasezPosition, move: BrasezMove): readonly (readonly Step[])[] {
  switch (move.kind) {
    case 'setup':
      return [[place(formatSquare(move.king), 'enter')]];
    case 'enter':
      return [[place(duchyOf(position.player ?? 'w')), place(formatSquare(move.to), 'enter')]];
    case 'pass':
      return [[place(PASS)]];
    case 'legion':
      return legionPlaces(position, move);
    default:
      return [[place(formatSquare(move.from)), place(formatSquare(move.to), markOf(position.pieces, move))]];
  }
}

/** Where each pawn of a legion goes, the left one first, as the rules say. */
function frontsOf({ state }: BrasezPosition, move: Legion): ReadonlyMap<Place, Place> {
  const moved = effectsOfKind(brasez.effects(state, move), 'moved');
  return new Map(moved.map(({ from, to }) => [from, to]));
}

/**
 * Two pawns in either order, then a square ahead of one of them: with the partner alone a person who only picks another
 * pawn up would have moved both.
 */
function legionPlaces(position: BrasezPosition, move: Legion): readonly (readonly Step[])[] {
  const fronts = frontsOf(position, move);
  const [left, right] = fronts.keys();
  const front = (pawn: Place): Step => {
    const to = fronts.get(pawn) ?? pawn;
    return place(to, position.pieces.has(to) ? 'push' : 'move');
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
  const captures = kind === 'enPassant' || men.has(formatSquare(to));
  return captures ? 'capture' : 'move';
}

function questionsOf(position: BrasezPosition, move: BrasezMove): readonly Step[] {
  switch (move.kind) {
    case 'setup':
    case 'enter':
    case 'pass':
      return [];
    case 'legion':
      return [...pairPromotions(position, move), retirementOf(move)];
    case 'step':
      return move.promotion === undefined
        ? [retirementOf(move)]
        : [answer(PROMOTION, move.promotion), retirementOf(move)];
    case 'charge':
    case 'lance':
      return [answer(MANNER, move.kind), retirementOf(move)];
    default:
      return [retirementOf(move)];
  }
}

function pairPromotions(position: BrasezPosition, move: Legion): readonly Step[] {
  if (move.promotions === undefined) return [];
  const fronts = [...frontsOf(position, move).values()];
  return move.promotions.map((piece, i) => answer(promotionOn(fronts[i]), piece));
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
  return askPromotion(lang, title, colour, answers);
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
  const { whetherRetire, noRetirement, no, retireFrom } = brasezWords[lang];
  const art = artOf('duke', colour);
  const stays = answers.filter((given) => given === STAY);
  const dukes = answers.filter((given) => given !== STAY).sort();
  return {
    title: whetherRetire,
    answers: [
      ...dukes.map((given) => ({
        ...{ answer: given, label: retireFrom(given), short: given, place: given, art },
      })),
      ...stays.map((given) => ({ answer: given, label: noRetirement, short: no })),
    ],
    ...(stays.length > 0 && { usual: STAY }),
  };
}
