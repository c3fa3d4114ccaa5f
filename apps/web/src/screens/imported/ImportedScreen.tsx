import type { JSX } from 'preact';
import { Button, ButtonLink } from '../../components/Button.js';
import { Note } from '../../components/Note.js';
import { type HeaderProps, Page } from '../../components/Page.js';
import { formatRoute } from '../../route.js';
import './imported.css';
import type { GameId } from '@tabuleiro/game';
import { countMoves, type Lang, wordGame } from '@tabuleiro/words';
import { MiniBoard, type MiniBoardContent } from '../../components/MiniBoard.js';
import { SpriteLoader, spritesOf } from '../../look/art/sprites.js';
import { importedWords } from '../../words/imported.js';

export type ImportedProps = HeaderProps & {
  /** What was found, in the order of the file. */
  readonly games: readonly ImportedGame[];
  /** Are there more games in the file than are shown? */
  readonly isCut: boolean;
  /** What could not be read, each in words with its place. */
  readonly problems: readonly string[];
  /** Keeps the game on this device and shows it. */
  readonly onOpen: (index: number) => void;
  /** Begins a new game from its last position. */
  readonly onPlayFrom: (index: number) => void;
  readonly onOpenAll?: () => void;
};

/** What came in a file of several games: which is it to be? */
export function ImportedScreen(props: ImportedProps): JSX.Element {
  const { games, isCut, problems, onOpen, onPlayFrom, onOpenAll, ...header } = props;
  const { lang } = header;
  const words = importedWords[lang];
  return (
    <Page {...header} title={words.title} class="imported">
      <p>{games.length === 0 ? words.nothing : words.found(games.length)}</p>
      {isCut ? <p>{words.cut}</p> : null}
      {problems.length === 0 ? null : (
        <Note kind="warning">
          <p>{words.problems}</p>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Note>
      )}
      {games.length < 2 || onOpenAll === undefined ? null : (
        <div>
          <Button onClick={onOpenAll}>{words.keepAll(games.length)}</Button>
        </div>
      )}
      <ol class="found">
        {games.map((game, i) => (
          <FoundGame
            key={i}
            lang={lang}
            game={game}
            onOpen={() => onOpen(i)}
            onPlayFrom={() => onPlayFrom(i)}
          />
        ))}
      </ol>
      <div>
        <ButtonLink icon="back" href={formatRoute({ screen: 'home' })}>
          {words.back}
        </ButtonLink>
      </div>
    </Page>
  );
}

/** A game of a file, before it is one of this device. */
export type ImportedGame = {
  readonly game: GameId;
  /** Empty where the file does not tell. */
  readonly players: readonly [string, string];
  /** Event, place, year: what the file tells, as one line. */
  readonly occasion: string;
  readonly plies: number;
  /** How it ended, in words; undefined when it can be played on. */
  readonly result: string | undefined;
  /** The last position. */
  readonly board: MiniBoardContent | undefined;
};

type FoundGameProps = {
  readonly lang: Lang;
  readonly game: ImportedGame;
  readonly onOpen: () => void;
  readonly onPlayFrom: () => void;
};

function FoundGame({ lang, game, onOpen, onPlayFrom }: FoundGameProps): JSX.Element {
  const words = importedWords[lang];
  const [first, second] = game.players.map((name) => (name === '' ? words.somebody : name));
  const isNamed = game.players.some((name) => name !== '');
  const title = isNamed ? words.between(first, second) : words.nobody;
  return (
    <li class="found-game">
      <SpriteLoader groups={spritesOf(game.game)} />
      <div class="glance">{game.board === undefined ? null : <MiniBoard board={game.board} />}</div>
      <div class="about">
        <h2>{title}</h2>
        <p>
          {[wordGame(lang, game.game), game.occasion, words.moves(countMoves(game.plies))]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p class="state">{game.result ?? words.unfinished}</p>
        <div class="acts">
          <Button onClick={onOpen}>
            {words.open}
            <span class="aside">: {title}</span>
          </Button>
          {game.result === undefined ? (
            <Button onClick={onPlayFrom}>
              {words.playFrom}
              <span class="aside">: {title}</span>
            </Button>
          ) : null}
        </div>
      </div>
    </li>
  );
}
