import type { Article } from '../article.js';

export const pairArticle: Article = {
  id: 'protecao',
  clauses: ['S-PROT', 'S-ADJ', 'S-EX3'],
  text: {
    'pt-BR': {
      title: 'A dupla que protege',
      summary: 'Duas peças do mesmo lado em casas vizinhas do caminho não podem ser trocadas.',
      body: [
        'Duas peças do mesmo jogador em casas vizinhas se protegem. O adversário não pode parar em nenhuma das duas.',
        'Passar por cima de uma dupla pode: ela protege, mas não bloqueia.',
        'Também está protegida a peça que estiver na Casa da Beleza, 26, ou na Casa de Rá, 29, mesmo sozinha.',
        'Vizinha é a casa anterior ou a seguinte no caminho. A 10 e a 11 são vizinhas, a 20 e a 21 também. Já a 9 e a 12 se tocam no tabuleiro, mas no caminho há duas casas entre elas: não são vizinhas.',
      ],
      rulings: [
        {
          clause: 'S-ADJ',
          open: 'O que são peças "adjacentes" ou "em sequência": as que se tocam no tabuleiro ou as que se seguem no caminho?',
          ruled:
            'As que se seguem no caminho. As curvas não interrompem: 10 e 11 são vizinhas, 20 e 21 também.',
          why: 'As peças andam pelo caminho, e é nele que uma acompanha a outra.',
        },
        {
          clause: 'S-PROT',
          open: 'O que protege uma peça?',
          ruled:
            'Pelo menos uma peça do mesmo lado na casa anterior ou na seguinte, ou a própria casa, se for a 26 ou a 29. Não importa quantas são as vizinhas.',
          why: 'O documento diz isso em três lugares com palavras diferentes; esta frase vale para todos.',
        },
      ],
    },
    en: {
      title: 'The pair that protects',
      summary: 'Two pieces of one side on neighbouring houses of the track cannot be swapped with.',
      body: [
        'Two pieces of one player on neighbouring houses protect each other. The opponent cannot stop on either of them.',
        'Passing over a pair is allowed: it protects, but it does not block.',
        'A piece on the House of Beauty, 26, or the House of Ra, 29, is protected too, even alone.',
        'A neighbour is the house before or the house after on the track. 10 and 11 are neighbours, so are 20 and 21. But 9 and 12 touch on the board and have two houses between them on the track: they are not neighbours.',
      ],
      rulings: [
        {
          clause: 'S-ADJ',
          open: 'Which pieces are "adjacent" or "in sequence": those that touch on the board or those that follow each other on the track?',
          ruled:
            'Those that follow each other on the track. Its turns do not interrupt: 10 and 11 are neighbours, so are 20 and 21.',
          why: 'Pieces move along the track, and that is where one keeps the other company.',
        },
        {
          clause: 'S-PROT',
          open: 'What protects a piece?',
          ruled:
            'At least one piece of its side on the house before or after, or the house itself, if it is 26 or 29. It does not matter how many neighbours there are.',
          why: 'The document says it in three places in different words; this sentence fits them all.',
        },
      ],
    },
  },
  examples: [
    {
      position: '.......AAA/.BB......./.......... A 4',
      text: {
        'pt-BR':
          'O adversário tem uma dupla nas casas 12 e 13. Com o 4 você não pode parar em nenhuma delas, mas a peça da casa 10 passa por cima da dupla e vai à 14.',
        en: 'Your opponent has a pair on 12 and 13. With the 4 you cannot stop on either, but the piece on 10 passes over the pair to 14.',
      },
      legal: ['10-14'],
      after: '.......AA./.BBA....../.......... B -',
      forbidden: [
        { move: '8-12', rule: 'S-PROT' },
        { move: '9-13', rule: 'S-PROT' },
      ],
    },
    {
      position: '..A...A..B/B......A../B......... A 3',
      text: {
        'pt-BR':
          'As casas 10 e 11 são vizinhas, embora a curva fique entre elas: a peça da 7 não pode parar na 10. A da 21 está sozinha e pode ser trocada.',
        en: 'Houses 10 and 11 are neighbours although the track turns between them: the piece on 7 cannot stop on 10. The one on 21 stands alone and can be swapped with.',
      },
      legal: ['18-21', '3-6'],
      after: '..A...A..B/B......B../A......... B -',
      forbidden: [{ move: '7-10', rule: 'S-PROT' }],
    },
    {
      position: '.A...A..B./.B......../.......... A 3',
      text: {
        'pt-BR':
          'As casas 9 e 12 se tocam no tabuleiro, mas não são vizinhas no caminho. A peça do adversário na 9 está sozinha: troque com ela.',
        en: 'Houses 9 and 12 touch on the board but are no neighbours on the track. Your opponent’s piece on 9 stands alone: swap with it.',
      },
      legal: ['6-9', '2-5'],
      after: '.A...B..A./.B......../.......... B -',
      forbidden: [],
    },
  ],
};

