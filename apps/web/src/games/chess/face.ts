import type { Entry } from '@tabuleiro/contest';
import type { Place } from '../../board/model.js';
import type { Face, Scene } from '../face.js';
import { cellsOf } from '../grid/cells.js';
import { kingOf, menOf, turnOf } from '../grid/men.js';
import { askPromotion } from '../grid/promotion.js';
import { FILE_NAMES, isSquare, RANK_NAMES } from '../grid/squares.js';
import { plain, typedCastling } from '../grid/typed.js';
import { gridWords } from '../grid/words.js';
import { heapsOf } from './heaps.js';
import { pathsOf } from './paths.js';
import { sayMove, traceMove } from './say.js';

/** A man of one's own that was only picked up tried nothing. */
function attemptOf({ position }: Scene, from: Place, to: Place): string | undefined {
  const isPickedUp = from === to && menOf(position).get(from)?.colour === turnOf(position);
  return isSquare(from) && isSquare(to) && !isPickedUp ? from + to : undefined;
}

const CASTLING = { homes: 'e', short: 'g', long: 'c' };

/** How any game of the chess core is shown: what tells them apart is in the rules only. */
export function chessFace(entry: Entry): Face {
  return {
    entry,
    rows: 8,
    columns: 8,
    turns: true,
    columnNames: FILE_NAMES,
    rowNames: RANK_NAMES,
    track: [],
    crests: ['w-king', 'b-king'],
    examples: { 'pt-BR': gridWords['pt-BR'].examples, en: gridWords.en.examples },
    cells: (lang, { position }) => cellsOf(lang, menOf(position)),
    trays: () => [],
    heaps: heapsOf,
    kingOf: ({ position }) => kingOf(position),
    paths: pathsOf,
    ask: (lang, { position }, _, answers) =>
      askPromotion(lang, gridWords[lang].whichPromotion, turnOf(position), answers),
    attempt: attemptOf,
    trace: traceMove,
    say: sayMove,
    typed: (scene, text) => typedCastling(scene, plain(text), CASTLING),
  };
}
