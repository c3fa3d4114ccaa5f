import type { SenetPositionProblem, SenetRefusal } from '@tabuleiro/senet';
import type { Fact, SentenceTable } from '../types/refusals.js';

const HOUSES: ReadonlyMap<Fact, string> = new Map([
  [26, 'Casa da Beleza (26)'],
  [28, 'Casa dos Três Juízes (28)'],
  [29, 'Casa de Rá (29)'],
  [30, 'Casa de Hórus (30)'],
]);

const houseName = (house: Fact): string => HOUSES.get(house) ?? `casa ${house}`;

const wall = (first: Fact, last: Fact): string => `bloqueio do adversário, de ${first} a ${last}`;

export const refusals: SentenceTable<SenetRefusal> = {
  'game-over': ({ winner }) =>
    `A partida já terminou: o jogador ${winner} retirou as cinco peças do tabuleiro.`,
  'bad-move': () =>
    'Escreva um número do dado de 1 a 5, um lance como 9-12 (26-31 sai do tabuleiro) ou skip para passar a vez.',
  'not-thrown': () => 'O dado ainda não foi jogado: jogue o dado primeiro.',
  'already-thrown': ({ die }) => `O dado já mostra ${die}: agora escolha a peça que vai mover.`,
  'no-such-throw': ({ die }) => `O dado não tem ${die}: ele vai de 1 a 5.`,
  'must-move': ({ die, from, to }) =>
    `Com o ${die} você pode mover, então não pode passar a vez: jogue, por exemplo, ${from}-${to}.`,
  'no-such-square': ({ square }) =>
    `A casa ${square} não existe: o caminho vai de 1 a 30, e 31 é fora do tabuleiro.`,
  'empty-square': ({ from }) => `Não há peça na casa ${from}. Escolha uma casa com uma peça sua.`,
  'not-your-piece': ({ from, player }) => `A peça na casa ${from} é do jogador ${player}: mova uma das suas.`,
  'not-forward': ({ from, to }) =>
    `As peças só andam para a frente: a casa ${to} não fica adiante da ${from}.`,
  'exit-only': ({ house, needs }) =>
    `Da ${houseName(house)} só se sai para fora do tabuleiro, e com um ${needs}.`,
  'exact-exit': ({ house, needs, die }) =>
    `Da ${houseName(house)} só se sai com um ${needs}, e o dado mostra ${die}.`,
  'too-far-to-exit': ({ from }) =>
    `A peça na casa ${from} ainda não pode sair: só se sai do tabuleiro das casas 26, 28, 29 e 30.`,
  'wrong-distance': ({ from, die, reach }) =>
    `Com o ${die}, a peça na casa ${from} anda exatamente ${die === 1 ? '1 casa' : `${die} casas`}, até a ${reach}.`,
  'blocked-by-wall': ({ first, last }) =>
    `Há um ${wall(first, last)}, no caminho: três ou mais peças em sequência não podem ser ultrapassadas.`,
  'own-piece': ({ to }) => `Já há uma peça sua na casa ${to}: cada casa comporta uma só peça.`,
  'protected-house': ({ house }) =>
    `A ${houseName(house)} protege a peça do adversário: não se pode cair nela.`,
  'wall-landing': ({ to, first, last }) =>
    `Não se pode cair na casa ${to}: ela faz parte de um ${wall(first, last)}.`,
  'protected-pair': ({ to, at }) =>
    `Não se pode cair na casa ${to}: a peça do adversário está protegida pela vizinha na casa ${at}.`,
};

export const positionProblems: SentenceTable<SenetPositionProblem> = {
  'field-count': ({ count }) =>
    `A posição tem três campos separados por um espaço (tabuleiro, jogador, dado); esta tem ${count}.`,
  'group-count': ({ groups }) =>
    `O tabuleiro tem três grupos de dez casas separados por "/"; este tem ${groups}.`,
  'group-length': ({ group, squares }) =>
    `O grupo ${group} do tabuleiro precisa ter dez casas; ele tem ${squares}.`,
  'unknown-letter': ({ letter, square }) =>
    `"${letter}" na casa ${square} não é uma peça: use A, B ou "." para a casa vazia.`,
  'piece-in-water': ({ house }) =>
    `Nenhuma peça fica na casa ${house}, a Casa da Água: deixe essa casa vazia.`,
  'too-many-pieces': ({ player, pieces }) =>
    `Há ${pieces} ${player === 'A' ? 'cones do jogador A' : 'carretéis do jogador B'} no tabuleiro; o máximo são cinco.`,
  'both-off': () => 'O tabuleiro está vazio: é preciso haver ao menos uma peça.',
  'bad-player': ({ text }) => `"${text}" não é um jogador: use A ou B.`,
  'bad-die': ({ text }) => `"${text}" não é um valor do dado: use 1 a 5, ou "-" se ele ainda não foi jogado.`,
};
