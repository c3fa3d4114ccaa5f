import type { GameMatch, PgnFileEntry } from '@tabuleiro/any-game';
import { lineOf } from '@tabuleiro/match';
import { type Lang, wordOutcome, wordReadError } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { HeaderProps } from '../components/Page.js';
import { useSingleFlight } from '../components/singleFlight.js';
import { miniBoardOf, positionOf } from '../games/position.js';
import { loadView } from '../games/registry.js';
import { navigate } from '../route.js';
import { type ImportedGame, ImportedScreen } from '../screens/imported/ImportedScreen.js';
import type { GameStorage } from '../store/storage.js';
import { storeWords } from '../words/app.js';
import { MAX_PGN_GAMES, newGameProposal, pgnGames } from './navigationState.js';
import { keepGame } from './openText.js';

type Props = HeaderProps & { readonly storage: GameStorage };
type Readable = { readonly gameMatch: GameMatch; readonly tags: ReadonlyMap<string, string> };

/** The games of a file, to choose from. */
export function FilePage({ storage, ...header }: Props): JSX.Element {
  const { lang } = header;
  const readable = pgnGames.value.flatMap(({ read, tags }) =>
    read.ok ? [{ gameMatch: read.value, tags }] : [],
  );
  const [games, setGames] = useState<readonly ImportedGame[]>(() => readable.map((game) => bare(lang, game)));
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    void Promise.all(readable.map((game) => withBoard(lang, game))).then(setGames);
  }, [lang]);
  const keep = useSingleFlight(async (chosen: readonly Readable[]): Promise<void> => {
    const ids: string[] = [];
    for (const { gameMatch } of chosen) {
      const kept = await keepGame(storage, { gameMatch, secret: undefined });
      if (!kept.ok) return setFailure(storeWords[lang].problems[kept.error.problem]);
      ids.push(kept.value);
    }
    const [only, ...others] = ids;
    navigate(only !== undefined && others.length === 0 ? { screen: 'game', id: only } : { screen: 'home' });
  });
  const playFrom = ({ gameMatch }: Readable): void => {
    const { game, setup } = gameMatch.match;
    newGameProposal.value = {
      game,
      form: {
        position: gameMatch.written.game.notation.formatPosition(gameMatch.match.state),
        options: setup.options,
      },
    };
    navigate({ screen: 'new', game });
  };
  return (
    <ImportedScreen
      {...header}
      games={games}
      isCut={pgnGames.value.length === MAX_PGN_GAMES}
      problems={[...(failure === undefined ? [] : [failure]), ...problemsOf(lang, pgnGames.value)]}
      onOpen={(index) => keep(readable.slice(index, index + 1))}
      onPlayFrom={(index) => playFrom(readable[index])}
      onOpenAll={() => keep(readable)}
    />
  );
}

function problemsOf(lang: Lang, games: readonly PgnFileEntry[]): readonly string[] {
  return games.flatMap(({ read }, i) => (read.ok ? [] : [`${i + 1}. ${wordReadError(lang, read.error)}`]));
}

/** What can be shown without the rules of the game. */
function bare(lang: Lang, { gameMatch: { match }, tags }: Readable): ImportedGame {
  const [first, second] = match.setup.players;
  const told = ['Event', 'Site', 'Date'].map((tag) => tags.get(tag) ?? '');
  return {
    game: match.game,
    players: [first.name, second.name],
    occasion: told.filter((text) => text !== '' && !text.includes('?')).join(', '),
    plies: lineOf(match).length,
    result: match.outcome && wordOutcome(lang, match.outcome),
    board: undefined,
  };
}

async function withBoard(lang: Lang, game: Readable): Promise<ImportedGame> {
  const known = bare(lang, game);
  const view = await loadView(known.game);
  if (view === undefined) return known;
  return { ...known, board: miniBoardOf(lang, view, positionOf(view, game.gameMatch.match.state)) };
}
