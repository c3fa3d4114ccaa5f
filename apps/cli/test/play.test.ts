import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeEngine } from './fakeEngine.js';
import { type Run, runCli } from './harness.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabuleiro-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function play(args: readonly string[], typed: readonly string[], random = 0): Promise<Run> {
  const { openEngine } = fakeEngine();
  const input = `${typed.join('\n')}\n`;
  const world = { input, env: { TABULEIRO_DATA: folder }, random: () => random, openEngine };
  return runCli(['play', ...args], world);
}

function savedFiles(): string[] {
  return readdirSync(join(folder, 'play')).map((name) => join(folder, 'play', name));
}

/** The journal of the one match that was kept: what was played, and everything else that was done. */
function saved(): { game: string; options: unknown; played: string[]; kinds: string[] } {
  const [file] = savedFiles();
  const [header, ...actions] = readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
  const played = actions.flatMap(({ move }) => (move === undefined ? [] : [move]));
  return { ...header, played, kinds: actions.map(({ kind }) => kind) };
}

const GOOD = {
  version: 1,
  game: 'senet',
  options: {},
  start: 'ABABABABAB/........../.......... A -',
  actions: ['3'],
  seen: [],
  result: null,
};

const FOOLS_MATE = ['f2f3', 'e7e5', 'g2g4', 'd8h4'];

test('two people play to mate and the record says so', async () => {
  const { code, out, err } = await play(['classico'], FOOLS_MATE);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('Black to move.');
  expect(out).toContain('Checkmate: Black wins.');
  expect(saved()).toMatchObject({ game: 'classico', played: FOOLS_MATE });
});

test('[P-NF3] what is written as people write moves, but fits none, is refused for a reason of the rules', async () => {
  const { out } = await play(['classico'], ['Ke2', 'why Nd4', 'why e1e3', 'zz9', 'bispo c4']);
  expect(out).toContain('Your own pawn is on e2.');
  expect(out).toContain('The knight on b1 goes in an L');
  expect(out).toContain('The bishop does not jump: the pawn on e2 is in the way.');
  expect(out).toContain('The king on e1 goes one square at a time.');
  expect(out).toContain('I could not read "zz9".');
});

test('[P-NF1] moves, questions and wishes are understood in natural words of both languages', async () => {
  const lines = ['peão e4', 'knight f6', 'xeque?', 'de quem é a vez?', 'cavalo f3', 'desisto', 'n'];
  const { out } = await play(['classico', '--lang', 'pt-BR'], lines);
  expect(out.match(/As brancas jogam\./g)).toHaveLength(4); // shown twice, asked for twice
  expect(saved().played).toEqual(['e2e4', 'g8f6', 'g1f3']);
});

test('check is announced in words', async () => {
  const { out } = await play(['classico', '--lang', 'pt-BR'], ['e2e4', 'f7f5', 'd1h5']);
  expect(out).toContain('Xeque! As pretas jogam.');
});

test('the game is asked for when it is not given, by number or name', async () => {
  for (const answer of ['4', 'Senet']) {
    const { out } = await play(['--real-dice'], ['0', 'ludo', answer]);
    expect(out.match(/Which game\?/g)?.length).toBe(3);
    expect(out).toContain('Player A’s turn.');
  }
  expect((await play([], [])).code).toBe(0);
});

test('moves may be typed with blanks, hyphens and capitals', async () => {
  await play(['classico'], ['E2-E4', 'e7 e5', ' g1f3 ']);
  expect(saved().played).toEqual(['e2e4', 'e7e5', 'g1f3']);
});

test('an illegal move is explained, and so is any move that is asked about', async () => {
  const { out } = await play(
    ['senet', '--real-dice'],
    ['3', '9-13', 'why 9-13', 'por que 9-12', 'porquê 9-13', 'why'],
  );
  expect(out.match(/\[S-MOVE\]/g)?.length).toBe(3);
  expect(out).toContain('The move "9-12" is legal.');
  expect(out).toContain('Add the move');
  expect(saved().played).toEqual(['3']);
});

