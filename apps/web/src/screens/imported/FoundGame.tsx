import { type Lang, wordGame } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { Button } from '../../components/Button.js';
import { MiniBoard } from '../../components/MiniBoard.js';
import { SpriteLoader } from '../../look/art/Sprite.js';
import { spritesOf } from '../../look/art/sprites.js';
import { importedWords } from '../../words/imported.js';
import type { ImportedGame } from './found.js';

type Props = {
  readonly lang: Lang;
  readonly game: ImportedGame;
  readonly onOpen: () => void;
  readonly onPlayFrom: () => void;
};

export function FoundGame({ lang, game, onOpen, onPlayFrom }: Props): JSX.Element {
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
          {[wordGame(lang, game.game), game.occasion, words.moves(game.plies)].filter(Boolean).join(' · ')}
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
