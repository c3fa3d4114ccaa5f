import type { Mark } from './model.js';

type MarksProps = { readonly marks: ReadonlySet<Mark> };

/** What lies under the piece: where the last move was, what is selected, check. */
export function Ground({ marks }: MarksProps) {
  return <Layer class="ground" shapes={GROUND.filter(({ mark }) => marks.has(mark))} />;
}

/** What must be seen over it: how it can go on from here. */
export function Cover({ marks, isTaken }: MarksProps & { readonly isTaken: boolean }) {
  const badges = BADGES.filter(({ mark }) => marks.has(mark));
  const shapes = COVER.filter(({ mark }) => marks.has(mark));
  return (
    <Layer class="cover" shapes={shapes}>
      {badges.map(({ mark, sign, isLoud }, n) => (
        <g
          key={mark}
          class={`badge ${mark}`}
          transform={isTaken || badges.length > 1 ? cornerOf(n, isLoud) : CENTRE}
        >
          <circle class="under" r="10" />
          <circle class="disc" r="9" />
          <path d={sign} />
        </g>
      ))}
    </Layer>
  );
}

/** A piece hides the middle, so its badges sit in the corners; a larger one as far inside as it needs. */
function cornerOf(n: number, isLoud = false): string {
  const [near, far] = isLoud ? [12.5, 35.5] : [10, 38];
  const [x, y] = [n % 4 < 2 ? far : near, n % 4 === 0 || n % 4 === 3 ? near : far];
  return `translate(${x} ${y})${isLoud ? ' scale(1.25)' : ''}`;
}

const CENTRE = 'translate(24 24) scale(1.3)';

type LayerProps = {
  readonly class: string;
  readonly shapes: readonly Shape[];
  readonly children?: unknown[];
};

function Layer({ class: name, shapes, children = [] }: LayerProps) {
  if (shapes.length === 0 && children.length === 0) return null;
  return (
    <svg class={`marks ${name}`} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      {shapes.map((shape) => (
        <MarkShape key={shape.mark} shape={shape} />
      ))}
      {children}
    </svg>
  );
}

function MarkShape({ shape: { mark, line, solid, width = 0, dashes } }: { readonly shape: Shape }) {
  return (
    <g class={`mark ${mark}`}>
      {line !== undefined && <path class="casing" d={line} stroke-width={width + 2.2} />}
      {solid !== undefined && <path class="under" d={solid} />}
      {solid !== undefined && <path class="solid" d={solid} />}
      {line !== undefined && <path class="line" d={line} stroke-width={width} stroke-dasharray={dashes} />}
    </g>
  );
}

/**
 * What a mark looks like, on the 48 × 48 grid of the pieces. A line is drawn twice, wider and in paper below, so that it
 * stands out on every square; a solid has an edge of paper.
 */
export type Shape = {
  readonly mark: Mark;
  readonly line?: string;
  readonly solid?: string;
  /** Thickness of the line. */
  readonly width?: number;
  readonly dashes?: string;
};