test('moves, of all or of one square', async () => {
  const { out } = await play(['classico'], ['moves e2', 'lances b1', 'moves e5']);
  expect(out).toContain('Legal moves: e2e3 e2e4\n');
  expect(out).toContain('Legal moves: b1a3 b1c3\n');
  expect(out).toContain('No legal move with "e5".');
});

test('the position is read piece by piece, in both languages', async () => {
  const english = (await play(['classico'], ['squares'])).out;
  expect(english).toContain('White:\n  king: e1\n  queen: d1\n  rooks: a1, h1\n');
  const portuguese = (await play(['brasez', '--lang', 'pt-BR'], ['K@e1', 'K@d8', 'casas'])).out;
  expect(portuguese).toContain('Pretas:\n  rei: d8\n  Grão-Lorde: e8\n  torres: c8, f8\n');
  expect(portuguese).toContain('Peça de Passagem: pretas.');
  const senet = (await play(['senet', '--real-dice'], ['casas'])).out;
  expect(senet).toContain('26 House of Beauty');
});

test('the board is shown again, and from the other side', async () => {
  const { out } = await play(['classico'], ['board', 'flip']);
  expect(out.match(/^8 .*\n7 /gm)?.length).toBe(2);
  expect(out).toMatch(/ h {2}g {2}f.*\n1 /);
});

test('[B-SETUP] Brasez begins with the two choices of the king’s square', async () => {
  const { out } = await play(['brasez'], ['k@e1', 'K@d8']);
  expect(out).toContain('Legal moves: K@d1 K@e1');
  expect(out.match(/Set-up: choose/g)?.length).toBe(2);
  expect(saved().played).toEqual(['K@e1', 'K@d8']);
});

test('[C-RESIGN] [P-F8] resignation is asked about, for the side to move or the one named', async () => {
  const kept = await play(['classico'], ['resign', 'maybe', 'no']);
  expect(kept.out).toContain('Answer "yes" or "no".\nThe game goes on.');
  const { out } = await play(['classico'], ['e2e4', 'desistir brancas', 'sim']);
  expect(out).toContain('White resigned: Black wins.');
  expect(saved().kinds).toEqual(['move', 'resign']);
});

test('[C-RESIGN] one may resign instead of answering', async () => {
  const { out } = await play(['classico'], ['e2e4', 'draw', 'resign w', 'yes']);
  expect(out).toContain('White resigned: Black wins.');
});

test('[P-F9] [C-AGREE] a draw is offered on one’s turn and answered', async () => {
  const { out } = await play(['classico'], ['e2e4', 'draw', 'no', 'empate', 's']);
  expect(out).toContain('Black offers a draw. Does White accept? (yes or no)\nThe game goes on.');
  expect(out).toContain('Draw by agreement.');
  expect(saved().kinds).toEqual(['move', 'offer', 'decline', 'offer', 'accept']);
});

test('[C-AGREE] an offer that was not answered stands when the game is resumed', async () => {
  await play(['classico'], ['e2e4', 'draw']);
  const { out } = await play(['--resume'], ['yes']);
  expect(out).toContain('Black offers a draw. Does White accept?');
  expect(out).toContain('Draw by agreement.');
});

test('[C-AGREE] draws are agreed only where the game has them', async () => {
  for (const args of [['senet', '--real-dice'], ['nucleo']]) {
    expect((await play(args, ['draw', 'yes'])).out).toContain('There is no draw by agreement in this game.');
  }
  const allowed = await play(['nucleo', '--option', 'agreement=true'], ['e2e4', 'draw', 'yes']);
  expect(allowed.out).toContain('Draw by agreement.');
});

test('a move is taken back when the other agrees, and only then', async () => {
  const { out } = await play(['classico'], ['undo', 'e2e4', 'undo', 'no', 'voltar', 'sim', 'd2d4']);
  expect(out).toContain('There is no move to take back yet.');
  expect(out).toContain('White wants to take the move back. Does Black agree?');
  expect(saved().kinds).toEqual(['move', 'takeback', 'refuse', 'takeback', 'agree', 'move']);
});

