import { formatStudy, type Study, studyOfMatch, type WrittenGame } from '@tabuleiro/any-game';
import type { SavedStudy, StudySummary, WholeStudy } from '../../../src/store/games/studyStore.js';
import { summaryOfStudy } from '../../../src/store/games/studySummary.js';
import { playScript } from '../scripts.js';

/** A study as the store sees it: it does not look into the text. */
export function plainStudy(
  id: string,
  more: Partial<SavedStudy & { readonly text: string }> = {},
): WholeStudy {
  const summary: StudySummary = {
    game: 'classico',
    players: ['Ana', 'João'],
    result: '1-0',
    plies: 33,
    position: 'r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3',
    origin: 'imported',
    file: 'torneio.pgn',
    date: '2026.11.??',
    event: 'Torneio da escola',
    opening: 'r1bqkbnr',
  };
  return { id, created: 1000, updated: 2000, summary, text: `text of ${id}`, ...more };
}

/** A real one: the line of a random game. */
export function studyOf(written: WrittenGame, seed: number, id: string): WholeStudy {
  const { gameMatch } = playScript(written, seed, 15);
  const study: Study = studyOfMatch(gameMatch.written, gameMatch.match);
  const summary = summaryOfStudy(study, { origin: 'imported', file: 'torneio.pgn' });
  return { id, created: 1000, updated: 2000 + seed, summary, text: formatStudy(study) };
}
