/**
 * What a network sees of a position: slots, each with a value. The first 64 are the squares, a1, b1 … h8, whose value is a piece
 * code or 0; what follows is off the board. Value 0 says nothing. A slot with a value is one input, which one depends on who
 * looks.
 */
export interface NetworkInputs<View> {
  /** Names these inputs in network files: a network fits no others. */
  readonly name: string;
  /** Number of slots. */
  readonly slots: number;
  /** Number of inputs. */
  readonly size: number;
  /** The input of a slot's value, or `NO_INPUT`. Colour 0 is White; `mirrored` swaps left and right. */
  inputOf(colour: number, mirrored: boolean, slot: number, value: number): number;
  /** Writes the position into the slots. */
  read(view: View, slots: Uint8Array): void;
  /** 0 if White is to act, else 1. */
  colourToAct(view: View): number;
  /** Does a colour see the board mirrored, so that its king stands on the left half? */
  isMirrored(view: View, colour: number): boolean;
}

/** What says nothing to the network. */
export const NO_INPUT = 0xffff;

/** Values of a slot are below this. */
export const VALUES = 64;

/** The square as a colour sees it: its own side of the board first. */
export function squareSeen(colour: number, mirrored: boolean, square: number): number {
  return square ^ (colour === 0 ? 0 : 56) ^ (mirrored ? 7 : 0);
}

/** How a colour sees a position: one of four views. */
export function viewOf<View>(inputs: NetworkInputs<View>, position: View, colour: number): number {
  return colour * 2 + (inputs.isMirrored(position, colour) ? 1 : 0);
}
