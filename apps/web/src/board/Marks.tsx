import type { Mark } from './model.js';
import { BADGES, COVER, GROUND, type Shape } from './shapes.js';

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
      {badges.map(({ mark, sign }, n) => (
        <g key={mark} class={`badge ${mark}`} transform={isTaken ? CORNERS[n % CORNERS.length] : CENTRE}>
          <circle class="under" r="10" />
          <circle class="disc" r="9" />
          <path d={sign} />
        </g>
      ))}
    </Layer>
  );
}

/** A piece hides the middle, so its badges sit in the corners. */
const CORNERS = ['translate(38 10)', 'translate(38 38)', 'translate(10 38)', 'translate(10 10)'];
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
