import type { PieceName } from '@tabuleiro/words';
import type { Place } from '../../board/model.js';
import type { Colour } from '../../games/grid/board.js';

export type Placed = { readonly piece: PieceName; readonly at: Place };

export type Pushed = { readonly piece: PieceName; readonly from: Place; readonly to: Place };

export type BrasezWords = {
  /** "rei em e1, Grão-Lorde em d1" */
  sets(king: Place, warlord: Place): string;
  enters(to: Place): string;
  /** `to` gets the token. */
  passes(to: Colour): string;
  charges(piece: PieceName, from: Place, victim: PieceName, to: Place): string;
  /** `goes` says how the piece goes. */
  lances(goes: string): string;
  sneaks(goes: string): string;
  marches(from: readonly Place[], to: readonly Place[]): string;
  promoteBoth(left: PieceName, right: PieceName): string;
  /** By one pawn, or by the two of a legion. */
  pushes(pushers: number, pushed: readonly Pushed[]): string;
  /** What a duke's zone takes (B-ZONE). */
  falls(fallen: readonly Placed[]): string;
  retires(from: Place): string;
  /** Of a square. */
  zone(dukes: readonly Colour[]): string;
  readonly home: string;
  readonly duchyLabel: string;
  duchy(colour: Colour, dukes: number): string;
  readonly tokenLabel: string;
  token(holder: Colour, isAfterPass: boolean): string;
  pool(colour: Colour, pieces: readonly PieceName[]): string;
  whichPromotionOn(square: Place): string;
  readonly placeKing: string;
  readonly examples: string;
  readonly whichManner: string;
  readonly byCharge: string;
  readonly byLance: string;
  readonly whetherRetire: string;
  readonly retireBriefly: string;
  /** A part of `noRetirement`, to be read beside the question. */
  readonly no: string;
  readonly noRetirement: string;
  retireFrom(square: Place): string;
};
