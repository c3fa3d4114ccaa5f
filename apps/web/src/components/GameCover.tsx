import type { GameId } from '@tabuleiro/game';
import type { ComponentChildren, JSX } from 'preact';
import brasez from '../../art/cards/brasez.svg';
import classico from '../../art/cards/classico.svg';
import nucleo from '../../art/cards/nucleo.svg';
import senet from '../../art/cards/senet.svg';
import '../components/gameCover.css';

/** The picture of a game and the paper it is printed on. */
const COVERS: ReadonlyMap<GameId, { readonly art: string; readonly paper: string }> = new Map([
  ['classico', { art: classico, paper: 'yellow' }],
  ['nucleo', { art: nucleo, paper: 'blue' }],
  ['brasez', { art: brasez, paper: 'rose' }],
  ['senet', { art: senet, paper: 'green' }],
]);

type Props = {
  readonly game: GameId;
  readonly class?: string;
  readonly children: ComponentChildren;
};

/** The cover of a game: coloured paper, a woodcut, text below. */
export function GameCover({ game, class: extra = '', children }: Props): JSX.Element {
  const { art, paper } = COVERS.get(game) ?? { art: '', paper: 'paper' };
  return (
    <div class={`folheto ${paper} ${extra}`}>
      <span class="peg" aria-hidden="true" />
      <img src={art} alt="" width="320" height="200" />
      {children}
    </div>
  );
}
