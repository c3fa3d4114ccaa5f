import type { Article } from '../article.js';

export const retirementArticle: Article = {
  id: 'retirada-do-grao-duque',
  clauses: ['B-DUKE-A'],
  text: {
    'pt-BR': {
      title: 'O Grão-Duque e a sua retirada',
      summary:
        'O Grão-Duque não anda pelo tabuleiro; depois do lance de outra peça, ele pode voltar ao Ducado.',
      body: [
        'Um Grão-Duque (G) nasce de um peão promovido. Ele nunca é capturado, não ataca nada e não anda pelo tabuleiro. A sua força é a zona de controle, as oito casas em volta dele. Só uma lança adversária pode empurrá-lo.',
        'Fora do tabuleiro fica o Ducado. Depois do lance de outra peça sua, na mesma vez, você pode retirar um Grão-Duque seu para o Ducado. A retirada não gasta a vez.',
        'Do Ducado ele pode entrar de novo, em outro lugar. É assim que um Grão-Duque viaja.',
      ],
      rulings: [
        {
          clause: 'B-DUKE-A',
          open: 'Depois de quais lances um Grão-Duque pode se retirar?',
          ruled:
            'Depois de qualquer lance de outra peça: também charge, lança, legião, movimento sorrateiro, roque e promoção. Não depois de passar a vez, nem da entrada de um Grão-Duque, nem na colocação dos reis.',
          why: 'O documento pede “o movimento normal de outra peça”; passar a vez ou entrar com um Grão-Duque não é isso.',
        },
        {
          clause: 'B-DUKE-A',
          open: 'Quantos podem se retirar na mesma vez?',
          ruled: 'Um só, e não o que acabou de nascer nesse lance.',
          why: 'O documento descreve a retirada depois do lance de outra peça, e o novo é a própria peça que se moveu.',
        },
        {
          clause: 'B-DUKE-A',
          open: 'A retirada pode abrir uma linha contra o seu rei?',
          ruled: 'Não. O que conta é o tabuleiro no fim da vez inteira.',
          why: 'Ninguém termina a própria vez em xeque.',
        },
      ],
    },
    en: {
      title: 'The Grand Duke and its retirement',
      summary: 'The Grand Duke does not move about; after another piece’s move it may go back to the Duchy.',
      body: [
        'A Grand Duke (G) is made from a promoted pawn. It is never captured, attacks nothing and does not move on the board. Its strength is its zone of control, the eight squares around it. Only an enemy lance can push it.',
        'Off the board lies the Duchy. After a move of another piece of yours, in the same turn, you may retire one of your Grand Dukes to the Duchy. Retiring does not cost the turn.',
        'From the Duchy it may enter again somewhere else. That is how a Grand Duke travels.',
      ],
      rulings: [
        {
          clause: 'B-DUKE-A',
          open: 'After which moves may a Grand Duke retire?',
          ruled:
            'After any move of another piece: also a charge, lance, legion, sneak move, castling or promotion. Not after a pass, nor after the entry of a Grand Duke, nor while the kings are placed.',
          why: 'The document asks for “the normal move of another piece”; passing and entering are not that.',
        },
        {
          clause: 'B-DUKE-A',
          open: 'How many may retire in one turn?',
          ruled: 'One only, and not the one just made by this very move.',
          why: 'The document describes the retirement after another piece’s move, and the new one is the very piece that moved.',
        },
        {
          clause: 'B-DUKE-A',
          open: 'May a retirement open a line to your own king?',
          ruled: 'No. What counts is the board at the end of the whole turn.',
          why: 'Nobody ends their own turn in check.',
        },
      ],
    },
  },
  examples: [
    {
      position: '7k/7p/8/3G4/8/2G5/8/KN6 w - - - b 0/0 -/- 6,- 20',
      text: {
        'pt-BR':
          'Aperte "Retirar um Grão-Duque?", mova o cavalo e escolha qual deles sai. O Grão-Duque sozinho não anda.',
        en: 'Press "Retire a Grand Duke?", move the knight and choose which one leaves. By itself a Grand Duke does not move.',
      },
      legal: ['b1a3~d5', 'b1a3~c3', 'b1a3'],
      after: '7k/7p/8/8/8/N1G5/8/K7 b - - - b 1/0 -/- 7,- 20',
      forbidden: [
        { move: 'd5d6', rule: 'B-DUKE-A' },
        { move: 'b1a3~h7', rule: 'B-DUKE-A' },
      ],
    },
    {
      position: '7k/1P5p/8/8/8/2G5/8/KN6 w - - - w 1/0 -/- 6,- 20',
      text: {
        'pt-BR':
          'Promova em b8 a Grão-Duque e retire o de c3. O novo, em b8, ainda não pode sair. Depois de passar ou de uma entrada, ninguém se retira.',
        en: 'Promote on b8 to a Grand Duke and retire the one on c3. The new one on b8 cannot leave yet. After a pass or an entry nobody retires.',
      },
      legal: ['b7b8g~c3', 'b7b8g', 'G@e4', 'pass'],
      after: '1G5k/7p/8/8/8/8/8/KN6 b - - - w 2/0 -/- 0,- 20',
      forbidden: [
        { move: 'b7b8g~b8', rule: 'B-DUKE-A' },
        { move: 'pass~c3', rule: 'B-DUKE-A' },
        { move: 'G@e4~c3', rule: 'B-DUKE-A' },
      ],
    },
    {
      position: '7k/8/8/8/8/8/8/KNG4r w - - - b 0/0 -/- 6,- 20',
      text: {
        'pt-BR':
          'Mova o cavalo: o Grão-Duque em c1 ainda protege o seu rei da torre. Se ele se retirasse junto, o rei ficaria em xeque. E capturar um Grão-Duque, a torre não pode.',
        en: 'Move the knight: the Grand Duke on c1 still shields your king from the rook. If it retired as well, the king would be in check. And the rook cannot capture a Grand Duke.',
      },
      legal: ['b1a3', 'a1a2~c1'],
      effects: [['b1a3 h1c1', 'refused B-DUKE-A']],
      forbidden: [{ move: 'b1a3~c1', rule: 'B-DUKE-A' }],
    },
  ],
};

