import { capital, wordPlayer } from '@tabuleiro/words';
import type { JSX } from 'preact';
import type { AnalysisSession } from '../../analysis/session.js';
import { Trays, type TraysProps } from '../../board/Tray.js';
import { Drawing } from '../../components/Drawing.js';

type Props = {
  readonly session: AnalysisSession;
  readonly seat: 0 | 1;
  readonly edge: 'near' | 'far';
  readonly board: Omit<TraysProps, 'of'>;
};

/** The names of players as PGN has them. */
const TAGS = ['White', 'Black'] as const;

/** One side of the board: who plays it, where that is told, and what lies beside the board. */
export function SideStrip({ session, seat, edge, board }: Props): JSX.Element {
  const { lang, view, tree, players } = session;
  const { tags } = tree.study.value;
  const side = capital(wordPlayer(lang, players[seat]));
  const name = tags.get(TAGS[seat]);
  const isActing = tree.position.value.player === players[seat];
  const { trays } = board.model;
  // Where anything lies beside the board both sides are named, as in a game.
  return (
    <div class={`seat ${edge} ${trays.length > 0 ? 'has-tray' : ''} ${name === undefined ? '' : 'is-named'}`}>
      <p class={`side-name ${isActing ? 'is-acting' : ''}`}>
        <Drawing art={view.crests[seat]} side={seat} class="side-crest" />
        <span>
          {name ?? side}
          {name !== undefined && <span class="aside">, {side}</span>}
        </span>
      </p>
      <Trays {...board} of={seat} />
      {edge === 'near' && <Trays {...board} of="nobody" />}
    </div>
  );
}
