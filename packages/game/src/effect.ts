import type { Player } from './game.js';

/** A place on the board by its name: a square (`e4`) or a house of Senet (`26`). */
export type Place = string;

/** A piece by the name of its type (`knight`, not a letter) and the player it belongs to. */
export type Piece<P extends string = string> = { readonly name: P; readonly player: Player };

/** Which piece stands on which place. */
export type Placement<P extends string = string> = ReadonlyMap<Place, Piece<P>>;

/** A piece moves from one place to another. */
type TravelEffect<K extends string, P extends string> = {
  readonly kind: K;
  readonly piece: Piece<P>;
  readonly from: Place;
  readonly to: Place;
};
/** Something happens to a piece where it stands. */
type EffectAt<K extends string, P extends string> = {
  readonly kind: K;
  readonly piece: Piece<P>;
  readonly at: Place;
};

/** One thing that an action does to the board. `piece` is what it was before. */
export type Effect<P extends string = string> =
  /** Moved by the action itself; in castling both king and rook. */
  | TravelEffect<'moved', P>
  /** Moved by another piece (B-PUSH). */
  | TravelEffect<'pushed', P>
  | EffectAt<'captured', P>
  /** An own piece lost to a zone (B-ZONE). */
  | EffectAt<'removed', P>
  /** An own piece lost as the price of the action (B-CHARGE). */
  | EffectAt<'sacrificed', P>
  | (EffectAt<'promoted', P> & { readonly to: P })
  /** A new piece, which was not in the game before (B-SETUP). */
  | EffectAt<'placed', P>
  /** Onto the board from the Duchy, where the piece waited (B-DUKE-B). */
  | { readonly kind: 'entered'; readonly piece: Piece<P>; readonly to: Place }
  /** Off the board into the Duchy (B-DUKE-A). */
  | { readonly kind: 'retired'; readonly piece: Piece<P>; readonly from: Place }
  /** Two pieces change places: `piece` goes from `from` to `to`, `with` the other way (S-LAND). */
  | (TravelEffect<'swapped', P> & { readonly with: Piece<P> })
  /** The piece landed on `through`, which sent it on to `to` (S-WATER). */
  | (TravelEffect<'fell', P> & { readonly through: Place })
  /** The piece has reached its goal and leaves the board for good (S-EXIT). */
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
/** What kind of thing an effect is. */
export type EffectKind = (typeof EFFECT_KINDS)[number];

/**
 * The placement after `effects`, applied one after another; the order of its places is not specified. Requires effects
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

/** What the effect takes from the board, and where. */
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

/** What the effect puts on the board, and where. */
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
