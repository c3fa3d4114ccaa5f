import { blockQr } from './blockQr.js';
import { blockText } from './blockText.js';
import type { ServerWords } from './words/types/server.js';

/** Where the text is read. */
export type Screen = {
  /** Undefined where nobody looks: a file, another program. */
  readonly columns: number | undefined;
  readonly isColoured: boolean;
};

/** Where the app is: for this machine, and for the other devices of the room, the likeliest address first. */
export type Addresses = { readonly own: string; readonly shared: readonly string[] };

/** The path of the page for the projector. */
export const PROJECTOR = 'projetor';

const MARGIN = '  ';
/** Columns that the sentences need beside the code. */
const LEAST_BESIDE = 30;

/**
 * What a server says once it listens. Where other devices can reach it, they have to be told how: the address is drawn so large
 * that it is read from across a room, with a QR code; where nobody looks, both are left out.
 */
export function formatClassroom(
  words: ServerWords,
  addresses: Addresses,
  { columns, isColoured }: Screen,
): string {
  const { own, shared } = addresses;
  const [first] = shared;
  if (first === undefined) return words.listening([own]);
  if (columns === undefined)
    return `${words.listening([own, ...shared])}\n${words.classroom.projector} ${own}${PROJECTOR}`;
  const width = columns - 2 * MARGIN.length;
  const letters = blockText(new URL(first).host, width) ?? [];
  const found = blockQr(first, isColoured);
  const code = found !== undefined && found.width <= width ? found : undefined;
  const told = sentences(words, addresses, code !== undefined);
  const rows = [...letters, '', ...withCode(told, code, width)].map((row) => (MARGIN + row).trimEnd());
  return [words.listening([own]), '', ...rows].join('\n');
}

function sentences(
  { classroom }: ServerWords,
  { own, shared }: Addresses,
  hasCode: boolean,
): readonly string[] {
  const [first, ...others] = shared;
  return [
    ...[hasCode ? classroom.open : classroom.type, first],
    ...(others.length === 0 ? [] : ['', classroom.others, ...others]),
    ...['', classroom.projector, `${own}${PROJECTOR}`],
  ];
}

type Code = NonNullable<ReturnType<typeof blockQr>>;

/** The sentences to the right of the code, or below it where there is no room. */
function withCode(told: readonly string[], code: Code | undefined, width: number): readonly string[] {
  const left = width - MARGIN.length - (code?.width ?? 0);
  const isBeside = code !== undefined && left >= LEAST_BESIDE;
  const texts = told.flatMap((text) => wrap(text, isBeside ? left : width));
  if (!isBeside) return [...(code?.rows ?? []), '', ...texts];
  const count = Math.max(code.rows.length, texts.length + 1);
  const blank = ' '.repeat(code.width);
  return Array.from({ length: count }, (_, i) => `${code.rows[i] ?? blank}${MARGIN}${texts[i - 1] ?? ''}`);
}

/** Lines of whole words; a word that is longer than a line has one of its own. */
function wrap(text: string, width: number): readonly string[] {
  const [first, ...words] = text.split(' ');
  const lines = [first];
  for (const word of words) {
    const joined = `${lines.at(-1)} ${word}`;
    if (joined.length <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}
