import type { Sheet } from '../sheet.js';

export const senetSheet: Sheet = {
  game: 'senet',
  position: 'ABABABABAB/........../.......... A -',
  pieces: [],
  text: {
    'pt-BR': {
      lead: 'Uma corrida do Egito antigo: leve as suas cinco peças pelo caminho de trinta casas e tire-as do tabuleiro antes do outro.',
      setup:
        'Cones (jogador A) nas casas 1, 3, 5, 7 e 9; carretéis (jogador B) nas casas 2, 4, 6, 8 e 10. O caminho é um S: 1 a 10 para a direita, 11 a 20 para a esquerda, 21 a 30 para a direita. O jogador A começa.',
      parts: [
        {
          title: 'O que é preciso',
          lines: [
            'O tabuleiro e as peças da outra folha, e um dado de 1 a 5. Com um dado comum, jogue de novo quando sair 6.',
          ],
        },
        {
          title: 'A sua vez',
          lines: [
            'Jogue o dado. Escolha uma peça sua e avance com ela exatamente o número que saiu. O número não se divide, e ninguém anda para trás.',
            'Se alguma peça pode andar, * você tem de mover. Se nenhuma pode, perde a vez.',
            'Moveu com 1 ou com 5? Jogue o dado outra vez. * Quem perde a vez não joga de novo, nem com 1 ou 5.',
          ],
        },
        {
          title: 'Encontros',
          lines: [
            'Uma peça por casa. Você não para em cima de uma peça sua.',
            'Troca: quem para numa peça sozinha do adversário fica com a casa, e ela vai para a casa de onde você saiu.',
            'Dupla: uma peça com outra do mesmo lado na casa vizinha do caminho está protegida. Ninguém para nela, mas passa por cima.',
            'Bloqueio: três ou mais do mesmo lado em sequência. O adversário não para nelas nem passa por cima. As suas próprias peças nunca impedem você.',
            '* Vizinha quer dizer no caminho: 10 e 11 são vizinhas, 20 e 21 também.',
          ],
        },
        {
          title: 'Casa 15: Ressurreição',
          lines: ['Aqui volta quem cai na água. Fora isso, é uma casa como as outras.'],
        },
        {
          title: 'Casa 26: Beleza',
          lines: [
            'Protegida: ninguém troca com a peça que está aqui. Ela só sai do tabuleiro, com um 5.',
            '* Parar aqui não é obrigatório: da 23, da 24 e da 25 pode-se passar adiante.',
          ],
        },
        {
          title: 'Casa 27: Água',
          lines: [
            'Quem para aqui cai na água e volta para a casa 15. * Se ela está ocupada, por quem for, vai para a casa vazia mais próxima antes dela: 14, 13, 12…',
            'O lance termina aí. * Se o dado deu 1 ou 5, você ainda joga de novo.',
          ],
        },
        {
          title: 'Casa 28: Três Juízes',
          lines: [
            'Daqui só se sai do tabuleiro, com um 3. * Não protege: uma peça sozinha pode ser trocada.',
          ],
        },
        {
          title: 'Casa 29: Rá',
          lines: ['Protegida. Daqui só se sai do tabuleiro, com um 2.'],
        },
        {
          title: 'Casa 30: Hórus',
          lines: ['Daqui só se sai do tabuleiro, com um 1. * Não protege.'],
        },
        {
          title: 'Sair do tabuleiro',
          lines: [
            'Só das casas 26, 28, 29 e 30, com o número exato: 5, 3, 2 e 1. * Com outro número a peça fica parada.',
            '* Um bloqueio adversário em 28, 29 e 30 também impede a saída da 26.',
          ],
        },
        {
          title: 'Quem vence',
          lines: [
            'Quem tira primeiro as cinco peças. A partida termina na hora; não há empate.',
            '* Quem desiste perde.',
          ],
        },
      ],
    },
    en: {
      lead: 'A race of ancient Egypt: take your five pieces along the track of thirty houses and bring them off the board before the other player does.',
      setup:
        'Cones (player A) on houses 1, 3, 5, 7 and 9; spools (player B) on houses 2, 4, 6, 8 and 10. The track is an S: 1 to 10 to the right, 11 to 20 to the left, 21 to 30 to the right. Player A begins.',
      parts: [
        {
          title: 'What you need',
          lines: [
            'The board and pieces of the other sheet, and a die from 1 to 5. With a common die, throw again when it shows 6.',
          ],
        },
        {
          title: 'Your turn',
          lines: [
            'Throw the die. Choose one of your pieces and advance it exactly the number shown. The number is not split, and nobody goes backwards.',
            'If a piece can move, * you have to move. If none can, you lose the turn.',
            'Did you move with a 1 or a 5? Throw once more. * Whoever loses the turn does not throw again, not even with 1 or 5.',
          ],
        },
        {
          title: 'Meetings',
          lines: [
            'One piece on a house. You do not stop on a piece of your own.',
            'Swap: whoever stops on a lone piece of the opponent takes its house, and it goes to the house you came from.',
            'Pair: a piece with another of its side on the neighbouring house of the track is protected. Nobody stops on it, but one may pass over it.',
            'Wall: three or more of one side in a row. The opponent neither stops on them nor passes over them. Your own pieces never hinder you.',
            '* Neighbouring means along the track: 10 and 11 are neighbours, 20 and 21 too.',
          ],
        },
        {
          title: 'House 15: Resurrection',
          lines: ['Whoever falls into the water comes back here. Otherwise it is a house like any other.'],
        },
        {
          title: 'House 26: Beauty',
          lines: [
            'Protected: nobody swaps with the piece on it. It can only leave the board, with a 5.',
            '* You need not stop here: from 23, 24 and 25 you may go past it.',
          ],
        },
        {
          title: 'House 27: Water',
          lines: [
            'Whoever stops here falls into the water and returns to house 15. * If that is taken, by anybody, the piece goes to the nearest empty house before it: 14, 13, 12…',
            'The move ends there. * If the die showed 1 or 5, you still throw again.',
          ],
        },
        {
          title: 'House 28: Three Judges',
          lines: [
            'From here a piece can only leave the board, with a 3. * It does not protect: a lone piece can be swapped with.',
          ],
        },
        {
          title: 'House 29: Ra',
          lines: ['Protected. From here a piece can only leave the board, with a 2.'],
        },
        {
          title: 'House 30: Horus',
          lines: ['From here a piece can only leave the board, with a 1. * It does not protect.'],
        },
        {
          title: 'Leaving the board',
          lines: [
            'Only from houses 26, 28, 29 and 30, with the exact number: 5, 3, 2 and 1. * With another number the piece stays.',
            '* An enemy wall on 28, 29 and 30 also stops a piece from leaving 26.',
          ],
        },
        {
          title: 'Who wins',
          lines: [
            'Whoever brings off all five pieces first. The game ends at once; there is no draw.',
            '* Whoever resigns loses.',
          ],
        },
      ],
    },
  },
};
