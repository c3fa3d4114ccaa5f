import { expect, test } from 'vitest';
import { parseCommandLine } from '../../src/play/commandLine.js';
import { COMPUTER, PERSON } from './computerTester.js';
import { SessionTester } from './sessionTester.js';

const AGAINST_COMPUTER = { players: [PERSON, COMPUTER] } as const;
const KINGS = { start: '4k2r/8/8/8/8/8/8/R3K3 w - - 0 1' } as const;

test.each([
  ['xeque?', 'check', ''],
  ['estou em xeque?', 'check', ''],
  ['Am I in check?', 'check', ''],
  ['check', 'check', ''],
  ['xeque perpétuo', 'claim', ''],
  ['lances', 'moves', ''],
  ['moves', 'moves', ''],
  ['lances do cavalo', 'moves', 'do cavalo'],
  ['o que posso jogar?', 'moves', ''],
  ['quem joga?', 'turn', ''],
  ['de quem é a vez?', 'turn', ''],
  ['whose turn is it?', 'turn', 'is it?'],
  ['qual foi o último lance?', 'last', ''],
  ['o que ele jogou', 'last', ''],
  ['última captura', 'lastCapture', ''],
  ['o que aconteceu?', 'since', ''],
  ['desde', 'since', ''],
  ['onde está o rei?', 'square', 'o rei?'],
  ['rei?', 'square', 'rei'],
  ['Sumo-Sacerdote?', 'square', 'Sumo-Sacerdote'],
  ['e4?', 'square', 'e4'],
  ['casa e4', 'square', 'e4'],
  ['desisto', 'resign', ''],
  ['eu desisto!', 'resign', ''],
  ['empate?', 'draw', ''],
  ['proponho empate', 'draw', ''],
  ['sim', 'accept', ''],
  ['não', 'decline', ''],
  ['volta um lance', 'takeback', ''],
  ['undo', 'takeback', ''],
  ['joga o dado', 'throw', ''],
  ['dado 3', 'throw', '3'],
  ['jogar', 'throw', ''],
  ['relógio', 'clock', ''],
  ['quanto tempo?', 'clock', ''],
  ['minhas peças', 'own', ''],
  ['peças do adversário', 'theirs', ''],
  ['por que não cavalo e5?', 'why', 'cavalo e5?'],
  ['why not knight e5', 'why', 'knight e5'],
  ['ajuda lances', 'help', 'lances'],
  ['?', 'help', ''],
])('[P-NF1] (point 10) %s asks: %s', (line, command, rest) => {
  expect(parseCommandLine(line)).toEqual({ kind: 'command', command, rest });
});

test.each(['cavalo f3', 'rei d', 'toma e5', 'passo', 'Cf3', 'e4', 'e4!?', 'a torre para d1', '9-12', 'sair'])(
  '[P-NF1] (point 10) %s is for the rules to judge',
  (text) => {
    expect(parseCommandLine(text)).toEqual({ kind: 'move', text });
  },
);

test('who plays with the word for the die is heard all the same', () => {
  expect(parseCommandLine('jogar cavalo f3')).toEqual({ kind: 'move', text: 'cavalo f3' });
});

test('[P-NF1] (point 10) classico: a game in words', async () => {
  const tester = await SessionTester.of('classico');
  expect(await tester.answer('peão e4')).toBe('As brancas: peão de e2 para e4.');
  expect(await tester.answer('cavalo f6')).toBe('As pretas: cavalo de g8 para f6.');
  expect(await tester.answer('cavalo')).toMatch(/^"cavalo" não é um lance/);
  expect(await tester.answer('knight f3')).toBe('As brancas: cavalo de g1 para f3.');
  expect(await tester.answer('cavalo toma peão')).toBe('As pretas: cavalo de f6 toma o peão em e4.');
  expect(await tester.answer('xeque?')).toBe('Não há xeque agora.');
  expect(await tester.answer('cavalo b4')).toBe(
    'O cavalo em b1 anda em L: duas casas numa direção e uma para o lado.',
  );
  expect(await tester.answer('passo')).toBe('No xadrez não se passa a vez: é preciso fazer um lance.');
});

