import {
  formatShare,
  formatStudy,
  parseShare,
  parseStudy,
  readPgnStudies,
  type Study,
} from '@tabuleiro/any-game';
import { lastPath, mainLine, type TreePath } from '@tabuleiro/game';
import { expect, test, vi } from 'vitest';
import { pgnOf } from '../../src/analysis/studyDeeds.js';
import { loadView } from '../../src/games/registry.js';
import { AnalysisTester } from './analysisTester.js';

/** Milliseconds, far more than anything takes. */
const PATIENCE = 60_000;

const movesOf = ({ session }: AnalysisTester): readonly string[] =>
  mainLine(session.tree.tree.value).map((move) => session.view.written.game.notation.formatMove(move));

test('both sides move; a move that is there is followed, another one opens a variation', async () => {
  const tester = await AnalysisTester.of('classico');
  tester.type('e4', 'c5', 'Cf3', 'd6');
  const { tree } = tester.session;
  tester.type('voltar', 'voltar', 'Cf3');
  expect(tree.path.value).toEqual({ branches: [], ply: 3 });
  tester.type('voltar', 'Cc3', 'Cc6');
  expect(tree.path.value).toEqual({ branches: [{ ply: 2, variation: 0 }], ply: 2 });
  expect(movesOf(tester)).toEqual(['e2e4', 'c7c5', 'g1f3', 'd7d6']);
});

test('a move is made by choosing a piece and its target, by dragging, and asks for a promotion as in a game', async () => {
  const tester = await AnalysisTester.of('classico', { start: '7k/P7/8/8/8/8/8/K7 w - - 0 1' });
  const { session } = tester;
  session.handle({ kind: 'pick', place: 'a7' });
  expect(session.board.model.value.marks.get('a8')?.has('move')).toBe(true);
  session.handle({ kind: 'pick', place: 'a8' });
  expect(session.choice.selection.question.value?.answers.map(({ answer }) => answer)).toContain('rook');
  session.choice.answer('rook');
  expect(tester.position).toMatch(/^R6k/);
  session.undo();
  session.handle({ kind: 'drop', from: 'a1', to: 'a2' });
  expect(tester.position).toMatch(/^7k\/P7\/8\/8\/8\/8\/K7\/8 b/);
});

test('why something cannot be moved is said by the rules', async () => {
  const tester = await AnalysisTester.of('classico');
  tester.session.handle({ kind: 'drop', from: 'g1', to: 'g4' });
  await vi.waitFor(() => expect(tester.session.notices.notice.value?.tone).toBe('refused'), PATIENCE);
  expect(tester.session.notices.notice.value?.rule).toBeDefined();
});

test('nothing that was done is lost: moves, deletions, promotions, comments, signs and drawings are undone and redone', async () => {
  const tester = await AnalysisTester.of('classico');
  tester.type('e4', 'e5', 'voltar', 'c5', '!?', 'comentário a siciliana');
  const { session } = tester;
  session.drawing.draw([{ from: 'd2', to: 'd4', stroke: 'solid' }]);
  session.promote();
  session.toEdge('start');
  session.walk(1);
  session.remove();
  expect(session.tree.tree.value.steps).toEqual([]);
  const edits = Array.from({ length: 8 }, () => session.tree.undo());
  expect(edits).toEqual(['delete', 'promote', 'marks', 'comment', 'nag', 'move', 'move', 'move']);
  expect(session.tree.undo()).toBeUndefined();
  expect(session.tree.canUndo.value).toBe(false);
  const again = Array.from({ length: 7 }, () => session.tree.redo());
  expect(again).toEqual(['move', 'move', 'move', 'nag', 'comment', 'marks', 'promote']);
  expect(movesOf(tester)).toEqual(['e2e4', 'c7c5']);
  const [, sicilian] = session.tree.tree.value.steps;
  expect(sicilian.annotations).toEqual({
    comments: ['a siciliana'],
    nags: [5],
    marks: [{ kind: 'arrow', colour: 'green', from: 'd2', to: 'd4' }],
  });
});

