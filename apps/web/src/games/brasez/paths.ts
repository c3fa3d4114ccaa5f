import type { BrasezMove } from '@tabuleiro/brasez';
import { formatSquare } from '@tabuleiro/grid';
import type { Place, TargetMark } from '../../board/model.js';
import type { Path, Scene, Step } from '../face.js';
import { type Colour, type Men, menOf, turnOf } from '../grid/men.js';
import { answer, place, withoutIdleQuestions } from '../grid/paths.js';
import { ahead, readActions } from './action.js';
import { MANNER, PROMOTION, promotionOn, RETIRE, STAY } from './ask.js';
import { duchyOf, PASS } from './beside.js';

type View = { readonly men: Men; readonly colour: Colour };
type FromTo = Extract<BrasezMove, { from: unknown }>;
type Legion = Extract<BrasezMove, { kind: 'legion' }>;

/** First the places, then what the action leaves to ask: its manner, promotions, a duke's retirement. */
export function pathsOf({ position, legal }: Scene): readonly Path[] {
  const actions = readActions(position);
  const view = { men: menOf(position), colour: turnOf(position) };
  const paths = legal.flatMap((action) => {
    const move = actions.get(action);
    if (move === undefined) throw new Error(`no action ${action} in ${position}`);
    const asked = questionsOf(view, move);
    return placesOf(view, move).map((places) => ({ action, steps: [...places, ...asked] }));
  });
  return withoutIdleQuestions(paths);
}

/** Every way to choose the action's places, the most natural first. */
function placesOf(view: View, move: BrasezMove): readonly (readonly Step[])[] {
  switch (move.kind) {
    case 'setup':
      return [[place(formatSquare(move.king), 'enter')]];
    case 'enter':
      return [[place(duchyOf(view.colour)), place(formatSquare(move.to), 'enter')]];
    case 'pass':
      return [[place(PASS)]];
    case 'legion':
      return legionPlaces(view, move);
    default:
      return [[place(formatSquare(move.from)), place(formatSquare(move.to), markOf(view.men, move))]];
  }
}

/**
 * Two pawns in either order, then a square ahead of one of them: with the partner alone a person who only picks another
 * pawn up would have moved both.
 */
function legionPlaces({ men, colour }: View, move: Legion): readonly (readonly Step[])[] {
  const [left, right] = [formatSquare(move.left), formatSquare(move.right)];
  const front = (pawn: Place): Step => {
    const to = ahead(pawn, colour);
    return place(to, men.has(to) ? 'push' : 'move');
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

function questionsOf(view: View, move: BrasezMove): readonly Step[] {
  switch (move.kind) {
    case 'setup':
    case 'enter':
    case 'pass':
      return [];
    case 'legion':
      return [...pairPromotions(view, move), retirementOf(move)];
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

function pairPromotions({ colour }: View, { left, right, promotions }: Legion): readonly Step[] {
  const fronts = [left, right].map((pawn) => ahead(formatSquare(pawn), colour));
  return (promotions ?? []).map((piece, i) => answer(promotionOn(fronts[i]), piece));
}

/** B-DUKE-A: the last choice of a turn. */
function retirementOf({ retire }: { readonly retire?: number }): Step {
  return answer(RETIRE, retire === undefined ? STAY : formatSquare(retire));
}
