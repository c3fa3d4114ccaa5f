import type { Lang } from '@tabuleiro/words';
import { wordGame, wordShareError } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { EngineAnalyst } from '../analysis/analyst.js';
import { AnalystChoice, type OtherAnalyst } from '../analysis/analystChoice.js';
import { engineWish } from '../analysis/engineWish.js';
import { KeptStudy } from '../analysis/keptStudy.js';
import { type OpenedStudy, openStudy, type StudyOpening } from '../analysis/openStudy.js';
import { findServerEngine, openServerEngine } from '../analysis/serverEngine.js';
import { AnalysisSession } from '../analysis/session.js';
import { announce } from '../announce/announcer.js';
import { ButtonLink } from '../components/Button.js';
import { Note } from '../components/Note.js';
import { type HeaderProps, Page } from '../components/Page.js';
import { GAME_IDS } from '../games/registry.js';
import type { GameView } from '../games/view.js';
import { makeSound, openPageEngine } from '../play/onDemand.js';
import { formatRoute, renameAddress } from '../route.js';
import { AnalysisScreen } from '../screens/analysis/AnalysisScreen.js';
import { randomId } from '../store/browser.js';
import { settings } from '../store/settings/settingsStore.js';
import type { GameStorage } from '../store/storage.js';
import { analysisWords } from '../words/analysis.js';
import { storeWords } from '../words/app.js';

type Props = HeaderProps & { readonly storage: GameStorage; readonly path: readonly string[] };

/** What the page shows: a study that was opened, or what came of trying. */
type Shown =
  | { readonly kind: 'session'; readonly session: AnalysisSession }
  | Exclude<StudyOpening, { readonly kind: 'opened' }>;

/** The analysis board of a game, a kept match, a kept study or a shared link. */
export function AnalysisPage({ storage, path, ...header }: Props): JSX.Element {
  const { lang } = header;
  const words = analysisWords[lang];
  const shown = useStudy(storage, path, lang);
  if (shown === undefined) {
    return (
      <Page {...header} key="opening" title={words.title}>
        <p role="status">{words.opening}</p>
      </Page>
    );
  }
  if (shown.kind === 'session') {
    const { session } = shown;
    const { view } = session;
    const shape = view.canFlip ? 'is-square' : 'is-long';
    return (
      <Page
        {...header}
        key="analysis"
        title={words.titleOf(wordGame(lang, view.written.game.id))}
        class={`analysis-page ${shape} ${settings.value.hand}-handed`}
      >
        <AnalysisScreen session={session} />
      </Page>
    );
  }
  return (
    <Page {...header} key="other" title={shown.kind === 'choose' ? words.title : words.notOpened}>
      {shown.kind === 'choose' ? null : (
        <Note kind="warning">
          <p>{wordObstacle(lang, shown)}</p>
        </Note>
      )}
      <h2>{words.choose}</h2>
      <p>{words.chooseHint}</p>
      <ul class="choice-list">
        {GAME_IDS.map((game) => (
          <li key={game}>
            <ButtonLink href={formatRoute({ screen: 'analysis', path: [game] })}>
              {wordGame(lang, game)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Page>
  );
}

function wordObstacle(
  lang: Lang,
  shown: Exclude<StudyOpening, { readonly kind: 'opened' | 'choose' }>,
): string {
  const words = analysisWords[lang];
  if (shown.kind === 'blocked') return words.blocked[shown.why];
  if (shown.kind === 'link') return wordShareError(lang, shown.error);
  return storeWords[lang].problems[shown.error.problem];
}

function useStudy(storage: GameStorage, path: readonly string[], lang: Lang): Shown | undefined {
  const [shown, setShown] = useState<Shown>();
  const address = path.join('/');
  useEffect(() => {
    let isGone = false;
    let session: AnalysisSession | undefined;
    void openStudy(storage, path, lang).then((opening) => {
      if (isGone) return;
      if (opening.kind === 'opened') session = begin(storage, opening.opened);
      setShown(session === undefined ? asShown(opening) : { kind: 'session', session });
    });
    return () => {
      isGone = true;
      session?.close();
    };
  }, [storage, address]);
  return shown;
}

function asShown(opening: StudyOpening): Shown | undefined {
  return opening.kind === 'opened' ? undefined : opening;
}

/** The engine that the local server was started with. */
async function findOther(view: GameView): Promise<OtherAnalyst | undefined> {
  const name = await findServerEngine(view.written.game.id);
  return name === undefined ? undefined : { name, open: () => new EngineAnalyst(openServerEngine(view)) };
}

function begin(storage: GameStorage, opened: OpenedStudy): AnalysisSession {
  const { view, study, at, saved, origin, problem } = opened;
  // So that the first change is kept at once.
  storage.library().catch(() => undefined);
  const kept = new KeptStudy({
    ...{ store: storage.studies, saved, origin },
    now: () => Date.now(),
    makeId: () => randomId(crypto),
    // From now on a reload opens what was kept.
    onKept: (id) => renameAddress({ screen: 'analysis', path: ['estudo', id] }),
  });
  const engine = openPageEngine(view, () => session.notices);
  const session: AnalysisSession = new AnalysisSession({
    ...{ view, study, at, kept, settings, announce },
    analyst: new AnalystChoice(new EngineAnalyst(engine), findOther(view)),
    engine: engineWish,
    sound: makeSound,
  });
  makeSound();
  if (problem !== undefined) {
    session.notices.warn(() => session.words.partly(wordShareError(session.lang, problem)));
  }
  return session;
}
