import type { Task } from '../task.js';

/** From the first Grand Duke to mate. */
export const lastTasks: readonly Task[] = [
  {
    id: 'promover-a-grao-duque',
    article: 'promocao',
    position: '7k/P6p/8/8/8/8/8/K7 w - - - b 0/0 RN/- 5,- 20',
    text: {
      'pt-BR': {
        title: 'Faça um Grão-Duque',
        task: 'Leve o peão à última fileira e promova-o a Grão-Duque.',
        hint: 'Avance para a8. Quando o programa perguntar, escolha Grão-Duque.',
        done: 'O seu Grão-Duque está em a8. Ninguém pode capturá-lo, e as casas em volta são a zona dele.',
      },
      en: {
        title: 'Make a Grand Duke',
        task: 'Take the pawn to the far rank and promote it to a Grand Duke.',
        hint: 'Advance to a8. When the program asks, choose the Grand Duke.',
        done: 'Your Grand Duke stands on a8. Nobody can capture it, and the squares around are its zone.',
      },
    },
    steps: [{ accepts: ['a7a8g'] }],
  },
  {
    id: 'retirar-o-grao-duque',
    article: 'retirada-do-grao-duque',
    position: '7k/7p/8/8/3G4/8/8/KN6 w - - - b 0/0 -/- 6,- 20',
    text: {
      'pt-BR': {
        title: 'O Grão-Duque viaja',
        task: 'Mova o cavalo e, na mesma vez, retire o Grão-Duque para o Ducado: antes do lance, aperte "Retirar um Grão-Duque?". Na vez seguinte, ponha-o em f6.',
        hint: 'Aperte "Retirar um Grão-Duque?", mova o cavalo e escolha "Retirar o de d4". Na vez seguinte, escolha o Ducado das brancas e depois a casa f6.',
        done: 'É assim que um Grão-Duque muda de lugar. Em f6 ele tira g7 do rei preto.',
      },
      en: {
        title: 'The Grand Duke travels',
        task: 'Move the knight and, in the same turn, retire the Grand Duke to the Duchy: before the move, press "Retire a Grand Duke?". On your next turn, put it on f6.',
        hint: 'Press "Retire a Grand Duke?", move the knight and choose "Retire the one on d4". On your next turn choose White’s Duchy and then the square f6.',
        done: 'That is how a Grand Duke changes its place. On f6 it takes g7 from the black king.',
      },
    },
    steps: [{ accepts: ['b1a3~d4', 'b1c3~d4', 'b1d2~d4'], replies: ['h7h6'] }, { accepts: ['G@f6'] }],
  },
  {
    id: 'entrar-com-o-grao-duque',
    article: 'entrada-do-grao-duque',
    position: '7k/8/4p3/8/4K3/8/8/8 w - - - b 1/0 -/- 6,- 20',
    text: {
      'pt-BR': {
        title: 'O Grão-Duque salva o rei',
        task: 'O peão em e6 ameaça o charge: o seu rei está em xeque. Ponha o Grão-Duque no caminho.',
        hint: 'Escolha o Ducado e depois a casa entre o peão e o rei: e5.',
        done: 'O charge precisa da primeira casa vazia, e agora ela tem um Grão-Duque.',
      },
      en: {
        title: 'The Grand Duke saves the king',
        task: 'The pawn on e6 threatens to charge: your king is in check. Put the Grand Duke in its way.',
        hint: 'Choose the Duchy, then the square between pawn and king: e5.',
        done: 'A charge needs its first square empty, and now a Grand Duke stands there.',
      },
    },
    steps: [{ accepts: ['G@e5'] }],
    effect: 'quiet',
  },
  {
    id: 'entrar-na-zona',
    article: 'zona-e-xeque',
    position: '8/4k2p/3g4/8/1N6/8/8/K6R w - - - b 0/0 -/- 6,- 20',
    text: {
      'pt-BR': {
        title: 'Enfrente a zona',
        task: 'Leve o cavalo para dentro da zona do Grão-Duque preto sem perdê-lo.',
        hint: 'A peça que entra fica se o rei preto está em xeque. De d5 e de c6 o cavalo ataca e7.',
        done: 'O cavalo ficou, porque dali dá xeque. Sem xeque, a zona o teria capturado.',
      },
      en: {
        title: 'Face the zone',
        task: 'Take the knight into the zone of the black Grand Duke without losing it.',
        hint: 'The piece that enters stays if the black king is in check. From d5 and c6 the knight attacks e7.',
        done: 'The knight stayed, because it gives check from there. Without check the zone would have captured it.',
      },
    },
    steps: [{ accepts: ['b4d5', 'b4c6'] }],
    effect: 'check',
  },
  {
    id: 'passar-a-vez',
    article: 'passar-a-vez',
    position: 'k7/8/8/1p6/1P6/1w6/8/K7 w - - - w 0/0 -/- 0,- 30',
    text: {
      'pt-BR': {
        title: 'Passe a vez',
        task: 'O seu rei e o seu peão não têm lance nenhum. Sem a Peça de Passagem, você perderia por afogamento. Passe a vez.',
        hint: 'Escolha a Peça de Passagem das brancas, junto ao tabuleiro.',
        done: 'A vez é das pretas, e agora elas têm a Peça de Passagem.',
      },
      en: {
        title: 'Pass',
        task: 'Your king and your pawn have no move at all. Without the Pass token you would lose by stalemate. Pass.',
        hint: 'Choose White’s Pass token, next to the board.',
        done: 'It is Black’s turn, and now Black holds the Pass token.',
      },
    },
    steps: [{ accepts: ['pass'] }],
    effect: 'quiet',
  },
  {
    id: 'movimento-sorrateiro',
    article: 'movimento-sorrateiro',
    position: '4L1rk/8/8/8/8/8/4K3/8 w - - - b 0/0 -/- 0,- 30',
    text: {
      'pt-BR': {
        title: 'Apareça de surpresa',
        task: 'O seu Lorde está na última fileira e pode ir a qualquer casa vazia. Dê mate.',
        hint: 'De qual casa o Lorde ameaça o charge contra h8 e guarda g7 e h7?',
        done: 'De h6 o Lorde ataca h8 pelo charge, e o rei não tem saída.',
      },
      en: {
        title: 'Appear out of nowhere',
        task: 'Your Lord is on the far rank and may go to any empty square. Give mate.',
        hint: 'From which square does the Lord threaten to charge h8 while it guards g7 and h7?',
        done: 'From h6 the Lord attacks h8 by its charge, and the king has no way out.',
      },
    },
    steps: [{ accepts: 'win' }],
  },
  {
    id: 'mate-com-ameaca-de-charge',
    article: 'mates-de-peao',
    position: 'k7/8/1P6/P7/5p2/3K4/8/8 w - - - b 0/0 -/- 0,- 30',
    text: {
      'pt-BR': {
        title: 'Mate com a ameaça de um charge',
        task: 'Dois peões contra o rei. Dê mate num lance.',
        hint: 'Um peão ataca o rei que está exatamente duas casas à sua frente.',
        done: 'A ameaça do charge é xeque, e este foi mate.',
      },
      en: {
        title: 'Mate by the threat of a charge',
        task: 'Two pawns against the king. Mate in one.',
        hint: 'A pawn attacks a king that stands exactly two squares ahead of it.',
        done: 'The threat of a charge is check, and this was mate.',
      },
    },
    steps: [{ accepts: 'win' }],
  },
  {
    id: 'mate-com-charge',
    article: 'charge',
    position: '3h4/1R5p/R2P3k/8/5KP1/8/8/8 w - - - b 0/0 -/- 0,- 30',
    text: {
      'pt-BR': {
        title: 'Mate com um charge',
        task: 'O seu peão em d6 fecha a linha da torre em a6, e o Sumo-Sacerdote em d8 está pronto para defender em f6. Resolva os dois problemas num lance só e dê mate.',
        hint: 'Que lance tira do tabuleiro o peão e o Sumo-Sacerdote?',
        done: 'O charge abriu a linha e levou o defensor. Agora você sabe o bastante para uma partida inteira.',
      },
      en: {
        title: 'Mate with a charge',
        task: 'Your pawn on d6 closes the line of the rook on a6, and the High Priest on d8 is ready to defend on f6. Solve both problems at once and give mate.',
        hint: 'Which action takes both the pawn and the High Priest off the board?',
        done: 'The charge opened the line and took the defender. Now you know enough for a whole game.',
      },
    },
    steps: [{ accepts: 'win' }],
  },
];
