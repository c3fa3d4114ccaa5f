import { capital, type Lang, type PieceName, pieceWords } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { COLOURS } from '../../../games/grid/board.js';
import { printWords } from '../../../words/manual.js';
import { Counter, Picture } from './Counter.js';

// Everything in millimetres, on what an A4 page leaves within its margins.
const [WIDTH, HEIGHT] = [190, 277];
const RADIUS = 14;
const STEP = 31.6;
const ACROSS = 6;

/** What a side of Brasez has and a chess set does not. Every pawn may become a Grand Duke (B-PROMO). */
export const TOKENS: readonly PieceName[] = [
  'warlord',
  ...Array<PieceName>(2).fill('priest'),
  ...Array<PieceName>(2).fill('lord'),
];
export const DUKES: readonly PieceName[] = Array<PieceName>(6).fill('duke');

/** The pieces to cut out, the Pass token, and a Duchy for each side. */
export function BrasezTokens({ lang, title }: { readonly lang: Lang; readonly title: string }): JSX.Element {
  const words = printWords[lang];
  return (
    <div class="sheet drawn-sheet">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words.brasezTokens}>
        <text class="slab-text" x="0" y="10" font-size="11">
          {title}
        </text>
        <Side lang={lang} side={0} top={15} />
        <Side lang={lang} side={1} top={84} />
        <Duchy lang={lang} side={0} left={0} />
        <Duchy lang={lang} side={1} left={97} />
        {words.tokenLines.map((line, i) => (
          <text key={line} x="0" y={HEIGHT - 7 + i * 5} font-size="3.2">
            {line}
          </text>
        ))}
      </svg>
    </div>
  );
}

type SideProps = { readonly lang: Lang; readonly side: 0 | 1 };

function Side({ lang, side, top }: SideProps & { readonly top: number }): JSX.Element {
  const words = printWords[lang];
  const { bare, LETTERS } = pieceWords(lang);
  const rows = [TOKENS, DUKES].map((row, down) =>
    row.map((piece, i) => ({ piece, x: RADIUS + 1 + i * STEP, y: top + 5 + RADIUS + down * 30.5 })),
  );
  return (
    <g>
      <text class="bold" x="0" y={top + 2} font-size="4">
        {words.sides[side]}
      </text>
      {rows.flat().map(({ piece, x, y }) => (
        <Counter
          key={`${x} ${y}`}
          art={`${COLOURS[side]}-${piece}`}
          {...{ side, x, y, radius: RADIUS, name: capital(bare(piece)), letter: LETTERS[piece] }}
        />
      ))}
      {side === 0 ? null : (
        <Counter
          art="pass-token"
          side={0}
          x={RADIUS + 1 + (ACROSS - 1) * STEP}
          y={top + 5 + RADIUS}
          radius={RADIUS}
          name={words.token}
        />
      )}
    </g>
  );
}

/** A mat with a place for each Grand Duke that is off the board. */
function Duchy({ lang, side, left }: SideProps & { readonly left: number }): JSX.Element {
  const top = 154;
  return (
    <g>
      <rect class="wall" x={left + 0.5} y={top} width="92" height="109" />
      <rect class="named" x={left + 2.5} y={top + 2} width="88" height="105" />
      <Picture art="duchy" x={left + 46.5} y={top + 19} size={26} />
      <text class="slab-text middle" x={left + 46.5} y={top + 40} font-size="6.5">
        {printWords[lang].duchies[side]}
      </text>
      {DUKES.map((_, i) => (
        <circle
          key={i.toString()}
          class="place"
          cx={left + 17 + (i % 3) * 29.5}
          cy={top + 59 + Math.floor(i / 3) * 31}
          r={RADIUS}
        />
      ))}
    </g>
  );
}