test('typing a comment is one change, and something new cannot be redone any more', async () => {
  const tester = await AnalysisTester.of('classico');
  tester.type('e4');
  for (const text of ['b', 'bo', 'bom']) tester.session.comment(text);
  tester.session.tree.undo();
  expect(tester.session.tree.annotations.value.comments).toEqual([]);
  expect(tester.session.tree.canRedo.value).toBe(true);
  tester.type('e5');
  expect(tester.session.tree.canRedo.value).toBe(false);
});

test('a comment that goes on being typed after an undo leaves nothing to be done again', async () => {
  const tester = await AnalysisTester.of('classico');
  const { session } = tester;
  tester.type('e4');
  session.comment('b');
  session.mark(1);
  session.tree.undo();
  session.comment('bo');
  expect(session.tree.canRedo.value).toBe(false);
  expect(session.tree.redo()).toBeUndefined();
  expect(session.tree.annotations.value.comments).toEqual(['bo']);
});

test('colours of drawings that came with a study stay as they are', async () => {
  const tester = await AnalysisTester.of('classico');
  const { session } = tester;
  const yellow = { kind: 'place', colour: 'yellow', place: 'e4' } as const;
  session.tree.annotate('marks', { marks: [yellow] });
  const [drawn] = session.drawing.marks.value;
  session.drawing.draw([drawn, { from: 'a1', to: 'a8', stroke: 'dashed' }]);
  expect(session.tree.annotations.value.marks).toEqual([
    yellow,
    { kind: 'arrow', colour: 'red', from: 'a1', to: 'a8' },
  ]);
});

test('walking says the move, its signs, alternatives and comment; keys go along the line and to alternatives', async () => {
  const tester = await AnalysisTester.of('classico');
  tester.type('e4', 'e5', 'voltar', 'c5', '!?', 'comentário a siciliana', 'voltar', 'c6', 'voltar');
  tester.said.length = 0;
  const { session } = tester;
  session.walk(1);
  session.beside(1);
  session.beside(1);
  session.beside(1);
  session.toParent();
  session.toEdge('start');
  session.walk(-1);
  session.toEdge('end');
  session.walk(1);
  expect(tester.said).toEqual([
    '1, pretas: peão de e7 para e5. 2 alternativas.',
    '1, pretas: peão de c7 para c5. Lance interessante. 2 alternativas. Comentário: a siciliana',
    '1, pretas: peão de c7 para c6. 2 alternativas.',
    'Não há outra alternativa aqui.',
    '1, brancas: peão de e2 para e4.',
    'Posição inicial.',
    'Começo da análise.',
    '1, pretas: peão de e7 para e5. 2 alternativas.',
    'Fim da linha.',
  ]);
});

test('where our rules end the game the tree says so, and the line goes on', async () => {
  const tester = await AnalysisTester.of('classico');
  const dance = ['Cf3', 'Cf6', 'Cg1', 'Cg8'];
  tester.type(...dance, ...dance, ...dance, ...dance);
  expect(tester.session.tree.position.value.outcome?.reason).toBe('repetition');
  expect(tester.last).toContain('Aqui a partida acaba pelas nossas regras:');
  tester.session.handle({ kind: 'drop', from: 'e2', to: 'e4' });
  expect(tester.position).toContain('4P3');
  expect(lastPath(tester.session.tree.tree.value).ply).toBe(17);
});

test('after mate nothing moves, and that is said', async () => {
  const tester = await AnalysisTester.of('classico');
  tester.type('f3', 'e5', 'g4', 'Dh4');
  expect(tester.session.choice.isOpen.value).toBe(false);
  tester.type('a3');
  expect(tester.session.notices.notice.value?.text()).toBe('Não há mais lances nesta posição.');
});

