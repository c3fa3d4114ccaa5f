import type { JSX } from 'preact';
import { Button, ButtonLink } from '../../components/Button.js';
import type { HeaderProps } from '../../components/Header.js';
import { Note } from '../../components/Note.js';
import { Page } from '../../components/Page.js';
import { formatRoute } from '../../route.js';
import { FoundGame } from './FoundGame.js';
import type { ImportedGame } from './found.js';
import './imported.css';
import { importedWords } from '../../words/imported.js';

export type { ImportedGame } from './found.js';

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
