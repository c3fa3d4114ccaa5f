import { formatShare, type Study, writePgnStudy } from '@tabuleiro/any-game';
import { plainTree, TREE_START } from '@tabuleiro/game';
import { newGameProposal } from '../pages/navigationState.js';
import { type Download, fileName } from '../play/gameExport.js';
import { navigate } from '../route.js';

/** A new game from the position shown: how it is played is asked on its page. */
export function playFromHere({ written, options }: Study, state: unknown): void {
  const { game } = written;
  const position = game.notation.formatPosition(state);
  newGameProposal.value = { game: game.id, form: { position, options } };
  navigate({ screen: 'new', game: game.id });
}

/** The position shown, to be changed by hand. It goes there as an address, so that a reload loses nothing. */
export async function editPosition(study: Study, state: unknown): Promise<void> {
  const { written, options } = study;
  const tree = plainTree<unknown, unknown>(state);
  const code = await formatShare({ written, options, tags: new Map(), tree, result: '*' }, TREE_START);
  if (code.ok) navigate({ screen: 'editor', path: ['ver', code.value] });
}

/** The study as a PGN file; undefined where the game has no PGN. */
export function pgnOf(study: Study, when: Date): Download | undefined {
  const text = writePgnStudy(study);
  if (text === undefined) return undefined;
  return { name: `${fileName(study.written.game.id, when)}.pgn`, type: 'application/x-chess-pgn', text };
}
