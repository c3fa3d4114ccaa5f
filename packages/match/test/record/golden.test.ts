import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@tabuleiro/game';
import {
  ACTION_KINDS,
  formatJournal,
  formatRecord,
  listOf,
  type ParsedMatch,
  parseGameId,
  parseJournal,
  parseRecord,
} from '@tabuleiro/match';
import { expect, test } from 'vitest';
import { EACH_GAME } from '../randomMatch.js';

/** Written once by a released version and never again: what was saved has to open for ever. */
const FOLDER = join(import.meta.dirname, '../data/golden/v1');
const ends = JSON.parse(readFileSync(join(FOLDER, 'ends.json'), 'utf8'));
const names = Object.keys(ends);

const read = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');

function endOf<S, M>(game: Game<S, M>, { match }: ParsedMatch<S, M>): unknown {
  const { outcome } = match;
  return {
    game: game.id,
    position: game.notation.formatPosition(match.state),
    left: match.clocks.map(({ left }) => left ?? null),
    outcome: outcome === undefined ? null : { winner: outcome.winner ?? null, reason: outcome.reason },
    actions: match.actions?.length,
  };
}

test.each(names)(
  '[P-F10] the golden match %s opens as it was saved, as a record and as a journal',
  (name) => {
    const texts = { record: read(`${name}.json`), journal: read(`${name}.jsonl`) };
    const { run } = EACH_GAME.find(({ id }) => id === ends[name].game) ?? EACH_GAME[0];
    run((game) => {
      for (const text of Object.values(texts))
        expect(parseGameId(text)).toEqual({ ok: true, value: game.id });
      const record = parseRecord(game, texts.record);
      const journal = parseJournal(game, texts.journal);
      if (!record.ok || !journal.ok) throw new Error(JSON.stringify([record, journal]));
      for (const opened of [record.value, journal.value]) {
        expect(endOf(game, opened)).toEqual(ends[name]);
        expect(formatRecord(opened.match, opened.secret)).toBe(texts.record);
        expect(formatJournal(opened.match, opened.secret)).toBe(texts.journal);
      }
    });
  },
);

test('the golden matches leave no kind of action and no file out', () => {
  const kinds = names.flatMap((name) =>
    EACH_GAME.flatMap(({ run }) => {
      const found: string[] = [];
      run((game) => {
        const opened = parseRecord(game, read(`${name}.json`));
        if (opened.ok) found.push(...listOf(opened.value.match.actions).map(({ kind }) => kind));
      });
      return found;
    }),
  );
  expect([...new Set(kinds)].sort()).toEqual([...ACTION_KINDS].sort());
  expect(readdirSync(FOLDER)).toHaveLength(2 * names.length + 1);
});
