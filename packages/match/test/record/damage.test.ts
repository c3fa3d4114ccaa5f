import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { classico, nucleo } from '@tabuleiro/chess';
import {
  beginMatch,
  formatJournal,
  formatJournalHeader,
  formatJournalLine,
  formatLastLine,
  formatRecord,
  listOf,
  type Match,
  PLAIN_SETUP,
  parseGameId,
  parseJournal,
  parseRecord,
  RECORD_SCHEMA,
  type RecordError,
} from '@tabuleiro/match';
import { senet } from '@tabuleiro/senet';
import { expect, test } from 'vitest';
import { linkOf } from '../../src/record/chain.js';
import { after, start } from '../play.js';

const match = after(classico, start(classico), 'e2e4', 'e7e5', { kind: 'resign', by: 'w' });
const text = formatRecord(match);
const journal = formatJournal(match);

function damageOf(changed: string): Pick<RecordError, 'problem' | 'path' | 'action'> {
  expect(changed).not.toBe(text);
  const opened = parseRecord(classico, changed);
  if (opened.ok) throw new Error(`accepted: ${changed}`);
  const { problem, path, action } = opened.error;
  return { problem, path, ...(action === undefined ? {} : { action }) };
}

test.each([
  ['"version":2', '"version":3', 'newer-version', 'version'],
  ['"version":2', '"version":0', 'not-in-list', 'version'],
  ['"version":2,', '', 'missing', 'version'],
  ['"game":"classico"', '"game":"nucleo"', 'other-game', 'game'],
  ['"game":"classico"', '"game":7', 'wrong-type', 'game'],
  ['"options":{}', '"options":{"castling":true}', 'bad-option', 'options.castling'],
  ['"options":{}', '"options":[]', 'wrong-type', 'options'],
  ['"budget":100000', '"budget":0', 'out-of-range', 'budget'],
  ['"budget":100000', '"budget":1.5', 'wrong-type', 'budget'],
  ['"hint":15000', '"hint":-1', 'out-of-range', 'help.hint'],
  ['"budget"', '"extra":1,"budget"', 'unknown-key', 'extra'],
  ['{"kind":"none"},', '{"kind":"sand"},', 'not-in-list', 'clock[0].kind'],
  ['{"kind":"none"},', '', 'out-of-range', 'clock'],
  ['"kind":"person"', '"kind":"cat"', 'not-in-list', 'players[0].kind'],
  ['"name":""', '"name":"\\ud800"', 'bad-text', 'players[0].name'],
  [',\n"actions"', ',"start":"8/8","actions"', 'bad-position', 'start'],
  ['"reason":"resign"', '"reason":"mate"', 'wrong-result', 'result'],
  ['"reason":"resign"', '"reason":"rain"', 'not-in-list', 'result.reason'],
  [/,\n"result":.*\}(?=\})/, '', 'wrong-result', 'result'],
  [/\}$/m, ';', 'not-json', ''],
  ['"name":""', '"name":"Ana"', 'broken-chain', 'link'],
  [/,"link":"\w+"/, '', 'missing', 'link'],
  [/"link":"\w+"/, '"link":"0000000"', 'bad-text', 'link'],
  ['"version":2', '"version":1', 'unknown-key', 'link'],
] as const)('a record with %s changed to %s is refused: %s at %s', (from, to, problem, path) => {
  expect(damageOf(text.replace(from, to))).toEqual({ problem, path });
});

test.each([
  ['"move":"e7e5"', '"move":"e7e4"', 'refused-action', 'actions[1]', 1],
  ['"move":"e7e5"', '"move":5', 'wrong-type', 'actions[1].move', 1],
  ['"by":"b"', '"by":"c"', 'not-in-list', 'actions[1].by', 1],
  ['"by":"b","spent":0', '"by":"b"', 'missing', 'actions[1].spent', 1],
  ['"by":"b","spent":0', '"by":"b","spent":-1', 'out-of-range', 'actions[1].spent', 1],
  ['{"kind":"move","by":"b"', '{"kind":"fly","by":"b"', 'not-in-list', 'actions[1].kind', 1],
  [/\{"kind":"resign".*\}/, '7', 'wrong-type', 'actions[2]', 2],
  ['"move":"e7e5"', '"move":"e7e6"', 'broken-chain', 'actions[1].link', 1],
  ['"by":"b","spent":0', '"by":"b","spent":1', 'broken-chain', 'actions[1].link', 1],
  [/(resign.*),"link":"\w+"/, '$1', 'missing', 'actions[2].link', 2],
] as const)('an action with %s changed to %s is refused: %s at %s', (from, to, problem, path, action) => {
  const changed = text.replace(from, to);
  expect(damageOf(changed)).toEqual({ problem, path, action });
  const opened = parseRecord(classico, changed, { untilDamage: true });
  if (!opened.ok) throw new Error(opened.error.problem);
  expect(opened.value.damage).toMatchObject({ problem, path, action });
  expect(listOf(opened.value.match.actions)).toEqual(listOf(match.actions).slice(0, action));
});

