import { expect, test } from 'vitest';
import { SessionTester } from '../../play/sessionTester.js';

const FIRST = 'As brancas precisam primeiro colocar o rei: escolha d1 ou e1, por exemplo "rei d1".';

test.each([
  ['e2e4', FIRST],
  ['e4', FIRST],
  ['Cc3', FIRST],
  ['passar', FIRST],
  ['O-O', FIRST],
  ['d2&e2', FIRST],
  ['duque e4', FIRST],
  ['rei a1', 'O rei não pode ser colocado em a1: escolha d1 ou e1.'],
  ['R@a1', 'O rei não pode ser colocado em a1: escolha d1 ou e1.'],
  ['K@c1', 'O rei não pode ser colocado em c1: escolha d1 ou e1.'],
])('[B-SETUP] [P-F6] "%s" during set-up is refused with the rule', async (line, told) => {
  const tester = await SessionTester.of('brasez');
  expect(await tester.answer(line)).toBe(told);
  expect(tester.session.notices.notice.value?.rule?.clause).toBe('B-SETUP');
});

test('[B-SETUP] set-up is written and said with Portuguese letters', async () => {
  const tester = await SessionTester.of('brasez');
  expect(await tester.answer('R@d1')).toMatch(/: rei em d1, Grão-Lorde em e1\.$/);
  expect(await tester.answer('rei e8')).toMatch(/: rei em e8, Grão-Lorde em d8\.$/);
  expect(tester.session.walk.line.value.map((move) => move.write('pt-BR'))).toEqual(['R@d1', 'R@e8']);
  const again = await tester.answer('R@d1');
  expect(again).toBe('Os dois reis já estão colocados: agora mova uma peça.');
});
