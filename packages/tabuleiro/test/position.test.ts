import { expect, expectTypeOf, test } from 'vitest';
import {
  IllegalMove,
  type Move,
  openPosition,
  type Position,
  type SquareOf,
  startGame,
} from '../src/index.js';

const texts = (moves: readonly Move[]): string[] => moves.map(({ text }) => text).sort();

test('a game of chess in coordinates, English and Portuguese', () => {
  const position = startGame('classico').play('e4').play('e7e5').play('Cf3');
  expect(position.game).toBe('classico');
  expect(position.text).toBe('rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2');
  expect(position.turn).toBe('b');
  expect(position.isCheck).toBe(false);
  expect(position.outcome).toBeUndefined();
  expect(position.throws).toEqual([]);
  expect(position.history().map(({ san }) => san.en)).toEqual(['e4', 'e5', 'Nf3']);
  expect(position.history().map(({ san }) => san['pt-BR'])).toEqual(['e4', 'e5', 'Cf3']);
  expect(position.play('Nc6', 'en').text).toBe(position.play('b8c6').text);
});

test('what stands where', () => {
  const position = startGame('classico');
  expect(position.pieceAt('g1')).toEqual({ name: 'knight', player: 'w' });
  expect(position.pieceAt('e4')).toBeUndefined();
  expect(position.pieceAt('z9')).toBeUndefined();
  expect(position.pieces().size).toBe(32);
  expect(position.pieces().get('e8')).toEqual({ name: 'king', player: 'b' });
  const senet = startGame('senet');
  expect(senet.pieceAt('1')).toEqual({ name: 'piece', player: 'A' });
  expect([...senet.pieces().keys()]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
  const brasez = startGame('brasez');
  expect(brasez.pieceAt('e1')).toBeUndefined();
  expect(brasez.play('K@e1').pieceAt('d1')).toEqual({ name: 'warlord', player: 'w' });
});

test('a move says what it is and what it does', () => {
  const position = openPosition('classico', 'r3k2r/1P6/8/8/8/8/8/R3K2R w KQkq - 0 1');
  expect(texts(position.moves('e1'))).toEqual(['e1c1', 'e1d1', 'e1d2', 'e1e2', 'e1f1', 'e1f2', 'e1g1']);
  expect(position.moves('e1').find(({ kind }) => kind === 'castle')).toMatchObject({ piece: 'king' });
  expect(position.moves('b7').find(({ text }) => text === 'b7a8n')).toEqual({
    text: 'b7a8n',
    san: { 'pt-BR': 'bxa8=C', en: 'bxa8=N' },
    kind: 'promotion',
    from: 'b7',
    to: 'a8',
    piece: 'pawn',
    captured: 'rook',
    promotion: 'knight',
    effects: [
      { kind: 'captured', piece: { name: 'rook', player: 'b' }, at: 'a8' },
      { kind: 'moved', piece: { name: 'pawn', player: 'w' }, from: 'b7', to: 'a8' },
      { kind: 'promoted', piece: { name: 'pawn', player: 'w' }, at: 'a8', to: 'knight' },
    ],
  });
});

test('[C-MATE] a game that is over says who won, and why, in both languages', () => {
  const position = ['f3', 'e5', 'g4', 'Qh4'].reduce((at, move) => at.play(move), startGame('classico'));
  expect(position.isCheck).toBe(true);
  expect(position.turn).toBeUndefined();
  expect(position.outcome).toEqual({
    winner: 'b',
    reason: 'mate',
    sentence: { 'pt-BR': 'Xeque-mate: as pretas vencem.', en: 'Checkmate: Black wins.' },
  });
  expect(position.moves()).toEqual([]);
  expect(position.whyNot('a2a3')).toMatchObject({ code: 'game-over', rule: 'C-MATE' });
  expect(position.whyNot('a3')).toMatchObject({ code: 'game-over', rule: 'C-MATE' });
});

test('[C-REP] the line is kept: repetitions count', () => {
  const shuffle = ['Nf3', 'Nf6', 'Ng1', 'Ng8'];
  const position = [...shuffle, ...shuffle].reduce((at, move) => at.play(move), startGame('classico'));
  expect(position.outcome).toMatchObject({ winner: undefined, reason: 'repetition' });
  expect(openPosition('classico', position.text).outcome).toBeUndefined();
});

test('[C-CHECK, C-MOVE] why a move is not legal', () => {
  const position = openPosition('classico', '4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1');
  expect(position.whyNot('e2c3')).toEqual({
    code: 'pinned',
    facts: expect.objectContaining({ from: 'e2' }),
    rule: 'C-CHECK',
    sentence: { 'pt-BR': expect.stringContaining('e8'), en: expect.stringContaining('e8') },
  });
  expect(position.whyNot('e1e3')).toMatchObject({ code: 'king-pattern', rule: 'C-MOVE' });
  expect(position.whyNot('Nc3')).toEqual(position.whyNot('e2c3'));
  expect(position.whyNot('Cc3')).toEqual(position.whyNot('e2c3'));
  expect(position.whyNot('Ke3')).toMatchObject({ code: 'king-pattern', facts: { from: 'e1' } });
  expect(position.whyNot('Qe4')).toMatchObject({
    code: 'no-such-move',
    rule: 'C-MOVE',
    facts: { text: 'Qe4' },
  });
  expect(position.whyNot('hello')).toMatchObject({ code: 'bad-move', rule: 'C-MOVE' });
  expect(position.whyNot('e1f2')).toBeUndefined();
  expect(position.whyNot('Kf2')).toBeUndefined();
  expect(position.whyNot('rei f2')).toBeUndefined();
  expect(position.whyNot('cavalo c3')).toEqual(position.whyNot('e2c3'));
});

test('play throws the refusal, tryPlay gives it', () => {
  const position = startGame('classico');
  expect(() => position.play('e1e3')).toThrow(IllegalMove);
  expect(() => position.play('e1e3')).toThrow('The king on e1 goes one square at a time.');
  const tried = position.tryPlay('e1e3');
  expect(tried).toEqual({ ok: false, error: position.whyNot('e1e3') });
  expect(position.tryPlay('e2e4')).toMatchObject({ ok: true, value: { turn: 'b' } });
});

test('what may be two moves names both; the language decides where it can', () => {
  const position = openPosition('classico', '7k/8/8/8/8/8/8/R4K2 w - - 0 1');
  expect(position.whyNot('Re1')).toMatchObject({ code: 'ambiguous', facts: { candidates: 'a1e1 f1e1' } });
  expect(position.play('Re1', 'en').pieceAt('e1')?.name).toBe('rook');
  expect(position.play('Re1', 'pt-BR').pieceAt('e1')?.name).toBe('king');
});

test('undo goes back to the very position, and the start has nothing before it', () => {
  const start = startGame('classico');
  const one = start.play('e4');
  const two = one.play('e5');
  expect(two.undo()).toBe(one);
  expect(two.undo().undo()).toBe(start);
  expect(start.undo()).toBe(start);
  expect(two.start).toBe(start);
  expect(start.start).toBe(start);
  expect(start.history()).toEqual([]);
});

test('[N-TURN] house rules come in when a game is set up', () => {
  const fen = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
  const plain = openPosition('nucleo', fen.replace('KQkq', '-'));
  expect(plain.whyNot('e1g1')).toMatchObject({ code: 'castling-off', rule: 'N-TURN' });
  const house = openPosition('nucleo', fen, { castling: true });
  expect(house.options).toEqual({ doubleStep: true, enPassant: false, castling: true, agreement: false });
  expect(house.play('O-O').pieceAt('g1')).toEqual({ name: 'king', player: 'w' });
  expect(startGame('nucleo', { doubleStep: false }).whyNot('e2e4')).toMatchObject({
    code: 'double-step-off',
  });
});

test('[B-SETUP, B-LEGION, B-CHARGE] Brasez: set-up, legions of two pawns, charges', () => {
  const start = startGame('brasez');
  expect(start.whyNot('e2e4')).toMatchObject({ code: 'setup-first', rule: 'B-SETUP' });
  const position = start.play('R@e1').play('K@e8');
  expect(position.moves('e2')).toContainEqual(
    expect.objectContaining({ text: 'd2&e2', kind: 'legion', from: 'd2', partner: 'e2', to: 'd3' }),
  );
  expect(texts(position.moves('d2'))).toContain('d2&e2');
  expect(position.play('d3&e3').pieceAt('e3')).toEqual({ name: 'pawn', player: 'w' });
});

test('[S-DIE, S-MUST, S-TURN] Senet: the die comes from outside', () => {
  const start = startGame('senet');
  expect(start.turn).toBe('A');
  expect(start.throws).toEqual(['1', '2', '3', '4', '5'].map((text) => ({ text, chance: 0.2 })));
  expect(start.whyNot('9-12')).toMatchObject({ code: 'not-thrown', rule: 'S-TURN' });
  const thrown = start.play('4');
  expect(thrown.throws).toEqual([]);
  expect(thrown.turn).toBe('A');
  expect(texts(thrown.moves())).toEqual(['7-11', '9-13']);
  expect(texts(thrown.moves('9'))).toEqual(['9-13']);
  expect(thrown.whyNot('skip')).toMatchObject({ code: 'must-move', rule: 'S-MUST' });
  expect(
    thrown
      .play('9-13')
      .history()
      .map(({ text }) => text),
  ).toEqual(['4', '9-13']);
});

test('[S-EXIT, S-WATER] Senet: what leaves the board goes to no square, what falls lands in the water', () => {
  const leaving = openPosition('senet', 'A........./........../.....A...B A 5');
  expect(leaving.moves('26')).toMatchObject([
    { text: '26-31', san: { 'pt-BR': '26-sai', en: '26-off' }, from: '26', piece: 'piece' },
  ]);
  expect(leaving.moves('26')[0]).not.toHaveProperty('to');
  expect(leaving.play('26-off').pieceAt('26')).toBeUndefined();
  const falling = openPosition('senet', 'A........./........../.A.......B A 5');
  expect(falling.play('22-27').pieceAt('15')).toEqual({ name: 'piece', player: 'A' });
  expect(falling.moves('22')[0]).toMatchObject({ to: '27', effects: [{ kind: 'fell', to: '15' }] });
});

test('a position shows itself, and is nothing but data', () => {
  const { game, text, turn } = startGame('brasez');
  expect(JSON.parse(JSON.stringify(startGame('brasez')))).toMatchObject({ game, text, turn });
});

test('types are exact for each game, and any position is a position', () => {
  const chess = startGame('classico');
  expectTypeOf(chess.turn).toEqualTypeOf<'w' | 'b' | undefined>();
  expectTypeOf(startGame('senet').turn).toEqualTypeOf<'A' | 'B' | undefined>();
  expectTypeOf<SquareOf<'senet'>>().toExtend<`${number}`>();
  expectTypeOf(chess.moves()[0].kind).toEqualTypeOf<
    'step' | 'double' | 'enPassant' | 'castle' | 'promotion'
  >();
  expectTypeOf(chess).toExtend<Position>();
  expectTypeOf(startGame('senet')).toExtend<Position>();
  // @ts-expect-error: chess has no house rules
  expect(() => startGame('classico', { castling: false })).toThrow('castling');
});
