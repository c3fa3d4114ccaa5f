import type { JSX } from 'preact';
import { Drawing } from '../components/Drawing.js';
import { type Names, nameIn } from './reviewTexts.js';

const ARTS = { A: 'a-cone', B: 'b-spool' } as const;

type Props = {
  readonly player: string;
  readonly names: Names;
  /** Is the name to be seen too, not only heard? */
  readonly isNamed?: boolean;
};

/** A player by the piece they play with. */
export function PlayerLabel({ player, names, isNamed = false }: Props): JSX.Element {
  const side = player === 'A' ? 0 : 1;
  return (
    <span class="who">
      <Drawing art={ARTS[side === 0 ? 'A' : 'B']} side={side} size="1.5rem" />
      <span class={isNamed ? undefined : 'aside'}>{nameIn(names, player)}</span>
    </span>
  );
}