test('[P-NF1] (point 10) what may be several moves is asked back as the moves are said, and each answer is understood', async () => {
  const start = '4k3/p7/8/8/8/5N2/8/1N2K3 w - - 0 1';
  const tester = await SessionTester.of('classico', { setup: { start } });
  expect(await tester.answer('cavalo d2')).toBe(
    '"cavalo d2" pode ser mais de um lance: cavalo de b1 para d2; cavalo de f3 para d2. Escreva o que você quer, por exemplo "cavalo de b1 para d2".',
  );
  expect(await tester.answer('Cd2')).toContain('cavalo de b1 para d2; cavalo de f3 para d2');
  expect(await tester.answer('cavalo de f3 para d2')).toBe('As brancas: cavalo de f3 para d2.');
  const english = await SessionTester.of('classico', { setup: { start }, settings: { lang: 'en' } });
  expect(await english.answer('knight d2')).toContain('knight from b1 to d2; knight from f3 to d2');
  expect(await english.answer('knight b to d2')).toBe('White: knight from b1 to d2.');
});

test('[P-NF1] [P-NF3] what is typed is refused with the rule, in notation and in words', async () => {
  const tester = await SessionTester.of('classico');
  const blocked = 'O bispo não salta: o peão em e2 está no caminho.';
  for (const text of ['Bc4', 'bispo c4', 'f1c4', 'bishop c4'])
    expect(await tester.answer(text)).toBe(blocked);
  expect(await tester.answer('por que não bispo c4?')).toBe(blocked);
  expect(await tester.answer('por que não e4')).toBe('Este lance vale: peão de e2 para e4.');
  expect(tester.session.match.value.plies).toBeUndefined();
});

test('[P-NF1] [B-SETUP] brasez: the kings are placed by one word, and what comes too early is told the rule', async () => {
  const tester = await SessionTester.of('brasez');
  for (const text of ['cavalo c3', 'e4', 'duque e4', 'passo', 'roque'])
    expect(await tester.answer(text), text).toMatch(
      /^As brancas precisam primeiro colocar o rei: escolha d1 ou e1, por exemplo "rei d1"\.$/,
    );
  expect(await tester.answer('lances')).toBe(
    'Escolha a casa do seu rei, d ou e: o Grão-Lorde fica na outra.',
  );
  expect(await tester.answer('rei f')).toBe('O rei não pode ser colocado em f1: escolha d1 ou e1.');
  expect(await tester.answer('rei d')).toBe('As brancas: rei em d1, Grão-Lorde em e1.');
  expect(await tester.answer('king e')).toBe('As pretas: rei em e8, Grão-Lorde em d8.');
});

test('[P-NF1] [B-CHARGE] brasez: a charge is said, and what begins beside the board is a move too', async () => {
  const start = '7k/7p/2n5/8/2L5/8/8/K7 w - - - w 1/0 -/- 0,- 1';
  const tester = await SessionTester.of('brasez', { setup: { start } });
  expect(await tester.answer('lances')).toMatch(/^Lances possíveis: lorde c4: .*; Ducado; Passagem\.$/i);
  for (const text of ['c4c6', 'lorde c6', 'lorde toma c6'])
    expect(await tester.answer(text), text).toBe(
      'Isto é um charge, que custa as duas peças: escreva "charge c4 c6".',
    );
  expect(await tester.answer('charge c6')).toBe(
    'As brancas: charge: Lorde de c4 toma o cavalo em c6, e os dois saem do tabuleiro.',
  );
});

