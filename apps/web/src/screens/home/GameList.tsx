import type { GameId } from '@tabuleiro/game';
import { type Lang, wordGame } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { GameCover } from '../../components/GameCover.js';
import { formatRoute } from '../../route.js';
import { homeWords } from '../../words/app.js';

/** The booklets on their string. */
export function GameList({
  lang,
  games,
}: {
  readonly lang: Lang;
  readonly games: readonly GameId[];
}): JSX.Element {
  const words = homeWords[lang];
  return (
    <ul class="string">
      {games.map((game) => (
        <li key={game}>
          <a href={formatRoute({ screen: 'new', game })}>
            <GameCover game={game}>
              <h3 class="slab">{wordGame(lang, game)}</h3>
              <p>{words.games.get(game)}</p>
              <span class="begin">{words.newGame}</span>
            </GameCover>
          </a>
        </li>
      ))}
    </ul>
  );
}