export const entryArticle: Article = {
  id: 'entrada-do-grao-duque',
  clauses: ['B-DUKE-B'],
  text: {
    'pt-BR': {
      title: 'A entrada do Grão-Duque',
      summary: 'Um Grão-Duque do Ducado entra numa casa vazia e segura; isso gasta a vez inteira.',
      body: [
        'Em vez de mover uma peça, você pode pôr no tabuleiro um Grão-Duque que está no seu Ducado. A casa precisa:',
        '- Estar vazia.',
        '- Não ser atacada por nenhuma peça adversária.',
        '- Não ser vizinha do rei adversário.',
        'As peças adversárias que já estão ao lado dele não são removidas: a zona só age sobre quem chega depois.',
      ],
      rulings: [
        {
          clause: 'B-DUKE-B',
          open: 'O que é “ameaça direta” à casa de entrada?',
          ruled: 'Qualquer ataque que poderia capturar um rei ali, também o charge de um peão ou Lorde.',
          why: 'Assim há uma só ideia de ataque no jogo todo.',
        },
      ],
    },
    en: {
      title: 'The entry of the Grand Duke',
      summary: 'A Grand Duke in the Duchy enters on an empty, safe square; that takes the whole turn.',
      body: [
        'Instead of moving a piece you may put a Grand Duke from your Duchy on the board. The square must:',
        '- Be empty.',
        '- Not be attacked by any enemy piece.',
        '- Not be next to the enemy king.',
        'Enemy pieces that already stand beside it are not removed: the zone acts only on what arrives later.',
      ],
      rulings: [
        {
          clause: 'B-DUKE-B',
          open: 'What is a “direct threat” to the square of entry?',
          ruled: 'Any attack that could capture a king there, the charge of a pawn or Lord included.',
          why: 'So there is a single idea of attack in the whole game.',
        },
      ],
    },
  },
  examples: [
    {
      position: '7k/8/8/1r6/5l2/8/7P/K7 w - - - b 1/0 -/- 6,- 20',
      text: {
        'pt-BR':
          'Escolha o Ducado e ponha o Grão-Duque em d1 ou e2. A torre ataca e5, o Lorde ataca f2 pelo charge, e g7 é vizinha do rei.',
        en: 'Choose the Duchy and put the Grand Duke on d1 or e2. The rook attacks e5, the Lord attacks f2 by its charge, and g7 is next to the king.',
      },
      legal: ['G@d1', 'G@e2', 'G@f6'],
      after: '7k/8/8/1r6/5l2/8/7P/K2G4 b - - - b 0/0 -/- 7,- 20',
      forbidden: [
        { move: 'G@e5', rule: 'B-DUKE-B' },
        { move: 'G@f2', rule: 'B-DUKE-B' },
        { move: 'G@g7', rule: 'B-DUKE-B' },
        { move: 'G@h2', rule: 'B-DUKE-B' },
      ],
    },
    {
      position: '7k/8/4p3/8/4K3/8/8/8 w - - - b 1/0 -/- 6,- 20',
      text: {
        'pt-BR':
          'O peão em e6 dá xeque: ameaça o charge contra e4. Ponha o Grão-Duque em e5, no meio dos dois.',
        en: 'The pawn on e6 gives check: it threatens to charge e4. Put the Grand Duke on e5, between them.',
      },
      legal: ['G@e5', 'e4e5'],
      after: '7k/8/4p3/4G3/4K3/8/8/8 b - - - b 0/0 -/- 7,- 20',
      effects: [
        ['', 'check'],
        ['G@e5', 'quiet'],
      ],
      forbidden: [{ move: 'G@a1', rule: 'B-CHECK' }],
    },
  ],
};
