import type { GameId } from '@tabuleiro/game';
import type { JSX } from 'preact';
import logo from '../../../art/logo.svg';
import { ButtonLink } from '../../components/Button.js';
import { Drawing } from '../../components/Drawing.js';
import { Note } from '../../components/Note.js';
import { type HeaderProps, Page } from '../../components/Page.js';
import { SpriteLoader } from '../../look/art/sprites.js';
import { formatRoute } from '../../route.js';
import { componentWords, homeWords } from '../../words/app.js';
import type { ListedGame } from './listedGame.js';
import { OpenSection } from './OpenSection.js';
import { SavedGames } from './SavedGames.js';
import './home.css';
import { type Lang, wordGame } from '@tabuleiro/words';
import { GameCover } from '../../components/GameCover.js';

export type { ListedGame } from './listedGame.js';

export type HomeProps = HeaderProps & {
  /** In the order in which they are shown. */
  readonly games: readonly GameId[];
  /** Undefined while they are being read. */
  readonly saved: readonly ListedGame[] | undefined;
  readonly now: number;
  readonly onDelete: (id: string) => void;
  /** A position, a PGN or a record, pasted or from a file. */
  readonly onOpen: (text: string, name: string | undefined) => void;
  /** A file of more games than can be read at once. */
  readonly onLarge: (file: File) => void;
  /** Why what was given could not be opened, in words. */
  readonly openError?: string;
  /** What is wrong with storage, in words. */
  readonly warning?: string;
  /** What to know about it, though nothing is wrong: the browser may clear it. */
  readonly advice?: string;
  /** What is kept but cannot be opened as it is; undefined where there is nothing of the kind. */
  readonly damaged?: JSX.Element | undefined;
};

/**
 * The first page: go on with a game, begin one, open one. Until it is known which games there are, nothing stands where
 * they would push it away.
 */
export function HomeScreen({ saved, ...props }: HomeProps): JSX.Element {
  const { lang, onLang, onHelp } = props;
  const header = { lang, onLang, onHelp };
  return (
    <Page {...header} title={componentWords[lang].app} heading={<Masthead lang={lang} />} class="home">
      <SpriteLoader groups={['ornaments']} />
      <p class="motto">{homeWords[lang].motto}</p>
      <p class="learn">
        <ButtonLink href={formatRoute({ screen: 'manual', path: [] })}>{homeWords[lang].manual}</ButtonLink>
      </p>
      {saved === undefined ? null : <Contents {...props} saved={saved} />}
    </Page>
  );
}

function Contents(props: HomeProps & { readonly saved: readonly ListedGame[] }): JSX.Element {
  const { lang, games, saved, onOpen, onLarge, openError, warning, advice, damaged } = props;
  const words = homeWords[lang];
  const isOver = ({ saved: { summary } }: ListedGame): boolean => summary.outcome !== undefined;
  const unfinished = saved.filter((game) => !isOver(game));
  const finished = saved.filter(isOver);
  return (
    <>
      {unfinished.length === 0 ? null : (
        <SavedGames {...props} title={words.continue} games={unfinished} isFirst />
      )}
      {warning === undefined ? null : (
        <Note kind="warning">
          <p>{warning}</p>
        </Note>
      )}
      {damaged}
      <section>
        <h2>{unfinished.length === 0 ? words.choose : words.begin}</h2>
        <GameList lang={lang} games={games} />
        <p class="play-far">
          <ButtonLink href={formatRoute({ screen: 'far', path: [] })}>{words.playFar}</ButtonLink>
          <ButtonLink href={formatRoute({ screen: 'library', path: [] })}>{words.library}</ButtonLink>
          <ButtonLink href={formatRoute({ screen: 'analysis', path: [] })}>{words.analyse}</ButtonLink>
          <ButtonLink href={formatRoute({ screen: 'editor', path: [] })}>{words.editor}</ButtonLink>
        </p>
      </section>
      {finished.length === 0 ? null : <SavedGames {...props} title={words.finished} games={finished} />}
      {advice === undefined ? null : (
        <Note kind="warning">
          <p>{advice}</p>
        </Note>
      )}
      <OpenSection lang={lang} onOpen={onOpen} onLarge={onLarge} error={openError} />
      <footer class="colophon">
        <span class="border" aria-hidden="true" />
        <p>{words.colophon}</p>
      </footer>
    </>
  );
}

function Masthead({ lang }: Pick<HeaderProps, 'lang'>): JSX.Element {
  return (
    <span class="masthead">
      <Drawing art="cactus-flower" class="ornament" />
      <span class="sign">
        <img src={logo} alt="" width="84" height="84" />
        <span class="name">{componentWords[lang].app}</span>
      </span>
      <Drawing art="sun" class="ornament" />
    </span>
  );
}

/** The booklets on their string. */
function GameList({ lang, games }: { readonly lang: Lang; readonly games: readonly GameId[] }): JSX.Element {
  const words = homeWords[lang];
  return (
    <ul class="string">
      {games.map((game) => (
        <li key={game}>
          <a href={formatRoute({ screen: 'new', game })}>
            <GameCover game={game}>
              <h3 class="slab">{wordGame(lang, game)}</h3>
              <p class="long">{words.games.get(game)}</p>
              <p class="short">{words.kinds.get(game)}</p>
              <span class="begin">{words.newGame}</span>
            </GameCover>
          </a>
        </li>
      ))}
    </ul>
  );
}
