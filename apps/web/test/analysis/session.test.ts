import { lastPath, mainLine } from '@tabuleiro/game';
import { expect, test, vi } from 'vitest';
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
  expect(tester.last).toContain('o dado dá 4');
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
