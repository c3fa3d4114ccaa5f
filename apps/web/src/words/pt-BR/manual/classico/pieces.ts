import type { pieces as articles } from '../../../../manual/classico/pieces.js';
import type { ArticleTexts } from '../../../types/chapters.js';

export const pieces: ArticleTexts<typeof articles> = {
  tabuleiro: {
    title: 'O tabuleiro e as peças',
    sought: 'posição inicial, 64 casas, casas brancas e pretas',
    summary: 'São 64 casas e 16 peças para cada lado; a casa no canto à sua direita é clara.',
    body: [
      'O tabuleiro tem oito colunas, de a até h, e oito fileiras, de 1 até 8. As casas claras e escuras se alternam. Cada casa tem um nome: a coluna e depois a fileira, como e4.',
      'Sente-se de modo que a casa do canto direito, perto de você, seja clara. Para as brancas é h1; para as pretas, a8.',
      'Cada lado começa com um rei, uma dama, duas torres, dois bispos, dois cavalos e oito peões.',
      '- As torres ficam nos cantos; ao lado delas, os cavalos; depois, os bispos.',
      '- A dama fica na casa central da sua própria cor: d1 é clara, d8 é escura. O rei fica ao lado dela.',
      '- Os peões enchem a fileira da frente.',
    ],
    rulings: [
      {
        open: 'Onde fica cada peça no começo, se a figura do documento se perdeu?',
        ruled:
          'Vale a arrumação do xadrez tradicional: torre, cavalo, bispo, dama, rei, bispo, cavalo, torre.',
        why: 'O documento fala do arranjo clássico, e essa arrumação é a mesma no mundo todo.',
      },
    ],
    examples: [
      'Esta é a posição inicial. Faça o primeiro lance das brancas: só os peões e os cavalos conseguem sair.',
    ],
  },

  vez: {
    title: 'De quem é a vez',
    sought: 'condução do jogo',
    summary: 'As brancas começam; depois os lados se alternam, e ninguém pode passar a vez.',
    body: [
      'As brancas fazem o primeiro lance. Depois joga um lado de cada vez, sempre um lance.',
      'Você só move as suas peças, e a peça precisa mudar de casa.',
      'Jogar é obrigatório. Mesmo quando todo lance piora a sua posição, você tem de escolher um.',
    ],
    examples: [
      'É a vez das brancas. Mova o peão ou o rei branco. Tente mover o rei preto: ainda não é a vez dele.',
      'Quem joga aqui perde o peão: o rei tem de sair de perto. As brancas gostariam de passar, mas não podem.',
    ],
  },

  'posicao-por-escrito': {
    title: 'Começar de uma posição escrita',
    summary: 'Uma partida também pode começar de uma posição colada como texto FEN.',
    body: [
      'O texto FEN tem seis partes: as peças, a vez, os roques ainda possíveis, a casa do en passant, o contador dos 50 lances e o número do lance.',
      'O programa confere a posição antes de aceitar. Cada lado precisa de exatamente um rei, não há peão na primeira nem na última fileira, e o lado que não joga não pode estar em xeque.',
      'Uma posição colada é julgada na hora: se ela já é mate ou empate, a partida já acabou.',
    ],
    rulings: [
      {
        open: 'Até onde podem ir os contadores de uma posição escrita?',
        ruled:
          'Valem números simples até 999.999.999; zeros à esquerda são lidos e depois escritos sem eles.',
        why: 'Nenhuma partida chega perto disso, e assim o programa guarda os números com segurança.',
      },
      {
        open: 'O que é olhado primeiro, o lance ou o fim da partida?',
        ruled:
          'Primeiro o fim, depois o xeque, depois os lances. Numa partida acabada, a resposta é sempre que ela acabou.',
        why: 'O documento pede que o fim da partida seja verificado antes de qualquer análise de lances.',
      },
    ],
    examples: [
      'Esta posição veio de um texto, no lance 60. A torre dá xeque, e o peão pode capturá-la. Continue a partida.',
    ],
  },

  captura: {
    title: 'Mover, capturar e ter o caminho livre',
    sought: 'passar por cima, ameaça, peça amiga',
    summary: 'Uma peça captura ao entrar na casa de uma peça adversária; só o cavalo salta.',
    body: [
      'Uma peça se move para uma casa vazia ou para uma casa com peça adversária. Nesse caso ela captura: a peça adversária sai do tabuleiro, e a sua fica no lugar dela.',
      'Você nunca entra numa casa com peça sua.',
      'Torre, bispo, dama e peão precisam de caminho livre. Uma peça no meio do caminho, sua ou do adversário, fecha tudo o que está atrás dela. Só o cavalo salta.',
      'Capturar não é obrigatório, a não ser que seja o único jeito de sair de um xeque.',
    ],
    rulings: [
      {
        open: 'Uma peça pode saltar por cima de uma só peça adversária?',
        ruled: 'Não. Nenhuma peça, além do cavalo, salta por cima de outra.',
        why: 'Um dos dois documentos só proíbe saltar "duas ou mais" peças; o outro, mais exato, não deixa saltar nenhuma. Vale o mais exato.',
      },
    ],
    examples: [
      'Capture o cavalo em f4 com a torre. O peão em h4 está atrás dele, fora de alcance; o peão em b4 é seu e fecha o caminho.',
    ],
  },

  torre: {
    title: 'A torre',
    summary: 'A torre anda quantas casas quiser na coluna ou na fileira.',
    body: [
      'A torre anda em linha reta: para a frente, para trás ou para os lados. Vai tão longe quanto o caminho estiver livre, numa só direção por lance.',
      'Ela nunca anda na diagonal.',
      'A torre gosta de colunas abertas, sem peões.',
    ],
    examples: [
      'Escolha a torre em d4 e veja a cruz de casas que ela alcança. A diagonal não faz parte dela.',
    ],
  },

  bispo: {
    title: 'O bispo',
    summary: 'O bispo anda quantas casas quiser na diagonal.',
    body: [
      'O bispo anda só nas diagonais, tão longe quanto o caminho estiver livre, numa só direção por lance.',
      'Por isso ele fica a partida inteira em casas da mesma cor. Cada lado começa com um bispo de casas claras e um de casas escuras.',
    ],
    rulings: [
      {
        open: 'Um documento tem dois textos com o título "Torre", e o segundo descreve diagonais. A torre anda na diagonal?',
        ruled: 'Não. O segundo texto é o do bispo, com o título trocado.',
        why: 'O próprio texto diz "o bispo", e o outro documento separa bem as duas peças.',
      },
    ],
    examples: ['Leve o bispo até um canto do tabuleiro. Repare: ele só pisa em casas escuras.'],
  },

  dama: {
    title: 'A dama',
    sought: 'rainha',
    summary: 'A dama anda como a torre e como o bispo.',
    body: [
      'A dama, também chamada de rainha, anda em coluna, fileira ou diagonal, quantas casas quiser, numa só direção por lance.',
      'É a peça mais forte. Mesmo assim ela não salta, e não faz o L do cavalo.',
    ],
    examples: ['A dama em d4 alcança o peão em b6 e o cavalo em g4. Capture um dos dois.'],
  },

  cavalo: {
    title: 'O cavalo',
    sought: 'movimento em L, forma de L, pular',
    summary: 'O cavalo anda em L e é a única peça que salta.',
    body: [
      'O cavalo anda duas casas numa direção e uma para o lado, como a letra L. Assim ele sempre troca a cor da casa.',
      'Ele salta por cima de amigos e inimigos. O que está no caminho não importa e não é capturado.',
      'O cavalo captura só na casa onde termina o salto.',
    ],
    examples: ['O cavalo está cercado de peões e mesmo assim sai. Capture o peão em c6 com um salto.'],
  },

  rei: {
    title: 'O rei',
    summary: 'O rei anda uma casa em qualquer direção, nunca para uma casa atacada.',
    body: [
      'O rei anda uma casa para qualquer lado, também na diagonal. Só no roque ele anda duas.',
      'O rei não pode entrar numa casa que uma peça adversária ataca.',
      'Ele pode capturar uma peça vizinha, mas só se nenhuma outra peça a defende: senão entraria numa casa atacada.',
    ],
    examples: [
      'A torre ataca toda a coluna d. Aproxime-se dela por c2: ela não ataca na diagonal. As casas d1 e d2 estão proibidas.',
      'A torre em d2 dá xeque e ninguém a defende: capture-a. O cavalo em e2 é defendido pela torre e não pode ser tomado.',
    ],
  },
};
