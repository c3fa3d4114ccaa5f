import type { Article } from '../article.js';

export const durationArticles: readonly Article[] = [
  {
    id: 'sem-limite',
    clauses: ['N-NOLIMIT'],
    text: {
      'pt-BR': {
        title: 'Sem limite de turnos',
        summary: 'Não há regra dos 50 lances: a partida dura quanto os jogadores quiserem.',
        body: [
          'Nenhum contador termina a partida. Você pode manobrar cem ou duzentos lances sem captura. O texto da posição ainda conta esses lances, mas nenhuma regra usa o número.',
          'O que termina a partida: xeque-mate, afogamento, repetição, material insuficiente, o tempo, ou alguém desistir.',
          'O empate de comum acordo não está na lista do documento. Só existe como regra da casa.',
        ],
        rulings: [
          {
            clause: 'N-NOLIMIT',
            open: 'O documento não fala em desistir. Pode?',
            ruled: 'Sim. Quem desiste perde.',
            why: 'Uma pessoa sempre pode ir embora, e a outra não deve ficar esperando.',
          },
          {
            clause: 'N-NOLIMIT',
            open: 'E propor empate?',
            ruled: 'Não, a menos que essa regra da casa esteja ligada.',
            why: 'A lista de empates do documento não traz o acordo.',
          },
        ],
      },
      en: {
        title: 'No limit of turns',
        summary: 'There is no fifty-move rule: the game lasts as long as the players like.',
        body: [
          'No counter ends the game. You may manoeuvre for a hundred or two hundred moves without a capture. The text of a position still counts them, but no rule uses the number.',
          'What ends the game: checkmate, stalemate, repetition, insufficient material, time, or somebody resigning.',
          'A draw by agreement is not on the document’s list. It exists as a house rule only.',
        ],
        rulings: [
          {
            clause: 'N-NOLIMIT',
            open: 'The document does not speak of resigning. May one?',
            ruled: 'Yes. Whoever resigns loses.',
            why: 'A person may always leave, and the other should not have to wait.',
          },
          {
            clause: 'N-NOLIMIT',
            open: 'And offering a draw?',
            ruled: 'No, unless that house rule is on.',
            why: 'The document’s list of draws does not have agreement.',
          },
        ],
      },
    },
    examples: [
      {
        position: '4k3/8/8/8/8/8/8/R3K3 w - - 150 120',
        text: {
          'pt-BR':
            'Já são 75 lances de cada lado sem captura nem lance de peão. No clássico a partida teria acabado. Aqui, continue.',
          en: 'That makes 75 moves by each side without a capture or a pawn move. In classic chess it would be over. Here, play on.',
        },
        legal: ['a1a7', 'e1e2'],
        after: '4k3/R7/8/8/8/8/8/4K3 b - - 151 120',
        effects: [['a1a7', 'quiet']],
        forbidden: [{ move: 'pass', rule: 'N-TURN' }],
      },
    ],
  },
];
