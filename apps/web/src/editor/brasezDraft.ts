import type { BrasezPiece } from '@tabuleiro/brasez';
import type { Lang } from '@tabuleiro/words';
import type { Place } from '../board/model.js';
import { COLOURS, type Colour } from '../games/grid/board.js';
import { editorWords } from '../words/editor.js';
import type { Control, Count, DraftForm } from './draft.js';
import {
  castlingControl,
  cellsWith,
  EMPTY_BOARD,
  epControl,
  epWithout,
  type GridDraft,
  idAt,
  type Men,
  manNamed,
  menWith,
  mirrored,
  NOTHING,
  otherSide,
  paletteOf,
  readEp,
  readLetters,
  readMen,
  readSide,
  sideControl,
  swappedLetters,
  swappedMen,
  withLetter,
  withoutPlace,
  writeMen,
} from './gridDraft.js';

type ByColour<T> = Readonly<Record<Colour, T>>;

/** What the ten fields of a BFEN can hold. */
export type BrasezDraft = GridDraft & {
  /** The letters of the pawns that have not moved. */
  readonly unmoved: string;
  readonly token: Colour;
  readonly isAfterPass: boolean;
  /** Dukes in each Duchy. */
  readonly dukes: ByColour<number>;
  /** Letters of lost pieces that can come back, the strongest first. */
  readonly lost: ByColour<string>;
  /** As they are typed; `kingsDukes` is `-` while there are other pieces. */
  readonly halfmove: string;
  readonly kingsDukes: string;
  readonly fullmove: string;
};

const KINDS: readonly BrasezPiece[] = ['king', 'warlord', 'rook', 'knight', 'priest', 'lord', 'duke', 'pawn'];
const CASTLING = 'BGbg';
const HOMES: ReadonlyMap<string, readonly Place[]> = new Map([
  ['B', ['d1', 'e1', 'c1']],
  ['G', ['d1', 'e1', 'f1']],
  ['b', ['d8', 'e8', 'c8']],
  ['g', ['d8', 'e8', 'f8']],
]);
const UNMOVED = 'ABDEGHabdegh';
/** Where each pawn that has not moved stands. */
const STARTS: ReadonlyMap<string, readonly Place[]> = new Map(
  [...UNMOVED].map((letter) => [letter, [letter < 'a' ? `${letter.toLowerCase()}2` : `${letter}7`]]),
);
/** The pieces that can come back by promotion, in the order of a text. */
const RETURNING: readonly (readonly [string, BrasezPiece])[] = [
  ['W', 'warlord'],
  ['R', 'rook'],
  ['N', 'knight'],
  ['H', 'priest'],
  ['L', 'lord'],
];

export const brasezDraft: DraftForm<BrasezDraft> = {
  empty: `${EMPTY_BOARD} w - - - b 0/0 -/- 0,- 1`,
  read,
  write,
  men: (lang) => paletteOf(lang, KINDS),
  cells: cellsWith,
  manAt: ({ men }, place) => idAt(men, place),
  place: (draft, place, man) => {
    if (idAt(draft.men, place) === man) return draft;
    const men = menWith(draft.men, place, man);
    const unmoved = withoutPlace(draft.unmoved, STARTS, place);
    return {
      ...draft,
      men,
      castling: withoutPlace(draft.castling, HOMES, place),
      ep: epWithout(draft.ep, place),
      unmoved: withPawnAtHome(unmoved, men, place),
      kingsDukes: kingsDukesOf(men, draft.kingsDukes),
    };
  },
  swapped: ({ men, dukes, lost, ...draft }) => ({
    ...draft,
    men: swappedMen(men),
    side: otherSide(draft.side),
    castling: swappedLetters(draft.castling, CASTLING),
    ep: mirrored(draft.ep),
    unmoved: swappedLetters(draft.unmoved, UNMOVED),
    token: otherSide(draft.token),
    dukes: { w: dukes.b, b: dukes.w },
    lost: { w: lost.b, b: lost.w },
  }),
  controls: (lang, draft) => [
    sideControl(lang, draft),
    castlingControl(lang, draft, CASTLING, editorWords[lang].jumps),
    epControl(lang, draft),
    ...COLOURS.map((colour) => unmovedControl(lang, draft, colour)),
    ...tokenControls(lang, draft),
    duchyControl(lang, draft),
    ...COLOURS.map((colour) => lostControl(lang, draft, colour)),
    ...numberControls(lang, draft),
  ],
};

function read(text: string): BrasezDraft | undefined {
  const fields = text.split(' ');
  if (fields.length !== 10) return undefined;
  const [board = '', turn = '', rights = '', passed = '', pawns = '', holder = ''] = fields;
  const [duchies = '', captured = '', clocks = '', fullmove = ''] = fields.slice(6);
  const men = readMen(board, KINDS);
  const side = readSide(turn);
  const castling = readLetters(rights, CASTLING);
  const ep = readEp(passed);
  const unmoved = readLetters(pawns, UNMOVED);
  const token = /^[wb]!?$/.test(holder) ? readSide(holder.charAt(0)) : undefined;
  const dukes = /^(\d{1,4})\/(\d{1,4})$/.exec(duchies);
  const lost = /^(-|W*R*N*H*L*)\/(-|W*R*N*H*L*)$/.exec(captured);
  const [halfmove, kingsDukes, ...more] = clocks.split(',');
  if (men === undefined || side === undefined || castling === undefined || ep === undefined) return undefined;
  if (unmoved === undefined || token === undefined || dukes === null || lost === null) return undefined;
  if (halfmove === undefined || kingsDukes === undefined || more.length > 0) return undefined;
  return {
    ...{ men, side, castling, ep, unmoved, token, isAfterPass: holder.endsWith('!') },
    dukes: { w: Number(dukes[1]), b: Number(dukes[2]) },
    lost: { w: lettersOf(lost[1]), b: lettersOf(lost[2]) },
    ...{ halfmove, kingsDukes, fullmove },
  };
}

