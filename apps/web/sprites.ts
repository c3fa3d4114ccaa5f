import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Which drawings go into which file: what one game needs and another does not lies apart. */
const GROUPS: Readonly<Record<string, RegExp>> = {
  shared: /^pieces\/\w-(king|rook|knight|pawn)\.svg$/,
  chess: /^pieces\/\w-(queen|bishop)\.svg$/,
  brasez: /^(pieces\/\w-(warlord|priest|lord|duke)|brasez\/[\w-]+)\.svg$/,
  senet: /^senet\/[\w-]+\.svg$/,
  ornaments: /^ornaments\/(sun|cactus-flower|bird)\.svg$/,
};

const ART = fileURLToPath(new URL('art/', import.meta.url));
const PREFIX = 'sprite:';

/** A drawing to be used by its name. Our own files open with `<svg … viewBox="…">` and hold no ids. */
function symbolOf(file: string): string {
  const text = readFileSync(ART + file, 'utf8');
  const viewBox = /viewBox="([^"]*)"/.exec(text)?.[1] ?? '0 0 48 48';
  const inside = text.slice(text.indexOf('>') + 1, text.lastIndexOf('</svg>'));
  return `<symbol id="${basename(file, '.svg')}" viewBox="${viewBox}">${inside.trim()}</symbol>`;
}

/** The file that a set draws instead of ours, where it has one. */
function inSet(set: string, file: string): string {
  const own = `${set}/${basename(file)}`;
  return set !== '' && existsSync(ART + own) ? own : file;
}

/**
 * One document with all the drawings of a group: of our own set (`chess`), or of another one (`liso/chess`), whose folder has
 * a drawing for each piece of ours; what is no piece is the same in every set.
 */
export function spriteOf(name: string): string {
  const [group, set = ''] = name.split('/').reverse();
  const files = readdirSync(ART, { recursive: true, encoding: 'utf8' });
  const symbols = files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => GROUPS[group]?.test(file))
    .sort()
    .map((file) => symbolOf(inSet(set, file)));
  return `<svg xmlns="http://www.w3.org/2000/svg" id="sprite-${group}" class="sprite" aria-hidden="true">${symbols.join('')}</svg>`;
}

/** `import address from 'sprite:chess'`: the drawings are files of their own, not a part of the program. */
export function sprites(): Plugin {
  let isServed = false;
  return {
    name: 'sprites',
    configResolved: ({ command }) => {
      isServed = command === 'serve';
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const group = id.slice(PREFIX.length + 1);
      const source = spriteOf(group);
      if (isServed)
        return `export default 'data:image/svg+xml,${encodeURIComponent(source).replaceAll("'", '%27')}'`;
      const file = this.emitFile({ type: 'asset', name: `${group.replace('/', '-')}.svg`, source });
      return `export default import.meta.ROLLUP_FILE_URL_${file}`;
    },
  };
}