test('the side that takes back may be named: it goes back to its own turn', async () => {
  const { out } = await play(['classico'], ['e2e4', 'e7e5', 'undo white', 'yes', 'd2d4']);
  expect(out).toContain('White wants to take the move back.');
  expect(saved().played).toEqual(['e2e4', 'e7e5', 'd2d4']);
});

test('[S-DIE] a throw that was taken back comes again: undo is no second throw', async () => {
  const typed = ['4', '9-13', '2', 'undo', 'yes', '7-11'];
  const { out } = await play(['senet', '--real-dice'], typed);
  expect(out).toContain('The die had already shown 2, and that still counts.');
  expect(saved().played).toEqual(['4', '9-13', '2', '7-11', '2']);
});

test('[S-DIE] nor does leaving and coming back change it', async () => {
  await play(['senet', '--real-dice'], ['4', '9-13', '2', 'undo', 'yes']);
  const { out } = await play(['--resume'], ['7-11', 'quit']);
  expect(out).toContain('The die had already shown 2, and that still counts.');
  expect(saved().played).toEqual(['4', '9-13', '2', '7-11', '2']);
});

test('the die is thrown only when it is time', async () => {
  for (const [args, typed] of [
    [
      ['senet', '--real-dice'],
      ['2', 'jogar'],
    ],
    [['classico'], ['roll']],
  ] as const) {
    expect((await play(args, typed)).out).toContain('It is not time to throw the die.');
  }
});

test.each([
  [
    '6k1/6p1/8/7Q/8/8/qr4PP/7K w - - 0 1',
    /proven, for example: h5e8 g8h7 .*\nPerpetual check proven: draw\./,
  ],
  ['k7/8/8/8/8/8/qr6/R6K w - - 0 1', /the checks can be escaped\. The game goes on/],
  ['4k3/8/8/8/8/8/8/4K2B w - - 0 1', /Not enough material/],
  ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', /nothing to claim here/],
])('[C-PERP] the verdict on a claim is told with its line, in %s', async (start, told) => {
  const file = join(folder, 'game.json');
  const result = start.startsWith('4k3') ? { winner: null, reason: 'material' } : null;
  writeFileSync(file, JSON.stringify({ ...GOOD, game: 'classico', start, actions: [], result }));
  expect((await play(['--resume', '--file', file], ['reivindicar'])).out).toMatch(told);
});

test('[S-SKIP] a lost turn may be said in words', async () => {
  const file = join(folder, 'game.json');
  writeFileSync(
    file,
    JSON.stringify({ ...GOOD, start: '........../........../.....A..B. A -', actions: ['2'] }),
  );
  const { out } = await play(['--resume', '--file', file], ['passar']);
  expect(out).toContain('Legal moves: skip');
  expect(out).toContain('Player B’s turn.');
});

test('help and hint', async () => {
  const { out } = await play(['classico', '--lang', 'pt-BR'], ['ajuda', '?', 'dica']);
  expect(out.match(/por que LANCE/g)?.length).toBe(2);
  expect(out).toMatch(/Dica: \S+ \([a-h]\d[a-h]\d\)\./);
});

test('[P-F10] every action is on the disk at once, and --resume goes on from there', async () => {
  await play(['classico'], ['e2e4', 'e7e5']);
  const { out } = await play(['--resume'], ['g1f3', 'quit', 'b8c6']);
  expect(out).toContain('the game continues after 1 move');
  expect(out).toContain(savedFiles()[0]);
  expect(saved().played).toEqual(['e2e4', 'e7e5', 'g1f3']);
  expect(readdirSync(join(folder, 'play')).length).toBe(1);
});

test('a new game never replaces an unfinished one; --resume may name the game', async () => {
  await play(['classico'], ['e2e4'], 0.1);
  await play(['senet', '--real-dice'], ['3'], 0.2);
  expect(savedFiles().length).toBe(2);
  expect((await play(['classico', '--resume'], [])).out).toContain('Black to move.');
});

