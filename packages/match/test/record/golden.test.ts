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
  RECORD_VERSIONS,
} from '@tabuleiro/match';
import { expect, test } from 'vitest';
import { EACH_GAME } from '../randomMatch.js';

/** Written once by a released version and never again: what was saved has to open for ever. */
const GOLDEN = join(import.meta.dirname, '../data/golden');
const VERSIONS = RECORD_VERSIONS.map((version) => {
  const folder = join(GOLDEN, `v${version}`);
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const ends = JSON.parse(read('ends.json'));
  return { version, folder, read, ends, names: Object.keys(ends) };
});
const MATCHES = VERSIONS.flatMap(({ version, read, ends, names }) =>
  names.map((name) => ({ name, version, read, end: ends[name] })),
);

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

test.each(MATCHES)(
  '[P-F10] the golden match $name of version $version opens as it was saved, as a record and as a journal',
  ({ name, read, end }) => {
    const texts = { record: read(`${name}.json`), journal: read(`${name}.jsonl`) };
    const { run } = EACH_GAME.find(({ id }) => id === end.game) ?? EACH_GAME[0];
    run((game) => {
      for (const text of Object.values(texts))
        expect(parseGameId(text)).toEqual({ ok: true, value: game.id });
      const record = parseRecord(game, texts.record);
      const journal = parseJournal(game, texts.journal);
      if (!record.ok || !journal.ok) throw new Error(JSON.stringify([record, journal]));
      for (const opened of [record.value, journal.value]) {
        expect(endOf(game, opened)).toEqual(end);
        expect(formatRecord(opened.match, opened.secret)).toBe(texts.record);
        expect(formatJournal(opened.match, opened.secret)).toBe(texts.journal);
      }
    });
  },
);

/** What version 1 did not know. */
const LATER_KINDS: readonly string[] = ['abandoned', 'declared'];

test.each(VERSIONS)(
  'the golden matches of version $version leave no kind of action and no file out',
  ({ version, folder, read, names }) => {
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
    const known = ACTION_KINDS.filter((kind) => version > 1 || !LATER_KINDS.includes(kind));
    expect([...new Set(kinds)].sort()).toEqual([...known].sort());
    expect(readdirSync(folder)).toHaveLength(2 * names.length + 1);
  },
);
