import { wordPlayer } from '@tabuleiro/words';
import type { JSX } from 'preact';
import type { ThrowChance } from '../../analysis/engineLines.js';
import { formatShare } from '../../analysis/evaluationText.js';
import { readLine } from '../../analysis/lineText.js';
import type { AnalysisSession } from '../../analysis/session.js';
import { Drawing } from '../../components/Drawing.js';
import { SpriteLoader } from '../../look/art/sprites.js';

type Props = { readonly session: AnalysisSession };

/** The throws to choose from, each with what it would lead to: chance after the best move, and that move. */
export function ThrowChances({ session }: Props): JSX.Element {
  const { lang, tree, players, words, lines, view } = session;
  const position = tree.position.value;
  const mover = position.player === players[1] ? 1 : 0;
  const { formatMove } = view.written.game.notation;
  return (
    <fieldset class="throws">
      <SpriteLoader groups={['senet']} />
      <legend>
        {words.throws.pick} <small>{words.throws.chanceOf(wordPlayer(lang, players[mover]))}</small>
      </legend>
      {position.throws.map(({ move }, i) => (
        <ThrowButton
          key={formatMove(move)}
          session={session}
          move={move}
          face={formatMove(move)}
          seat={mover}
          chance={lines.throws.value.at(i)}
        />
      ))}
    </fieldset>
  );
}

type ButtonProps = Props & {
  readonly move: unknown;
  readonly face: string;
  readonly seat: 0 | 1;
  readonly chance: ThrowChance | undefined;
};

function ThrowButton({ session, move, face, seat, chance }: ButtonProps): JSX.Element {
  const { lang, letters, view, tree, words } = session;
  const standing = chance?.standing;
  const share = standing && (seat === 0 ? standing.share : 1 - standing.share);
  const percent = share === undefined ? '…' : formatShare(lang, share);
  const best = chance?.best;
  const [, reply] =
    best === undefined ? [] : readLine(view, tree.position.value, [face, best], lang, letters);
  const told = words.throws.tell(face, percent, reply?.spoken ?? '');
  return (
    <button
      type="button"
      class="throw"
      aria-label={share === undefined ? words.throws.face(face) : told}
      onClick={() => session.play(move)}
    >
      <Drawing art={`die-${face}`} class="die-print" size="1.9rem" />
      <span class="throw-chance">
        <span class="throw-share" style={{ '--share': `${((share ?? 0) * 100).toFixed(1)}%` }} />
        {percent}
      </span>
      <span class="throw-best">{reply?.text ?? ''}</span>
    </button>
  );
}
