import { type GameOption, parseGameOptions } from '@tabuleiro/game';
import { type DraftForm, readWhole } from './draft.js';
import type { History, Step } from './history.js';

/** What remembers texts as long as the tab is open; a browser may refuse. */
export type SessionTexts = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (place: string): string => `tabuleiro.editor.${place}`;

/** Keeps what was set up at an address, for a reload and for a way back. Without room it lives as long as the page. */
export function keepHistory(place: string, history: History, texts = sessionTexts()): void {
  try {
    texts?.setItem(keyOf(place), JSON.stringify(history));
  } catch {
    // Full, or forbidden: nothing is lost before the page is left.
  }
}

/** What was set up there before; undefined where there is nothing, or nothing that is whole. */
export function keptHistory(
  place: string,
  form: DraftForm,
  options: readonly GameOption[],
  texts = sessionTexts(),
): History | undefined {
  try {
    return parseHistory(JSON.parse(texts?.getItem(keyOf(place)) ?? 'null'), form, options);
  } catch {
    return undefined; // no JSON
  }
}

function sessionTexts(): SessionTexts | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined; // forbidden
  }
}

function parseHistory(value: unknown, form: DraftForm, options: readonly GameOption[]): History | undefined {
  if (typeof value !== 'object' || value === null || !('steps' in value) || !('at' in value))
    return undefined;
  const { steps, at } = value;
  if (!Array.isArray(steps) || typeof at !== 'number' || !Number.isInteger(at)) return undefined;
  const parsed = steps.flatMap((step: unknown) => parseStep(step, form, options) ?? []);
  const isWhole = parsed.length === steps.length && at >= 0 && at < parsed.length;
  return isWhole ? { steps: parsed, at } : undefined;
}

function parseStep(value: unknown, form: DraftForm, options: readonly GameOption[]): Step | undefined {
  if (typeof value !== 'object' || value === null || !('text' in value) || !('options' in value))
    return undefined;
  const { text } = value;
  const read = parseGameOptions(options, value.options);
  const isWhole = typeof text === 'string' && readWhole(form, text) !== undefined;
  return isWhole && read.ok ? { text, options: read.value } : undefined;
}
