import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Run, runCli } from './harness.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabuleiro-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function convert(
  from: string,
  to: string,
  input: string | Uint8Array,
  ...rest: string[]
): Promise<Run> {
  return runCli(['convert', '--from', from, '--to', to, ...rest], { input: [input] });
}

const COORD = 'e2e4 e7e5 g1f3 b8c6 f1b5';
const TEXTS: Readonly<Record<string, string>> = {
  coord: `${COORD}\n`,
  'san-pt': '1. e4 e5 2. Cf3 Cc6 3. Bb5 *\n',
  'san-en': '1. e4 e5 2. Nf3 Nc6 3. Bb5 *\n',
};

test('every form is turned into every other, and back', async () => {
  const forms = ['pgn', 'record', 'san-pt', 'san-en', 'coord'];
  for (const from of forms) {
    const source = (await convert('coord', from, COORD)).out;
    for (const to of forms) {
      const { code, out, err } = await convert(from, to, source);
      expect([from, to, code, err]).toEqual([from, to, 0, '']);
      expect(out).toBe(TEXTS[to] ?? (await convert('coord', to, COORD)).out);
    }
  }
});

test('PGN has its tags and moves in English', async () => {
  const { out } = await convert('san-pt', 'pgn', '1. f3 e5 2. g4 Dh4#');
  expect(out).toContain('[Result "0-1"]');
  expect(out).toContain('\n1. f3 e5 2. g4 Qh4# 0-1\n');
});

test('names, start and house rules of a PGN reach the record', async () => {
  const pgn = `[White "Ana"]\n[Black "?"]\n[Variant "Nucleo"]\n[HouseRules "castling=on"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]\n\n1. O-O *\n`;
  const record = JSON.parse((await convert('pgn', 'record', pgn)).out);
  expect(record.players).toMatchObject([{ name: 'Ana' }, { name: '' }]);
  expect(record).toMatchObject({ game: 'nucleo', options: { castling: true }, actions: [{ move: 'e1g1' }] });
});

test('a PGN in Latin-1 is read', async () => {
  const { out } = await convert('pgn', 'record', Buffer.from('[White "João"]\n\n1. e4 *\n', 'latin1'));
  expect(JSON.parse(out).players[0].name).toBe('João');
});

test('a result that the rules do not give is declared: nobody knows whether it was a resignation or an agreement', async () => {
  const ends = async (result: string): Promise<unknown> =>
    JSON.parse((await convert('san-en', 'record', `1. e4 ${result}`)).out).result;
  expect(await ends('1-0')).toEqual({ winner: 'w', reason: 'declared' });
  expect(await ends('0-1')).toEqual({ winner: 'b', reason: 'declared' });
  expect(await ends('1/2-1/2')).toEqual({ winner: null, reason: 'declared' });
});

test('PGN to PGN keeps all tags; a record keeps event, site, date and round', async () => {
  const tags = [
    '[Event "Aberto do Brasil"]',
    '[Site "Recife BRA"]',
    '[Date "2024.07.??"]',
    '[Round "4.2"]',
    '[White "Lima, Ana"]',
    '[Black "Reis, Bia"]',
    '[Result "1-0"]',
    '[ECO "C20"]',
    '[WhiteElo "1987"]',
    '[Annotator "O \\"professor\\""]',
  ].join('\n');
  const pgn = `${tags}\n\n1. e4 e5 1-0\n`;
  expect((await convert('pgn', 'pgn', pgn)).out).toBe(pgn);
  const record = (await convert('pgn', 'record', pgn)).out;
  expect(JSON.parse(record)).toMatchObject({
    ...{ event: 'Aberto do Brasil', site: 'Recife BRA', date: '2024.07.??', round: '4.2' },
    result: { winner: 'w', reason: 'declared' },
  });
  expect((await convert('record', 'pgn', record)).out).toContain(tags.split('\n').slice(0, 7).join('\n'));
});

test('a journal of play is a record too; without a file the input is read', async () => {
  const file = join(folder, 'game.jsonl');
  await runCli(['play', 'brasez', '--file', file], { input: 'K@e1\nK@d8\ne2e3\n' });
  const record = (await convert('record', 'record', '', file)).out;
  expect((await convert('record', 'coord', record)).out).toBe('K@e1 K@d8 e2e3\n');
  const portuguese = (await convert('record', 'san-pt', record)).out;
  // As everywhere in the program, the set-up is number 0.
  expect(portuguese).toBe('0. R@e1 R@d8 1. e3 *\n');
  expect((await convert('san-pt', 'coord', portuguese, '--game', 'brasez')).out).toBe('K@e1 K@d8 e2e3\n');
});

test('[S-DIE] the secret of the dice is in a record only when the game is over', async () => {
  const file = join(folder, 'game.jsonl');
  await runCli(['play', 'senet', '--file', file], { input: 'seed\nroll\n' });
  expect(readFileSync(file, 'utf8')).toContain('"secret"');
  expect((await convert('record', 'record', '', file)).out).not.toContain('"secret"');
  await runCli(['play', '--resume', '--file', file], { input: 'resign\nyes\n' });
  const { out } = await convert('record', 'record', '', file);
  expect(out).toContain('"secret"');
  expect((await convert('record', 'san-en', out)).out).toMatch(/^\d 0-1\n$/);
});

test('a list of moves may begin anywhere', async () => {
  const args = ['--position', '4k3/8/8/8/8/8/8/R3K3 b - - 0 41'];
  expect((await convert('coord', 'san-pt', 'e8d8 a1a8', ...args)).out).toBe('41... Rd8 42. Ta8+ *\n');
});

