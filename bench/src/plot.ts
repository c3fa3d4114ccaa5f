/** One line of a plot: its name and its points from left to right. */
export type PlotLine = { readonly name: string; readonly points: readonly (readonly [number, number])[] };

export type Plot = {
  readonly title: string;
  readonly x: string;
  readonly y: string;
  readonly lines: readonly PlotLine[];
};

const WIDTH = 640;
const HEIGHT = 360;
const LEFT = 72;
const RIGHT = 16;
const TOP = 40;
const BOTTOM = 48;
/** Lines differ in colour and in their dashes, so that they can be told apart in grey. */
const STROKES = [
  ['#1b6e53', ''],
  ['#9c4221', '7 4'],
  ['#2b4c8c', '2 4'],
  ['#6b2d73', '10 3 2 3'],
  ['#4a4a4a', '4 2'],
  ['#8a6d00', '12 4'],
] as const;

/** A plot of lines as an SVG picture that can be read on light and dark pages. */
export function drawPlot({ title, x, y, lines }: Plot): string {
  const points = lines.flatMap((line) => line.points);
  const across = scaleOf(
    points.map(([value]) => value),
    LEFT,
    WIDTH - RIGHT,
    1,
  );
  const up = scaleOf(
    points.map(([, value]) => value),
    HEIGHT - BOTTOM,
    TOP,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" font-family="sans-serif" font-size="12" fill="#222">`,
    `<title>${escapeText(title)}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    text(WIDTH / 2, 20, title, 'middle', ' font-size="14" font-weight="bold"'),
    ...up.ticks.map(
      (tick) =>
        `<path d="M${LEFT} ${round(up.at(tick))}H${WIDTH - RIGHT}" stroke="#ddd"/>${text(LEFT - 6, up.at(tick) + 4, label(tick), 'end')}`,
    ),
    ...across.ticks.map((tick) => text(across.at(tick), HEIGHT - BOTTOM + 18, label(tick), 'middle')),
    text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 10, x, 'middle'),
    text(16, HEIGHT / 2, y, 'middle', ` transform="rotate(-90 16 ${HEIGHT / 2})"`),
    `<path d="M${LEFT} ${TOP}V${HEIGHT - BOTTOM}H${WIDTH - RIGHT}" fill="none" stroke="#222"/>`,
    ...lines.flatMap((line, i) => drawLine(line, i, across.at, up.at)),
    '</svg>\n',
  ].join('\n');
}

function drawLine(
  { name, points }: PlotLine,
  index: number,
  across: (value: number) => number,
  up: (value: number) => number,
): readonly string[] {
  const [colour, dashes] = STROKES[index % STROKES.length];
  const stroke = `fill="none" stroke="${colour}" stroke-width="2"${dashes === '' ? '' : ` stroke-dasharray="${dashes}"`}`;
  const path = points.map(([px, py], i) => `${i === 0 ? 'M' : 'L'}${round(across(px))} ${round(up(py))}`);
  const dots = points.map(
    ([px, py]) => `<circle cx="${round(across(px))}" cy="${round(up(py))}" r="2.5" fill="${colour}"/>`,
  );
  const top = TOP + 8 + index * 18;
  const left = WIDTH - RIGHT - 190;
  return [
    `<path d="${path.join('')}" ${stroke}/>`,
    ...dots,
    `<path d="M${left} ${top}h28" ${stroke}/>`,
    text(left + 34, top + 4, name, 'start'),
  ];
}

/** Ticks at round numbers, at least `least` apart, and where a value lies between the two ends. */
function scaleOf(
  values: readonly number[],
  from: number,
  to: number,
  least = 0,
): { readonly ticks: readonly number[]; at(value: number): number } {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const span = high - low || 1;
  const step = [1, 2, 5, 10]
    .map((factor) => factor * 10 ** Math.floor(Math.log10(span / 5)))
    .find((each) => span / each <= 8 && each >= least) as number;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
  return { ticks, at: (value) => from + ((value / step - first) / (last - first || 1)) * (to - from) };
}

function text(x: number, y: number, content: string, anchor: string, more = ''): string {
  return `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}"${more}>${escapeText(content)}</text>`;
}

function label(value: number): string {
  return String(Number(value.toPrecision(6)));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function escapeText(content: string): string {
  return content.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
