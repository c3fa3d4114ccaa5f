import type { JSX } from 'preact';
import type { Tally } from '../../library/statistics.js';

const KINDS = ['won', 'drawn', 'lost'] as const;

/** Hatched one way, not at all, and the other way: told apart without colours too. */
export function printOf(kind: keyof Tally | 'others'): string {
  return kind === 'won' || kind === 'lost' ? `url(#tally-${kind})` : 'none';
}

/** The hatchings; each plot brings them along, and they are the same. */
export function Prints(): JSX.Element {
  return (
    <defs>
      {(
        [
          ['won', 45],
          ['lost', -45],
        ] as const
      ).map(([kind, turn]) => (
        <pattern
          key={kind}
          id={`tally-${kind}`}
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${turn})`}
        >
          <path class="cut" d="M0 0V7" />
        </pattern>
      ))}
    </defs>
  );
}

type LegendProps = {
  readonly words: Readonly<Record<keyof Tally, string>>;
  /** What the plot shows beside them. */
  readonly others?: string;
};

export function Legend({ words, others }: LegendProps): JSX.Element {
  return (
    <ul class="tally-legend">
      {KINDS.map((kind) => (
        <Sample key={kind} kind={kind} name={words[kind]} />
      ))}
      {others === undefined ? null : <Sample kind="others" name={others} />}
    </ul>
  );
}

function Sample({
  kind,
  name,
}: {
  readonly kind: keyof Tally | 'others';
  readonly name: string;
}): JSX.Element {
  return (
    <li>
      <svg class="sample" viewBox="0 0 28 18" width="28" height="18" aria-hidden="true">
        <Prints />
        <g class={kind}>
          <rect class="ground" width="28" height="18" />
          <rect class="print" fill={printOf(kind)} width="28" height="18" />
        </g>
      </svg>
      {name}
    </li>
  );
}
