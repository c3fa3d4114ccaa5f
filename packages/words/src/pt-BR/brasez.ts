import type { BrasezPositionProblem, BrasezRefusal } from '@tabuleiro/brasez';
import type { Facts } from '@tabuleiro/game';
import type { Fact, SentenceTable } from '../types/refusals.js';
import { a, by as byThe, ending, no, of, ofSide, The, TheSide, the, Your, your } from './pieces.js';

/** a torre em e8 */
const attacker = ({ by, at }: Facts): string => `${the(by)} em ${at}`;
/** A torre em e8 */
const Attacker = ({ by, at }: Facts): string => `${The(by)} em ${at}`;
/** pela torre em e8 */
const byAttacker = ({ by, at }: Facts): string => `${byThe(by)} em ${at}`;
/** O peão em e4 */
const Mover = ({ piece, from }: Facts): string => `${The(piece)} em ${from}`;

const ENDINGS: ReadonlyMap<Fact, string> = new Map([
  ['mate', 'por xeque-mate'],
  ['stalemate', 'por afogamento'],
  ['force', 'por Força Maior'],
  ['doublepass', 'por dois passes seguidos'],
  ['kings-dukes', 'pela contagem de Reis e Duques'],
  ['fifty', 'por 50 movimentos sem captura nem lance de peão'],
  ['repetition', 'por repetição'],
]);

/** How the two pieces with a sneak move go otherwise. */
const REACH: ReadonlyMap<Fact, string> = new Map([
  ['lord', 'ele anda uma casa na diagonal ou uma reto para a frente'],
  [
    'warlord',
    'ele anda uma ou duas casas para a frente ou para os lados, uma para trás ou uma na diagonal para a frente',
  ],
]);