test('[B-DUKE-A] a duke that may retire is asked about as in a game', async () => {
  const start = '4k3/8/8/8/3G4/8/P7/4K3 w - - - w 0/0 -/- 0,- 1';
  const tester = await AnalysisTester.of('brasez', { start });
  const { choice } = tester.session;
  tester.session.handle({ kind: 'drop', from: 'a2', to: 'a3' });
  expect(tester.position).toContain('/P7/');
  expect([...(choice.pending.current.value?.added.keys() ?? [])]).toEqual(['d4']);
  tester.session.handle({ kind: 'pick', place: 'd4' });
  expect(tester.position).toMatch(/^4k3\/8\/8\/8\/8\/P7\/8\/4K3 b .* 1\/0 /);
});

test('[S-DIE] a throw is chosen freely, then a piece moves; without a throw no piece does', async () => {
  const tester = await AnalysisTester.of('senet');
  tester.session.handle({ kind: 'pick', place: '9' });
  expect(tester.session.notices.notice.value?.text()).toBe('Escolha primeiro o que o dado mostra.');
  tester.type('dado 4');
  expect(tester.last).toBe('Jogador A: o dado dá 4.');
  expect(tester.session.tree.position.value.moves.length).toBeGreaterThan(0);
  const [move] = tester.session.tree.position.value.moves;
  tester.session.play(move);
  expect(tester.session.tree.path.value.ply).toBe(2);
});

test('the opening of the line has a name, in the language of the page', async () => {
  const tester = await AnalysisTester.of('classico');
  // Asked before the names are fetched, which is when nobody knows whether there is one.
  tester.type('e4', 'c5', 'abertura');
  const told = (): string => tester.session.notices.notice.value?.text() ?? '';
  await vi.waitFor(() => expect(told()).toMatch(/^Abertura: .*Siciliana.* \(B20\)\.$/), PATIENCE);
  tester.settings.value = { ...tester.settings.value, lang: 'en' };
  await vi.waitFor(() => expect(tester.session.opening.name.value?.name).toMatch(/Sicilian/), PATIENCE);
});

test('the board turns and can be asked', async () => {
  const tester = await AnalysisTester.of('classico');
  tester.type('virar');
  expect(tester.session.board.model.value.flipped).toBe(true);
  tester.type('casa e1', 'lances e2', 'lances', 'posição', 'ajuda');
  expect(tester.said.slice(-5)).toEqual([
    expect.stringContaining('rei branco'),
    'peão branco. Pode ir: e3, e4.',
    expect.stringContaining('cavalo g1: '),
    expect.stringContaining('rei branco e1'),
    expect.stringContaining('promover'),
  ]);
});

const findWritten = async (game: string) => (await loadView(game))?.written;

/** The moves of the main line of a study. */
function textsOf({ written, tree }: Study): readonly string[] {
  return mainLine(tree).map((move) => written.game.notation.formatMove(move));
}

/** As a record of a study and as a link. */
async function carried(study: Study, at: TreePath): Promise<readonly (readonly string[])[]> {
  const record = await parseStudy(formatStudy(study), findWritten);
  const code = await formatShare(study, at);
  const link = code.ok ? await parseShare(code.value, findWritten) : code;
  if (!record.ok || !link.ok) throw new Error('not read back');
  return [textsOf(record.value), textsOf(link.value.study)];
}

test.each([
  ['classico', ['e4', '--', 'd4']],
  ['nucleo', ['e4', 'Z0', 'd4']],
  ['brasez', ['rei e1', 'rei e8', 'd3', 'nulo', 'd4']],
])(
  '%s: the turn is given away, told, undone and redone, and kept in record and link',
  async (game, lines) => {
    const tester = await AnalysisTester.of(game);
    const { session } = tester;
    tester.type(...lines.slice(0, -1));
    expect(tester.last).toMatch(/pretas: passa a vez\.$/);
    expect(session.tree.position.value.player).toBe('w');
    session.undo();
    expect(session.tree.position.value.player).toBe('b');
    session.redo();
    tester.type(...lines.slice(-1));
    expect(movesOf(tester).slice(-3, -1)).toEqual([expect.stringMatching(/\w/), '--']);
    const texts = movesOf(tester);
    const { study, path } = session.tree;
    expect(await carried(study.value, path.value)).toEqual([texts, texts]);
    expect(session.notices.notice.value).toBeUndefined();
  },
);

