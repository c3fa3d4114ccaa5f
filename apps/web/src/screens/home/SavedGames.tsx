import { capital, countMoves, type Lang, wordGame } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Button, ButtonLink, IconButton } from '../../components/Button.js';
import { Confirm } from '../../components/Dialog.js';
import { MiniBoard } from '../../components/MiniBoard.js';
import { SpriteLoader, spritesOf } from '../../look/art/sprites.js';
import { formatRoute } from '../../route.js';
import { homeWords } from '../../words/app.js';
import { type ListedGame, wordListed, wordOpponents, wordSince, wordState } from './listedGame.js';

type Common = {
  readonly lang: Lang;
  readonly now: number;
  readonly onDelete: (id: string) => void;
};

/** More than this many are shown on demand, so that the list of games to start stays in view; on a phone, only the last. */
const SHOWN = 6;
/** More than this many are shown in the library. */
export const MOST_AT_HOME = 60;

export function SavedGames(
  props: Common & {
    readonly title: string;
    readonly games: readonly ListedGame[];
    readonly isFirst?: boolean;
  },
): JSX.Element {
  const { lang, title, games, onDelete, isFirst = false } = props;
  const words = homeWords[lang];
  const [isAll, setAll] = useState(false);
  const [doomed, setDoomed] = useState<ListedGame | undefined>(undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = isAll ? games : games.slice(0, SHOWN);
  return (
    <section class={`saved ${isAll ? 'all' : ''} ${isFirst ? 'first' : ''}`}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <SpriteLoader groups={[...new Set(shown.flatMap(({ saved }) => spritesOf(saved.summary.game)))]} />
      <ul class="tiles-of-games">
        {shown.map((game) => (
          <Tile key={game.saved.id} {...props} game={game} onDoom={() => setDoomed(game)} />
        ))}
      </ul>
      {isAll || games.length === 1 ? null : (
        <p class={games.length > SHOWN ? 'rest' : 'rest few'}>
          {games.length > MOST_AT_HOME ? (
            <ButtonLink kind="quiet" href={formatRoute({ screen: 'library', path: [] })}>
              {words.showAll(games.length)}
            </ButtonLink>
          ) : (
            <Button
              kind="quiet"
              onClick={() => {
                setAll(true);
                heading.current?.focus();
              }}
            >
              {words.showAll(games.length)}
            </Button>
          )}
        </p>
      )}
      {doomed === undefined ? null : (
        <Confirm
          title={words.removing.title}
          text={words.removing.text(wordListed(lang, doomed))}
          confirm={words.removing.confirm}
          onClose={() => setDoomed(undefined)}
          onConfirm={() => {
            setDoomed(undefined);
            onDelete(doomed.saved.id);
            // The button that had the focus goes away with its game, and with the last game the whole list.
            const stays = games.length > 1 ? heading.current : document.querySelector('h1');
            requestAnimationFrame(() => stays?.focus());
          }}
        />
      )}
    </section>
  );
}

function Tile({
  lang,
  now,
  game,
  onDoom,
}: Common & { readonly game: ListedGame; readonly onDoom: () => void }): JSX.Element {
  const words = homeWords[lang];
  const { id, updated, summary } = game.saved;
  const isOver = summary.outcome !== undefined;
  return (
    <li class={`saved-game ${isOver ? 'over' : ''}`}>
      <div class={`glance ${summary.game}`}>
        {game.board === undefined ? null : <MiniBoard board={game.board} />}
      </div>
      <div class="about">
        <h3>{wordGame(lang, summary.game)}</h3>
        <p>{capital(wordOpponents(lang, summary.players))}</p>
        <p class="state">{wordState(lang, game)}</p>
        <p class="small soft">
          {words.moves(countMoves(summary.plies))} ·{' '}
          <time dateTime={new Date(updated).toISOString()}>{wordSince(lang, updated, now)}</time>
        </p>
      </div>
      <div class="acts">
        <ButtonLink kind={isOver ? 'plain' : 'primary'} href={formatRoute({ screen: 'game', id })}>
          {isOver ? words.review : words.goOn}
          <span class="aside">: {wordListed(lang, game)}</span>
        </ButtonLink>
        <IconButton icon="trash" label={words.remove(wordListed(lang, game))} onClick={onDoom} />
      </div>
    </li>
  );
}
