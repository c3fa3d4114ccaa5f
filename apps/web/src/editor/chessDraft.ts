import type { WrittenChess } from '@tabuleiro/any-game';
import type { ChessPiece } from '@tabuleiro/chess';
import type { Place } from '../board/model.js';
import { editorWords } from '../words/editor.js';
import type { Control, DraftForm } from './draft.js';
import {
  castlingControl,
  cellsWith,
  EMPTY_BOARD,
  epControl,
  epWithout,
  type GridDraft,
  idAt,
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
  withoutPlace,
  writeMen,
} from './gridDraft.js';

/** What the six fields of a FEN can hold. */
export type ChessDraft = GridDraft & {
  /** As they are typed. */
  readonly halfmove: string;
  readonly fullmove: string;
};

const KINDS: readonly ChessPiece[] = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'];
const CASTLING = 'KQkq';
/** What each castling says of the board. */
const HOMES: ReadonlyMap<string, readonly Place[]> = new Map([
  ['K', ['e1', 'h1']],
  ['Q', ['e1', 'a1']],
  ['k', ['e8', 'h8']],
  ['q', ['e8', 'a8']],
]);

export function chessDraft({ game }: WrittenChess): DraftForm<ChessDraft> {
  return {
    empty: `${EMPTY_BOARD} w - - 0 1`,
    read,
    write: ({ men, side, castling, ep, halfmove, fullmove }) =>
      [writeMen(men), side, castling || NOTHING, ep, halfmove, fullmove].join(' '),
    men: (lang) => paletteOf(lang, KINDS),
    cells: cellsWith,
    manAt: ({ men }, place) => idAt(men, place),
    place: (draft, place, man) =>
      idAt(draft.men, place) === man
        ? draft
        : {
            ...draft,
            men: menWith(draft.men, place, man),
            castling: withoutPlace(draft.castling, HOMES, place),
            ep: epWithout(draft.ep, place),
          },
    swapped: (draft) => ({
      ...draft,
      men: swappedMen(draft.men),
      side: otherSide(draft.side),
      castling: swappedLetters(draft.castling, CASTLING),
      ep: mirrored(draft.ep),
    }),
    controls: (lang, draft, options) => {
      const words = editorWords[lang];
      const { rules } = game.start(options);
      const controls: Control<ChessDraft>[] = [sideControl(lang, draft)];
      // What the rules do not have is there to be taken out of a text that has it.
      if (rules.castling || draft.castling !== '')
        controls.push(castlingControl(lang, draft, CASTLING, words.castlings));
      if (rules.enPassant || draft.ep !== NOTHING) controls.push(epControl(lang, draft));
      controls.push(
        {
          ...{ kind: 'number', field: 'halfmove', label: words.halfmove, hint: words.halfmoveHint },
          value: draft.halfmove,
          change: (old, halfmove) => ({ ...old, halfmove }),
        },
        {
          ...{ kind: 'number', field: 'fullmove', label: words.fullmove, value: draft.fullmove },
          change: (old, fullmove) => ({ ...old, fullmove }),
        },
      );
      return controls;
    },
  };
}

function read(text: string): ChessDraft | undefined {
  const fields = text.split(' ');
  if (fields.length !== 6) return undefined;
  const [board = '', turn = '', rights = '', passed = '', halfmove = '', fullmove = ''] = fields;
  const men = readMen(board, KINDS);
  const side = readSide(turn);
  const castling = readLetters(rights, CASTLING);
  const ep = readEp(passed);
  if (men === undefined || side === undefined || castling === undefined || ep === undefined) return undefined;
  return { men, side, castling, ep, halfmove, fullmove };
}
