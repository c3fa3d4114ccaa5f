import {
  type BrasezEffect,
  type BrasezMove,
  type BrasezState,
  brasez,
  type Promotion,
} from '@tabuleiro/brasez';
import { effectsOfKind, type Place } from '@tabuleiro/game';
import { fileOf, formatSquare } from '@tabuleiro/grid';
import { formatOrigin } from '../gridText.js';
import { LANGUAGES, type Language } from '../moveText.js';
import { BRASEZ_LETTERS, brasezPieceOn } from './pieces.js';

/** What the writers of a move's parts need: the state, what the move does, the language. */
type MoveContext = {
  readonly state: BrasezState;
  readonly effects: readonly BrasezEffect[];
  readonly language: Language;
};
type Legion = Extract<BrasezMove, { kind: 'legion' }>;
type FromTo = Extract<BrasezMove, { from: unknown }>;

const PASS: Readonly<Record<Language, string>> = { 'pt-BR': 'passa', en: 'pass' };

/** A legal move as people write it: docs/notation.md. */
export function formatBrasezMove(state: BrasezState, move: BrasezMove, language: Language): string {
  const context = { state, effects: brasez.effects(state, move), language };
  const retired = 'retire' in move && move.retire !== undefined ? `~${formatSquare(move.retire)}` : '';
  return formatBody(context, move) + retired + checkMark(brasez.apply(state, move));
}

/** The same move as each language writes it. */
export function formatBrasezMoveInBoth(
  state: BrasezState,
  move: BrasezMove,
): Readonly<Record<Language, string>> {
  const [pt, en] = LANGUAGES.map((language) => formatBrasezMove(state, move, language));
  return { 'pt-BR': pt, en };
}

function checkMark(state: BrasezState): string {
  if (!brasez.inCheck(state)) return '';
  const turn = brasez.turn(state);
  return turn.kind === 'over' && turn.outcome.reason === 'mate' ? '#' : '+';
}

function formatBody(context: MoveContext, move: BrasezMove): string {
  const letters = BRASEZ_LETTERS[context.language];
  switch (move.kind) {
    case 'setup':
      return `${letters.king}@${formatSquare(move.king)}`;
    case 'enter':
      return `${letters.duke}@${formatSquare(move.to)}`;
    case 'pass':
      return PASS[context.language];
    case 'null':
      return brasez.notation.formatMove(move);
    case 'castle':
      return fileOf(move.to) > fileOf(move.from) ? 'O-O' : 'O-O-O';
    case 'charge':
      return `${letters[brasezPieceOn(context.state, move.from)]}*${formatSquare(move.to)}`;
    case 'legion':
      return formatLegion(context, move);
    case 'lance':
      return arrival(context, formatSquare(move.to)) + formatPushed(context);
    default:
      return formatMove(context, move);
  }
}

/** Where a piece arrives; B-ZONE: `(x)` behind the square where a duke's zone takes it. */
function arrival({ effects }: MoveContext, to: Place, promotion = ''): string {
  const falls = effectsOfKind(effects, 'removed').some(({ at }) => at === to);
  return `${to}${promotion}${falls ? '(x)' : ''}`;
}

/** Where each pushed piece ends. */
function formatPushed({ effects }: MoveContext): string {
  return effectsOfKind(effects, 'pushed')
    .map(({ to }) => `>${to}`)
    .join('');
}

function formatPromotion({ language }: MoveContext, promotion: Promotion | undefined): string {
  return promotion === undefined ? '' : `=${BRASEZ_LETTERS[language][promotion]}`;
}

/** Both squares they reach, the left first; then where each pushed piece ends. */
function formatLegion(context: MoveContext, move: Legion): string {
  const pawns = effectsOfKind(context.effects, 'moved').map(({ to }, i) =>
    arrival(context, to, formatPromotion(context, move.promotions?.[i])),
  );
  return pawns.join('&') + formatPushed(context);
}

function formatMove(context: MoveContext, move: FromTo): string {
  const { state, language } = context;
  const piece = brasezPieceOn(state, move.from);
  const captures = effectsOfKind(context.effects, 'captured').length > 0;
  const promotion = move.kind === 'step' ? formatPromotion(context, move.promotion) : '';
  const end = arrival(context, formatSquare(move.to), promotion);
  if (piece === 'pawn') {
    const file = captures ? `${formatSquare(move.from)[0]}x` : '';
    return `${file}${end}${move.kind === 'enPassant' ? 'e.p.' : ''}`;
  }
  const sign = move.kind === 'sneak' ? '@' : captures ? 'x' : '';
  return BRASEZ_LETTERS[language][piece] + origin(state, move) + sign + end;
}

/** As much of its square as tells the piece from others of its kind that may go there in the same manner. */
function origin(state: BrasezState, move: FromTo): string {
  const piece = state.board.cells[move.from];
  const rivals = new Set<number>();
  for (const other of brasez.moves(state)) {
    if (other.kind !== move.kind || !('to' in other) || other.to !== move.to) continue;
    if (other.from !== move.from && state.board.cells[other.from] === piece) rivals.add(other.from);
  }
  return formatOrigin(move.from, [...rivals]);
}