test('a finished game is not resumed', async () => {
  await play(['classico'], FOOLS_MATE);
  const { code, err } = await play(['--resume'], []);
  expect([code, err]).toEqual([2, expect.stringContaining('[no-saved-game]')]);
});

test('only a known game is resumed by name', async () => {
  expect((await play(['ludo', '--resume'], [])).err).toContain('[unknown-game]');
});

test('house rules are saved with the game', async () => {
  await play(['nucleo', '--option', 'castling=true'], ['e2e4']);
  expect(saved().options).toMatchObject({ castling: true });
  expect((await play(['--resume'], ['e7e5'])).code).toBe(0);
});

test.each([
  ['no JSON', '{"version":1,'],
  ['another kind of JSON', '[]'],
  ['no version', JSON.stringify({ ...GOOD, version: undefined })],
  ['an unknown game', JSON.stringify({ ...GOOD, game: 'ludo' })],
  ['a bad option', JSON.stringify({ ...GOOD, options: { x: true } })],
  ['a bad start', JSON.stringify({ ...GOOD, start: 'A' })],
  ['an illegal action', JSON.stringify({ ...GOOD, actions: ['3', '9-13'] })],
  ['actions that are no texts', JSON.stringify({ ...GOOD, actions: [3] })],
  ['throws that no die shows', JSON.stringify({ ...GOOD, seen: ['9'] })],
  ['a strange result', JSON.stringify({ ...GOOD, result: { winner: 'C', reason: 'win' } })],
  ['a strange reason', JSON.stringify({ ...GOOD, result: { winner: 'A', reason: 'luck' } })],
])('a saved game with %s is refused and kept', async (_, text) => {
  const file = join(folder, 'game.json');
  writeFileSync(file, text);
  const { code, out, err } = await play(['--resume', '--file', file], ['1']);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain('[damaged-save]');
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('a game saved by a newer version is refused as such', async () => {
  const file = join(folder, 'game.json');
  writeFileSync(file, JSON.stringify({ ...GOOD, version: 2 }));
  expect((await play(['--resume', '--file', file], [])).err).toContain('[newer-save]');
});

test('a file that is not there, or already there', async () => {
  const file = join(folder, 'game.json');
  expect((await play(['--resume', '--file', file], [])).err).toContain('[unreadable-file]');
  expect((await play(['--resume'], [])).err).toContain('[no-saved-game]');
  writeFileSync(file, 'mine');
  expect((await play(['senet', '--file', file], [])).err).toContain('[file-exists]');
});

test('save makes a copy that can be resumed and overwrites nothing', async () => {
  const copy = join(folder, 'my copy.json');
  const { out } = await play(['classico'], ['save', 'e2e4', 'save', `salvar ${copy}`, `save ${copy}`]);
  expect(out).toContain('There are no moves to save yet.');
  expect(out).toContain(`The game is saved in ${copy}.`);
  expect(out).toContain('Choose another name.');
  expect((await play(['--resume', '--file', copy], [])).out).toContain('after 1 move.');
});

test('when the disk refuses, the players are told and the game goes on', async () => {
  writeFileSync(join(folder, 'play'), 'not a folder');
  const { code, out } = await play(['classico'], FOOLS_MATE);
  expect(code).toBe(0);
  expect(out).toContain('Could not write');
  expect(out).toContain('Checkmate: Black wins.');
});

test('[P-F10] what the disk refuses is never called saved: it is said, tried again, and a copy can be kept elsewhere', async () => {
  const blocked = join(folder, 'file');
  writeFileSync(blocked, '');
  const run = (input: string) => runCli(['play', 'classico'], { input, env: { TABULEIRO_DATA: blocked } });
  const lost = await run('e2e4\nsave\nquit\nquit\n');
  expect(lost.out).not.toContain('The game is saved');
  expect(lost.out).toContain('The game is NOT saved');
  const copied = await run(`e2e4\nsave ${join(folder, 'copy')}\nquit\n`);
  expect(copied.out).toContain('The game is saved in');
  expect(copied.out).not.toContain('NOT saved');
});
