import { LANGS } from '@tabuleiro/words';
import { expect, test } from 'vitest';
import { type BackupError, parseBackup } from '../../src/store/backup/backup.js';
import { formatBytes } from '../../src/store/byteText.js';
import { wordDamage } from '../../src/store/damageText.js';
import { DAMAGES, type Damage, openJournal } from '../../src/store/games/openGame.js';
import { wordBackupError, wordImport } from '../../src/store/messages.js';
import { PERSISTENCES } from '../../src/store/persistence.js';
import { readSettings } from '../../src/store/settings/readSettings.js';
import { DEFAULT_SETTINGS } from '../../src/store/settings/settings.js';
import { STORE_PROBLEMS } from '../../src/store/storeError.js';
import { ROLES } from '../../src/store/tabs/gameLock.js';
import { storeWords } from '../../src/words/app.js';
import { backupWords } from '../../src/words/backup.js';
import { damagedWords } from '../../src/words/damaged.js';
import { settingsWords } from '../../src/words/settings.js';
import { find, WRITTEN_GAMES } from './device.js';
import { linesAfter, playScript } from './scripts.js';

/** A sentence begins with a capital or a number, ends as a sentence, and leaves no value out. */
const SENTENCE = /^[\p{Lu}\d"].*[.!?]$/su;
const HOLE = /undefined|NaN|\[object|null/;

function expectSentence(text: string): void {
  expect(text).toMatch(SENTENCE);
  expect(text).not.toMatch(HOLE);
}

const damage = (problem: Damage['problem']): Damage => ({
  ...{ code: 'damaged-game', problem, line: 3, game: 'classico' },
});

test.each(LANGS)('every problem of storage is worded in %s', (lang) => {
  const words = storeWords[lang];
  for (const problem of STORE_PROBLEMS) expectSentence(words.problems[problem]);
  const { persistence, space } = settingsWords[lang].storage;
  for (const state of PERSISTENCES) expectSentence(state === 'refused' ? words.advice : persistence[state]);
  for (const role of ROLES) expectSentence(words.roles[role]);
  for (const problem of DAMAGES) expectSentence(wordDamage(lang, damage(problem)));
  for (const sound of [0, 4]) expectSentence(damagedWords[lang].help(sound));
  for (const told of [
    damagedWords[lang].whole('8'),
    damagedWords[lang].part('8'),
    damagedWords[lang].nothing,
  ])
    expectSentence(told);
  expectSentence(words.memoryOnly);
  expectSentence(space(3_200_000, 2_100_000_000));
  expectSentence(backupWords[lang].secretsInside(1));
  expectSentence(backupWords[lang].secretsInside(2));
  expectSentence(backupWords[lang].inFiles(2));
  for (const damaged of [0, 1, 2]) expectSentence(backupWords[lang].exported(damaged, damaged));
});

test.each(LANGS)('what the rules refuse is told with its line in %s', async (lang) => {
  const lines = linesAfter(playScript(WRITTEN_GAMES[0], 7, 10));
  const opened = await openJournal(find, `${lines[0]}{"kind":"move","by":"w","spent":0,"move":"e2e5"}\n`);
  if (opened.ok) throw new Error('it opened');
  const text = wordDamage(lang, opened.error);
  expectSentence(text);
  expect(text).toMatch(/(Linha|Line) 2/);
});

test.each(LANGS)('what is wrong with a backup is told in %s', (lang) => {
  const texts = ['', '[]', '{"format":"tabuleiro-backup","version":7}', '{"format":"tabuleiro-backup"}'];
  for (const text of texts) {
    const backup = parseBackup(text);
    if (backup.ok) throw new Error('it was read');
    expectSentence(wordBackupError(lang, backup.error));
  }
  const tooLong: BackupError = { code: 'bad-backup', problem: 'too-long', path: '', facts: { most: 5 } };
  expectSentence(wordBackupError(lang, tooLong));
});

test.each(LANGS)('what became of a file is told in %s', (lang) => {
  const report = { settings: { settings: DEFAULT_SETTINGS, invalid: [] }, damaged: [], trouble: undefined };
  for (const added of [0, 1, 2]) {
    for (const same of [0, 1, 2]) {
      for (const extended of [0, 1]) expectSentence(wordImport(lang, { ...report, added, same, extended }));
    }
  }
  const damaged = [{ path: 'games[0]', error: undefined }];
  const trouble = { code: 'store', problem: 'full', cause: '' } as const;
  expectSentence(wordImport(lang, { ...report, added: 1, same: 0, extended: 0, damaged, trouble }));
  expectSentence(wordImport(lang, { ...report, added: 0, same: 0, extended: 0, trouble }));
});

test('a report counts in both languages', () => {
  const counts = { added: 2, extended: 1, same: 3 };
  expect(backupWords['pt-BR'].imported(counts, 1)).toBe(
    'Partidas do arquivo: 2 novas, 1 continuada, 3 já estavam aqui e 1 danificada, guardada à parte.',
  );
  expect(backupWords.en.imported(counts, 1)).toBe(
    'Games in the file: 2 new, 1 continued, 3 already here, and 1 damaged and set aside.',
  );
});

test.each(LANGS)('every setting has a name in %s', (lang) => {
  const odd = Object.fromEntries(Object.keys(DEFAULT_SETTINGS).map((key) => [key, Symbol(key)]));
  const names = readSettings(odd).invalid;
  expect(names).toHaveLength(Object.keys(DEFAULT_SETTINGS).length);
  for (const name of names) expectSentence(settingsWords[lang].odd([name]));
  const sentences = names.map((name) => settingsWords[lang].odd([name]));
  expect(new Set(sentences).size).toBe(names.length);
});

test('amounts have the comma of their language', () => {
  expect([500, 3_240_000, 2_100_000_000].map((bytes) => formatBytes('pt-BR', bytes))).toEqual([
    '0,5 kB',
    '3,2 MB',
    '2,1 GB',
  ]);
  expect(formatBytes('en', 3_240_000)).toBe('3.2 MB');
});
