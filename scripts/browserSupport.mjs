import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse } from 'postcss';
import { parseSync, Visitor } from 'vite';
import { root } from './setup.mjs';

const DIST = join(root, 'apps', 'web', 'dist');

/**
 * The oldest browsers that the app is made for: the last Chrome and Firefox for Windows 7 and 8, which schools still
 * have, and a Safari of their age.
 */
export const MINIMUM = { chrome: 109, firefox: 115, safari: 16, safari_ios: 16 };

/** The objects of a page that everything else is reached through. */
const DOM = new Set([
  ...['Document', 'Element', 'EventTarget', 'HTMLElement', 'Navigator', 'Node', 'Window'],
  ...['CSSStyleDeclaration', 'DOMTokenList', 'NodeList', 'Request', 'Response', 'Blob', 'File'],
]);

/**
 * What built files use that a minimum browser lacks, by the compatibility data of MDN. Names are all a built file has, so
 * a member counts only where no object that a browser of the list knows has a member of that name.
 */
export class BrowserSupport {
  constructor(data) {
    this.globals = new Map();
    this.members = new Map();
    this.statics = new Map();
    /** Methods of the language itself: they count where they are called, since our own fields have names such as `with`. */
    this.methods = new Set(
      Object.values(data.javascript.builtins).flatMap((builtin) => Object.keys(builtin)),
    );
    this.addInterfaces(data.javascript.builtins, () => true);
    this.addInterfaces(data.api, (name) => DOM.has(name));
    this.css = {
      atRules: entriesOf(data.css['at-rules']),
      properties: entriesOf(data.css.properties),
      selectors: entriesOf(data.css.selectors),
      functions: functionsOf(data.css),
    };
  }

  /** `areMembersTold`: can a member of this interface be told from the members of our own objects by its name? */
  addInterfaces(interfaces, areMembersTold) {
    for (const [name, entry] of Object.entries(interfaces)) {
      if (name === '__compat') continue;
      const isOld = isSupported(entry);
      this.globals.set(name, isOld);
      for (const [member, inner] of Object.entries(entry)) {
        if (member === '__compat' || inner.__compat === undefined) continue;
        const plain = member.replace(/_static$/, '');
        const isHere = isOld && isSupported(inner);
        if (plain !== member) this.statics.set(`${name}.${plain}`, isHere);
        else if (isHere || areMembersTold(name)) {
          this.members.set(plain, isHere || this.members.get(plain) === true);
        }
      }
    }
  }

  isMissing(name) {
    return this.members.get(name) === false;
  }

