import { readFileSync } from 'node:fs';
import { BOARDS } from '../../src/store/settings/settings.js';

/** A rule of a style sheet: the media it is in (empty for none), its selectors, its custom properties. */
export type Block = {
  readonly media: string;
  readonly selector: string;
  readonly values: ReadonlyMap<string, string>;
};

const LOOK = new URL('../../src/look/', import.meta.url);

/** Enough of CSS for our own token files: rules, at most one `@media` around them, no nesting. */
export function readBlocks(file: string): readonly Block[] {
  const text = readFileSync(new URL(file, LOOK), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const outer = [...text.matchAll(/([^{}]+)\{((?:[^{}]|\{[^{}]*\})*)\}/g)];
  return outer.flatMap(([, head, body]) =>
    head.trim().startsWith('@media') ? readRules(head.trim(), body) : [readRule('', head, body)],
  );
}

function readRules(media: string, text: string): readonly Block[] {
  return [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, head, body]) => readRule(media, head, body));
}

function readRule(media: string, selector: string, body: string): Block {
  const pairs = [...body.matchAll(/([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value] as const);
  return { media, selector: selector.trim().replaceAll(/\s+/g, ' '), values: new Map(pairs) };
}

const blocks = [...readBlocks('tokens.css'), ...readBlocks('contrast.css')];

export function blockOf(media: string, selector: string): Block {
  const found = blocks.find((block) => block.media === media && block.selector === selector);
  if (found === undefined) throw new Error(`no block ${media} ${selector}`);
  return found;
}

/** The values of a theme: later blocks win, `var()` is put in. */
function themeOf(...layers: readonly Block[]): ReadonlyMap<string, string> {
  const all = new Map(layers.flatMap(({ values }) => [...values]));
  const resolve = (value: string): string =>
    value.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => all.get(name) ?? name);
  return new Map([...all].map(([name, value]) => [name, resolve(value)]));
}

const DARK = '@media (prefers-color-scheme: dark)';
const light = blockOf('', ':root');
const contrast = blockOf('', ':root[data-theme="contrast"]');

const dark = blockOf('', ':root[data-theme="dark"]');
const boards = BOARDS.slice(1).map((name) => [name, blockOf('', `:root[data-board="${name}"]`)] as const);

/** Every theme of ours with every board; forced colours are the system's. */
export const THEMES: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  light: themeOf(light),
  dark: themeOf(light, dark),
  ...Object.fromEntries(boards.map(([name, board]) => [`light, ${name}`, themeOf(light, board)])),
  ...Object.fromEntries(boards.map(([name, board]) => [`dark, ${name}`, themeOf(light, dark, board)])),
  contrast: themeOf(light, contrast),
  'contrast, dark': themeOf(light, contrast, blockOf(DARK, ':root[data-theme="contrast"]')),
};
