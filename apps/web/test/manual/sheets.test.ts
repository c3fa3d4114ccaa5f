import { brasez } from '@tabuleiro/brasez';
import { LANGS } from '@tabuleiro/words';
import { expect, test } from 'vitest';
import { GAME_IDS, loadView } from '../../src/games/registry.js';
import { CHAPTERS } from '../../src/manual/contents.js';
import { printablesOf } from '../../src/manual/sheet.js';
import { SHEETS } from '../../src/manual/sheets.js';
import { DUKES, TOKENS } from '../../src/screens/manual/print/BrasezTokens.js';

test('every game has a sheet, with a position that its rules know', async () => {
  expect(SHEETS.map(({ game }) => game)).toEqual(GAME_IDS);
  for (const { game, position } of SHEETS) {
    const notation = (await loadView(game))?.written.game.notation;
    const read = notation?.parsePosition(position);
    expect(read?.ok === true ? notation?.formatPosition(read.value) : game).toBe(position);
    expect(printablesOf(game)).toContain('folha');
  }
});

test('the sheet of Brasez shows both kings on e, as its document names it first', () => {
  const sheet = brasez.notation.parsePosition(SHEETS.find(({ game }) => game === 'brasez')?.position ?? '');
  if (!sheet.ok) throw new Error(sheet.error.problem);
  const kings = [...brasez.pieces(sheet.value)].filter(([, { name }]) => name === 'king');
  expect(kings.map(([place]) => place).sort()).toEqual(['e1', 'e8']);
});

test('a sheet says the same in both languages, in whole sentences', () => {
  for (const { game, text, pieces } of SHEETS) {
    const [first, ...others] = LANGS.map((lang) => text[lang].parts.map(({ lines }) => lines.length));
    for (const other of others) expect(other, game).toEqual(first);
    const marks = LANGS.map((lang) => JSON.stringify(text[lang]).split('* ').length);
    expect(new Set(marks).size, `${game}: rulings marked in one language only`).toBe(1);
    for (const lang of LANGS) {
      const { lead, setup, parts } = text[lang];
      const lines = [
        lead,
        setup,
        ...parts.flatMap((part) => part.lines),
        ...pieces.map((piece) => piece.text[lang]),
      ];
      expect(lines.filter((line) => !/[.!?…]$/.test(line))).toEqual([]);
    }
  }
});

test('what is to be printed has an address that no article has', () => {
  for (const { id, articles } of CHAPTERS)
    expect(articles.filter((article) => printablesOf(id).some((name) => name === article.id))).toEqual([]);
});

test('there is a token for every piece that a chess set lacks, and a Grand Duke for every pawn', () => {
  const sheet = brasez.notation.parsePosition(SHEETS.find(({ game }) => game === 'brasez')?.position ?? '');
  if (!sheet.ok) throw new Error(sheet.error.problem);
  const men = [...brasez.pieces(sheet.value).values()];
  const white = men.filter(({ player }) => player === 'w').map(({ name }) => name);
  const lacking = white.filter((name) => !['king', 'rook', 'knight', 'pawn'].includes(name));
  expect([...TOKENS].sort()).toEqual(lacking.sort());
  expect(DUKES.length).toBe(white.filter((name) => name === 'pawn').length);
});
