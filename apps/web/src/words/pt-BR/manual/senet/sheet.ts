import type { senetSheet } from '../../../../manual/sheetOutlines.js';
import type { SheetTexts } from '../../../types/chapters.js';

export const senet: SheetTexts<typeof senetSheet> = {
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
      lines: ['Daqui só se sai do tabuleiro, com um 3. * Não protege: uma peça sozinha pode ser trocada.'],
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
  pieces: {},
};
