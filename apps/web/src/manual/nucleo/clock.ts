import type { Article } from '../article.js';

export const clockArticles: readonly Article[] = [
  {
    id: 'relogio',
    clauses: ['N-TIME'],
    text: {
      'pt-BR': {
        title: 'O relógio é um recurso',
        summary: 'Quem fica sem tempo não perde: a partida empata.',
        body: [
          'No Núcleo o tempo é como dinheiro: você gasta pensando e gasta pedindo ajuda. Quando um relógio chega a zero, ou abaixo de zero, a partida termina empatada.',
          'Isso vale mesmo que um lado esteja a um lance do mate. Quem está ganhando precisa ganhar antes que qualquer um dos relógios acabe.',
          'Para você não esquecer, a tela da partida mostra: tempo esgotado = empate.',
          'Jogar sem relógio também é possível. Aí o tempo nunca termina a partida.',
        ],
        rulings: [
          {
            clause: 'N-TIME',
            open: 'Quem fica sem tempo perde ou empata?',
            ruled: 'Empata, seja de quem for o relógio.',
            why: 'O documento põe o tempo na lista dos empates, embora no xadrez clássico ele seja uma derrota.',
          },
        ],
      },
      en: {
        title: 'The clock is a resource',
        summary: 'Running out of time does not lose: the game is drawn.',
        body: [
          'In Núcleo time is like money: you spend it by thinking and by asking for help. When a clock reaches zero, or goes below, the game is drawn.',
          'This holds even when a side is one move away from mate. Whoever is winning has to win before either clock runs out.',
          'So that you do not forget, the game screen says: out of time = draw.',
          'You may also play without a clock. Then time never ends the game.',
        ],
        rulings: [
          {
            clause: 'N-TIME',
            open: 'Does running out of time lose or draw?',
            ruled: 'It draws, whoever’s clock it is.',
            why: 'The document puts time on its list of draws, although in classic chess it is a loss.',
          },
        ],
      },
    },
    examples: [
      {
        position: '3k4/8/3K4/8/8/8/8/7R w - - 0 1',
        text: {
          'pt-BR':
            'As brancas dão mate em um lance. Se um relógio chegasse a zero agora, seria empate. Você está sem relógio: dê o mate com calma.',
          en: 'White mates in one. If a clock reached zero now, it would be a draw. You have no clock here: take your time and give mate.',
        },
        legal: ['h1h8'],
        after: '3k3R/8/3K4/8/8/8/8/8 b - - 1 1',
        effects: [['h1h8', 'w mate']],
        forbidden: [{ move: 'd6d7', rule: 'N-CHECK' }],
      },
    ],
  },
  {
    id: 'dica-e-voltar',
    clauses: ['N-TIME'],
    text: {
      'pt-BR': {
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
            clause: 'N-TIME',
            open: 'Quais são os "recursos" que gastam o tempo quando usados de forma exagerada?',
            ruled:
              'A dica e voltar o lance, cada um com um preço em segundos fixado antes da partida: 15 e 30, se ninguém mudar. Preço zero desliga a ajuda; sem relógio, ela não custa nada.',
            why: 'São as duas ajudas que o programa oferece durante a partida; com um preço claro, o jogador decide se vale a pena.',
          },
          {
            clause: 'N-TIME',
            open: 'O que volta junto quando se volta um lance?',
            ruled:
              'A posição, os dois relógios e as propostas voltam ao que eram; depois o preço é cobrado. Contra o computador voltam dois lances. Entre duas pessoas volta um, se a outra concordar.',
            why: 'Voltar é como se o lance não tivesse acontecido; só o preço fica, senão voltar seria de graça.',
          },
        ],
      },
      en: {
        title: 'The price of a hint and of a takeback',
        summary: 'A hint costs 15 seconds and a takeback costs 30, unless you agree on other prices.',
        body: [
          'The button shows the price before you ask.',
          '- Hint: the program suggests a move. Usual price: 15 seconds of your clock.',
          '- Takeback: the game goes back to your previous turn. Usual price: 30 seconds.',
          'The prices are chosen before the game. At price zero, that help is off.',
          'Do not overdo it: if you have 10 seconds and ask for a hint of 15, the clock goes below zero and the game is drawn.',
          'Without a clock, help costs nothing.',
        ],
        rulings: [
          {
            clause: 'N-TIME',
            open: 'Which are the "resources" that eat up time when used too much?',
            ruled:
              'The hint and the takeback, each with a price in seconds fixed before the game: 15 and 30, unless changed. A price of zero turns the help off; without a clock it costs nothing.',
            why: 'They are the two kinds of help the program offers during a game; with a clear price the player decides whether it is worth it.',
          },
          {
            clause: 'N-TIME',
            open: 'What goes back together with a move that is taken back?',
            ruled:
              'The position, both clocks and the offers return to what they were; then the price is charged. Against the computer two moves go back. Between two people one does, if the other agrees.',
            why: 'A takeback is as if the move had not happened; only the price stays, or else it would be free.',
          },
        ],
      },
    },
    examples: [
      {
        position: '6k1/5pp1/7p/8/8/8/1Q3PPP/r5K1 w - - 0 1',
        text: {
          'pt-BR':
            'O seu rei está em xeque. Dá para resolver sem gastar 15 segundos com uma dica? Quem captura a torre?',
          en: 'Your king is in check. Can you solve it without spending 15 seconds on a hint? Who takes the rook?',
        },
        legal: ['b2a1', 'b2b1', 'b2c1'],
        after: '6k1/5pp1/7p/8/8/8/5PPP/Q5K1 b - - 0 1',
        effects: [['', 'check']],
        forbidden: [
          { move: 'b2b8', rule: 'N-CHECK' },
          { move: 'g1f1', rule: 'N-CHECK' },
        ],
      },
    ],
  },
];