const ring = (r: number): string => `M${24 - r} 24a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Four copies of a corner, which is given for the top left. */
function corners(corner: (x: (n: number) => number, y: (n: number) => number) => string): string {
  const same = (n: number): number => n;
  const far = (n: number): number => 48 - n;
  return [corner(same, same), corner(far, same), corner(far, far), corner(same, far)].join('');
}

/** A ray of the sun around a king in check, cut a little unevenly: those to the corners are longer. */
function rayAt(n: number): string {
  const angle = (n * Math.PI) / 8;
  const long = [25, 26.5, 31, 26][n % 4] ?? 25;
  const at = (radius: number, turn: number): string =>
    `${(24 + radius * Math.cos(angle + turn)).toFixed(1)} ${(24 + radius * Math.sin(angle + turn)).toFixed(1)}`;
  return `M${at(20.4, -0.11)}L${at(long, 0)}L${at(20.4, 0.11)}z`;
}

/** Below the piece. */
export const GROUND: readonly Shape[] = [
  { mark: 'from', line: corners((x, y) => `M${x(1.2)} ${y(11)}V${y(1.2)}H${x(11)}z`), width: 1.8 },
  { mark: 'to', solid: corners((x, y) => `M${x(-2)} ${y(-2)}H${x(13)}L${x(-2)} ${y(13)}z`) },
  {
    mark: 'check',
    line: ring(18.4),
    width: 3,
    solid: Array.from({ length: 16 }, (_, n) => rayAt(n)).join(''),
  },
  { mark: 'selected', line: ring(19), width: 3.2 },
  { mark: 'fault', line: 'M3.6 3.6H44.4V44.4H3.6z', width: 4 },
  { mark: 'pending', line: 'M3.5 3.5H44.5V44.5H3.5z', width: 3.4, dashes: '8.2 4.1' },
  { mark: 'hint', line: ring(22.2), width: 2.6, dashes: '8.9 8.54' },
  { mark: 'premove', line: 'M3.5 3.5H44.5V44.5H3.5z', width: 2.6, dashes: '6.25 4' },
];

/** Above it. */
export const COVER: readonly Shape[] = [
  { mark: 'source', line: 'M9 46.5H39', width: 1.7 },
  { mark: 'move', solid: 'M17 24a7 7 0 1 0 14 0a7 7 0 1 0-14 0z' },
  { mark: 'capture', line: corners((x, y) => `M${x(5.4)} ${y(17)}V${y(5.4)}H${x(17)}`), width: 3.8 },
];

/** A cross around a point, each arm of a length and half a width. */
function cross(x: number, y: number, arm: number, half: number): string {
  const outline = [
    [half, 0],
    [arm, arm - half],
    [arm - half, arm],
  ];
  const turns = [0, 1, 2, 3].flatMap((quarter) => outline.map(([a, b]) => turned(a, b, quarter)));
  return `M${turns.map(([a, b]) => `${(x + a).toFixed(1)} ${(y + b).toFixed(1)}`).join('L')}z`;
}

function turned(a: number, b: number, quarters: number): readonly [number, number] {
  return quarters === 0 ? [a, b] : turned(-b, a, quarters - 1);
}

type Badge = {
  readonly mark: Mark;
  readonly sign: string;
  /** Larger than the others: who overlooks it loses a piece. */
  readonly isLoud?: boolean;
};

/** Ways to go on that are neither a plain move nor a capture: a sign on a disc, drawn around 0 0. */
export const BADGES: readonly Badge[] = [
  { mark: 'charge', sign: cross(-4.1, 0, 3.6, 1.5) + cross(4.1, 0, 3.6, 1.5), isLoud: true },
  { mark: 'lost', sign: cross(0, 0, 5.6, 2.1), isLoud: true },
  { mark: 'push', sign: 'M-6.2-1.3H-1.6V-4.6L3.2 0L-1.6 4.6V1.3H-6.2zM4-4.6H6.2V4.6H4z' },
  { mark: 'swap', sign: 'M-5.6-3.7H.6V-6L5.8-2.6L.6.4V-1.5H-5.6zM5.6 3.7H-.6V6L-5.8 2.6L-.6-.4V1.5H5.6z' },
  {
    mark: 'partner',
    sign: 'M-6.4 0a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0-5.8 0zM.6 0a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0-5.8 0zM-2-.9H2V.9H-2z',
  },
  { mark: 'enter', sign: 'M-1.3-6.2H1.3V-1.8H4.6L0 3L-4.6-1.8H-1.3zM-5 4H5V6H-5z' },
  { mark: 'leave', sign: 'M-1.3 2.2H1.3V-1.6H4.6L0-6.4L-4.6-1.6H-1.3zM-5 4H5V6H-5z' },
  {
    mark: 'fall',
    sign: 'M-1.3-6.6H1.3V-3.2H4.4L0 1L-4.4-3.2H-1.3zM-6.2 3.4Q-3.1.4 0 3.4Q3.1.4 6.2 3.4V5.8Q3.1 2.8 0 5.8Q-3.1 2.8-6.2 5.8z',
  },
];