test('[P-NF1] questions in words', async () => {
  const tester = await SessionTester.of('classico', { setup: { ...KINGS, ...AGAINST_COMPUTER } });
  expect(await tester.answer('quem joga?')).toBe('Sua vez.');
  expect(await tester.answer('onde está o rei?')).toBe('rei preto e8; rei branco e1.');
  expect(await tester.answer('dama?')).toBe('Nenhuma dama no tabuleiro.');
  expect(await tester.answer('o que tem em a1?')).toBe('a1, torre branca, pode mover');
  expect(await tester.answer('coluna e')).toBe('Coluna e: e1 rei branco, e8 rei preto.');
  expect(await tester.answer('fileira 1')).toBe('Fileira 1: a1 torre branca, e1 rei branco.');
  expect(await tester.answer('lances do rei')).toBe('Lances possíveis: rei e1: d1, d2, e2, f1, f2.');
  expect(await tester.answer('lances e1')).toBe('rei branco. Pode ir: d1, d2, e2, f1, f2.');
  expect(await tester.answer('lances')).toMatch(/^Lances possíveis: torre a1: .*; rei e1: /);
  expect(await tester.answer('partida')).toBe('Ainda não houve nenhum lance.');
  expect(await tester.answer('torre a8')).toBe('Ana: torre de a1 para a8. Xeque!');
  expect(await tester.answer('xeque?')).toBe('Sim, xeque: rei preto em e8. Ana: torre de a1 para a8. Xeque!');
  expect(await tester.answer('partida')).toBe('1: Ta8+.');
  expect(await tester.answer('perdidas')).toMatch(/^Peças perdidas pelas brancas: /);
  expect(await tester.answer('coluna z')).toBe('Não há casa "z" neste tabuleiro.');
});

test('[P-NF1] both castlings are asked back by their short names, which are understood', async () => {
  const start = '4k3/p7/8/8/8/8/8/R3K2R w KQ - 0 1';
  const tester = await SessionTester.of('classico', { setup: { start } });
  expect(await tester.answer('roque')).toBe(
    '"roque" pode ser mais de um lance: roque grande; roque pequeno. Escreva o que você quer, por exemplo "roque grande".',
  );
  expect(await tester.answer('roque grande')).toMatch(/^As brancas: roque grande: rei de e1 para c1/);
  const english = await SessionTester.of('classico', { setup: { start }, settings: { lang: 'en' } });
  expect(await english.answer('castle')).toContain('castling long; castling short. Type the one you want');
  expect(await english.answer('castling short')).toMatch(/^White: castling short: king from e1 to g1/);
});

test('[P-NF1] no piece is said to go where the one stands that goes with it', async () => {
  const start = '4k3/p7/8/8/8/8/8/R3K2R w KQ - 0 1';
  const chess = await SessionTester.of('classico', { setup: { start } });
  expect(await chess.answer('lances do rei')).toBe(
    'Lances possíveis: rei e1: c1, d1, d2, e2, f1, f2, g1, junto com a1 ou h1.',
  );
  const brasez = await SessionTester.of('brasez');
  await brasez.answer('rei d');
  await brasez.answer('rei d');
  expect(await brasez.answer('lances')).toMatch(/^Lances possíveis: peão a2: a3, a4, junto com b2; /);
});

test('[P-NF1] what is no move is answered with moves of this game; after the end nothing is one', async () => {
  const brasez = await SessionTester.of('brasez');
  await brasez.answer('rei d');
  expect(await brasez.answer('banana')).toBe(
    '"banana" não é um lance nem uma pergunta: escreva, por exemplo, Cc3, d2&e2, duque e4; ou "ajuda".',
  );
  const chess = await SessionTester.of('classico');
  await chess.session.resign('w');
  for (const text of ['cavalo f3', 'torre a8', 'dama', 'Ke5'])
    expect(await chess.answer(text), text).toBe('A partida já terminou.');
});

test('[P-NF1] senet: its own words', async () => {
  const tester = await SessionTester.of('senet');
  expect(await tester.answer('joga o dado')).toBe('Jogue o seu dado e diga que número saiu.');
  expect(await tester.answer('dado 4')).toBe('O jogador A: o dado dá 4.');
  expect(await tester.answer('quem joga')).toBe('É a vez do jogador A.');
  expect(await tester.answer('lances')).toMatch(/^Lances possíveis: cone casa \d+: /);
  expect(await tester.answer('casa 15')).toContain('Casa da Ressurreição');
});
