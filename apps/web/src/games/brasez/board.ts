import {
  type BrasezMove,
  type BrasezPiece,
  type BrasezState,
  offBoardOf,
  zoneOwners,
} from '@tabuleiro/brasez';
import type { Player } from '@tabuleiro/game';
import { formatSquare } from '@tabuleiro/grid';
import type { Lang } from '@tabuleiro/words';
import type { Place, Tray, Vacancy } from '../../board/model.js';
import { brasezWords } from '../../words/brasez.js';
import { artOf, COLOURS, sideOf } from '../grid/board.js';
import type { GameMove, GamePosition } from '../position.js';
import type { PieceRow } from '../view.js';

export type BrasezPosition = GamePosition<BrasezState, BrasezMove, BrasezPiece>;
export type BrasezGameMove = GameMove<BrasezState, BrasezMove, BrasezPiece>;

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

/** The Pass token goes from one player to the other. */
export function vacanciesOf(lang: Lang, state: BrasezState): readonly Vacancy[] {
  const { token } = offBoardOf(state);
  return COLOURS.filter((colour) => colour !== token).map((colour) => ({
    side: sideOf(colour),
    label: brasezWords[lang].tokenLabel,
  }));
}

export function pieceRowsOf(lang: Lang, state: BrasezState): readonly PieceRow[] {
  const { pools } = offBoardOf(state);
  return COLOURS.map((colour) => ({
    side: sideOf(colour),
    name: brasezWords[lang].pool(colour, pools[colour]),
    arts: pools[colour].map((name) => artOf(name, colour)),
  }));
}

export function zonesOf(state: BrasezState): readonly Place[] {
  return Array.from(zoneOwners(state).keys(), formatSquare);
}

/** What is said of squares: whose zone they are in; during set-up, that king and Warlord go there. */
export function remarksOf(lang: Lang, position: BrasezPosition): ReadonlyMap<Place, string> {
  const words = brasezWords[lang];
  const zones = Array.from(
    zoneOwners(position.state),
    ([square, colours]) => [formatSquare(square), words.zone(colours)] as const,
  );
  return new Map([...zones, ...homesIn(position).map((home) => [home, words.home] as const)]);
}

/** Where the king may still be placed (B-SETUP). */
export function homesIn({ moves }: BrasezPosition): readonly Place[] {
  return moves.flatMap((move) => (move.kind === 'setup' ? [formatSquare(move.king)] : []));
}