test('a null move is a variation like any other, and PGN has it as `--`', async () => {
  const tester = await AnalysisTester.of('classico');
  tester.type('e4', 'e5', 'voltar');
  tester.session.pass();
  expect(tester.session.tree.path.value).toEqual({ branches: [{ ply: 1, variation: 0 }], ply: 1 });
  tester.type('Dh5');
  const text = pgnOf(tester.session.tree.study.value, new Date())?.text ?? '';
  expect(text.replaceAll(/\s+/g, ' ')).toContain('1. e4 e5 (1... -- 2. Qh5)');
  for await (const { read } of readPgnStudies(text, findWritten)) {
    expect(read.ok && lastPath(read.value.tree)).toEqual({ branches: [], ply: 2 });
    expect(read.ok && read.value.tree.steps[1].variations[0].steps).toHaveLength(2);
  }
});

test('what is done takes an old refusal away, whether it is a word, a sign or a button', async () => {
  const tester = await AnalysisTester.of('classico');
  const { notices, task } = tester.session;
  const refuse = async (): Promise<void> => {
    tester.type('e2e9');
    await vi.waitFor(() => expect(notices.notice.value?.tone).toBe('refused'), PATIENCE);
  };
  for (const line of ['ameaça', 'virar', '!?', 'mais fundo']) {
    await refuse();
    tester.type(line);
    expect([line, notices.notice.value]).toEqual([line, undefined]);
  }
  task.isThreat.value = false;
  await refuse();
  tester.session.showThreat(true);
  expect(notices.notice.value).toBeUndefined();
});

test('where the turn cannot be given away it is said why, and the tree stays as it is', async () => {
  const refused = async (game: string, ...lines: readonly string[]): Promise<string | undefined> => {
    const tester = await AnalysisTester.of(game);
    tester.type(...lines);
    const before = tester.position;
    tester.session.pass();
    expect(tester.position).toBe(before);
    return tester.session.notices.notice.value?.text();
  };
  expect(await refused('classico', 'e4', 'f5', 'Dh5')).toMatch(/^Com xeque não há lance nulo/);
  expect(await refused('classico', 'f3', 'e5', 'g4', 'Dh4')).toMatch(/^A partida acabou/);
  expect(await refused('brasez')).toMatch(/^Primeiro os reis são colocados/);
  expect(await refused('senet')).toMatch(/^Neste jogo o dado decide/);
});

test('[B-PASS] in Brasez who types that they pass plays the token, and the null move has names of its own', async () => {
  const tester = await AnalysisTester.of('brasez');
  tester.type('rei e1', 'rei e8', 'd3', 'd6', 'passar');
  await vi.waitFor(() => expect(tester.session.notices.notice.value?.rule?.clause).toBe('B-PASS'), PATIENCE);
  expect(movesOf(tester)).toHaveLength(4);
  tester.type('lance nulo');
  expect(movesOf(tester).at(-1)).toBe('--');
});

test('who stays on a position hears once what it is worth: after a while, or when a slow engine first says so', async () => {
  const tester = await AnalysisTester.of('classico', { isOn: true });
  vi.useFakeTimers();
  try {
    const heard = (): number => tester.said.filter((text) => /melhor|igual/i.test(text)).length;
    tester.type('e4');
    vi.advanceTimersByTime(500);
    tester.analyst.tell({ score: { cp: 150 } });
    expect(heard()).toBe(0);
    vi.advanceTimersByTime(1500);
    expect(heard()).toBe(1);
    tester.type('e5');
    vi.advanceTimersByTime(9000);
    expect(heard()).toBe(1);
    tester.analyst.tell({ score: { cp: 150 } });
    expect(heard()).toBe(2);
    tester.analyst.tell({ score: { cp: 250 }, depth: 11 });
    vi.advanceTimersByTime(9000);
    expect(heard()).toBe(2);
    tester.type('Cf3');
    vi.advanceTimersByTime(9000);
    tester.type('voltar');
    tester.said.length = 0;
    // What comes late is about a position that was left.
    tester.analyst.tell({ score: { cp: 150 } });
    expect(heard()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
