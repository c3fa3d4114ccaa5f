import { type BrasezState, offBoardOf } from '@tabuleiro/brasez';
import type { Player } from '@tabuleiro/game';
import type { Lang } from '@tabuleiro/words';
import type { Place, Tray } from '../../board/model.js';
import { brasezWords } from '../../words/brasez.js';
import { artOf, COLOURS, sideOf } from '../grid/men.js';
import type { PieceRow } from '../view.js';

/** The Pass token, wherever it lies. */
export const PASS: Place = 'pass';

export function duchyOf(player: Player): Place {
  return `duchy-${player}`;
}

/** Both Duchies and the Pass token. */
export function traysOf(lang: Lang, state: BrasezState, isOver: boolean): readonly Tray[] {
  const { token, isAfterPass, dukes } = offBoardOf(state);
  const words = brasezWords[lang];
  const duchies = COLOURS.map((colour) => ({
    id: duchyOf(colour),
    side: sideOf(colour),
    art: 'duchy',
    label: words.duchyLabel,
    name: words.duchy(colour, dukes[colour]),
    count: dukes[colour],
  }));
  return [
    ...duchies,
    {
      ...{ id: PASS, side: sideOf(token), art: 'pass-token' },
      ...{ label: words.tokenLabel, name: words.token(token, isAfterPass && !isOver) },
    },
  ];
}

export function pieceRowsOf(lang: Lang, state: BrasezState): readonly PieceRow[] {
  const { pools } = offBoardOf(state);
  return COLOURS.map((colour) => ({
    side: sideOf(colour),
    name: brasezWords[lang].pool(colour, pools[colour]),
    arts: pools[colour].map((name) => artOf(name, colour)),
  }));
}