export const refusals: SentenceTable<BrasezRefusal> = {
  'bad-move': () =>
    'Escreva o lance como e2e4, a7a8g (com promoção), e4*e6 (charge), d4&e4 (legião), G@e5 (o Grão-Duque entra), b1c3~d5 (o de d5 se retira depois), pass, ou K@e1 na colocação dos reis.',
  'game-over': ({ reason }) => `A partida terminou ${ENDINGS.get(reason) ?? ''}: não há mais lances.`,
  'setup-first': ({ colour, d, e }) =>
    `${TheSide(colour)} precisam primeiro colocar o rei: escolha ${d} ou ${e}, por exemplo "rei ${d}".`,
  'setup-done': () => 'Os dois reis já estão colocados: agora mova uma peça.',
  'setup-square': ({ to, d, e }) => `O rei não pode ser colocado em ${to}: escolha ${d} ou ${e}.`,
  'empty-square': ({ from }) => `Não há peça em ${from}. Escolha uma casa com uma peça sua.`,
  'enemy-piece': ({ piece, from, colour }) =>
    `${The(piece)} em ${from} não é ${ending(piece) === 'a' ? 'sua' : 'seu'}: a vez é ${ofSide(colour)}.`,
  'same-square': ({ piece, from }) => `${The(piece)} já está em ${from}: escolha outra casa.`,
  'own-piece': ({ by, at }) => `${Your(by)} já ocupa a casa ${at}.`,
  'duke-immune': ({ at }) => `O Grão-Duque em ${at} nunca pode ser capturado.`,
  'duke-still': ({ from }) =>
    `O Grão-Duque em ${from} não anda pelo tabuleiro: ele só se retira para o Ducado depois do lance de outra peça.`,
  'path-blocked': (facts) => `${Attacker(facts)} está no caminho ${of(facts.piece)} em ${facts.from}.`,
  'king-move': ({ to }) => `O rei anda uma casa em qualquer direção: ${to} fica longe demais.`,
  'king-zone': ({ to, at }) =>
    `O rei não pode ir para ${to}: a casa está na zona de controle do Grão-Duque em ${at}.`,
  'king-attacked': (facts) => `O rei não pode ir para ${facts.to}: a casa é atacada ${byAttacker(facts)}.`,
  'kings-adjacent': ({ to, at }) => `O rei não pode ir para ${to}: ficaria ao lado do rei em ${at}.`,
  'castle-right': ({ to }) =>
    `O rei não pode rocar para ${to}: ele ou a torre desse lado já saiu de sua casa inicial.`,
  'castle-check': (facts) => `Não se pode rocar em xeque: o rei é atacado ${byAttacker(facts)}.`,
  'castle-occupied': (facts) =>
    `O rei não pode rocar para ${facts.to}: a casa está ocupada ${byThe(facts.by)}.`,
  'castle-zone': ({ to, at }) =>
    `O rei não pode rocar para ${to}: a casa está na zona de controle do Grão-Duque em ${at}.`,
  'castle-attacked': (facts) =>
    `O rei não pode rocar para ${facts.to}: a casa é atacada ${byAttacker(facts)}.`,
  'warlord-move': ({ from, to }) =>
    `O Grão-Lorde não vai de ${from} a ${to}: ele anda 1 ou 2 casas para a frente ou para os lados, 1 para trás ou 1 na diagonal para a frente.`,
  'priest-move': ({ from, to }) =>
    `O Sumo-Sacerdote anda na diagonal, até três casas: de ${from} a ${to} não é diagonal.`,
  'priest-too-far': ({ to }) => `O Sumo-Sacerdote anda no máximo três casas: ${to} fica longe demais.`,
  'priest-jump-stops': (facts) =>
    `Para passar ${byAttacker(facts)} o Sumo-Sacerdote precisa pular, e o pulo termina na casa logo atrás da peça pulada.`,
  'priest-needs-far-rank': ({ from }) =>
    `O Sumo-Sacerdote em ${from} só anda para o lado ou para trás enquanto está na última fileira.`,
  'knight-move': ({ from, to }) =>
    `O cavalo anda em L, duas casas numa direção e uma para o lado: de ${from} a ${to} não é um salto assim.`,
  'rook-move': ({ from, to }) =>
    `A torre anda por fileiras e colunas: ${from} e ${to} não têm nenhuma em comum.`,
  'lord-move': ({ from, to }) =>
    `O Lorde não vai de ${from} a ${to}: ele anda uma casa na diagonal ou uma reto para a frente.`,
  'sneak-needs-far-rank': (facts) =>
    `${Mover(facts)} não alcança ${facts.to}: ${REACH.get(facts.piece) ?? ''}. Só da última fileira pode ir a qualquer casa vazia (movimento sorrateiro).`,
  'sneak-occupied': (facts) =>
    `O movimento sorrateiro termina numa casa vazia, e ali está ${attacker(facts)}.`,
  'pawn-move': ({ from, to }) =>
    `O peão não vai de ${from} a ${to}: ele anda reto para a frente e captura uma casa na diagonal à frente.`,
  'pawn-blocked': (facts) => `O peão em ${facts.from} está bloqueado: ${your(facts.by)} ocupa ${facts.at}.`,
  'pawn-diagonal-empty': ({ to }) => `O peão só anda na diagonal para capturar, e ${to} está vazia.`,
  'double-moved': ({ from }) => `O peão em ${from} já se moveu: só o primeiro lance pode ser de duas casas.`,
  'double-blocked': (facts) =>
    `O peão em ${facts.from} não pode andar duas casas: ${your(facts.by)} ocupa ${facts.at}.`,
  'ep-late': ({ at }) =>
    `O peão em ${at} não acabou de andar duas casas: en passant só é possível no lance seguinte.`,
  'ep-exposes': (facts) => `Depois da tomada en passant seu rei seria atacado ${byAttacker(facts)}.`,
  'lance-moved': (facts) =>
    `${Attacker(facts)} bloqueia o peão: só um peão em seu primeiro lance empurra uma peça com o Movimento de Lança.`,
  'lance-supported': (facts) =>
    `O Movimento de Lança não é possível: ${attacker(facts)} ocupa a casa para onde a peça seria empurrada.`,
  'lance-exposes': (facts) => `Depois desse Movimento de Lança seu rei seria atacado ${byAttacker(facts)}.`,
  'charge-piece': ({ piece }) => `Só peões e Lordes fazem o charge, e esta peça é ${a(piece)}.`,
  'charge-shape': ({ from }) => `O charge vai exatamente duas casas reto para a frente a partir de ${from}.`,
  'charge-empty': ({ to }) => `Não há o que atacar em ${to}: o charge precisa de uma peça adversária ali.`,
  'charge-blocked': (facts) =>
    `A primeira casa do charge precisa estar vazia, e ali está ${attacker(facts)}.`,
  'charge-target': (facts) =>
    `Peões e Grão-Duques não podem ser capturados por charge, e em ${facts.at} há ${a(facts.by)}.`,
  'charge-mark': ({ from, to }) =>
    `Isto é um charge, que custa as duas peças: escreva "charge ${from} ${to}".`,
  'charge-exposes': (facts) => `Depois desse charge seu rei seria atacado ${byAttacker(facts)}.`,
  'legion-pawns': ({ at }) => `O Movimento Legionário é de dois peões seus, e em ${at} não há nenhum.`,
  'legion-apart': ({ from, to }) =>
    `O Movimento Legionário é de dois peões lado a lado: ${from} e ${to} não são vizinhas na mesma fileira.`,
  'legion-order': ({ from, to }) => `Escreva primeiro o peão da esquerda: "legião ${to} ${from}".`,
  'legion-blocked': (facts) => `O Movimento Legionário está bloqueado: ${your(facts.by)} ocupa ${facts.at}.`,
  'legion-duke': ({ at }) => `O Movimento Legionário não empurra o Grão-Duque em ${at}.`,
  'legion-edge': (facts) => `O Movimento Legionário não empurra ${attacker(facts)} para fora do tabuleiro.`,
  'legion-supported': (facts) =>
    `O Movimento Legionário não é possível: ${attacker(facts)} está logo atrás da peça a empurrar.`,
  'legion-exposes': (facts) =>
    `Depois desse Movimento Legionário seu rei seria atacado ${byAttacker(facts)}.`,
  'promotion-missing': ({ to, needs }) =>
    needs === 2
      ? 'Os dois peões são promovidos: diga a que peças, primeiro a do peão da esquerda.'
      : `O peão é promovido em ${to}: diga a que peça, por exemplo "${to} Grão-Duque".`,
  'promotion-unavailable': ({ promotion }) =>
    `Você não tem ${no(promotion)} entre as peças perdidas: promova a uma delas ou a Grão-Duque.`,
  'promotion-taken': ({ promotion }) =>
    `Você só tem ${a(promotion)} entre as peças perdidas: não dá para os dois peões.`,
  'promotion-not-here': ({ needs }) =>
    needs === 1
      ? 'Só um peão é promovido aqui: diga uma peça só.'
      : 'Nada é promovido neste lance: não diga a que peça.',
  'retire-no-duke': ({ duke }) => `Você não tem Grão-Duque em ${duke} para retirar.`,
  'retire-new': ({ duke }) => `O Grão-Duque feito agora em ${duke} não pode se retirar na mesma vez.`,
  'retire-not-now': () =>
    'O Grão-Duque só se retira depois do lance de outra peça, não depois de um passe nem de uma entrada.',
  'retire-exposes': (facts) =>
    `Se o Grão-Duque em ${facts.duke} sair, seu rei será atacado ${byAttacker(facts)}.`,
  'enter-none': () => 'Você não tem Grão-Duque no Ducado.',
  'enter-occupied': (facts) => `O Grão-Duque entra numa casa vazia, e ali está ${attacker(facts)}.`,
  'enter-attacked': (facts) =>
    `O Grão-Duque não pode entrar em ${facts.to}: a casa é atacada ${byAttacker(facts)}.`,
  'enter-king': ({ to, at }) => `O Grão-Duque não pode entrar em ${to}, ao lado do rei adversário em ${at}.`,
  'pass-token': ({ colour }) => `Você não pode passar a vez: a Peça de Passagem é ${ofSide(colour)}.`,
  'pass-check': (facts) => `Você não pode passar a vez em xeque: seu rei é atacado ${byAttacker(facts)}.`,
  pinned: (facts) =>
    `${Mover(facts)} está cravad${ending(facts.piece)} ${byAttacker(facts)}: se sair, expõe o seu rei.`,
  'in-check': (facts) => `Seu rei está em xeque e este lance não resolve: ${attacker(facts)} atacaria o rei.`,
  'zone-exposes': (facts) =>
    `O Grão-Duque em ${facts.duke} removeria a peça em ${facts.taken}, e seu rei seria atacado ${byAttacker(facts)}.`,
};

