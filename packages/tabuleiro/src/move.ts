import { type Effect, effectsOfKind, type Place } from '@tabuleiro/game';
import type { GameAdapter } from './adapter.js';
import type { GameName, MoveKindOf, PieceNameOf, SquareOf, TypesOf } from './gameTypes.js';
import { type Bilingual, bilingual } from './worded.js';

/** A legal move, a throw of the die included. Plain, frozen data. */
export type Move<G extends GameName = GameName> = {
  /** In coordinates: `g1f3`, `e7e8q`, `K@e1`, `d4*e5`, `9-12`, `4`. Unique in its position, and what records keep. */
  readonly text: string;
  /** As people write it in each language: `Nf3` and `Cf3`. */
  readonly san: Bilingual;
  readonly kind: MoveKindOf<G>;
  /** Missing where no piece leaves a square: a throw, a pass, a piece that comes in from beside the board. */
  readonly from?: SquareOf<G>;
  /** Where it lands. Missing for a throw and a pass, and for a piece that leaves the board for good. */
  readonly to?: SquareOf<G>;
  /** Brasez: the second pawn of a legion. */
  readonly partner?: SquareOf<G>;
  /** What moves. */
  readonly piece?: PieceNameOf<G>;
  readonly captured?: PieceNameOf<G>;
  readonly promotion?: PieceNameOf<G>;
  /** Everything it does to the board, one thing after another: moved, captured, pushed, promoted … */
  readonly effects: readonly Effect<PieceNameOf<G>>[];
};

/** Requires a move that is legal in `state`. */
export function describeMove<G extends GameName>(
  adapter: GameAdapter<TypesOf<G>>,
  state: TypesOf<G>['state'],
  move: TypesOf<G>['move'],
): Move<G> {
  const effects = adapter.game.effects(state, move);
  const squares = adapter.squares(move, effects);
  const piece = effects.find((effect) => placeBefore(effect) === squares.from)?.piece.name;
  const captured = effectsOfKind(effects, 'captured')[0]?.piece.name;
  return Object.freeze({
    text: adapter.game.notation.formatMove(move),
    san: bilingual((lang) => adapter.format(state, move, lang)),
    kind: adapter.kindOf(move),
    ...squares,
    ...(piece !== undefined && { piece }),
    ...(captured !== undefined && { captured }),
    effects: Object.freeze(effects.map((effect) => Object.freeze(effect))),
  });
}

/** Where the piece of an effect stood before; undefined where it was not on the board. */
function placeBefore(effect: Effect): Place | undefined {
  if ('at' in effect) return effect.kind === 'placed' ? undefined : effect.at;
  return effect.kind === 'entered' ? undefined : effect.from;
}
