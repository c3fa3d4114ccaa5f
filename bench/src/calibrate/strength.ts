import type { LevelParameters } from '@tabuleiro/engine';

/** The strength of the strongest level parameters; the weakest have 0. */
export const MOST_STRENGTH = 1000;

/** Each parameter at strength 0 and at the greatest. In between it changes by equal factors, so that errors shrink smoothly. */
const NODES = [300, 9000] as const;
const DEPTH = [1, 9] as const;
const NOISE = [240, 10] as const;
const BLINDNESS = [900, 20] as const;
const HASTE = [900, 10] as const;

/** The level parameters of a strength: all weaknesses grow and shrink together. */
export function parametersAt(strength: number): LevelParameters {
  const at = ([weak, strong]: readonly [number, number]): number =>
    Math.round(weak * (strong / weak) ** (strength / MOST_STRENGTH));
  const [shallow, deep] = DEPTH;
  return {
    nodes: at(NODES),
    depth: shallow + Math.floor(((deep - shallow) * strength) / MOST_STRENGTH),
    noise: at(NOISE),
    blindness: at(BLINDNESS),
    haste: at(HASTE),
  };
}
