import { parseShare, parseStudy, type ShareError, type Study, studyOfMatch } from '@tabuleiro/any-game';
import { type GameId, hasPath, lastPath, plainTree, TREE_START, type TreePath } from '@tabuleiro/game';
import type { Lang } from '@tabuleiro/words';
import { GAME_IDS, loadView } from '../games/registry.js';
import type { GameView } from '../games/view.js';
import { givenName } from '../play/playerNames.js';
import { decode } from '../route.js';
import { openGame } from '../store/games/openGame.js';
import type { SavedStudy, StudyOrigin } from '../store/games/studyStore.js';
import type { GameStorage } from '../store/storage.js';
import type { StoreError } from '../store/storeError.js';
import { ANALYSIS_BARS, analysisBar } from './mayAnalyse.js';

/** Why no analysis opens. */
export const BLOCKED_ANALYSES = [
  ...ANALYSIS_BARS,
  'missing',
  'damaged',
  'unknown-address',
  'unknown-game',
] as const;
export type BlockedAnalysis = (typeof BLOCKED_ANALYSES)[number];

/** A study as a page opens it. */
export type OpenedStudy = {
  readonly view: GameView;
  readonly study: Study;
  readonly at: TreePath;
  /** As it is kept, where it is. */
  readonly saved?: SavedStudy;
  readonly origin: StudyOrigin;
  /** What is wrong with a link of which a part could be opened. */
  readonly problem?: ShareError;
};

/** What an address of the analysis board leads to. */
export type StudyOpening =
  | { readonly kind: 'opened'; readonly opened: OpenedStudy }
  /** No game is named: which one shall it be? */
  | { readonly kind: 'choose' }
  | { readonly kind: 'blocked'; readonly why: BlockedAnalysis }
  | { readonly kind: 'link'; readonly error: ShareError }
  | { readonly kind: 'store'; readonly error: StoreError };

const findWritten = async (game: GameId) => (await loadView(game))?.written;
const blocked = (why: BlockedAnalysis): StudyOpening => ({ kind: 'blocked', why });

/** Opens what the address names: a game, a kept match (and a point of it), a kept study, a shared link. */
export async function openStudy(
  storage: GameStorage,
  path: readonly string[],
  lang: Lang,
): Promise<StudyOpening> {
  const [first, name, ...rest] = path;
  if (first === undefined || first === '') return { kind: 'choose' };
  if (name === undefined) return GAME_IDS.includes(first) ? fromStart(first) : blocked('unknown-address');
  if (first === 'partida' && rest.length < 2) return ofMatch(storage, decode(name), lang, rest[0]);
  if (rest.length > 0) return blocked('unknown-address');
  if (first === 'estudo') return ofStudy(storage, decode(name));
  return first === 'ver' ? ofLink(name) : blocked('unknown-address');
}

async function fromStart(game: GameId): Promise<StudyOpening> {
  const view = await loadView(game);
  if (view === undefined) return blocked('unknown-game');
  const { written } = view;
  const tree = plainTree<unknown, unknown>(written.game.start());
  const study: Study = { written, options: {}, tags: new Map(), tree, result: '*' };
  return { kind: 'opened', opened: { view, study, at: TREE_START, origin: 'own' } };
}

/** `ply` is where to begin: after so many moves and throws, at the end unless it is given. */
async function ofMatch(
  storage: GameStorage,
  id: string,
  lang: Lang,
  ply: string | undefined,
): Promise<StudyOpening> {
  const loaded = await storage.games.load(id);
  if (!loaded.ok) return failed(loaded.error);
  const game = await openGame(findWritten, loaded.value);
  if (!game.ok) return blocked('damaged');
  const { match } = game.value.gameMatch;
  const view = await loadView(match.game);
  if (view === undefined) return blocked('unknown-game');
  const bar = analysisBar(match);
  if (bar !== undefined) return blocked(bar);
  const names = match.players.map((player) => givenName(lang, match, player));
  const study = studyOfMatch(view.written, match, names);
  const at = { branches: [], ply: Number(ply ?? study.tree.steps.length) };
  return {
    kind: 'opened',
    opened: { view, study, at: hasPath(study.tree, at) ? at : lastPath(study.tree), origin: 'own' },
  };
}

async function ofStudy(storage: GameStorage, id: string): Promise<StudyOpening> {
  const loaded = await storage.studies.load(id);
  if (!loaded.ok) return failed(loaded.error);
  const { text, ...saved } = loaded.value;
  const study = await parseStudy(text, findWritten);
  if (!study.ok) return blocked('damaged');
  const view = await loadView(study.value.written.game.id);
  if (view === undefined) return blocked('unknown-game');
  const { origin } = saved.summary;
  return { kind: 'opened', opened: { view, study: study.value, at: TREE_START, saved, origin } };
}

async function ofLink(code: string): Promise<StudyOpening> {
  const shared = await parseShare(code, findWritten);
  if (!shared.ok) return { kind: 'link', error: shared.error };
  const { study, at, problem } = shared.value;
  const view = await loadView(study.written.game.id);
  if (view === undefined) return blocked('unknown-game');
  const opened = { view, study, at, origin: 'imported' as const, ...(problem && { problem }) };
  return { kind: 'opened', opened };
}

function failed(error: StoreError): StudyOpening {
  return error.problem === 'not-found' ? blocked('missing') : { kind: 'store', error };
}
