import { capital, countMoves, type Lang, wordGame } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Button } from '../../components/Button.js';
import { Confirm } from '../../components/Dialog.js';
import { Note } from '../../components/Note.js';
import { wordDamage } from '../../store/damageText.js';
import type { DamagedGame } from '../../store/games/gameStore.js';
import type { ExaminedGame } from '../../store/games/rescue.js';
import { homeWords } from '../../words/app.js';
import { damagedWords } from '../../words/damaged.js';
import { wordOpponents } from './listedGame.js';
import './damagedGames.css';

export type DamagedGamesProps = {
  readonly lang: Lang;
  readonly games: readonly ExaminedGame[];
  readonly onRescue: (game: ExaminedGame) => void;
  readonly onExport: (game: DamagedGame) => void;
  readonly onDelete: (game: DamagedGame) => void;
  /** Why the last of these could not be done, in words. */
  readonly trouble?: string | undefined;
};

/** What is kept but cannot be opened as it is: what can be rescued of it, and how to take it out or delete it. */
export function DamagedGames(props: DamagedGamesProps): JSX.Element {
  const { lang, games, onDelete, trouble } = props;
  const words = damagedWords[lang];
  const [doomed, setDoomed] = useState<ExaminedGame>();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section class="damaged-games">
      <h2 ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <p>{words.hint}</p>
      <div role="status">
        {trouble === undefined ? null : (
          <Note kind="warning">
            <p>{trouble}</p>
          </Note>
        )}
      </div>
      <ul>
        {games.map((game) => (
          <Entry
            key={`${game.damaged.origin} ${game.damaged.id}`}
            {...props}
            game={game}
            onDoom={() => setDoomed(game)}
          />
        ))}
      </ul>
      {doomed === undefined ? null : (
        <Confirm
          title={words.removing.title}
          text={words.removing.text(nameOf(lang, doomed))}
          confirm={words.removing.confirm}
          onClose={() => setDoomed(undefined)}
          onConfirm={() => {
            setDoomed(undefined);
            onDelete(doomed.damaged);
            // The button that had the focus goes away with its game, and with the last game the whole list.
            const stays = games.length > 1 ? heading.current : document.querySelector('h1');
            requestAnimationFrame(() => stays?.focus());
          }}
        />
      )}
    </section>
  );
}

type EntryProps = DamagedGamesProps & { readonly game: ExaminedGame; readonly onDoom: () => void };

function Entry({ lang, game, onRescue, onExport, onDoom }: EntryProps): JSX.Element {
  const words = damagedWords[lang];
  const { damaged, opened, damage } = game;
  const name = nameOf(lang, game);
  const aside = <span class="aside">: {name}</span>;
  return (
    <li>
      <h3>{name}</h3>
      {damage === undefined || damaged.text === '' ? null : <p>{wordDamage(lang, damage)}</p>}
      <p>{hopeOf(lang, game)}</p>
      <div class="acts">
        {opened === undefined ? null : (
          <Button kind="primary" onClick={() => onRescue(game)}>
            {words.rescue}
            {aside}
          </Button>
        )}
        {damaged.text === '' ? null : (
          <Button onClick={() => onExport(damaged)}>
            {words.export}
            {aside}
          </Button>
        )}
        <Button kind="quiet" onClick={onDoom}>
          {words.remove}
          {aside}
        </Button>
      </div>
    </li>
  );
}

/** How much of it can be opened. */
function hopeOf(lang: Lang, { opened, damage }: ExaminedGame): string {
  const words = damagedWords[lang];
  if (opened === undefined) return words.nothing;
  const moves = homeWords[lang].moves(countMoves(opened.gameMatch.match.plies?.length ?? 0));
  return damage === undefined ? words.whole(moves) : words.part(moves);
}

/** "Xadrez, Ana e Bento"; its number where nothing else is known of it. */
function nameOf(lang: Lang, { damaged, opened, damage }: ExaminedGame): string {
  if (opened !== undefined) {
    const { game, setup } = opened.gameMatch.match;
    return `${wordGame(lang, game)}, ${wordOpponents(lang, setup.players)}`;
  }
  const game = damage === undefined || damage.game === '' ? undefined : wordGame(lang, damage.game);
  return capital(`${game ?? damagedWords[lang].unknown}, ${damaged.id}`);
}
