import type { Lang } from '@tabuleiro/words';
import type { Place } from '../../board/model.js';
import type { Scene } from '../face.js';
import { COLOURS, type Colour, kingOf, type Men, menOf, turnOf } from '../grid/men.js';
import { distanceOf, FRAMES } from '../grid/squares.js';
import { brasezWords } from './words.js';

/** Whose dukes have each square in their zone (B-ZONE); squares in none are left out. */
function zonesIn(men: Men): ReadonlyMap<Place, readonly Colour[]> {
  const dukes = [...men].filter(([, { name }]) => name === 'duke');
  const zones = FRAMES.map(({ id }) => {
    const near = dukes.filter(([at]) => distanceOf(at, id) === 1);
    return [id, COLOURS.filter((colour) => near.some(([, duke]) => duke.colour === colour))] as const;
  });
  return new Map(zones.filter(([, colours]) => colours.length > 0));
}

export function zonesOf({ position }: Scene): readonly Place[] {
  return [...zonesIn(menOf(position)).keys()];
}

/** What is said of squares: whose zone they are in; during set-up, that king and Warlord go there. */
export function remarksOf(lang: Lang, { position }: Scene): ReadonlyMap<Place, string> {
  const words = brasezWords[lang];
  const zones = Array.from(zonesIn(menOf(position)), ([at, colours]) => [at, words.zone(colours)] as const);
  const homes = isSettingUp(position) ? homesOf(turnOf(position)) : [];
  return new Map([...zones, ...homes.map((home) => [home, words.home] as const)]);
}

/** Is the king of the side to act still to be placed (B-SETUP)? */
export function isSettingUp(position: string): boolean {
  return kingOf(position) === undefined;
}

export function homesOf(colour: Colour): readonly Place[] {
  return colour === 'w' ? ['d1', 'e1'] : ['d8', 'e8'];
}
