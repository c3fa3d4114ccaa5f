/** The name of a place: a cell of the board (`e4`, `17`) or a tray beside it (`duchy`, `pass`, `exit`). */
export type Place = string;

/** A drawing of `look/art`: `w-king`, `house-27`. */
export type Art = string;

export type Man = {
  readonly art: Art;
  /** Whose it is: 0 for the first player. */
  readonly side: 0 | 1;
  /** The key that jumps to it, lower case, in the language of the page. */
  readonly letter: string;
  /** "peão", "peão branco". */
  readonly noun: string;
  readonly full: string;
};

/** How a place is marked that goes on with a move, in the order in which they are told. */
export const TARGET_MARKS = [
  'move',
  'capture',
  'charge',
  'push',
  'swap',
  'partner',
  'enter',
  'leave',
  'fall',
  'lost',
] as const;
export type TargetMark = (typeof TARGET_MARKS)[number];

/**
 * What a place has to show. Each is a shape as well as a colour:
 * - `source`: its piece can be picked up; `selected`: it was
 * - a target: choosing it goes on with the move, and how; `charge`: both pieces leave the board (B-CHARGE); `lost`: the
 *   piece that goes there does (B-ZONE)
 * - `from`, `to`: the last move; `check`: a king in check; `hint`: what a hint proposes
 * - `pending`: a move came here that is not yet played
 * - `premove`: the move that waits for its turn
 * - `zone`: an attack that is not to be seen from the pieces (B-ZONE)
 * - `fault`: why a position that is set up is none
 */
export const MARKS = [
  'source',
  'selected',
  'pending',
  ...TARGET_MARKS,
  'from',
  'to',
  'check',
  'hint',
  'premove',
  'zone',
  'fault',
] as const;
export type Mark = (typeof MARKS)[number];

export type Cell = {
  readonly id: Place;
  /** As the first player sees the board, from the top left, counted from 0. */
  readonly row: number;
  readonly column: number;
  readonly tone: 'light' | 'dark';
  /** How the square is called aloud: "e4", "casa 26, Casa da Beleza". */
  readonly spoken: string;
  /** Small print in the corner; hidden from screen readers. */
  readonly caption?: string;
  readonly sign?: Art;
  readonly man?: Man;
  /** What else there is to say about it: "zona do Grão-Duque branco". */
  readonly remark?: string;
};

/** Something beside the board that can be chosen like a cell, or only looked at. */
export type Tray = {
  readonly id: Place;
  readonly side: 0 | 1 | undefined;
  readonly art: Art;
  /** "Ducado": a word of its name, to be read beside the drawing. */
  readonly label: string;
  /** "Ducado das brancas: 2 Grão-Duques". */
  readonly name: string;
  readonly count?: number;
};

/** A place beside the board that is kept free for a tray that may come: nothing moves when it does. */
export type Vacancy = Pick<Tray, 'side' | 'label'>;

/** All that a board shows. It knows no game. */
export type BoardModel = {
  /** Game, side to move and orientation, for the grid's own name. */
  readonly name: string;
  readonly rows: number;
  readonly columns: number;
  /** In reading order: by rows, or along the track. */
  readonly cells: readonly Cell[];
  readonly trays: readonly Tray[];
  readonly vacancies?: readonly Vacancy[];
  readonly marks: ReadonlyMap<Place, ReadonlySet<Mark>>;
  /** Is the second player's side at the bottom? */
  readonly flipped: boolean;
  /** Does it stand upright, its rows from top to bottom, the first one at the left? As long boards do on a phone. */
  readonly upright?: boolean;
  /** May every piece be taken up and put anywhere, or off the board? As where a position is set up. */
  readonly isFree?: boolean;
  /** Whose pieces may be moved though it is not their turn: nothing moves before it is. */
  readonly premover?: 0 | 1 | undefined;
  /** What is written at the edges: files and ranks; empty where the cells carry numbers. */
  readonly columnNames: readonly string[];
  readonly rowNames: readonly string[];
  /** The line that pieces follow, as places in order, drawn under them; empty where there is none. */
  readonly track: readonly Place[];
  /** Steps that pieces took since the model before, for their motion. */
  readonly travels: readonly Travel[];
  /** Steps of pieces that left the board where these end. */
  readonly departures: readonly Travel[];
};

export type Travel = { readonly from: Place; readonly to: Place };

/** What a person did to the board, whatever they did it with. */
export type Intent =
  /** A click, a tap, Enter or Space. */
  | { readonly kind: 'pick'; readonly place: Place }
  | { readonly kind: 'drop'; readonly from: Place; readonly to: Place }
  | { readonly kind: 'cancel' }
  /** On a free board: a piece let go of outside of it, or a click with the other button. */
  | { readonly kind: 'discard'; readonly place: Place }
  /** Enter while a move stands there that is not yet played. */
  | { readonly kind: 'confirm' }
  /** A question key pressed on a place. */
  | { readonly kind: 'query'; readonly query: Query; readonly place: Place }
  /** Something worth a word that changes nothing: the edge of the board, no such piece. */
  | { readonly kind: 'bump' }
  | { readonly kind: 'none-found'; readonly letter: string }
  /** The board has something to say of itself: what was drawn on it. */
  | { readonly kind: 'say'; readonly text: string }
  /** The key that turns the sound off and on; the one that opens the help. */
  | { readonly kind: 'sound' }
  | { readonly kind: 'help' };

/** What can be asked while the board has the focus; every answer is spoken and can be asked for again. */
export const QUERIES = [
  'where',
  'last-move',
  'since',
  'last-capture',
  'clocks',
  'moves',
  'captures',
  'file',
  'rank',
  'own',
  'theirs',
  'rays',
  'position',
  'movable',
  'ahead',
  'evaluation',
] as const;
export type Query = (typeof QUERIES)[number];

const TARGETS: ReadonlySet<Mark> = new Set(TARGET_MARKS);

const NONE: ReadonlySet<Mark> = new Set();

/** The marks of a place, without its targets if the player does not want them shown (P-F6). */
export function marksOf(model: Pick<BoardModel, 'marks'>, place: Place, targets: boolean): ReadonlySet<Mark> {
  const marks = model.marks.get(place) ?? NONE;
  return targets ? marks : new Set([...marks].filter((mark) => !TARGETS.has(mark)));
}

/** Would choosing the place go on with a move? */
export function isTarget(model: Pick<BoardModel, 'marks'>, place: Place): boolean {
  return [...(model.marks.get(place) ?? NONE)].some((mark) => TARGETS.has(mark));
}

export function hasMark(model: Pick<BoardModel, 'marks'>, place: Place, mark: Mark): boolean {
  return model.marks.get(place)?.has(mark) ?? false;
}
