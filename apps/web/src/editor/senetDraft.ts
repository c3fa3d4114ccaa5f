import { COLUMNS, PIECES, ROWS, THROWS } from '@tabuleiro/senet';
import type { Lang } from '@tabuleiro/words';
import type { Man, Place } from '../board/model.js';
import { houseCell, manOfSide } from '../games/senet/board.js';
import { houseAt, TRACK } from '../games/senet/houses.js';
import { editorWords } from '../words/editor.js';
import { senetWords } from '../words/senet.js';
import type { Control, DraftForm } from './draft.js';

const PLAYERS = ['A', 'B'] as const;
type Owner = (typeof PLAYERS)[number];

/** What the three fields of a position text can hold. */
export type SenetDraft = {
  readonly owners: ReadonlyMap<Place, Owner>;
  readonly player: Owner;
  /** `-` while it is still to be thrown. */
  readonly die: string;
};

const EMPTY_HOUSE = '.';
const TO_BE_THROWN = '-';
const DICE: readonly string[] = [TO_BE_THROWN, ...THROWS.map(String)];

export const senetDraft: DraftForm<SenetDraft> = {
  empty: `${Array.from({ length: ROWS }, () => EMPTY_HOUSE.repeat(COLUMNS)).join('/')} A -`,
  read,
  write: ({ owners, player, die }) => {
    const letters = TRACK.map((house) => owners.get(String(house)) ?? EMPTY_HOUSE).join('');
    const rows = Array.from({ length: ROWS }, (_, row) => letters.slice(row * COLUMNS, (row + 1) * COLUMNS));
    return `${rows.join('/')} ${player} ${die}`;
  },
  men: (lang) => PLAYERS.map((id) => ({ id, man: manOf(lang, id) })),
  cells: (lang, { owners }) =>
    TRACK.map((house) => houseCell(lang, house, sideOf(owners.get(String(house))))),
  manAt: ({ owners }, place) => owners.get(place),
  place: (draft, place, man) => {
    if (houseAt(place) === undefined) return draft;
    const owners = new Map(draft.owners);
    const owner = ownerOf(man);
    if (owner === undefined) owners.delete(place);
    else owners.set(place, owner);
    return { ...draft, owners };
  },
  swapped: ({ owners, player, die }) => ({
    owners: new Map(Array.from(owners, ([place, owner]) => [place, otherOwner(owner)])),
    ...{ player: otherOwner(player), die },
  }),
  controls: (lang, { owners, player, die }) => {
    const words = editorWords[lang];
    const controls: readonly Control<SenetDraft>[] = [
      {
        ...{ kind: 'choice', field: 'player', label: words.side, value: player },
        options: PLAYERS.map((id) => ({
          ...{ id, label: words.sides[id] },
          change: (draft) => ({ ...draft, player: id }),
        })),
      },
      {
        ...{ kind: 'choice', field: 'die', label: words.die, value: die },
        options: DICE.map((id) => ({
          ...{ id, label: id === TO_BE_THROWN ? words.toBeThrown : id },
          change: (draft) => ({ ...draft, die: id }),
        })),
      },
      { kind: 'told', field: 'board', label: words.off, value: tellOff(lang, owners) },
    ];
    return controls;
  },
};

/** "2 cones e 1 carretel": those that are not on the board have left it. */
function tellOff(lang: Lang, owners: SenetDraft['owners']): string {
  const words = senetWords[lang];
  const [cones, spools] = PLAYERS.map((player, side) => {
    const placed = [...owners.values()].filter((owner) => owner === player).length;
    return words.count(words.men[side === 0 ? 0 : 1], Math.max(0, PIECES - placed));
  });
  return editorWords[lang].both(cones ?? '', spools ?? '');
}

function read(text: string): SenetDraft | undefined {
  const [board = '', turn = '', die = '', ...more] = text.split(' ');
  const letters = board.replaceAll('/', '');
  const player = ownerOf(turn);
  const isTrack = letters.length === TRACK.length && /^[.AB]*$/.test(letters);
  if (!isTrack || player === undefined || !DICE.includes(die) || more.length > 0) return undefined;
  const owners = new Map<Place, Owner>();
  for (const [i, letter] of [...letters].entries()) {
    const owner = ownerOf(letter);
    if (owner !== undefined) owners.set(String(i + 1), owner);
  }
  return { owners, player, die };
}

function ownerOf(id: string | undefined): Owner | undefined {
  return PLAYERS.find((player) => player === id);
}

const otherOwner = (owner: Owner): Owner => (owner === 'A' ? 'B' : 'A');

function sideOf(owner: Owner | undefined): 0 | 1 | undefined {
  if (owner === undefined) return undefined;
  return owner === 'A' ? 0 : 1;
}

function manOf(lang: Lang, owner: Owner): Man {
  return manOfSide(lang, owner === 'A' ? 0 : 1);
}
