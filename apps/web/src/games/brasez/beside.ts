import type { Lang, PieceName } from '@tabuleiro/words';
import type { Place, Tray } from '../../board/model.js';
import type { Heap, Scene } from '../face.js';
import { artOf, COLOURS, type Colour, pieceCalled, sideOf } from '../grid/men.js';
import { brasezWords } from './words.js';

/** The Pass token, wherever it lies. */
export const PASS: Place = 'pass';

export function duchyOf(colour: Colour): Place {
  return `duchy-${colour}`;
}

/** What lies beside the board: fields 6 to 8 of a BFEN. */
export type Beside = {
  readonly token: Colour;
  /** The last action was a pass: another one ends the game (B-PASS). */
  readonly isAfterPass: boolean;
  readonly dukes: Readonly<Record<Colour, number>>;
  /** Pieces lost that can come back by promotion (B-PROMO). */
  readonly pools: Readonly<Record<Colour, readonly PieceName[]>>;
};

export function besideOf(position: string): Beside {
  const [token, duchy, captured] = position.split(' ').slice(5, 8);
  const [white, black] = captured
    .split('/')
    .map((letters) => [...letters].flatMap((l) => pieceCalled(l) ?? []));
  const [whiteDukes, blackDukes] = duchy.split('/').map(Number);
  return {
    token: token.startsWith('w') ? 'w' : 'b',
    isAfterPass: token.endsWith('!'),
    dukes: { w: whiteDukes, b: blackDukes },
    pools: { w: white, b: black },
  };
}

/** Both Duchies and the Pass token. */
export function traysOf(lang: Lang, { position, player }: Scene): readonly Tray[] {
  const { token, isAfterPass, dukes } = besideOf(position);
  const isLastPass = isAfterPass && player !== undefined;
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
      ...{ label: words.tokenLabel, name: words.token(token, isLastPass) },
    },
  ];
}

export function heapsOf(lang: Lang, { position }: Scene): readonly Heap[] {
  const { pools } = besideOf(position);
  return COLOURS.map((colour) => ({
    side: sideOf(colour),
    name: brasezWords[lang].pool(colour, pools[colour]),
    arts: pools[colour].map((name) => artOf({ name, colour })),
  }));
}
