import type { Article } from '../article.js';

export const onePieceArticle: Article = {
  id: 'uma-peca-por-casa',
  clauses: ['S-ONE'],
  text: {
    'pt-BR': {
      title: 'Uma peça por casa',
      summary: 'Cada casa comporta uma peça só; você nunca para em cima de uma peça sua.',
      body: [
        'Em cada casa cabe uma única peça. Se o lance termina numa casa onde já está uma peça sua, ele não vale: mova outra.',
        'Passar por cima das suas peças pode. Parar nelas, não.',
      ],
      rulings: [
        {
          clause: 'S-ONE',
          open: 'O documento fala de entrar numa casa "ocupada por duas peças aliadas". Duas peças podem ficar na mesma casa?',
          ruled:
            'Não. Cada casa tem no máximo uma peça. As "duas peças aliadas" são duas peças do adversário, aliadas entre si e vizinhas no caminho.',
          why: 'Em todo o resto do documento as peças ficam em casas vizinhas, e a troca só faz sentido com uma peça por casa.',
        },
      ],
    },
    en: {
      title: 'One piece a house',
      summary: 'A house holds only one piece; you never stop on a piece of your own.',
      body: [
        'Each house has room for a single piece. If a move would end where one of your pieces already stands, it is not allowed: move another one.',
        'Passing over your own pieces is fine. Stopping on them is not.',
      ],
      rulings: [
        {
          clause: 'S-ONE',
          open: 'The document speaks of entering a house "occupied by two allied pieces". Can two pieces share a house?',
          ruled:
            'No. A house holds one piece at most. The "two allied pieces" are two of the opponent’s, allied with each other and neighbours on the track.',
          why: 'Everywhere else in the document pieces stand on neighbouring houses, and a swap makes sense only with one piece a house.',
        },
      ],
    },
  },
  examples: [
    {
      position: '..A.AA..B./........../.......... A 2',
      text: {
        'pt-BR':
          'Com o 2, a peça da casa 3 pararia em cima da que está na 5: não vale. A da 5 passa por cima da 6 e vai à 7.',
        en: 'With the 2 the piece on 3 would stop on the one on 5: not allowed. The one on 5 passes over 6 and goes to 7.',
      },
      legal: ['5-7', '6-8'],
      after: '..A..AA.B./........../.......... B -',
      forbidden: [{ move: '3-5', rule: 'S-ONE' }],
    },
  ],
};

export const swapArticle: Article = {
  id: 'troca',
  clauses: ['S-LAND', 'S-EX2'],
  text: {
    'pt-BR': {
      title: 'A troca',
      summary: 'Quem para em cima de uma peça sozinha do adversário troca de lugar com ela.',
      body: [
        'No Senet ninguém perde peças. Se a sua peça para numa casa com uma peça sozinha do adversário, as duas trocam de lugar: a sua fica onde parou, e a do adversário vai para a casa de onde a sua saiu.',
        'Como só se anda para a frente, a troca sempre adianta você e atrasa o adversário, tanto quanto o dado mostrar. Com um 5, você ganha cinco casas e ele perde cinco.',
        'Sozinha quer dizer sem outra peça do mesmo lado na casa vizinha do caminho. Peças vizinhas se protegem, e nas casas 26 e 29 qualquer peça está protegida.',
      ],
      rulings: [
        {
          clause: 'S-LAND',
          open: 'O que é "uma peça adversária" numa troca: qualquer uma, ou só a que está sozinha?',
          ruled:
            'A que está sozinha no caminho e fora das casas 26 e 29. A sua peça toma a casa dela, e ela vai para a casa onde o seu lance começou.',
          why: 'O documento proíbe cair em peças protegidas; o que sobra são as peças sozinhas.',
        },
      ],
    },
    en: {
      title: 'The swap',
      summary: 'Whoever stops on a lone piece of the opponent swaps places with it.',
      body: [
        'In Senet nobody loses pieces. If your piece stops on a house with a lone piece of your opponent, the two swap places: yours stays where it stopped, your opponent’s goes to the house yours came from.',
        'As pieces only move forward, a swap always brings you on and throws your opponent back, by as much as the die shows. With a 5 you gain five houses and the other loses five.',
        'Alone means without another piece of its side on a neighbouring house of the track. Neighbours protect each other, and on 26 and 29 every piece is protected.',
      ],
      rulings: [
        {
          clause: 'S-LAND',
          open: 'What is "one enemy piece" in a swap: any of them, or only one that stands alone?',
          ruled:
            'One that stands alone on the track and not on 26 or 29. Your piece takes its house, and it goes to the house where your move began.',
          why: 'The document forbids landing on protected pieces; what is left are lone ones.',
        },
      ],
    },
  },
  examples: [
    {
      position: '.......A../B........B/.......... A 3',
      text: {
        'pt-BR':
          'O exemplo do documento: da casa 8, com um 3, a sua peça para na 11, onde o adversário está sozinho. Jogue e veja as duas trocarem de lugar.',
        en: 'The example of the document: from 8, with a 3, your piece stops on 11, where your opponent stands alone. Play it and see the two swap places.',
      },
      legal: ['8-11'],
      after: '.......B../A........B/.......... B -',
      forbidden: [],
    },
    {
      position: '.....A..../.B....A.../.B........ A 5',
      text: {
        'pt-BR':
          'Com o 5, a peça da casa 17 troca com a da 22, que volta cinco casas, e você ainda joga de novo. A da casa 6 iria à 11, que está vazia: ali não há troca.',
        en: 'With the 5 the piece on 17 swaps with the one on 22, which goes back five houses, and you throw again. The one on 6 would go to 11, which is empty: no swap there.',
      },
      legal: ['17-22', '6-11'],
      after: '.....A..../.B....B.../.A........ A -',
      forbidden: [{ move: '6-12', rule: 'S-MOVE' }],
    },
  ],
};
