import type { wins as articles } from '../../../../manual/classico/wins.js';
import type { ArticleTexts } from '../../../types/chapters.js';

export const wins: ArticleTexts<typeof articles> = {
  'xeque-mate': {
    title: 'Xeque-mate',
    summary: 'Rei em xeque sem nenhuma resposta: quem deu o mate vence.',
    body: [
      'Este é o objetivo do jogo. O rei está em xeque, não tem casa segura, ninguém captura a peça que ataca e ninguém bloqueia o ataque. A partida termina na hora.',
      'Antes de dar um xeque, pergunte: para onde o rei vai? Se a resposta for "para lugar nenhum", olhe ainda se alguém captura ou bloqueia.',
    ],
    examples: [
      'Leve a torre até a8. O rei está preso atrás dos próprios peões: é mate.',
      'Quase igual, mas aqui o rei tem uma saída em h7. Dê o xeque em a8 e fuja com o rei preto.',
      'O rei branco tira as casas da fileira 7. Ache o mate da dama.',
    ],
  },

  desistencia: {
    title: 'Desistir',
    sought: 'desistência, abandonar a partida, abandonar o jogo',
    summary: 'Quem desiste perde, e o adversário vence na hora.',
    body: [
      'Se você acha que a partida está perdida, pode desistir. O adversário vence imediatamente. O programa pergunta antes, para ninguém desistir sem querer.',
      'Desistir é um direito, nunca um dever. Enquanto há lances, o adversário ainda pode errar.',
    ],
    rulings: [
      {
        open: 'Só se desiste na própria vez, ou a qualquer momento?',
        ruled:
          'A qualquer momento de uma partida não terminada. Com duas pessoas no mesmo aparelho, o programa propõe o lado da vez, e isso pode ser trocado.',
        why: 'As regras dizem "a qualquer momento"; o pedido de desistir na própria vez é só o mínimo que o programa precisa oferecer.',
      },
    ],
    examples: [
      'As brancas têm só o rei contra a dama. Numa partida, muitos desistiriam aqui com "Desistir", e as pretas venceriam. Mas jogue um pouco: se as pretas se distraem, afogam o rei.',
    ],
  },

  tempo: {
    title: 'O tempo acaba',
    sought: 'exceder seu tempo, tempo esgotado',
    summary: 'Com relógio, quem chega a zero perde a partida.',
    body: [
      'Jogar com relógio é uma escolha, feita antes da partida. Sem relógio você pensa quanto quiser.',
      'Os relógios mais comuns são dois: um tempo para cada lance, por exemplo 30 segundos; ou um tempo para a partida toda, com ou sem acréscimo, por exemplo 10 minutos e mais 5 segundos por lance.',
      'Quando o seu relógio chega a zero, você perde. Não importa quem estava melhor no tabuleiro.',
    ],
    rulings: [
      {
        open: 'E se o adversário só tem o rei e não poderia dar mate?',
        ruled: 'Quem passa do tempo perde mesmo assim.',
        why: 'O documento diz que quem excede o tempo perde, sem nenhuma exceção. Em torneios oficiais seria empate; aqui vale o documento.',
      },
      {
        open: 'O relógio anda com o programa fechado?',
        ruled:
          'Não. Uma partida fechada fica em pausa, e o relógio continua do último valor guardado, no máximo um segundo antes.',
        why: 'Ninguém deve perder porque a luz acabou ou a página fechou.',
      },
    ],
    examples: [
      'As pretas só têm o rei e não podem dar mate. Se o relógio das brancas chegasse a zero aqui, as pretas venceriam. Com tempo de sobra, leve o peão adiante.',
    ],
  },
};
