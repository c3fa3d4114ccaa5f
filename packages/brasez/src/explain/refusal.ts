import type { Facts, Refusal } from '@tabuleiro/game';
import { formatSquare, TYPE } from '@tabuleiro/grid';
import { cellName, DUKE, KING, KNIGHT, LORD, PAWN, PRIEST, ROOK, WARLORD } from '../piece.js';
import type { BrasezView } from '../state.js';

/** Every code that `explain` of Brasez can answer with. */
export const BRASEZ_REFUSALS = [
  'bad-move',
  'game-over',
  'setup-first',
  'setup-done',
  'setup-square',
  'empty-square',
  'enemy-piece',
  'same-square',
  'own-piece',
  'duke-immune',
  'duke-still',
  'path-blocked',
  'king-move',
  'king-zone',
  'king-attacked',
  'kings-adjacent',
  'castle-right',
  'castle-check',
  'castle-occupied',
  'castle-zone',
  'castle-attacked',
  'warlord-move',
  'priest-move',
  'priest-too-far',
  'priest-jump-stops',
  'priest-needs-far-rank',
  'knight-move',
  'rook-move',
  'lord-move',
  'sneak-needs-far-rank',
  'sneak-occupied',
  'pawn-move',
  'pawn-blocked',
  'pawn-diagonal-empty',
  'double-moved',
  'double-blocked',
  'ep-late',
  'ep-exposes',
  'lance-moved',
  'lance-supported',
  'lance-exposes',
  'charge-piece',
  'charge-shape',
  'charge-empty',
  'charge-blocked',
  'charge-target',
  'charge-mark',
  'charge-exposes',
  'legion-pawns',
  'legion-apart',
  'legion-order',
  'legion-blocked',
  'legion-duke',
  'legion-edge',
  'legion-supported',
  'legion-exposes',
  'promotion-missing',
  'promotion-unavailable',
  'promotion-taken',
  'promotion-not-here',
  'retire-no-duke',
  'retire-new',
  'retire-not-now',
  'retire-exposes',
  'enter-none',
  'enter-occupied',
  'enter-attacked',
  'enter-king',
  'pass-token',
  'pass-check',
  'pinned',
  'in-check',
  'zone-exposes',
] as const;
/** The code of a refusal of Brasez. */
export type BrasezRefusal = (typeof BRASEZ_REFUSALS)[number];

export function refuse(code: BrasezRefusal, rule: string, facts: Facts = {}): Refusal {
  return { code, facts, rule };
}

const RULES: readonly (readonly [number, string])[] = [
  [KING, 'B-KING'],
  [WARLORD, 'B-WARLORD'],
  [PRIEST, 'B-PRIEST'],
  [KNIGHT, 'B-KNIGHT'],
  [ROOK, 'B-ROOK'],
  [LORD, 'B-LORD'],
  [PAWN, 'B-PAWN'],
  [DUKE, 'B-DUKE-A'],
];

/** The clause of a piece's own moves. */
export function ruleOf(piece: number): string {
  return RULES.find(([type]) => type === (piece & TYPE))?.[1] ?? 'P-NF3';
}

/** A move that is being explained: from where to where, in which position. */
export type Trial = { readonly position: BrasezView; readonly from: number; readonly to: number };

/** The facts `piece`, `from` and `to` of a move. */
export function movementFacts({ position, from, to }: Trial): Facts {
  return {
    piece: cellName(position.board.cells[from]),
    from: formatSquare(from),
    to: formatSquare(to),
  };
}

/** The facts `by` and `at`: another piece and where it stands. */
export function pieceFacts(position: BrasezView, cell: number): Facts {
  return { by: cellName(position.board.cells[cell]), at: formatSquare(cell) };
}

export function refuseTrial(code: BrasezRefusal, rule: string, trial: Trial, other = 0): Refusal {
  const facts = movementFacts(trial);
  return refuse(code, rule, other === 0 ? facts : { ...facts, ...pieceFacts(trial.position, other) });
}
