import type { Player } from './game.js';

/** A square or house by its name: `e4`, `26`. */
export type Place = string;

/** `name` is what the piece is: the knight, not the letter somebody writes it with. */
export type Piece<P extends string = string> = { readonly name: P; readonly player: Player };

/** What stands where. */
export type Placement<P extends string = string> = ReadonlyMap<Place, Piece<P>>;

/** A piece that goes from one place to another. */
type TravelEffect<K extends string, P extends string> = {
  readonly kind: K;
  readonly piece: Piece<P>;
  readonly from: Place;
  readonly to: Place;
};
/** A piece at the place where something happens to it. */
type EffectAt<K extends string, P extends string> = {
  readonly kind: K;
  readonly piece: Piece<P>;
  readonly at: Place;
};

/** One thing that an action did to the board. `piece` is as it was before. */
export type Effect<P extends string = string> =
  /** By the action itself, in castling both king and rook. */
  | TravelEffect<'moved', P>
  /** By another piece (B-PUSH). */
  | TravelEffect<'pushed', P>
  | EffectAt<'captured', P>
  /** The actor's own, by a zone (B-ZONE). */
  | EffectAt<'removed', P>
  /** The actor's own, as the price (B-CHARGE). */
  | EffectAt<'sacrificed', P>
  | (EffectAt<'promoted', P> & { readonly to: P })
  /** A new piece: it stood nowhere before. */
  | EffectAt<'placed', P>
  /** From beside the board, where the piece waited (B-DUKE-B). */
  | { readonly kind: 'entered'; readonly piece: Piece<P>; readonly to: Place }
  /** Back there (B-DUKE-A). */
  | { readonly kind: 'retired'; readonly piece: Piece<P>; readonly from: Place }
  /** Two change places: `piece` goes from `from` to `to`, `with` the other way (S-LAND). */
  | (TravelEffect<'swapped', P> & { readonly with: Piece<P> })
  /** The piece landed on `through`, which sent it on to `to` (S-WATER). */
  | (TravelEffect<'fell', P> & { readonly through: Place })
  /** The piece has come to its goal and leaves the board for good (S-EXIT). */
  | { readonly kind: 'borneOff'; readonly piece: Piece<P>; readonly from: Place };

/** The effects of one kind, in their order. */
export function effectsOfKind<P extends string, K extends EffectKind>(
  effects: readonly Effect<P>[],
  kind: K,
): readonly Extract<Effect<P>, { readonly kind: K }>[] {
  return effects.filter((effect): effect is Extract<Effect<P>, { readonly kind: K }> => effect.kind === kind);
}

/** The kinds of `Effect`, for tables that say something about each. */
export const EFFECT_KINDS = [
  'moved',
  'pushed',
  'captured',
  'removed',
  'sacrificed',
  'promoted',
  'placed',
  'entered',
  'retired',
  'swapped',
  'fell',
  'borneOff',
] as const satisfies readonly Effect['kind'][];
export type EffectKind = (typeof EFFECT_KINDS)[number];

/**
 * What stands where after `effects`, one after another; the order of the places is not promised. Requires effects
 * that fit: each piece stands where its effect takes it from, and the place it goes to is empty. Throws otherwise.
 */
export function placementAfter<P extends string>(
  placement: Placement<P>,
  effects: readonly Effect<P>[],
): Placement<P> {
  const pieces = new Map(placement);
  for (const effect of effects) {
    for (const [place, piece] of takenBy(effect)) take(pieces, place, piece, effect);
    for (const [place, piece] of putBy(effect)) put(pieces, place, piece, effect);
  }
  return pieces;
}

type Standing<P extends string> = readonly (readonly [Place, Piece<P>])[];

/** What stood where before the effect and stands there no more. */
function takenBy<P extends string>(effect: Effect<P>): Standing<P> {
  switch (effect.kind) {
    case 'moved':
    case 'pushed':
    case 'fell':
    case 'retired':
    case 'borneOff':
      return [[effect.from, effect.piece]];
    case 'captured':
    case 'removed':
    case 'sacrificed':
    case 'promoted':
      return [[effect.at, effect.piece]];
    case 'swapped':
      return [
        [effect.from, effect.piece],
        [effect.to, effect.with],
      ];
    case 'placed':
    case 'entered':
      return [];
  }
}

/** What stands where since the effect. */
function putBy<P extends string>(effect: Effect<P>): Standing<P> {
  switch (effect.kind) {
    case 'moved':
    case 'pushed':
    case 'fell':
    case 'entered':
      return [[effect.to, effect.piece]];
    case 'promoted':
      return [[effect.at, { ...effect.piece, name: effect.to }]];
    case 'placed':
      return [[effect.at, effect.piece]];
    case 'swapped':
      return [
        [effect.to, effect.piece],
        [effect.from, effect.with],
      ];
    case 'captured':
    case 'removed':
    case 'sacrificed':
    case 'retired':
    case 'borneOff':
      return [];
  }
}

function take<P extends string>(
  pieces: Map<Place, Piece<P>>,
  place: Place,
  piece: Piece<P>,
  effect: Effect<P>,
): void {
  const there = pieces.get(place);
  if (there?.name !== piece.name || there.player !== piece.player) throwMisfit(effect, place, there);
  pieces.delete(place);
}

function put<P extends string>(
  pieces: Map<Place, Piece<P>>,
  place: Place,
  piece: Piece<P>,
  effect: Effect<P>,
): void {
  const there = pieces.get(place);
  if (there !== undefined) throwMisfit(effect, place, there);
  pieces.set(place, piece);
}

function throwMisfit(effect: Effect, place: Place, there: Piece | undefined): never {
  const holder = there === undefined ? 'nothing' : `${there.player} ${there.name}`;
  throw new Error(`${JSON.stringify(effect)} does not fit: on ${place} stands ${holder}`);
}
