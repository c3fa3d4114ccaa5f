import type { Opening as ClientOpening, MatchId } from '@tabuleiro/online';
import { wordGame } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { analysisBar } from '../analysis/mayAnalyse.js';
import { type HeaderProps, Page } from '../components/Page.js';
import { pathOf } from '../online/addresses.js';
import { OnlineTable } from '../online/onlineTable.js';
import { loadViews, seats } from '../online/pageParts.js';
import { openSocket, pageClock, randomBytes } from '../online/socket.js';
import type { Session } from '../play/session.js';
import { navigate, route } from '../route.js';
import { GameScreen } from '../screens/game/GameScreen.js';
import { OnlineDialog } from '../screens/online/OnlineDialog.js';
import { OnlinePanel } from '../screens/online/OnlinePanel.js';
import { LostSeat, TableProblem } from '../screens/online/TableProblem.js';
import { WaitingScreen } from '../screens/online/WaitingScreen.js';
import type { GameStorage } from '../store/storage.js';
import { onlineWords } from '../words/online.js';
import { fetchParts, layoutOf, placeIn } from './GamePage.js';
import '../screens/online/online.css';

type Props = HeaderProps & {
  readonly storage: GameStorage;
  readonly match: MatchId;
  readonly as: 'player' | 'watcher';
};

/** A match between two devices, from its invitation to its end. */
export function TablePage({ storage, match, as, ...header }: Props): JSX.Element {
  const [table, setTable] = useState<OnlineTable>();
  const [isLost, setLost] = useState(false);
  /** Counts how often the seat has come anew: with another key the match is another one to look at. */
  const [visit, setVisit] = useState(0);
  useEffect(() => {
    let opened: OnlineTable | undefined;
    let isGone = false;
    const open = async (): Promise<void> => {
      const views = await loadViews();
      const held = as === 'player' ? await seats.load(match) : undefined;
      if (isGone) return;
      setLost(as === 'player' && held === undefined);
      const opening: ClientOpening = held === undefined ? { watch: match } : { seat: held.seat };
      const next: OnlineTable = new OnlineTable(
        {
          ...{ open: openSocket, clock: pageClock, random: randomBytes, storage, seats, views },
          Panel: ({ session }) => <OnlinePanel table={next} session={session} />,
          onMatch: (other, role) => {
            const path = role === 'player' ? ['partida', other] : pathOf({ kind: 'watch', match: other });
            if (other === match && role === as) setVisit((count) => count + 1);
            else navigate({ screen: 'far', path }, { replace: true });
          },
        },
        opening,
      );
      opened = next;
      next.start();
      setTable(next);
    };
    void open();
    return () => {
      isGone = true;
      opened?.close();
      setTable(undefined);
    };
  }, [storage, match, as, visit]);
  if (table === undefined) return <Opening {...header} />;
  const onAnalyse = (session: Session): void => void analyse(session, match, as);
  return <Table {...header} table={table} isLost={isLost} onAnalyse={onAnalyse} />;
}

/**
 * O-HELP: what is over may be tried out, by those who watched as well. Of a match that one played there is a copy here, under
 * the same name; of another one the address holds all of it.
 */
async function analyse(session: Session, match: MatchId, as: Props['as']): Promise<void> {
  if (analysisBar(session.match.value) !== undefined) return;
  if (as === 'player') {
    navigate({ screen: 'analysis', path: ['partida', encodeURIComponent(match), ...placeIn(session)] });
    return;
  }
  const { value: here } = route;
  const code = await (await import('../share/matchStudy.js')).matchCode(session);
  // Who has gone elsewhere meanwhile stays there.
  if (code !== undefined && route.value === here) navigate({ screen: 'analysis', path: ['ver', code] });
}

function Opening(header: HeaderProps): JSX.Element {
  const words = onlineWords[header.lang];
  return (
    <Page {...header} key="opening" title={words.waiting.opening}>
      <p role="status">{words.waiting.opening}</p>
    </Page>
  );
}

type TableProps = HeaderProps & {
  readonly table: OnlineTable;
  readonly isLost: boolean;
  readonly onAnalyse: (session: Session) => void;
};

function Table({ table, isLost, onAnalyse, ...header }: TableProps): JSX.Element {
  void table.beat.value;
  const { client } = table;
  const session = table.session.value;
  const { problem } = client;
  // Of a match that the server does not have, nobody can give a seat back.
  const isThere = problem?.code !== 'unknown-match' && problem?.code !== 'damaged';
  const hasLost = (isLost && isThere) || problem?.code === 'wrong-token';
  if (hasLost) return <LostSeat {...header} table={table} />;
  if (problem !== undefined) return <TableProblem {...header} error={problem} />;
  if (session === undefined) return <WaitingScreen {...header} table={table} />;
  return <Played {...header} table={table} session={session} onAnalyse={onAnalyse} />;
}

type PlayedProps = Omit<TableProps, 'isLost'> & { readonly session: Session };

function Played({ table, session, onAnalyse, ...header }: PlayedProps): JSX.Element {
  const [isReady, setReady] = useState(false);
  useEffect(() => void fetchParts(session).then(() => setReady(true)), [session]);
  useEffect(() => {
    // The page before this one is gone, and what had the focus with it.
    const isNowhere = document.activeElement === null || document.activeElement === document.body;
    if (isReady && isNowhere) document.querySelector('h1')?.focus({ preventScroll: true });
  }, [isReady]);
  if (!isReady) return <Opening {...header} />;
  const { game } = session.match.value;
  return (
    <Page {...header} key="game" title={wordGame(header.lang, game)} class={`${layoutOf(session)} is-far`}>
      <GameScreen
        session={session}
        onRematch={() => void table.wish(table.client.askRematch())}
        onNewGame={() => navigate({ screen: 'far', path: [] })}
        onAnalyse={() => onAnalyse(session)}
      />
      {table.isDialogOpen.value ? <OnlineDialog lang={header.lang} table={table} /> : null}
    </Page>
  );
}