test('an action after the end is refused, and the result before it can still be opened', () => {
  const longer = text.replace('\n],', ',{"kind":"tick","by":"b","spent":1}\n],');
  expect(damageOf(longer)).toEqual({ problem: 'refused-action', path: 'actions[3]', action: 3 });
  const opened = parseRecord(classico, longer, { untilDamage: true });
  expect(opened.ok && opened.value.match.outcome?.reason).toBe('resign');
});

test('two ticks in a row, or a move made when the time was over, are not what happened', () => {
  const old =
    '{"version":1,"game":"classico","options":{},"players":[{"name":"","kind":"person"},' +
    '{"name":"","kind":"person"}],"clock":[{"kind":"perMove","ms":5},{"kind":"none"}],' +
    '"help":{"hint":15000,"takeback":30000},"budget":100000,"actions":[';
  const tick = '{"kind":"tick","by":"w","spent":1}';
  expect(damageOf(`${old}${tick},${tick}]}`)).toMatchObject({ problem: 'not-canonical', action: 1 });
  const late = '{"kind":"move","by":"w","spent":5,"move":"e2e4"}';
  expect(damageOf(`${old}${late}]}`)).toMatchObject({ problem: 'not-canonical', action: 0 });
});

test('[S-DIE] a record with a secret is refused where a throw is not the secret’s', () => {
  const fair = readFileSync(join(import.meta.dirname, '../data/golden/v1/senet-fair.json'), 'utf8');
  const index = fair.split('\n').findIndex((line) => line.includes('"throw"'));
  const lines = fair.split('\n');
  lines[index] = lines[index].replace(/"move":"(\d)"/, (_, die) => `"move":"${(Number(die) % 5) + 1}"`);
  const wrong = parseRecord(senet, lines.join('\n'));
  expect(wrong).toMatchObject({
    ok: false,
    error: { problem: 'wrong-throw', path: 'actions[0].move', action: 0 },
  });
  const lied = parseRecord(senet, fair.replace(/"secret":"../, '"secret":"ff'));
  expect(lied).toMatchObject({ ok: false, error: { problem: 'wrong-commit', path: 'dice.secret' } });
});

test('a torn last line of a journal is dropped, wherever it is torn', () => {
  const [header] = journal.split('\n', 1);
  for (let end = header.length + 1; end <= journal.length; end++) {
    const opened = parseJournal(classico, journal.slice(0, end));
    if (!opened.ok) throw new Error(`${end}: ${opened.error.problem}`);
    const whole = journal.slice(0, end).split('\n').length - 2;
    expect(opened.value.match.actions?.length ?? 0).toBe(whole);
    expect(opened.value.isTorn).toBe(!journal.slice(0, end).endsWith('\n'));
    expect(opened.value.kept).toBe(journal.slice(0, journal.slice(0, end).lastIndexOf('\n') + 1));
  }
  for (let end = 0; end <= header.length; end++) {
    expect(parseJournal(classico, journal.slice(0, end))).toMatchObject({
      error: { problem: 'cut-off', line: 1 },
    });
  }
});

test('any other damage of a journal is refused with its line, or opened up to it', () => {
  const broken = journal.replace('"move":"e7e5"', '"move":"e7e4"');
  expect(parseJournal(classico, broken)).toMatchObject({
    ok: false,
    error: { problem: 'refused-action', line: 3 },
  });
  const cut = parseJournal(classico, broken, { untilDamage: true });
  if (!cut.ok) throw new Error(cut.error.problem);
  expect(cut.value.match.actions?.length).toBe(1);
  expect(cut.value.damage?.line).toBe(3);
  expect(cut.value.kept).toBe(journal.split('\n').slice(0, 2).join('\n').concat('\n'));
  expect(parseJournal(classico, journal.replace('}\n', '\n'))).toMatchObject({
    error: { problem: 'not-json', line: 1 },
  });
  const blank = parseJournal(classico, `${journal}\n`);
  expect(blank).toMatchObject({ error: { problem: 'not-json', line: 5 } });
});

test('ticks that a journal holds one by one are one action of the match', () => {
  const [header] = journal.split('\n', 1);
  let { chain } = formatJournalHeader(start(classico));
  const ticks = [1, 2, 3].map((spent) => {
    const line = formatJournalLine(2, { kind: 'tick', by: 'w', spent }, chain);
    chain = line.chain;
    return line.text;
  });
  const opened = parseJournal(classico, `${header}\n${ticks.join('')}`);
  expect(opened.ok && listOf(opened.value.match.actions)).toEqual([{ kind: 'tick', by: 'w', spent: 6 }]);
  expect(opened.ok && opened.value.chain).toEqual(chain);
});

test('a line that is lost, doubled, swapped or changed is found by the chain, with its line', () => {
  const long = formatJournal(
    after(classico, start(classico), 'g1f3', 'g8f6', 'f3g1', 'f6g8', 'g1f3', 'g8f6'),
  );
  const lines = long.split('\n').slice(0, -1);
  const damageAt = (changed: readonly string[]): unknown => {
    const opened = parseJournal(classico, `${changed.join('\n')}\n`);
    return opened.ok ? undefined : [opened.error.problem, opened.error.line];
  };
  expect(damageAt(lines)).toBeUndefined();
  // Knights go out and back: without its chain the journal would read as another legal game.
  expect(damageAt([...lines.slice(0, 1), ...lines.slice(5)])).toEqual(['broken-chain', 2]);
  expect(damageAt([...lines, ...lines.slice(3)])).toEqual(['broken-chain', 8]);
  expect(damageAt(lines.with(1, lines[5]))).toEqual(['broken-chain', 2]);
  expect(damageAt(lines.with(3, lines[3].replace('"spent":0', '"spent":7')))).toEqual(['broken-chain', 4]);
});

test('a tick that grows takes the place of its line and of its link', () => {
  const { text: header, chain } = formatJournalHeader(start(classico));
  const tick = (spent: number) => ({ kind: 'tick', by: 'w', spent }) as const;
  const first = formatJournalLine(2, tick(5), chain);
  const grown = formatJournalLine(2, tick(9), first.chain, true);
  const move = formatJournalLine(2, { kind: 'move', by: 'w', spent: 1, move: 'e2e4' }, grown.chain);
  const opened = parseJournal(classico, header + grown.text + move.text);
  expect(opened.ok && listOf(opened.value.match.actions)).toMatchObject([{ spent: 9 }, { move: 'e2e4' }]);
  expect(parseJournal(classico, header + first.text + move.text)).toMatchObject({
    error: { problem: 'broken-chain', line: 3 },
  });
});

test('the last line costs the same at action 500 as at action 5: no link before it is worked out again', () => {
  let looked = 0;
  const known = new Map<Match['actions'], Match['actions']>();
  /** The same list, each look at what comes before counted. */
  const counted = (list: Match['actions']): Match['actions'] => {
    if (list === undefined) return undefined;
    const { item, length, before } = list;
    const shown = known.get(list) ?? {
      ...{ item, length },
      get before() {
        looked++;
        return counted(before);
      },
    };
    known.set(list, shown);
    return shown;
  };
  let match = start(classico);
  for (let count = 1; count <= 500; count++) {
    match = after(classico, match, { kind: count % 2 === 1 ? 'pause' : 'resume', by: 'w' });
    looked = 0;
    const line = formatLastLine({ ...match, actions: counted(match.actions) });
    expect(looked, `action ${count}`).toBeLessThanOrEqual(2);
    expect(line).toBe(formatLastLine(match));
  }
  expect(formatJournal(match).endsWith(formatLastLine(match))).toBe(true);
});

test('the chain is the same whether the secret of the dice is shown or not, and whatever order its keys have', () => {
  const fair = readFileSync(join(import.meta.dirname, '../data/golden/v2/senet-fair.json'), 'utf8');
  expect(parseRecord(senet, fair.replace(/,"secret":"\w+"/, '')).ok).toBe(true);
  const turned = JSON.stringify(JSON.parse(text), (_key, value) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toReversed())
      : value,
  );
  expect(turned).not.toBe(JSON.stringify(JSON.parse(text)));
  expect(parseRecord(classico, turned).ok).toBe(true);
});

test('a house rule that a record of version 2 does not name has its default; one of version 1 is refused', () => {
  const named = formatRecord(start(nucleo));
  const { options, link: _, ...header } = JSON.parse(named);
  expect(Object.keys(options).length).toBeGreaterThan(0);
  const unnamed = (version: number): string => {
    const bare = { ...header, version, options: {} };
    const { actions: __, ...linked } = bare;
    return JSON.stringify({ ...bare, ...(version === 1 ? {} : { link: linkOf('', linked) }) });
  };
  const opened = parseRecord(nucleo, unnamed(2));
  expect(opened.ok && opened.value.match.setup.options).toEqual(options);
  expect(parseRecord(nucleo, unnamed(1))).toMatchObject({ error: { problem: 'missing' } });
});

test('a set-up that makes no sense begins no match', () => {
  const stages = [{ ms: 1000 }, { ms: 1000 }];
  const form = { kind: 'total', stages, increment: 0, delay: 0 } as const;
  expect(beginMatch(classico, { ...PLAIN_SETUP, clock: [form, form] })).toMatchObject({
    error: { problem: 'missing', path: 'clock[0].stages[0].moves' },
  });
  expect(beginMatch(classico, { ...PLAIN_SETUP, budget: Number.NaN })).toMatchObject({
    error: { path: 'budget' },
  });
  expect(beginMatch(classico, { ...PLAIN_SETUP, options: { castling: true } })).toMatchObject({
    error: { problem: 'bad-option' },
  });
});

test('the published schema is the one that records are read by', () => {
  const schema = readFileSync(join(import.meta.dirname, '../../../../docs/record.schema.json'), 'utf8');
  expect(JSON.parse(schema)).toEqual(RECORD_SCHEMA);
});

test.each(['', '{', '[]', '{}', '{"game":1}', 'x\n{"game":"senet"}'])('no game is found in %j', (odd) => {
  expect(parseGameId(odd).ok).toBe(false);
});