const lettersOf = (text = ''): string => (text === NOTHING ? '' : text);

function write(draft: BrasezDraft): string {
  const { men, side, castling, ep, unmoved, token, isAfterPass, dukes, lost } = draft;
  return [
    ...[writeMen(men), side, castling || NOTHING, ep, unmoved || NOTHING],
    token + (isAfterPass ? '!' : ''),
    `${dukes.w}/${dukes.b}`,
    `${lost.w || NOTHING}/${lost.b || NOTHING}`,
    `${draft.halfmove},${draft.kingsDukes}`,
    draft.fullmove,
  ].join(' ');
}

/** A pawn that is put where pawns start has not moved, until somebody says that it has. */
function withPawnAtHome(unmoved: string, men: Men, place: Place): string {
  const man = men.get(place);
  const letter = [...UNMOVED].find((each) => STARTS.get(each)?.includes(place));
  const isAtHome = man?.name === 'pawn' && letter !== undefined && man.player === (letter < 'a' ? 'w' : 'b');
  return isAtHome ? withLetter(unmoved, letter, true, UNMOVED) : unmoved;
}

/** B-KD: counted while nothing else is on the board. */
function kingsDukesOf(men: Men, old: string): string {
  if (!isKingsAndDukes(men)) return NOTHING;
  return old === NOTHING ? '0' : old;
}

function isKingsAndDukes(men: Men): boolean {
  return men.size > 0 && [...men.values()].every(({ name }) => name === 'king' || name === 'duke');
}

function unmovedControl(lang: Lang, { unmoved }: BrasezDraft, colour: Colour): Control<BrasezDraft> {
  const letters = [...UNMOVED].filter((letter) => letter < 'a' === (colour === 'w'));
  return {
    ...{ kind: 'switches', field: 'unmoved', label: editorWords[lang].unmoved[colour] },
    switches: letters.map((letter) => ({
      id: letter,
      label: STARTS.get(letter)?.[0] ?? letter,
      isOn: unmoved.includes(letter),
      change: (draft, isOn) => ({ ...draft, unmoved: withLetter(draft.unmoved, letter, isOn, UNMOVED) }),
    })),
  };
}

function tokenControls(lang: Lang, { token, isAfterPass }: BrasezDraft): readonly Control<BrasezDraft>[] {
  const words = editorWords[lang];
  return [
    {
      ...{ kind: 'choice', field: 'token', label: words.token, value: token },
      options: COLOURS.map((colour) => ({
        id: colour,
        label: words.sides[colour],
        change: (draft) => ({ ...draft, token: colour }),
      })),
    },
    {
      ...{ kind: 'switches', field: 'token', label: words.pass },
      switches: [
        {
          ...{ id: 'pass', label: words.afterPass, isOn: isAfterPass },
          // The token is then with the player who is to answer the pass (B-PASS).
          change: (draft, isOn) =>
            isOn ? { ...draft, isAfterPass: true, token: draft.side } : { ...draft, isAfterPass: false },
        },
      ],
    },
  ];
}

function duchyControl(lang: Lang, { dukes }: BrasezDraft): Control<BrasezDraft> {
  const words = editorWords[lang];
  return {
    ...{ kind: 'counts', field: 'duchy', label: words.duchy },
    counts: COLOURS.map((colour) => ({
      ...{ id: `duke-${colour}`, label: words.duchyOf[colour] },
      ...{ man: manNamed(lang, 'duke', colour), value: dukes[colour] },
      change: (draft, count) => ({ ...draft, dukes: { ...draft.dukes, [colour]: count } }),
    })),
  };
}

function lostControl(lang: Lang, { lost }: BrasezDraft, colour: Colour): Control<BrasezDraft> {
  const countOf = (letter: string): number => lost[colour].split(letter).length - 1;
  return {
    ...{ kind: 'counts', field: 'captured', label: editorWords[lang].lost[colour] },
    counts: RETURNING.map(([letter, name]): Count<BrasezDraft> => {
      const man = manNamed(lang, name, colour);
      return {
        ...{ id: `${name}-${colour}`, label: man.full, man, value: countOf(letter) },
        change: (draft, count) => ({
          ...draft,
          lost: { ...draft.lost, [colour]: withCount(draft.lost[colour], letter, count) },
        }),
      };
    }),
  };
}

function withCount(letters: string, letter: string, count: number): string {
  return RETURNING.map(([each]) =>
    each.repeat(each === letter ? count : letters.split(each).length - 1),
  ).join('');
}

function numberControls(lang: Lang, draft: BrasezDraft): readonly Control<BrasezDraft>[] {
  const words = editorWords[lang];
  const kingsDukes: Control<BrasezDraft> = {
    ...{ kind: 'number', field: 'clocks', label: words.kingsDukes, value: draft.kingsDukes },
    change: (old, typed) => ({ ...old, kingsDukes: typed }),
  };
  const isCounted = isKingsAndDukes(draft.men) || draft.kingsDukes !== NOTHING;
  return [
    {
      ...{ kind: 'number', field: 'clocks', label: words.halfmove, hint: words.halfmoveHint },
      value: draft.halfmove,
      change: (old, halfmove) => ({ ...old, halfmove }),
    },
    ...(isCounted ? [kingsDukes] : []),
    {
      ...{ kind: 'number', field: 'move', label: words.fullmove, value: draft.fullmove },
      change: (old, fullmove) => ({ ...old, fullmove }),
    },
  ];
}