const castlingTo = (side: string, to: string, homes: string, rook: string): string =>
  `O roque das ${side} para ${to} pede o rei em ${homes} e a torre em ${rook}.`;

const CASTLING: ReadonlyMap<Fact, string> = new Map([
  ['B', castlingTo('brancas', 'b1', 'd1 ou e1', 'c1')],
  ['G', castlingTo('brancas', 'g1', 'd1 ou e1', 'f1')],
  ['b', castlingTo('pretas', 'b8', 'd8 ou e8', 'c8')],
  ['g', castlingTo('pretas', 'g8', 'd8 ou e8', 'f8')],
]);

export const positionProblems: SentenceTable<BrasezPositionProblem> = {
  'field-count': ({ count }) =>
    `Uma posição de Brasez tem dez campos separados por um espaço; esta tem ${count}.`,
  'rank-count': ({ ranks }) => `O tabuleiro tem oito fileiras separadas por "/"; este tem ${ranks}.`,
  'rank-length': ({ rank }) => `A fileira ${rank} do tabuleiro precisa ter exatamente oito casas.`,
  'digit-run': ({ rank }) => `A fileira ${rank} tem dois algarismos seguidos: escreva a soma.`,
  'unknown-letter': ({ letter, rank }) =>
    `"${letter}" na fileira ${rank} não é uma peça: use K W H N R L P G.`,
  'king-count': ({ colour, count }) =>
    count === 0
      ? `${TheSide(colour)} precisam de um rei.`
      : `${TheSide(colour)} têm ${count} reis: só pode haver um.`,
  'pawn-on-far-rank': ({ at }) =>
    `Um peão não pode estar em ${at}, sua última fileira: teria sido promovido.`,
  'unknown-side': ({ text }) => `"${text}" não é um lado: use w ou b.`,
  'idle-side-in-check': ({ colour, at }) =>
    `O rei ${ofSide(colour)} está atacado por uma peça em ${at}, mas a vez não é ${ofSide(colour)}.`,
  'castling-letters': ({ text }) =>
    `"${text}" não é um campo de roque: use letras de BGbg nessa ordem, ou "-".`,
  'castling-not-home': ({ letter }) =>
    CASTLING.get(letter) ?? 'Este roque precisa do rei e da torre em suas casas iniciais.',
  'ep-square': ({ text }) => `"${text}" não é uma casa: escreva a casa da tomada en passant, ou "-".`,
  'ep-rank': ({ at }) => `Nenhum peão adversário pode ter passado por ${at}: confira a casa de en passant.`,
  'ep-occupied': ({ at }) =>
    `A casa de en passant ${at} não está vazia: nenhum peão pode ter passado por ela.`,
  'ep-no-pawn': ({ at }) => `A casa de en passant precisa do peão que avançou em ${at}.`,
  'ep-behind': ({ at }) =>
    `A casa ${at}, de onde o peão teria saído, não está vazia: confira a casa de en passant.`,
  'unmoved-letters': ({ text }) =>
    `"${text}" não é uma lista de peões que não se moveram: use as colunas ABDEGH, depois abdegh, em ordem, ou "-".`,
  'unmoved-no-pawn': ({ letter, at }) =>
    `Para contar como peão que não se moveu, precisa haver em ${at} um peão ${letter === String(letter).toUpperCase() ? 'branco' : 'preto'}.`,
  'token-letters': ({ text }) =>
    `"${text}" não é a Peça de Passagem: use w ou b, seguido de "!" depois de um passe.`,
  'token-not-held': ({ colour }) =>
    `Depois de um passe ("!") a Peça de Passagem é de quem tem a vez; aqui ela precisa ser ${ofSide(colour)}.`,
  'duchy-shape': ({ text }) => `"${text}" não é o Ducado: escreva os dois números como 0/1.`,
  'captured-shape': ({ text }) =>
    `"${text}" não é uma lista de peças capturadas: escreva letras de WRNHL ou "-" para cada lado, como RNN/-.`,
  'captured-order': ({ text }) =>
    `As peças capturadas "${text}" estão fora de ordem: escreva-as como W R N H L.`,
  'clocks-shape': ({ text }) => `"${text}" não são os dois contadores: escreva-os como 12,- ou 12,3.`,
  'kings-dukes-clock': ({ text }) =>
    text === '-'
      ? 'Restam apenas reis e Grão-Duques: falta o contador dos lances deles.'
      : `O segundo contador "${text}" não combina com o tabuleiro: um número só quando restam apenas reis e Grão-Duques; senão, "-".`,
  'not-digits': ({ text }) =>
    text === '' ? 'Falta um número num dos contadores.' : `"${text}" não é um número: use só algarismos.`,
  'number-too-large': ({ text }) => `O número ${text} tem mais de nove algarismos.`,
  'below-one': ({ text }) => `O número do lance começa em 1, não em ${text}.`,
};
