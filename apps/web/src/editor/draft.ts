import type { GameOptions } from '@tabuleiro/game';
import type { Lang } from '@tabuleiro/words';
import type { Cell, Man, Place } from '../board/model.js';

/** A kind of piece that can be put on the board: `w-king`, `A`. */
export type ManId = string;

/** A piece to choose from, and how it is drawn and named. */
export type PaletteMan = { readonly id: ManId; readonly man: Man };

type Labelled = {
  /** The field of the position text that it belongs to, as a `PositionError` names it. */
  readonly field: string;
  readonly label: string;
  readonly hint?: string;
};

export type Option<D> = { readonly id: string; readonly label: string; change(draft: D): D };

/**
 * Something that a position has besides its board, and how it is changed. What is a number in a text is held as it was
 * typed: whether it is one is for the rules to say.
 */
export type Control<D = unknown> = Labelled &
  (
    | { readonly kind: 'choice' | 'select'; readonly value: string; readonly options: readonly Option<D>[] }
    | { readonly kind: 'switches'; readonly switches: readonly Switch<D>[] }
    | { readonly kind: 'counts'; readonly counts: readonly Count<D>[] }
    | {
        readonly kind: 'number';
        readonly value: string;
        change(draft: D, typed: string): D;
      }
    /** Follows from the board: nothing to be changed here. */
    | { readonly kind: 'told'; readonly value: string }
  );

export type Switch<D = unknown> = {
  readonly id: string;
  readonly label: string;
  readonly isOn: boolean;
  change(draft: D, isOn: boolean): D;
};

/** So many of something, from none up. */
export type Count<D = unknown> = {
  readonly id: string;
  readonly label: string;
  readonly man?: Man;
  readonly value: number;
  change(draft: D, count: number): D;
};

/**
 * How positions of a game are set up. A draft is a position that need not be one: `D` is whatever a position text can hold,
 * two kings or none. It judges nothing: its text is read by the rules. A plain `DraftForm` is that of any game.
 */
export interface DraftForm<D = unknown> {
  /** The text of a draft with nothing on the board. */
  readonly empty: string;
  /** The draft that has this text; undefined for a text that no draft has. Keeps all of it: `write` gives it back. */
  read(text: string): D | undefined;
  /** The text of a draft, for the rules to read. */
  write(draft: D): string;
  /** The pieces of the first player, then those of the second. */
  men(lang: Lang): readonly PaletteMan[];
  /** In reading order. */
  cells(lang: Lang, draft: D): readonly Cell[];
  /** What stands there. */
  manAt(draft: D, place: Place): ManId | undefined;
  /** Puts a piece there, instead of what stands there, or nothing. What a mark of the text said of the place is over. */
  place(draft: D, place: Place, man: ManId | undefined): D;
  /** The same with the players exchanged. */
  swapped(draft: D): D;
  /** What else there is, in the order of the page. `options` are the house rules. */
  controls(lang: Lang, draft: D, options: GameOptions): readonly Control<D>[];
}

/** The draft that a text can be given back from; for what comes from outside. */
export function readWhole<D>(form: DraftForm<D>, text: string): D | undefined {
  const draft = form.read(text);
  return draft !== undefined && form.write(draft) === text ? draft : undefined;
}
