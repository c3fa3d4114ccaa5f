import type { Article } from '../article.js';

export const zoneCheckArticle: Article = {
  id: 'zona-e-xeque',
  clauses: ['B-ZONE'],
  text: {
    'pt-BR': {
      title: 'Entrar na zona com xeque',
      summary: 'A peça fica na zona se, com ela ali, o rei do dono do Grão-Duque está em xeque.',
      body: [
        'Há uma exceção à zona de controle. Se a sua peça entra nela e, com ela parada ali, o rei adversário está em xeque, ela não é removida.',
        'Entrar com xeque é um bom jeito de chegar perto de um Grão-Duque.',
      ],
      rulings: [
        {
          clause: 'B-ZONE',
          open: 'O xeque precisa vir da própria peça que entrou?',
          ruled:
            'Não. Basta que o rei do dono do Grão-Duque esteja em xeque, de qualquer peça, com ela parada ali.',
          why: 'O documento fala da posição que põe o rei em xeque, não da peça.',
        },
        {
          clause: 'B-ZONE',
          open: 'E se a própria remoção abre uma linha e dá xeque?',
          ruled: 'A peça não volta. O que conta é a posição com ela ainda no tabuleiro.',
          why: 'Sem ela na zona, não há mais o que salvar.',
        },
        {
          clause: 'B-ZONE',
          open: 'Como se julgam os dois peões de uma legião?',
          ruled:
            'Juntos. Se o rei está em xeque com os dois de pé, os dois ficam; se não, sai cada um que está numa zona.',
          why: 'Eles fizeram um lance só.',
        },
      ],
    },
    en: {
      title: 'Entering a zone with check',
      summary: 'The piece stays in the zone if, with it there, the Grand Duke owner’s king is in check.',
      body: [
        'The zone of control has one exception. If your piece enters it and, with the piece standing there, the enemy king is in check, it is not removed.',
        'Entering with check is a good way to come close to a Grand Duke.',
      ],
      rulings: [
        {
          clause: 'B-ZONE',
          open: 'Must the check come from the very piece that entered?',
          ruled:
            'No. It is enough that the king of the Grand Duke’s owner is in check, from any piece, while it stands there.',
          why: 'The document speaks of the position that puts the king in check, not of the piece.',
        },
        {
          clause: 'B-ZONE',
          open: 'And if the removal itself opens a line and gives check?',
          ruled:
            'The piece does not come back. What counts is the position with the piece still on the board.',
          why: 'Once it is gone from the zone, nothing is left to save.',
        },
        {
          clause: 'B-ZONE',
          open: 'How are the two pawns of a legion judged?',
          ruled:
            'Together. If the king is in check with both standing, both stay; otherwise each one in a zone is removed.',
          why: 'They made a single move.',
        },
      ],
    },
  },
  examples: [
    {
      position: '8/4k2p/3g4/8/1N6/8/8/K7 w - - - b 0/0 -/- 6,- 20',
      text: {
        'pt-BR':
          'Leve o cavalo a d5 ou c6. As duas casas estão na zona, mas dali ele dá xeque, e por isso fica.',
        en: 'Take the knight to d5 or c6. Both squares are in the zone, but from there it gives check, so it stays.',
      },
      legal: ['b4d5', 'b4c6'],
      after: '8/4k2p/3g4/3N4/8/8/8/K7 b - - - b 0/0 -/- 7,- 20',
      effects: [
        ['b4d5', 'check'],
        ['b4c6', 'check'],
      ],
      forbidden: [],
    },
    {
      position: '8/7p/8/8/2g5/8/8/KRN2k2 w - - - b 0/0 -/- 6,- 20',
      text: {
        'pt-BR':
          'Leve o cavalo a b3, na zona. Não é ele que dá xeque, mas a torre atrás dele. Ele fica mesmo assim.',
        en: 'Take the knight to b3, in the zone. It is not the knight that gives check but the rook behind it. It stays all the same.',
      },
      legal: ['c1b3', 'c1d3'],
      after: '8/7p/8/8/2g5/1N6/8/KR3k2 b - - - b 0/0 -/- 7,- 20',
      effects: [['c1b3', 'check']],
      forbidden: [],
    },
    {
      position: '8/R2r2kp/4g3/2N5/8/8/8/K7 w - - - b 0/0 -/- 6,- 20',
      text: {
        'pt-BR':
          'Capture a torre em d7 com o cavalo. Ele não dá xeque dali e sai. Só então a torre em a7 ataca o rei: tarde demais para o cavalo.',
        en: 'Capture the rook on d7 with the knight. It gives no check from there and leaves. Only then does the rook on a7 attack the king: too late for the knight.',
      },
      legal: ['c5d7', 'a7d7'],
      after: '8/R5kp/4g3/8/8/8/8/K7 b - - - b 0/0 N/R 0,- 20',
      effects: [['c5d7', 'check']],
      forbidden: [],
    },
  ],
};

