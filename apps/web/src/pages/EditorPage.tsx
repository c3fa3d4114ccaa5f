import { formatShare, type ShareError, type Study } from '@tabuleiro/any-game';
import { parseGameOptions, TREE_START } from '@tabuleiro/game';
import { wordGame, wordShareError } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { announce } from '../announce/announcer.js';
import { ButtonLink } from '../components/Button.js';
import { GameCover } from '../components/GameCover.js';
import { LoadFailure, lazyComponent } from '../components/lazyComponent.js';
import { Note } from '../components/Note.js';
import { type HeaderProps, Page } from '../components/Page.js';
import { historyFrom, PositionEditor } from '../editor/editor.js';
import type { Step } from '../editor/history.js';
import { keepHistory, keptHistory } from '../editor/keptHistory.js';
import { positionOfCode, studyOfPosition } from '../editor/sharedPosition.js';
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

const ShareDialog = lazyComponent(async () => (await import('../share/ShareDialog.js')).ShareDialog);

type Props = HeaderProps & { readonly storage: GameStorage; readonly path: readonly string[] };

/** A position set up by hand: of which game, and then its board. */
export function EditorPage({ storage: _, path, ...header }: Props): JSX.Element {
  const [game, code, ...rest] = path;
  if (game === undefined) return <Choice {...header} />;
  const isShared = game === SHARED && code !== undefined && rest.length === 0;
  if (isShared) return <Opened {...header} address={path.join('/')} open={() => openShared(code)} />;
  if (!GAME_IDS.includes(game) || code !== undefined) return <NotFoundScreen {...header} />;
  return <Opened {...header} address={game} open={() => Promise.resolve({ kind: 'game', game })} />;
}

/** Before the code of a shared position. */
const SHARED = 'ver';

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

/** What an address asks for. */
type Asked =
  | { readonly kind: 'game'; readonly game: string; readonly start?: Step; readonly problem?: ShareError }
  | { readonly kind: 'refused'; readonly problem: ShareError };

type Opening =
  | { readonly kind: 'open'; readonly editor: PositionEditor; readonly problem: ShareError | undefined }
  | { readonly kind: 'refused'; readonly problem: ShareError }
  | { readonly kind: 'none' | 'lost' };

type OpenedProps = HeaderProps & {
  /** By which what was set up there is found again. */
  readonly address: string;
  readonly open: () => Promise<Asked>;
};

function Opened({ address, open, ...header }: OpenedProps): JSX.Element | null {
  const [opening, setOpening] = useState<Opening>();
  const [shared, setShared] = useState<Study>();
  useEffect(() => {
    openAddress(address, open).then(setOpening, () => setOpening({ kind: 'lost' }));
  }, [address]);
  switch (opening?.kind) {
    case undefined:
      return null;
    case 'lost':
      return <LoadFailure why={componentWords[header.lang].notFetched} />;
    case 'none':
      return <NotFoundScreen {...header} />;
    case 'refused':
      return <BadLink {...header} problem={opening.problem} />;
    case 'open': {
      const { editor, problem } = opening;
      return (
        <>
          <EditorScreen
            {...header}
            editor={editor}
            {...(problem === undefined ? {} : { warning: wordShareError(header.lang, problem) })}
            onPlay={() => play(editor)}
            onAnalyse={() => void analyse(editor)}
            onShare={() => setShared(studyOf(editor))}
          />
          {shared === undefined ? null : (
            <ShareDialog
              lang={header.lang}
              study={shared}
              at={TREE_START}
              isTurned={editor.board.value.flipped}
              onClose={() => setShared(undefined)}
            />
          )}
        </>
      );
    }
  }
}

function BadLink({ problem, ...header }: HeaderProps & { readonly problem: ShareError }): JSX.Element {
  const words = editorWords[header.lang];
  return (
    <Page {...header} title={words.title}>
      <Note kind="warning">
        <p>{words.badLink}</p>
        <p>{wordShareError(header.lang, problem)}</p>
      </Note>
      <p>
        <ButtonLink href={formatRoute({ screen: 'editor', path: [] })}>{words.begin}</ButtonLink>
      </p>
    </Page>
  );
}

async function openShared(code: string): Promise<Asked> {
  const shared = await positionOfCode(code);
  if (!shared.ok) return { kind: 'refused', problem: shared.error };
  const { game, text, options, problem } = shared.value;
  return { kind: 'game', game, start: { text, options }, ...(problem && { problem }) };
}

/** The editor as it was left at this address, else with what the address asks for. */
async function openAddress(address: string, open: () => Promise<Asked>): Promise<Opening> {
  const [asked, { wordPositionError }] = await Promise.all([open(), sentences()]);
  if (asked.kind === 'refused') return asked;
  const view = await loadView(asked.game);
  const form = await view?.draft?.();
  if (view === undefined || form === undefined) return { kind: 'none' };
  const { options: all } = view.written.game;
  const options = parseGameOptions(all, asked.start?.options);
  const usual = historyFrom(view, options.ok ? options.value : {}, asked.start?.text);
  const editor = new PositionEditor({
    ...{ view, form, wordPositionError, settings, announce },
    history: keptHistory(address, form, all) ?? usual,
    keep: (history) => keepHistory(address, history),
  });
  if (asked.start === undefined) bringProposed(editor);
  return { kind: 'open', editor, problem: asked.problem };
}

/** The form of a new game may have a position already: it is there to go on from. */
function bringProposed(editor: PositionEditor): void {
  const { value: proposed } = newGameProposal;
  const isOfGame = proposed?.game === editor.view.written.game.id;
  const text = isOfGame ? (proposed.form.position ?? '').trim() : '';
  if (text !== '') editor.bring(text, proposed?.form.options);
}

async function analyse(editor: PositionEditor): Promise<void> {
  const study = studyOf(editor);
  if (study === undefined) return;
  const code = await formatShare(study);
  if (code.ok) navigate({ screen: 'analysis', path: [SHARED, code.value] });
}

/** The position as a study without moves; nothing while it is impossible. */
function studyOf({ view, judgement, step }: PositionEditor): Study | undefined {
  const found = judgement.value;
  if (found.kind === 'impossible') return undefined;
  return studyOfPosition(view.written, found.state, step.value.options);
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