  /** The names that a script uses, each once: `Class.member`, `.member` or a global. */
  unsupportedInScript(program) {
    const missing = new Set();
    const visitor = new Visitor({
      MemberExpression: (node) => {
        const name = memberName(node);
        if (name === undefined) return;
        const owner = node.object.type === 'Identifier' ? node.object.name : undefined;
        const known = owner === undefined ? undefined : this.statics.get(`${owner}.${name}`);
        if (known === false) missing.add(`${owner}.${name}`);
        if (known === undefined && this.isMissing(name) && !this.methods.has(name)) missing.add(`.${name}`);
        if (owner !== undefined && this.globals.get(owner) === false) missing.add(owner);
      },
      NewExpression: ({ callee }) => {
        if (callee.type === 'Identifier' && this.globals.get(callee.name) === false) missing.add(callee.name);
      },
      CallExpression: ({ callee }) => {
        const name = callee.type === 'MemberExpression' ? memberName(callee) : undefined;
        const isStatic = this.statics.has(`${callee.object?.name}.${name}`);
        if (!isStatic && this.methods.has(name) && this.isMissing(name)) missing.add(`.${name}`);
        if (callee.type === 'Identifier' && this.globals.get(callee.name) === false) missing.add(callee.name);
      },
      Literal: (node) => {
        const { regex } = node;
        if (regex === undefined) return;
        // Safari reads it from 16.4 on.
        if (/\(\?<[=!]/.test(regex.pattern)) missing.add('RegExp look-behind');
        if (regex.flags.includes('v')) missing.add('RegExp flag v');
      },
    });
    visitor.visit(program);
    return [...missing].sort();
  }

  /** At-rules, properties, their words, functions and selectors of a style sheet that `postcss` has read. */
  unsupportedInStyle(sheet) {
    const missing = new Set();
    const { atRules, properties, selectors, functions } = this.css;
    const ask = (known, name, shown) => {
      if (known.has(name) && !isSupported(known.get(name))) missing.add(shown);
    };
    sheet.walkAtRules(({ name }) => ask(atRules, name, `@${name}`));
    sheet.walkRules(({ selector }) => {
      for (const [text, name] of selector.matchAll(/::?([a-z-]+)/g)) ask(selectors, name, text);
    });
    sheet.walkDecls((declaration) => {
      const { prop, value } = declaration;
      if (prop.startsWith('--')) return checkFunctions(value, functions, missing);
      ask(properties, prop, prop);
      const words = properties.get(prop) ?? {};
      for (const [word] of value.matchAll(/[a-z][a-z-]*/g)) {
        const entry = words[word];
        if (entry?.__compat !== undefined && !isSupported(entry)) missing.add(`${prop}: ${word}`);
      }
      checkFunctions(value, functions, missing);
    });
    return [...missing].sort();
  }
}

function checkFunctions(value, functions, missing) {
  for (const [, name] of value.matchAll(/([a-z][a-z-]*)\(/g)) {
    if (functions.get(name) === false) missing.add(`${name}()`);
  }
}

function memberName({ computed, property }) {
  if (!computed) return property.type === 'Identifier' ? property.name : undefined;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined;
}

function entriesOf(tree) {
  return new Map(Object.entries(tree).filter(([name]) => name !== '__compat'));
}

/** Functions by name; one that any context knows counts as known. */
function functionsOf({ types }) {
  const functions = new Map();
  const add = (tree) => {
    for (const [name, entry] of Object.entries(tree)) {
      if (name === '__compat') continue;
      if (entry.__compat !== undefined && !functions.get(name)) functions.set(name, isSupported(entry));
      add(entry);
    }
  };
  add(types);
  return functions;
}

/** What has no data of its own is as old as what it belongs to. */
function isSupported({ __compat: compat }) {
  if (compat === undefined) return true;
  return Object.entries(MINIMUM).every(([browser, least]) => isIn(compat.support[browser], least));
}

function isIn(support, least) {
  const statements = Array.isArray(support) ? support : [support];
  return statements.some(
    (statement) =>
      statement?.flags === undefined &&
      statement?.prefix === undefined &&
      statement?.alternative_name === undefined &&
      isVersion(statement?.version_added, least) &&
      !isVersion(statement?.version_removed, least),
  );
}

function isVersion(version, least) {
  if (typeof version !== 'string') return version === true;
  return Number.parseFloat(version.replace('≤', '')) <= least;
}

/** Members of our own objects, and what is asked for before it is used, that bear the name of something newer. */
const OTHER_MEMBERS = new Map([
  ['.bytes', 'a field of ours'],
  ['.connection', 'a field of ours'],
  ['.dispose', 'a signal of ours'],
  ['.displayName', 'a name that Preact gives to components'],
  ['.drop', 'a method of ours'],
  ['.fromHex', '@noble/hashes looks for it first'],
  ['.grow', 'a method of ours'],
  ['.ink', 'a colour of ours'],
  ['.install', 'a method of the service worker'],
  ['.moveBefore', 'Preact looks for it first'],
  ['.role', 'an attribute that Preact sets by name'],
  ['.share', 'a word of ours; of the browser it is looked for first'],
  ['.take', 'a method of ours'],
  ['.toHex', '@noble/hashes looks for it first'],
  ['.try', 'a field of ours'],
  ['ClipboardItem', 'looked for first'],
]);

/** What may be missing: without it a page looks a little plainer, and nothing is out of reach. */
const DECORATION = [
  /^cursor(:|$)/, // a finger has none
  /^::-(moz|webkit)-/, // each browser reads its own
  /^-webkit-(tap-highlight-color|touch-callout)/,
  /^(hyphens|hyphenate-limit-chars|text-wrap(:.*)?|text-size-adjust)$/,
  /^(forced-color-adjust|print-color-adjust|scrollbar-gutter|scrollbar-width)(:.*)?$/,
  /^resize(:.*)?$/,
  /^user-select$/, // written with its prefix, too
  /^(@page|size|break-after: avoid)$/, // on paper
  /^font-family: ui-monospace$/, // others follow it in the list
];

/** Names in the built app that a minimum browser does not have, with the files that use them. */
export function findUnsupported(support, files) {
  const found = new Map();
  for (const { name, program, sheet } of files) {
    const names = program ? support.unsupportedInScript(program) : support.unsupportedInStyle(sheet);
    for (const missing of names) {
      const isHarmless = program
        ? OTHER_MEMBERS.has(missing)
        : DECORATION.some((known) => known.test(missing));
      if (!isHarmless) found.set(missing, [...(found.get(missing) ?? []), name]);
    }
  }
  return found;
}

/** The step of `npm test`: the built app uses nothing that its oldest browsers lack. */
export function checkBrowserSupport() {
  const files = builtFiles();
  const found = findUnsupported(new BrowserSupport(compatibilityData()), files);
  const lines = [...found].map(([name, where]) => `${name} (${where.join(', ')})`);
  const oldest = Object.entries(MINIMUM).map(([browser, version]) => `${browser} ${version}`);
  return {
    passed: lines.length === 0 ? 1 : 0,
    failed: lines.length,
    output: `Not in all of ${oldest.join(', ')}:\n${lines.join('\n')}`,
    note: `${files.length} files for ${oldest.join(', ')}`,
  };
}

/** Read, not imported: as a module these megabytes would go through every test's transformation. */
export function compatibilityData() {
  return JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8'));
}

function builtFiles() {
  const names = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
  return names.flatMap((name) => {
    if (!/\.(js|css)$/.test(name)) return [];
    const text = readFileSync(join(DIST, name), 'utf8');
    return [
      name.endsWith('.js') ? { name, program: parseSync(name, text).program } : { name, sheet: parse(text) },
    ];
  });
}
