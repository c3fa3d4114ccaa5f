const HEADING = '# The table';

/**
 * What was measured as a section of docs/benchmarks.md. A part that is missing was not measured, and is said to be
 * missing.
 */
export function formatTable(measures, circumstances) {
  const parts = [
    ['Lighthouse, for a phone', measures.lighthouse, lighthouseLines],
    ['Hands', measures.hands, handLines],
    ["The computer's reply", measures.replies, replyLines],
    ['The die', measures.die, dieLines],
    ['The first board', measures.board && { ...measures, speeds: true }, boardLines],
    ['What moves by itself', measures.shifts390 && measures.shifts1440 && measures, shiftLines],
    ['The board on the screen', measures.shares, shareLines],
  ];
  return [
    HEADING,
    '',
    'Made by `npm run bench:table -- --write`: the built app in Chromium without a window, one run. No test decides by these numbers.',
    '',
    ...Object.entries(circumstances).map(([name, value]) => `- ${name}: ${value}`),
    ...parts.flatMap(([title, measured, lines]) => [
      '',
      `## ${title}`,
      '',
      ...(measured === undefined ? ['Not measured in this run.'] : lines(measured)),
    ]),
    '',
  ].join('\n');
}

/** The document with the section in place of the old one, or at its end. */
export function replaceTable(document, section) {
  const start = document.indexOf(`\n${HEADING}\n`) + 1;
  if (start === 0) return `${document.trimEnd()}\n\n${section}`;
  const next = document.slice(start).search(/\n# /);
  return document.slice(0, start) + section + (next < 0 ? '' : document.slice(start + next));
}

function lighthouseLines(pages) {
  const rows = pages.map(({ name, marks, all, first, largest, blocked, shift }) => [
    ...[name, marks.performance, marks.accessibility, marks['best-practices'], marks.seo],
    ...[seconds(first), seconds(largest), ms(blocked), shift.toFixed(3), all.join(', ')],
  ]);
  return [
    'Every visit fetches the app anew over an imagined slow line (1.6 Mbit/s, 150 ms) with a quarter of this processor; the middle one of three',
    'by its mark for speed. The game is one of classico that is kept on the device.',
    '',
    ...table(
      [
        'page',
        'speed',
        'accessibility',
        'best practices',
        'SEO',
        'first content',
        'largest content',
        'blocked',
        'shift',
        'speed of all three',
      ],
      rows,
    ),
  ];
}

function handLines({ clicks, drops }) {
  return table(
    ['what', 'median', 'longest', 'times'],
    [
      ['click on a square → the piece stands there, its slide included', ...spread(clicks)],
      ['piece dropped → the move is on the disk', ...spread(drops)],
    ],
  );
}

function replyLines(levels) {
  return [
    'From the own move in the list to the computer’s, thinking included; three moves of classico each.',
    '',
    ...table(
      ['level', 'median', 'longest', 'times'],
      levels.map(({ level, pauses }) => [String(level), ...spread(pauses)]),
    ),
  ];
}

function dieLines(times) {
  return [
    'From the computer’s throw in the list of Senet to what it plays with it.',
    '',
    ...table(['what', 'median', 'longest', 'times'], [['a throw is seen for', ...spread(times)]]),
  ];
}

function boardLines({ board, boardSlow }) {
  const row = (name, { cold, reloaded } = { cold: [], reloaded: [] }) => [
    name,
    spread(cold)[0],
    spread(cold)[1],
    spread(reloaded)[0],
    spread(reloaded)[1],
  ];
  return [
    'From asking for the page of a kept game to pieces that can be picked. Cold, the app comes from the server; reloaded, from the device.',
    '',
    ...table(
      ['390 × 844', 'cold, median', 'longest', 'reloaded, median', 'longest'],
      [
        row('this machine', board),
        row('slow phone: 1.6 Mbit/s, 150 ms, a quarter of the processor', boardSlow),
      ],
    ),
  ];
}

function shiftLines({ shifts390, shifts1440 }) {
  const total = (shifts) => shifts.reduce((sum, text) => sum + Number.parseFloat(text), 0).toFixed(3);
  const rows = shifts390.map(({ game, shifts }, i) => [game, total(shifts), total(shifts1440[i].shifts)]);
  const told = [...shifts390, ...shifts1440].flatMap(({ game, shifts }) =>
    shifts.map((text) => `- ${game}: ${text.replaceAll('\n', '; ')}`),
  );
  return [
    'Layout shift in twenty moves against the computer, what comes right after a touch included.',
    '',
    ...table(['game', '390 × 844', '1440 × 900'], rows),
    ...(told.length === 0 ? [] : ['', ...new Set(told)]),
  ];
}

function shareLines(shares) {
  const sizes = [...new Set(shares.map(({ width, height }) => `${width} × ${height}`))];
  const games = [...new Set(shares.map(({ game }) => game))];
  const cell = (game, size) => {
    const found = shares.find((one) => one.game === game && `${one.width} × ${one.height}` === size);
    if (found === undefined) return '–';
    const cut = found.seen < 0.995 ? ` (${percent(found.seen)} of it in sight)` : '';
    return percent(found.share) + cut;
  };
  return [
    'The squares’ share of the window without scrolling, at the start of a game against the computer.',
    '',
    ...table(
      ['game', ...sizes],
      games.map((game) => [game, ...sizes.map((size) => cell(game, size))]),
    ),
  ];
}

/** Median, longest and how many. */
function spread(values) {
  const sorted = values.filter((value) => Number.isFinite(value)).sort((a, b) => a - b);
  if (sorted.length === 0) return ['–', '–', '0'];
  return [
    ms(sorted[Math.floor((sorted.length - 1) / 2)]),
    ms(sorted[sorted.length - 1]),
    String(sorted.length),
  ];
}

const ms = (value) => `${Math.round(value)} ms`;
const seconds = (value) => `${(value / 1000).toFixed(1)} s`;
const percent = (value) => `${Math.round(value * 100)} %`;

/** A Markdown table; the first column is words, the others numbers. */
function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(line)];
}
