// Prints a page of every piece and sign on both squares: node apps/web/art/contact-sheet.mjs [SET [BOARD [THEME]]] > sheet.html
// Sets are `cordel` and `liso`; boards and themes are those of the settings.
import { readdirSync, readFileSync } from 'node:fs';

const here = new URL('./', import.meta.url);
const read = (path) => readFileSync(new URL(path, here), 'utf8');
const [set = 'cordel', board = 'barro', theme = 'light'] = process.argv.slice(2);
const folders = set === 'cordel' ? ['pieces', 'senet', 'brasez'] : [set];
const files = folders.flatMap((folder) =>
  readdirSync(new URL(folder, here)).map((name) => `${folder}/${name}`),
);
const styles = ['tokens.css', 'contrast.css', 'art/art.css']
  .map((name) => read(`../src/look/${name}`))
  .join('\n');

const nameOf = (file) => file.replace(/^.*\//, '').replace('.svg', '');
const sideOf = (name) => (/^(b-|black)/.test(name) ? 1 : 0);
const symbol = (file) =>
  read(file)
    .replace(/<svg[^>]*>/, `<symbol id="${nameOf(file)}" viewBox="0 0 48 48">`)
    .replace('</svg>', '</symbol>');
const draw = (file, size) =>
  `<svg class="${/house|duchy/.test(file) ? 'on-board' : `side-${sideOf(nameOf(file))}`}" width="${size}" height="${size}"><use href="#${nameOf(file)}"/></svg>`;
const lines = [/(pieces|liso).b-/, /(pieces|liso).[aw]-/, /senet|brasez/].map((mark) =>
  files.filter((file) => mark.test(file)),
);
const row = (line, tone, size) =>
  `<div class="row ${tone}">${line.map((file) => draw(file, size)).join('')}</div>`;
const rows = [96, 48, 32, 24].flatMap((size) =>
  ['light', 'dark'].flatMap((tone) => lines.map((line) => row(line, tone, size))),
);

console.log(`<!doctype html><html data-theme="${theme}" data-board="${board}"><meta charset="utf-8"><title>Contact sheet</title>
<style>${styles}
body { background: var(--paper); margin: 8px; }
.row { display: flex; inline-size: max-content; }
.light { background: var(--square-light); }
.dark { background: var(--square-dark-pattern), var(--square-dark); }
</style><svg style="display:none">${files.map(symbol).join('')}</svg>${rows.join('\n')}</html>`);
