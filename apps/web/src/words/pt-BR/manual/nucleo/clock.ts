import type { clock as articles } from '../../../../manual/nucleo/clock.js';
import type { ArticleTexts } from '../../../types/chapters.js';

export const clock: ArticleTexts<typeof articles> = {
  'sem-limite': {
    title: 'Sem limite de turnos',
    sought: 'duração, limite de turnos',
    summary: 'Não há regra dos 50 lances: a partida dura quanto os jogadores quiserem.',
    body: [
      'Nenhum contador termina a partida. Você pode manobrar cem ou duzentos lances sem captura. O texto da posição ainda conta esses lances, mas nenhuma regra usa o número.',
      'O que termina a partida: xeque-mate, afogamento, repetição, material insuficiente, o tempo, ou alguém desistir.',
      'O empate de comum acordo não está na lista do documento. Só existe como regra da casa.',
    ],
    rulings: [
      {
        open: 'O documento não fala em desistir. Pode?',
        ruled: 'Sim. Quem desiste perde.',
        why: 'Uma pessoa sempre pode ir embora, e a outra não deve ficar esperando.',
      },
      {
        open: 'E propor empate?',
        ruled: 'Não, a menos que essa regra da casa esteja ligada.',
        why: 'A lista de empates do documento não traz o acordo.',
      },
    ],
    examples: [
      'Já são 75 lances de cada lado sem captura nem lance de peão. No clássico a partida teria acabado. Aqui, continue.',
    ],
  },

  relogio: {
    title: 'O relógio é um recurso',
    sought: 'tempo, demora da decisão, usar recursos',
    summary: 'Quem fica sem tempo não perde: a partida empata.',
    body: [
      'No Núcleo o tempo é como dinheiro: você gasta pensando e gasta pedindo ajuda. Quando um relógio chega a zero, ou abaixo de zero, a partida termina empatada.',
      'Isso vale mesmo que um lado esteja a um lance do mate. Quem está ganhando precisa ganhar antes que qualquer um dos relógios acabe.',
      'Para você não esquecer, a tela da partida mostra: tempo esgotado = empate.',
      'Jogar sem relógio também é possível. Aí o tempo nunca termina a partida.',
    ],
    rulings: [
      {
        open: 'Quem fica sem tempo perde ou empata?',
        ruled: 'Empata, seja de quem for o relógio.',
        why: 'O documento põe o tempo na lista dos empates, embora no xadrez clássico ele seja uma derrota.',
      },
    ],
    examples: [
      'As brancas dão mate em um lance. Se um relógio chegasse a zero agora, seria empate. Você está sem relógio: dê o mate com calma.',
    ],
  },

  'dica-e-voltar': {
    title: 'O preço da dica e de voltar o lance',
    summary: 'Uma dica custa 15 segundos e voltar o lance custa 30, se vocês não combinarem outro preço.',
    body: [
      'O botão mostra o preço antes de você pedir.',
      '- Dica: o programa sugere um lance. Preço normal: 15 segundos do seu relógio.',
      '- Voltar lance: a partida volta ao seu turno anterior. Preço normal: 30 segundos.',
      'Os preços são escolhidos antes da partida. Com preço zero, aquela ajuda fica desligada.',
      'Cuidado com o exagero: se você tem 10 segundos e pede uma dica de 15, o relógio fica abaixo de zero e a partida empata.',
      'Sem relógio, a ajuda não custa nada.',
    ],
    rulings: [
      {
        open: 'Quais são os "recursos" que gastam o tempo quando usados de forma exagerada?',
        ruled:
          'A dica e voltar o lance, cada um com um preço em segundos fixado antes da partida: 15 e 30, se ninguém mudar. Preço zero desliga a ajuda; sem relógio, ela não custa nada.',
        why: 'São as duas ajudas que o programa oferece durante a partida; com um preço claro, o jogador decide se vale a pena.',
      },
      {
        open: 'O que volta junto quando se volta um lance?',
        ruled:
          'A posição, os dois relógios e as propostas voltam ao que eram; depois o preço é cobrado. O que a ajuda custou desde então continua pago; a mesma dica, pedida de novo na mesma posição, é de graça. Contra o computador voltam dois lances. Entre duas pessoas volta um, se a outra concordar.',
        why: 'Voltar é como se o lance não tivesse acontecido; só os preços ficam, senão a ajuda seria de graça.',
      },
    ],
    examples: [
      'O seu rei está em xeque. Dá para resolver sem gastar 15 segundos com uma dica? Quem captura a torre?',
    ],
  },
};
