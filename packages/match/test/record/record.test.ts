import { formatJournal, formatMatchDate, formatRecord, parseJournal, parseRecord } from '@tabuleiro/match';
import { expect, test } from 'vitest';
import { EACH_GAME, portrait, randomMatch } from '../randomMatch.js';

for (const { id, run } of EACH_GAME) {
  test(`[P-F10] a match of ${id} survives as a record and as a journal`, () => {
    run((game) => {
      for (let seed = 0; seed < 60; seed++) {
        const { match, secret } = randomMatch(game, seed, 40);
        const text = formatRecord(match, secret);
        const record = parseRecord(game, text);
        if (!record.ok) throw new Error(`seed ${seed}: ${JSON.stringify(record.error)}\n${text}`);
        expect(portrait(game, record.value.match), `seed ${seed}`).toBe(portrait(game, match));
        expect(record.value.secret).toBe(secret);
        expect(formatRecord(record.value.match, secret)).toBe(text);
        const journal = parseJournal(game, formatJournal(match, secret));
        if (!journal.ok) throw new Error(`seed ${seed}: ${JSON.stringify(journal.error)}`);
        expect(portrait(game, journal.value.match), `seed ${seed}`).toBe(portrait(game, match));
      }
    });
  });
}

test('the date of a match is written as PGN has it', () => {
  expect(formatMatchDate(new Date(2026, 0, 5, 23, 59))).toBe('2026.01.05');
  expect(formatMatchDate(new Date(2026, 10, 18))).toBe('2026.11.18');
});
