import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { SyntaxKind } from 'typescript/unstable/ast';
import { API } from 'typescript/unstable/sync';
import { root, setUp } from './setup.mjs';
import { workspaces } from './workspaces.mjs';

/** Where the reference is kept, from the repository's folder. */
export const REFERENCE = 'docs/api';

const NOTE = 'Made from the code and its comments by `npm run api`: change those, not this.';
const NO_TRUNCATION = 1;

/** The package that most programs need alone; the reference opens with it. */
const ENTRY = 'packages/tabuleiro';

/** What stands before the list of packages. */
const OPENING = `Most programs need one package, [tabuleiro](tabuleiro.md): a typed, immutable \`Position\` for all four games.

\`\`\`ts
import { startGame } from 'tabuleiro';

const position = startGame('classico').play('e4').play('e5').play('Nf3');
position.moves('g8'); // every legal move of the knight: its text, SAN in both languages, squares, effects
position.whyNot('e8e6')?.sentence.en; // 'The king on e8 goes one square at a time.'
\`\`\`

[library.md](../library.md) shows it task by task beside chess.js and chessops. The packages below are what it is made of:
the rules with their fast cursors (also as \`tabuleiro/rules\`), notation, matches, the computer.`;

/** What is exported, in the order it is listed. */
const KINDS = [
  { title: 'Functions', holds: [SyntaxKind.FunctionDeclaration] },
  { title: 'Classes', holds: [SyntaxKind.ClassDeclaration] },
  { title: 'Values', holds: [SyntaxKind.VariableDeclaration] },
  { title: 'Types', holds: [SyntaxKind.InterfaceDeclaration, SyntaxKind.TypeAliasDeclaration] },
];

/** `npm run api`: writes the reference of every package from what it exports. */
export async function main() {
  await setUp();
  const folder = join(root, REFERENCE);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  for (const [name, text] of makeReference()) writeFileSync(join(folder, name), text);
  console.log(`${REFERENCE}: written`);
}

/** The files of the reference: name → text. */
export function makeReference() {
  const compiler = new API({ cwd: root });
  try {
    const packages = workspaces()
      .filter(({ path }) => path.startsWith('packages/'))
      .toSorted((a, b) => Number(b.path === ENTRY) - Number(a.path === ENTRY))
      .map((workspace) => describePackage(compiler, workspace));
    return new Map([['README.md', writeList(packages)], ...packages.map(({ file, text }) => [file, text])]);
  } finally {
    compiler.close();
  }
}

function writeList(packages) {
  const rows = packages.map(({ file, manifest, count }) => {
    return `| [${manifest.name}](${file}) | ${manifest.description} | ${count} |`;
  });
  const head = [
    '# API reference',
    '',
    NOTE,
    '',
    OPENING,
    '',
    '| package | holds | exports |',
    '| --- | --- | --- |',
  ];
  return `${[...head, ...rows].join('\n')}\n`;
}

function describePackage(compiler, { path, manifest }) {
  const config = join(root, path, 'tsconfig.json');
  const project = compiler.updateSnapshot({ openProjects: [config] }).getProject(config);
  const entries = sourcesOf(manifest).map(([entry, source]) => ({
    name: entry.replace('.', manifest.name),
    items: exportsOf(project, join(root, path, source)),
  }));
  const parts = entries
    .filter(({ items }) => items.length > 0)
    .map(({ name, items }) => [
      `## From \`${name}\``,
      ...KINDS.flatMap((kind) => writeKind(path, kind, items)),
    ]);
  const text = [`# ${manifest.name}`, `${manifest.description}.`, NOTE, ...parts.flat()].join('\n\n');
  const count = entries.reduce((sum, { items }) => sum + items.length, 0);
  return { file: `${path.replace('packages/', '')}.md`, manifest, count, text: `${text}\n` };
}

/** The entries of a package that are written in TypeScript. */
function sourcesOf(manifest) {
  return Object.entries(manifest.exports).flatMap(([entry, { '@tabuleiro/source': source }]) =>
    source === undefined ? [] : [[entry, source]],
  );
}

