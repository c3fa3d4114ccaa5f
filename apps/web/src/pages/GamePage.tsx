import { wordGame } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { lazyComponent } from '../components/lazyComponent.js';
import { type HeaderProps, Page } from '../components/Page.js';
import { useSingleFlight } from '../components/singleFlight.js';
import type { Session } from '../play/session.js';
import { navigate } from '../route.js';
import { DiceTable, EndPanel, GameScreen, hasDice } from '../screens/game/GameScreen.js';
import type { GameStorage } from '../store/storage.js';
import { gameWords } from '../words/app.js';
import { beginRematch } from './beginGame.js';
import { type OpenResult, openSession } from './openSession.js';

const UnopenedGame = lazyComponent(async () => (await import('./UnopenedGame.js')).UnopenedGame);

type Props = HeaderProps & { readonly storage: GameStorage; readonly id: string };

/** A saved game, opened; whatever cannot be opened says why and what can be done. */
export function GamePage({ storage, id, ...header }: Props): JSX.Element {
  const [opening, setOpening] = useState<OpenResult>();
  useEffect(() => {
    let isGone = false;
    let close = (): void => undefined;
    void openSession(storage, id).then(async (opened) => {
      if (opened.kind === 'opened') {
        close = opened.close;
        await fetchParts(opened.session);
      }
      if (opened.kind === 'far') navigate({ screen: 'far', path: ['partida', id] }, { replace: true });
      else if (isGone) close();
      else setOpening(opened);
    });
    return () => {
      isGone = true;
      close();
    };
  }, [storage, id]);
  const rematch = useSingleFlight((session: Session) => beginRematch(storage, session));
  const words = gameWords[header.lang];
  if (opening === undefined || opening.kind === 'far') {
    return (
      <Page {...header} key="opening" title={words.opening}>
        <p role="status">{words.opening}</p>
      </Page>
    );
  }
  if (opening.kind !== 'opened')
    return <UnopenedGame {...header} storage={storage} id={id} opening={opening} />;
  const { session } = opening;
  const { game } = session.match.value;
  return (
    <Page {...header} key="game" title={wordGame(header.lang, game)} class={layoutOf(session)}>
      <GameScreen
        session={session}
        onRematch={() => rematch(session)}
        onNewGame={() => navigate({ screen: 'new', game })}
        onAnalyse={() => analyse(session, id)}
      />
    </Page>
  );
}

function analyse(session: Session, id: string): void {
  navigate({ screen: 'analysis', path: ['partida', encodeURIComponent(id), ...placeIn(session)] });
}

/** The analysis begins where one is: at the end, or at the position that is looked back at. */
export function placeIn({ walk }: Session): readonly string[] {
  return walk.isPresent.value ? [] : [String(walk.ply.value)];
}

/** A game is shown with its die, one that is over with its end, at once. What cannot be fetched says so in its place. */
export async function fetchParts({ match }: Session): Promise<void> {
  const parts = [
    ...(match.value.outcome === undefined ? [] : [EndPanel]),
    ...(hasDice(match.value) ? [DiceTable] : []),
  ];
  await Promise.all(parts.map((part) => part.fetch().catch(() => undefined)));
}

/**
 * Square boards have their panels beside them, a long board below it; for left-handed players they are at the left.
 */
export function layoutOf({ view, settings, match }: Session): string {
  const { hand, onlyBoard } = settings.value;
  const over = match.value.outcome === undefined ? '' : 'is-over';
  const alone = onlyBoard ? 'only-board' : '';
  return `game-page ${view.canFlip ? 'is-square' : 'is-long'} ${hand}-handed ${over} ${alone}`;
}
