import { capital } from '@tabuleiro/words';
import { listed } from '../counting.js';
import type { SenetWords } from '../types/senet.js';

export const senet: SenetWords = {
  men: [
    { noun: 'cone', plural: 'cones', full: 'cone do jogador A', letter: 'c' },
    { noun: 'carretel', plural: 'carretéis', full: 'carretel do jogador B', letter: 'r' },
  ],
  house: (number, name) => (name === undefined ? `casa ${number}` : `casa ${number}, ${name}`),

  wall: (first, last) => `no bloqueio de ${first} a ${last}`,
  paired: 'protegido pelo vizinho',
  sheltered: 'protegido pela casa',
  exitThrow: (die) => `sai com ${die}`,

  examples: '9-12, 26 sai, dado',

  exitLabel: 'Saída',
  exit: (cones, spools) => `Saída do tabuleiro: ${cones} e ${spools} fora`,
  count: ({ noun, plural }, count) => `${count} ${count === 1 ? noun : plural}`,
  home: ({ plural }, count) => `${capital(plural)} fora do tabuleiro: ${count} de 5`,
  skipLabel: 'Passar',
  skip: (die, reasons) => `Passar a vez: com ${die} nenhuma peça pode andar. ${reasons.join('. ')}`,
  stuckAt: (house, reason) => `Casa ${house}: ${reason}`,

  thrown: (die) => `o dado dá ${die}`,
  again: 'joga de novo',
  againLater: 'move e joga de novo',
  nobody: 'nenhuma peça pode andar',
  only: ({ noun }, house) => `só o ${noun} da casa ${house} pode andar`,
  skipped: 'perde a vez',
  step: ({ noun }, from, to) => `${noun} da ${from}${from.includes(',') ? ',' : ''} para a ${to}`,
  swap: ({ noun }, to) => `troca com o ${noun}, que vai para a ${to}`,
  fall: ({ noun }, from, water, to) => `${noun} da ${from} cai na ${water} e volta para a ${to}`,
  fallFurther: ({ noun }, from, water, full, to) =>
    `${noun} da ${from} cai na ${water} e, com a casa ${full} ocupada, volta para a ${to}`,
  leave: ({ noun }, from, left) =>
    `${noun} da ${from}, sai do tabuleiro, ${left === 0 ? 'era o último' : left === 1 ? 'falta 1' : `faltam ${left}`}`,
  shelteredNow: 'fica protegido',
  exitOnly: (die) => `só sai com ${die}`,
  wallMade: (first, last) => `forma um bloqueio de ${first} a ${last}`,

  blocked: (first, last) => `há um bloqueio de ${first} a ${last} no caminho`,
  taken: ({ noun }, house) => `já há um ${noun} na casa ${house}`,
  shelter: ({ noun }, house) => `o ${noun} está protegido na ${house}`,
  inWall: (house, first, last) => `a casa ${house} é do bloqueio de ${first} a ${last}`,
  pair: ({ noun }, house, neighbour) =>
    `o ${noun} da casa ${house} está protegido pelo vizinho da casa ${neighbour}`,

  aheadOf: (place) => `À frente da ${place}`,
  aheadThrow: (dice, effect) => `Com ${listed(dice, 'ou')}: ${effect}.`,
  standing: (place, man) => `${place}, ${man === undefined ? 'vazia' : man.full}`,
  aheadEnd: 'depois vem a saída',
  goesTo: (to) => `vai para a ${to}`,
  swapsAt: ({ noun }, at) => `troca com o ${noun} da ${at}`,
  falls: (to) => `cai na água e volta para a ${to}`,
  leaves: 'sai do tabuleiro',
  cannot: (reason) => `não anda, ${reason}`,
  notThrown: 'O dado ainda não foi jogado.',
  noneMovable: (die) => `Com ${die} nenhuma peça pode andar.`,
  mustSkip: (die) => `Com ${die} nenhuma peça pode andar: passe a vez.`,
};