function exportsOf(project, file) {
  const { checker, program } = project;
  const module = checker.getSymbolAtLocation(program.getSourceFile(file));
  if (module === undefined) return []; // a worker's program exports nothing
  return checker.getExportsOfModule(module).map((symbol) => describeExport(project, symbol));
}

function describeExport(project, symbol) {
  const { checker } = project;
  const isAlias = symbol.declarations[0].kind === SyntaxKind.ExportSpecifier;
  const target = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
  const nodes = target.declarations.map((declaration) => declaration.resolve(project));
  return {
    name: symbol.name,
    kind: nodes[0].kind,
    file: relative(root, nodes[0].getSourceFile().fileName).replaceAll('\\', '/'),
    code: nodes.map((node) => signature(checker, node)).join('\n'),
    comment: checker.getDocumentationCommentOfSymbol(target),
  };
}

/** Without a section for a kind that has nothing in it. */
function writeKind(path, { title, holds }, items) {
  const mine = items
    .filter(({ kind }) => holds.includes(kind))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return mine.length === 0 ? [] : [`### ${title}`, ...mine.flatMap((item) => writeExport(path, item))];
}

/** What another package declares is told there. */
function writeExport(path, { name, file, code, comment }) {
  const heading = `#### ${name}`;
  const owner = /^packages\/([^/]+)\//.exec(file)?.[1];
  if (!file.startsWith(`${path}/`)) return [heading, `The same as in [@tabuleiro/${owner}](${owner}.md).`];
  const source = `[${file.slice(path.length + 1)}](../../${file})`;
  return [heading, `\`\`\`ts\n${code}\n\`\`\``, ...(comment === '' ? [] : [comment]), source];
}

/** A declaration without its body. */
function signature(checker, node) {
  switch (node.kind) {
    case SyntaxKind.FunctionDeclaration:
      return withoutExport(textUntil(node, node.getStart(), node.body));
    case SyntaxKind.VariableDeclaration:
      return `const ${variable(checker, node)}`;
    case SyntaxKind.ClassDeclaration:
      return classSignature(checker, node);
    default:
      return withoutExport(node.getText());
  }
}

/** A closed list is its own best description; anything else is told by its type. */
function variable(checker, node) {
  if (node.initializer?.kind === SyntaxKind.AsExpression) return `${node.getText()};`;
  return `${typed(checker, node, node.getStart())};`;
}

function classSignature(checker, node) {
  const head = textUntil(node, node.getStart(), node.members[0] ?? node.end).replace(/\s*\{\s*$/, '');
  const members = node.members
    .filter((member) => !isPrivate(member))
    .map((member) => `  ${memberOf(checker, member)}`);
  return `${withoutExport(head)} {\n${members.join('\n')}\n}`;
}

function isPrivate(member) {
  const { modifiers = [], name } = member;
  if (modifiers.some(({ kind }) => kind === SyntaxKind.PrivateKeyword)) return true;
  return name?.kind === SyntaxKind.PrivateIdentifier || isInternal(member);
}

/** Told by a comment: for the package's own files. */
function isInternal(member) {
  const { text } = member.getSourceFile();
  return text.slice(member.pos, member.getStart()).includes('@internal');
}

/** With the comment before it. */
function memberOf(checker, member) {
  if (member.kind === SyntaxKind.PropertyDeclaration) return `${typed(checker, member, member.pos)};`;
  return `${textUntil(member, member.pos, member.body)};`;
}

function typed(checker, node, from) {
  const text = textUntil(node, from, node.initializer).replace(/\s*=$/, '');
  if (node.type !== undefined) return text;
  const type = checker.getTypeAtLocation(node);
  return `${text}: ${checker.typeToString(type, node, NO_TRUNCATION)}`;
}

function textUntil(node, from, end) {
  const { text } = node.getSourceFile();
  return text
    .slice(from, end?.pos ?? node.end)
    .trim()
    .replace(/;$/, '');
}

function withoutExport(text) {
  return text.replace(/^export (default )?/, '');
}