export const wallArticle: Article = {
  id: 'bloqueio',
  clauses: ['S-BLOCK', 'S-EX4'],
  text: {
    'pt-BR': {
      title: 'O bloqueio de três',
      summary: 'Três ou mais peças do adversário em sequência não podem ser ultrapassadas nem trocadas.',
      body: [
        'Um bloqueio são três peças de um lado, ou mais, em casas seguidas do caminho. O adversário não passa por ele e não para nele.',
        'O bloqueio só vale contra o adversário. As suas próprias peças nunca atrapalham a sua passagem.',
        'Duas peças seguidas protegem, mas não bloqueiam. Como a Casa da Água, 27, está sempre vazia, nenhum bloqueio passa por ela.',
        'Um bloqueio prende o adversário, mas também prende você: em cada vez alguma peça sua tem de andar, e pode ser uma do bloqueio.',
      ],
      rulings: [
        {
          clause: 'S-BLOCK',
          open: 'O que é passar por um bloqueio?',
          ruled:
            'Um lance não vale se alguma casa entre a partida e a chegada pertence a um bloqueio do adversário.',
          why: 'É o que o exemplo do documento diz: todo trajeto que passe por 12–14 é ilegal.',
        },
        {
          clause: 'S-BLOCK',
          open: 'Um bloqueio nas casas 28, 29 e 30 impede a saída de quem está na 26?',
          ruled: 'Sim. Na saída contam todas as casas até a 30.',
          why: 'Sair também é passar por essas casas, e um bloqueio não pode ser ultrapassado.',
        },
        {
          clause: 'S-BLOCK',
          open: 'As minhas próprias três peças me bloqueiam?',
          ruled: 'Não. As próprias peças nunca impedem a passagem.',
          why: 'O documento diz que o bloqueio não pode ser ultrapassado pelo adversário.',
        },
      ],
    },
    en: {
      title: 'The wall of three',
      summary: 'Three or more pieces of the opponent in a row can be neither passed nor landed on.',
      body: [
        'A wall is three pieces of one side, or more, on houses of the track that follow one another. The opponent cannot pass it and cannot stop on it.',
        'A wall only works against the opponent. Your own pieces never stand in your way.',
        'Two pieces in a row protect, but do not block. As the House of Water, 27, is always empty, no wall runs through it.',
        'A wall holds your opponent, but it holds you too: in each turn one of your pieces has to move, and that may be one of the wall.',
      ],
      rulings: [
        {
          clause: 'S-BLOCK',
          open: 'What does it mean to pass a wall?',
          ruled:
            'A move is not allowed if any house between where it begins and where it ends belongs to a wall of the opponent.',
          why: 'That is what the example of the document says: every way through 12–14 is illegal.',
        },
        {
          clause: 'S-BLOCK',
          open: 'Does a wall on 28, 29 and 30 keep a piece on 26 from leaving?',
          ruled: 'Yes. For leaving, every house up to 30 counts.',
          why: 'Leaving means passing those houses too, and a wall cannot be passed.',
        },
        {
          clause: 'S-BLOCK',
          open: 'Do three pieces of my own block me?',
          ruled: 'No. One’s own pieces never stop one from passing.',
          why: 'The document says that a wall cannot be passed by the opponent.',
        },
      ],
    },
  },
  examples: [
    {
      position: '........AA/.BBB.....A/.......... A 5',
      text: {
        'pt-BR':
          'O adversário tem um bloqueio de 12 a 14. Com o 5, a peça da 10 teria de passar por ele e a da 9 teria de parar nele: nenhum dos dois vale. Só a da casa 20 anda.',
        en: 'Your opponent has a wall on 12 to 14. With the 5 the piece on 10 would have to pass it and the one on 9 to stop on it: neither is allowed. Only the one on 20 moves.',
      },
      legal: ['20-25'],
      forbidden: [
        { move: '10-15', rule: 'S-BLOCK' },
        { move: '9-14', rule: 'S-BLOCK' },
      ],
    },
    {
      position: '.B.......A/.AAA....../.......... A 5',
      text: {
        'pt-BR': 'Agora o bloqueio é seu. A sua peça da casa 10 passa por ele sem problema.',
        en: 'Now the wall is yours. Your piece on 10 passes it without trouble.',
      },
      legal: ['10-15'],
      after: '.B......../.AAAA...../.......... A -',
      forbidden: [],
    },
    {
      position: '..A......./........../.....A.BBB A 5',
      text: {
        'pt-BR':
          'Da casa 26 se sai com 5, mas o bloqueio de 28 a 30 está no caminho. Por enquanto, anda a peça da casa 3.',
        en: 'A piece leaves 26 with a 5, but the wall on 28 to 30 is in the way. For now the piece on 3 moves.',
      },
      legal: ['3-8'],
      forbidden: [{ move: '26-31', rule: 'S-BLOCK' }],
    },
  ],
};