export const zoneKingArticle: Article = {
  id: 'zona-e-rei',
  clauses: ['B-ZONE'],
  text: {
    'pt-BR': {
      title: 'A zona e o rei',
      summary: 'Um rei não pode entrar na zona de um Grão-Duque adversário, mas estar nela não é xeque.',
      body: [
        'O rei nunca anda para uma casa da zona adversária. Assim o Grão-Duque tira casas de fuga do rei.',
        'Se um empurrão deixa o rei dentro da zona, ou um Grão-Duque perto dele, nada acontece: a zona sozinha nunca é xeque.',
        'A zona também remove a peça que tenta se pôr na frente de um xeque. Sem a peça o xeque continua; por isso esse lance não é permitido.',
      ],
      rulings: [
        {
          clause: 'B-ZONE',
          open: 'O que a zona faz com um rei?',
          ruled:
            'Proíbe que ele ande para dentro dela. Não o remove e não dá xeque, e ele pode sair dela como quiser.',
          why: 'Um rei não pode ser capturado, e ir para onde seria removido é como ir para uma casa atacada.',
        },
      ],
    },
    en: {
      title: 'The zone and the king',
      summary: 'A king may not step into the zone of an enemy Grand Duke, but standing in it is not check.',
      body: [
        'A king never steps onto a square of an enemy zone. So the Grand Duke takes away squares of escape.',
        'If a push leaves the king inside the zone, or a Grand Duke close to it, nothing happens: the zone alone is never check.',
        'The zone also removes a piece that tries to stand in the way of a check. Without that piece the check remains; so the move is not allowed.',
      ],
      rulings: [
        {
          clause: 'B-ZONE',
          open: 'What does the zone do to a king?',
          ruled:
            'It forbids it to step in. It neither removes it nor gives check, and the king may leave as it likes.',
          why: 'A king cannot be captured, and going where it would be removed is like going to an attacked square.',
        },
      ],
    },
  },
  examples: [
    {
      position: '7k/7p/8/8/4g3/3K4/7P/8 w - - - b 0/0 -/- 6,- 20',
      text: {
        'pt-BR':
          'O rei já está na zona: isso não é xeque. Saia por c3, c4 ou e2. Andar para d4 ou e3, dentro da zona, não pode.',
        en: 'The king already stands in the zone: that is no check. Leave by c3, c4 or e2. Stepping to d4 or e3, inside the zone, is not allowed.',
      },
      legal: ['d3c3', 'd3c4', 'd3e2'],
      effects: [['', 'quiet']],
      forbidden: [
        { move: 'd3d4', rule: 'B-ZONE' },
        { move: 'd3e3', rule: 'B-ZONE' },
      ],
    },
    {
      position: '7k/8/8/8/8/8/3g2N1/K6r w - - - b 0/0 -/- 6,- 20',
      text: {
        'pt-BR':
          'A torre dá xeque. O cavalo não pode se pôr em e1: a zona o removeria, e o xeque continuaria. Só o rei resolve.',
        en: 'The rook gives check. The knight cannot step between on e1: the zone would remove it, and the check would remain. Only the king helps.',
      },
      legal: ['a1a2', 'a1b2'],
      effects: [['', 'check']],
      forbidden: [{ move: 'g2e1', rule: 'B-ZONE' }],
    },
    {
      position: '7k/8/3K4/8/8/4g3/4P2P/8 w - - E b 0/0 -/- 6,- 20',
      text: {
        'pt-BR':
          'Empurre o Grão-Duque preto até e5, ao lado do seu rei. O peão sai; o rei fica, e não está em xeque.',
        en: 'Push the black Grand Duke to e5, next to your king. The pawn leaves; the king stays, and it is not in check.',
      },
      legal: ['e2e4', 'e2e3'],
      after: '7k/8/3K4/4g3/8/8/7P/8 b - - - b 0/0 -/- 0,- 20',
      effects: [['e2e4 h8g8', 'quiet']],
      forbidden: [],
    },
  ],
};
