import { parseGameOptions } from '@tabuleiro/game';
import { wordGame } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { announce } from '../announce/announcer.js';
import { GameCover } from '../components/GameCover.js';
import { LoadFailure } from '../components/lazyComponent.js';
import { type HeaderProps, Page } from '../components/Page.js';
import { historyFrom, PositionEditor } from '../editor/editor.js';
import { keepHistory, keptHistory } from '../editor/keptHistory.js';
import { GAME_IDS, loadView } from '../games/registry.js';
import { sentences } from '../language/sentences.js';
import { formatRoute, navigate } from '../route.js';
import { EditorScreen } from '../screens/editor/EditorScreen.js';
import { NotFoundScreen } from '../screens/notFound/NotFoundScreen.js';
import { settings } from '../store/settings/settingsStore.js';
import type { GameStorage } from '../store/storage.js';
import { componentWords } from '../words/app.js';
import { editorWords } from '../words/editor.js';
import { newGameProposal } from './navigationState.js';
import '../screens/editor/editor.css';

type Props = HeaderProps & { readonly storage: GameStorage; readonly path: readonly string[] };

/** A position set up by hand: of which game, and then its board. */
export function EditorPage({ storage: _, path, ...header }: Props): JSX.Element {
  const [game, ...rest] = path;
  if (game === undefined) return <Choice {...header} />;
  if (!GAME_IDS.includes(game) || rest.length > 0) return <NotFoundScreen {...header} />;
  return <Opened {...header} game={game} />;
}

function Choice(header: HeaderProps): JSX.Element {
  const words = editorWords[header.lang];
  return (
    <Page {...header} title={words.title} class="editor-choice">
      <h2>{words.choose}</h2>
      <ul>
        {GAME_IDS.map((game) => (
          <li key={game}>
            <a href={formatRoute({ screen: 'editor', path: [game] })}>
              <GameCover game={game}>
                <h3 class="slab">{wordGame(header.lang, game)}</h3>
              </GameCover>
            </a>
          </li>
        ))}
      </ul>
    </Page>
  );
}

type OpenedProps = HeaderProps & { readonly game: string };

function Opened({ game, ...header }: OpenedProps): JSX.Element | null {
  const [editor, setEditor] = useState<PositionEditor | 'none' | 'lost'>();
  useEffect(() => {
    openEditor(game).then(
      (opened) => setEditor(opened ?? 'none'),
      () => setEditor('lost'),
    );
  }, [game]);
  if (editor === undefined) return null;
  if (editor === 'lost') return <LoadFailure why={componentWords[header.lang].notFetched} />;
  if (editor === 'none') return <NotFoundScreen {...header} />;
  return <EditorScreen {...header} editor={editor} onPlay={() => play(editor)} />;
}

/** The editor of a game as it was left; undefined for a game whose positions cannot be set up. */
async function openEditor(game: string): Promise<PositionEditor | undefined> {
  const [view, { wordPositionError }] = await Promise.all([loadView(game), sentences()]);
  const form = await view?.draft?.();
  if (view === undefined || form === undefined) return undefined;
  const { options } = view.written.game;
  const usual = parseGameOptions(options, undefined);
  const editor = new PositionEditor({
    ...{ view, form, wordPositionError, settings, announce },
    history: keptHistory(game, form, options) ?? historyFrom(view, usual.ok ? usual.value : {}),
    keep: (history) => keepHistory(game, history),
  });
  const proposed = newGameProposal.value;
  // The form of a new game may have a position already: it is there to go on from.
  const text = proposed?.game === game ? (proposed.form.position ?? '').trim() : '';
  if (text !== '') editor.bring(text, proposed?.form.options);
  return editor;
}

/** What else was chosen for a new game of this kind stays chosen. */
function play({ view, judgement, step }: PositionEditor): void {
  const { id } = view.written.game;
  const found = judgement.value;
  if (found.kind === 'impossible') return;
  const { value: proposed } = newGameProposal;
  const chosen = proposed?.game === id ? proposed.form : {};
  newGameProposal.value = {
    game: id,
    form: { ...chosen, position: found.text, options: step.value.options },
  };
  navigate({ screen: 'new', game: id });
}
