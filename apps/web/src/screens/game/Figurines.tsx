import { type Lang, pieceWords } from '@tabuleiro/words';
import { Drawing } from '../../components/Drawing.js';
import { artOf, PIECES } from '../../games/grid/board.js';
import './figurines.css';

export type FigurineProps = {
  readonly text: string;
  /** The language whose letters the text is written with. */
  readonly letters: Lang;
};

/**
 * A move with drawings in place of the letters of its pieces: White's for both players, as in print, for they are seen on light and
 * on dark. Whoever does not see it needs the move in words.
 */
export function Figurines({ text, letters }: FigurineProps) {
  return (
    <span class="figurines" aria-hidden="true">
      {figurineParts(text, letters).map(({ text: part, piece }) =>
        piece === undefined ? (
          part
        ) : (
          <Drawing key={piece} art={artOf(piece, 'w')} side={0} class="figurine" />
        ),
      )}
    </span>
  );
}

type Part = { readonly text: string; readonly piece?: (typeof PIECES)[number] };

/** The text in parts, those that are the letter of a piece with its name: `SS` is one piece, the `TC` of a pair two. */
export function figurineParts(text: string, letters: Lang): readonly Part[] {
  const { LETTERS } = pieceWords(letters);
  const pieceOf = (letter: string): Part => {
    const piece = PIECES.find((name) => LETTERS[name] === letter);
    return { text: letter, ...(piece !== undefined && { piece }) };
  };
  return text
    .split(/(\p{Lu}+)/u)
    .filter((part) => part !== '')
    .flatMap((part) => {
      const whole = pieceOf(part);
      return whole.piece !== undefined || !/^\p{Lu}{2}$/u.test(part) ? [whole] : [...part].map(pieceOf);
    });
}