test('a record of a given position keeps its move numbers in every form that has them', async () => {
  const start = ['--position', '8/3K3N/8/7k/6Pp/8/8/8 b - g3 0 20'];
  const { out: record } = await convert('coord', 'record', 'h4g3 d7e7 g3g2', ...start);
  expect((await convert('record', 'pgn', record)).out).toContain('20... hxg3 21. Ke7 g2 *');
  expect((await convert('record', 'san-pt', record)).out).toBe('20... hxg3 21. Re7 g2 *\n');
  const brasez = ['--game', 'brasez', '--position', '7k/7p/8/8/8/8/P7/K7 b - - Ah w 0/0 -/- 0,- 9'];
  const { out: other } = await convert('coord', 'record', 'h7h6 a2a3', ...brasez);
  expect((await convert('record', 'san-en', other)).out).toBe('9... h6 10. a3 *\n');
});

test.each([
  ['pgn', 'record', '1. e4 e5 2. Ke3 *', 'no-such-move'],
  ['pgn', 'coord', '1. e4 e5 2. Ke3 *', 'no-such-move'],
  ['pgn', 'record', '1. e4 -- 2. d4 *', 'illegal-move'],
  ['pgn', 'record', `${'Nf3 Nf6 Ng1 Ng8 '.repeat(2)} e4 *`, 'game-over'],
  ['pgn', 'coord', '', 'no-game'],
  ['pgn', 'coord', '1. e4 {', 'open-comment'],
  ['san-en', 'coord', 'Cf3', 'no-such-move'],
  ['san-en', 'coord', 'e4 {good}', 'bad-san'],
  ['coord', 'pgn', 'e2e5', 'illegal-move'],
  ['coord', 'pgn', 'f2f3 e7e5 g2g4 d8h4 a2a3', 'game-over'],
  ['coord', 'pgn', 'f2f3 e7e5 g2g4 d8h4 1-0', 'wrong-result'],
  ['record', 'pgn', '{"version":1}', 'bad-record'],
  ['record', 'pgn', 'x', 'bad-record'],
  ['record', 'xml', '', 'bad-form'],
])('%s to %s of %j is refused with the code %s', async (from, to, input, code) => {
  const run = await convert(from, to, input);
  expect([run.code, run.out]).toEqual([2, '']);
  expect(run.err).toContain(`[${code}]`);
});

const SHUFFLE = 'Nf3 Nf6 Ng1 Ng8 '.repeat(2);
const MANY = [
  '[White "Ana"]\n\n1. e4 {[%clk 0:09:58] best} e5 (1... c5 $1 {or} 2. --) 2. Nf3 *',
  '[White "Bia"]\n\n1. d4 {',
  `[White "Cris"]\n\n${SHUFFLE}e4 *`,
  '[White "Dora"]\n\n1. e4 e5 2. Ke3 (2. Nf3) Nf6 *',
]
  .map((game, i) => `[Event "${i + 1}"]\n${game}\n`)
  .join('\n');

test('the games of a file are converted one by one; what is wrong with one is told, and the others go on', async () => {
  const moves = await convert('pgn', 'coord', MANY, '--lang', 'en');
  expect(moves.out).toBe(`e2e4 e7e5 g1f3\n${'g1f3 g8f6 f3g1 f6g8 '.repeat(2)}e2e4\n`);
  expect(moves.err).toMatch(/Game 2: .*\[open-comment\]\n.*Game 4: .*Ke3.*\[no-such-move\]\n/s);
  const san = await convert('pgn', 'san-pt', MANY);
  expect(san.out).toContain('1. e4 e5 2. Cf3 *\n1. Cf3 Cf6 2. Cg1 Cg8 3. Cf3 Cf6 4. Cg1 Cg8 5. e4 *\n');
  const records = await convert('pgn', 'record', MANY, '--lang', 'pt-BR');
  expect(records.out.split('\n').filter((line) => line.startsWith('{"version"'))).toHaveLength(1);
  expect(records.err).toMatch(/Partida 2: .*Partida 3: .*\[game-over\]\n.*Partida 4: /s);
  expect([moves.code, san.code, records.code]).toEqual([2, 2, 2]);
});

test('PGN to PGN keeps what stands around the moves, what follows an end by our rules and what cannot be played', async () => {
  const { code, out, err } = await convert('pgn', 'pgn', MANY);
  expect([code, err.match(/\[[a-z-]+\]/g)]).toEqual([2, ['[open-comment]']]);
  expect(out.match(/\[Event "\d"\]/g)).toEqual(['[Event "1"]', '[Event "3"]', '[Event "4"]']);
  expect(out).toContain(
    '1. e4 {[%clk 0:09:58] best} 1... e5 (1... c5 $1 {or} 2. --) 2. Nf3 *\n\n[Event "3"]',
  );
  expect(out).toContain('4. Ng1 Ng8 5. e4 *\n');
  expect(out).toContain('1. e4 e5 2. Ke3 (2. Nf3) 2... Nf6 *\n');
  expect(await convert('pgn', 'pgn', out)).toEqual({ code: 0, out, err: '' });
});

test('a game without PGN, a form that is missing, a file that is not there', async () => {
  expect((await convert('coord', 'pgn', '4', '--game', 'senet')).err).toContain('[no-pgn]');
  expect((await runCli(['convert', '--to', 'pgn'])).err).toContain('[missing-argument]');
  expect((await convert('pgn', 'coord', '', join(folder, 'none'))).err).toContain('[unreadable-file]');
  writeFileSync(join(folder, 'latin'), Buffer.from([0xff]));
  expect((await convert('coord', 'pgn', '', join(folder, 'latin'))).err).toContain('[not-utf8]');
});
