import type { endings as articles } from '../../../../manual/brasez/endings.js';
import type { ArticleTexts } from '../../../types/chapters.js';

export const endings: ArticleTexts<typeof articles> = {
  afogamento: {
    title: 'O afogamento',
    sought: 'Stalemate, encurralado, encurralou',
    summary: 'Quem não está em xeque, mas não tem nenhum lance, perde.',
    body: [
      'No xadrez o afogamento é empate. No Brasez é derrota: quem deixa o adversário sem lance nenhum vence.',
      'Passar a vez é um lance. Quem tem a Peça de Passagem e não está em xeque nunca está afogado.',
    ],
    rulings: [
      {
        open: 'Basta que o rei não possa andar?',
        ruled: 'Não. O lado inteiro precisa estar sem nenhuma ação possível, e passar a vez é uma ação.',
        why: 'No começo da partida nenhum rei pode andar; ao pé da letra, o jogo acabaria antes de começar.',
      },
    ],
    examples: [
      'Leve o Grão-Lorde a b6 ou c7. O rei preto não está em xeque, mas não tem para onde ir, e o peão está preso. Você vence.',
      'O mesmo tabuleiro, mas a Peça de Passagem é das pretas. O lance para b6 não vence: as pretas passam a vez. Você mesmo não pode passar.',
    ],
  },

  'forca-maior': {
    title: 'A Força Maior',
    sought: 'rei sozinho, rei deixado sozinho',
    summary: 'O lado que fica só com o rei perde na mesma hora.',
    body: [
      'Não é preciso dar mate num rei sozinho. Quando um lado fica só com o rei, o outro vence.',
      'Um Grão-Duque conta como companhia, no tabuleiro ou no Ducado.',
      'Cuidado com o charge da sua última peça: ele também deixa o seu rei sozinho.',
    ],
    rulings: [
      {
        open: 'E se os dois reis ficam sozinhos ao mesmo tempo?',
        ruled: 'A partida empata.',
        why: 'Um charge pode tirar as duas últimas peças de uma vez, e nenhum lado tem vantagem.',
      },
      {
        open: 'Um Grão-Duque no Ducado conta?',
        ruled: 'Sim. Para a Força Maior ele vale como se estivesse no tabuleiro.',
        why: 'O documento manda contá-los como presentes nesse caso.',
      },
    ],
    examples: [
      'Capture a torre, a última peça das pretas. O rei preto fica sozinho, e você vence.',
      'O mesmo tabuleiro, mas há um Grão-Duque no Ducado das pretas. Capture a torre: a partida continua.',
      'Se você fizer o charge contra a torre, os dois reis ficam sozinhos: empate.',
    ],
  },

  'reis-e-duques': {
    title: 'Reis e Duques',
    sought: 'cinco rodadas, dez movimentos, caso nenhum xeque-mate ocorra',
    summary:
      'Quando só restam reis e Grão-Duques, há mais dez lances; depois vence quem tem mais peças no tabuleiro.',
    body: [
      'Quando só restam reis e Grão-Duques, começa uma contagem de dez lances: cinco de cada lado.',
      'Antes do fim da contagem ainda se pode vencer: encurrale o rei adversário entre o seu rei e as zonas dos seus Grão-Duques. Quem não tem nenhum lance na sua vez perde na hora, como em todo afogamento do Brasez.',
      'No fim, contam-se as peças no tabuleiro. Quem tem mais vence; com o mesmo número, é empate. Use esses lances para trazer os seus Grão-Duques de volta.',
    ],
    rulings: [
      {
        open: 'O documento diz “Caso nenhum xeque-mate ocorra”. Ainda pode haver xeque-mate aqui?',
        ruled:
          'Um mate com xeque, não: nem o rei nem o Grão-Duque dá xeque. Mas o rei encurralado, cujo lado não tem nenhuma ação, perde por afogamento, e a contagem nem termina. Entrar com um Grão-Duque e passar a vez são ações: quem pode fazer uma delas ainda não perdeu.',
        why: 'No Brasez o afogamento é vitória de quem encurralou o rei, e o documento não abre exceção para estes finais.',
      },
      {
        open: 'Os Grão-Duques no Ducado contam no fim?',
        ruled: 'Não, só os que estão no tabuleiro.',
        why: 'O documento fala em peças no tabuleiro, e só para a Força Maior conta os do Ducado como se estivessem lá.',
      },
      {
        open: 'A partir de quando se contam os dez lances?',
        ruled:
          'A partir do lance que deixa só reis e Grão-Duques; esse lance vale zero, e cada ação depois dele soma um. Nada recomeça essa contagem.',
        why: 'O documento conta os lances “após restarem” só essas peças, e sem peões não há mais promoção.',
      },
    ],
    examples: [
      'É o décimo lance da contagem. Cada lado tem um Grão-Duque no tabuleiro. Faça entrar o do seu Ducado, por exemplo em a3, e você vence por três peças a duas. Com um lance do rei você no máximo empata.',
      'Promova o último peão a Grão-Duque. Agora só restam reis e Grão-Duques, e a contagem começa do zero.',
      'Ponha o Grão-Duque em f7. A zona dele fecha g7 e g8, o seu rei fecha h7, e as pretas não têm nenhum lance: você vence por afogamento, com a contagem ainda em cinco.',
    ],
  },

  'cinquenta-movimentos': {
    title: 'Os 50 movimentos',
    sought: 'cinquenta movimentos',
    summary: 'Depois de 50 movimentos sem captura nem lance de peão, vence quem tem mais peças.',
    body: [
      'Se passam 50 movimentos sem captura e sem lance de peão, a partida acaba. Cada ação de um jogador é um movimento: são 25 de cada lado.',
      'Contam-se então as peças, com o rei, os peões e todos os Grão-Duques. Quem tem mais vence; com o mesmo número, é empate.',
    ],
    rulings: [
      {
        open: 'Um movimento é a ação de um jogador ou uma rodada dos dois?',
        ruled: 'A ação de um jogador.',
        why: 'Em Reis e Duques o documento chama cinco rodadas de dez movimentos.',
      },
      {
        open: 'O que recomeça a contagem?',
        ruled:
          'Toda captura, também por charge e pela zona, e todo lance de peão, também charge, lança e legião. Ser empurrado não é um lance de peão. Passar e pôr um Grão-Duque no tabuleiro contam e não recomeçam nada.',
        why: 'Só o que muda a partida de vez recomeça a contagem.',
      },
      {
        open: 'Os Grão-Duques no Ducado contam como peças aqui?',
        ruled: 'Sim, junto com peões e rei.',
        why: 'O documento diz que os Grão-Duques são incluídos, sem falar do tabuleiro.',
      },
    ],
    examples: [
      'Já foram 49 movimentos. Mova o rei: é o 50º, e você vence por três peças a duas. Um lance de peão recomeçaria a contagem.',
      'Agora as pretas têm três Grão-Duques no Ducado, e eles contam. Com um lance do rei você perde. Mova um peão.',
    ],
  },

  repeticao: {
    title: 'A tripla repetição',
    sought: 'três movimentos idênticos',
    summary: 'Quando a mesma posição aparece pela terceira vez, a partida empata.',
    body: [
      'A mesma posição quer dizer: as mesmas peças nas mesmas casas, a mesma vez de jogar e os mesmos direitos. A Peça de Passagem, o Ducado, as peças capturadas, o roque, o en passant e os peões que ainda não se moveram também contam.',
      'O empate é automático; ninguém precisa pedi-lo.',
    ],
    rulings: [
      {
        open: 'O documento fala em três movimentos idênticos. O que se compara?',
        ruled: 'A posição inteira, com os direitos de cada lado, como no xadrez.',
        why: 'O próprio documento remete ao xadrez, onde se comparam posições.',
      },
      {
        open: 'Até onde se procura uma posição igual?',
        ruled: 'Até a última captura ou promoção, e não até o último lance de peão.',
        why: 'Duas legiões podem empurrar uma à outra para a frente e para trás: no Brasez, peões também repetem posições.',
      },
    ],
    examples: [
      'Avance a sua legião, depois a das pretas: uma empurra a outra de volta, e a posição se repete. Faça isso duas vezes, e a partida empata.',
    ],
  },

  'ordem-dos-fins': {
    title: 'Como a partida acaba, e em que ordem',
    summary: 'Depois de cada ação os fins são examinados numa ordem fixa; o primeiro que vale decide.',
    body: [
      'Às vezes dois fins valem ao mesmo tempo. Então decide o primeiro desta lista:',
      '- Força Maior: um lado ficou só com o rei.',
      '- Xeque-mate ou afogamento: quem deve jogar não tem nenhuma ação.',
      '- Dois passes seguidos: empate.',
      '- Reis e Duques: dez ações depois de restarem só eles.',
      '- Os 50 movimentos.',
      '- A tripla repetição: empate.',
      'Além disso, um jogador pode desistir, e os dois podem combinar um empate. Com relógio, quem fica sem tempo perde.',
    ],
    rulings: [
      {
        open: 'O que vale quando dois fins acontecem juntos?',
        ruled: 'A ordem da lista acima.',
        why: 'O documento não dá nenhuma. Pusemos primeiro o que está no tabuleiro, por último as contagens.',
      },
      {
        open: 'Pode-se desistir ou combinar um empate?',
        ruled: 'Sim, como no xadrez.',
        why: 'O documento não fala disso, e quem joga espera poder.',
      },
      {
        open: 'E uma posição escrita que já está no fim?',
        ruled:
          'Ela é julgada na hora, antes de qualquer lance, e uma contagem já cheia vale como cheia. Se ela vem logo depois de um passe, mais um passe empata. Depois do fim não há mais lances.',
        why: 'A mesma posição tem sempre o mesmo resultado, venha de onde vier.',
      },
    ],
    examples: [
      'É o 50º movimento. Dê mate em b8: vale o mate. Com outro lance da torre, vence a contagem de peças. E se você capturar o último peão preto, vale a Força Maior.',
      'As pretas acabaram de passar, e este é o 50º movimento. Se você passar também, vale o empate dos dois passes. Mova o rei e vença pela contagem.',
    ],
  },

  'escrever-um-lance': {
    title: 'Escolher e escrever um lance',
    summary: 'Escolha uma peça sua e depois a casa; cada ação do Brasez também tem uma escrita própria.',
    body: [
      'No tabuleiro, escolha primeiro uma casa com uma peça sua e depois a casa aonde ela vai. Uma casa vazia ou uma peça do adversário não começa um lance, e a peça precisa mudar de casa.',
      'Você também pode escrever o lance. A forma mais simples usa casas, sinais e as letras das peças:',
      '- Lance, captura, lança, en passant, roque e movimento sorrateiro: e2e4.',
      '- Promoção: a letra da peça no fim, como a7a8=G. As letras são W (Grão-Lorde), T (torre), C (cavalo), SS (Sumo-Sacerdote), L (Lorde) e G (Grão-Duque).',
      '- Charge: e4*e6.',
      '- Legião: d4&e4, o peão da esquerda primeiro.',
      '- Entrada de um Grão-Duque: G@e5. Retirada depois de um lance: b1c3~d5.',
      '- Passar a vez: passa. Colocação do rei: R@e1.',
    ],
    rulings: [
      {
        open: 'Que regra proíbe mover de uma casa vazia, mover a peça do outro ou escrever algo que não se lê?',
        ruled: 'O requisito do programa de que todo lance jogado seja válido.',
        why: 'O documento do Brasez não fala disso, e não precisa.',
      },
      {
        open: 'O que vale um lance à última fileira sem a letra da peça, ou um charge sem o asterisco?',
        ruled:
          'O charge é recusado, e o programa diz como escrever: “charge e4 e6” ou e4*e6. Sem a letra, ele pergunta que peça você quer; só quando nenhuma foi perdida o peão vira logo Grão-Duque.',
        why: 'O sacrifício e a escolha da peça precisam ser de propósito.',
      },
      {
        open: 'O mesmo lance pode ter duas escritas?',
        ruled:
          'Não. Um movimento sorrateiro para uma casa que a peça alcança com um passo comum é esse mesmo lance, e a legião se escreve só com o peão da esquerda primeiro.',
        why: 'Assim cada escrita diz uma coisa só.',
      },
      {
        open: 'Quando uma posição escrita é recusada?',
        ruled:
          'Quando não tem os dez campos, um lado não tem exatamente um rei, um peão está na sua última fileira, quem não tem a vez está em xeque, ou um direito escrito não combina com o tabuleiro. As peças não precisam somar as do começo.',
        why: 'Assim se pode montar um problema, mas não uma posição sem sentido.',
      },
      {
        open: 'Que números valem nas contagens de uma posição escrita?',
        ruled: 'Algarismos simples até 999.999.999; zeros à esquerda são lidos e não são escritos de volta.',
        why: 'É mais do que qualquer partida alcança.',
      },
    ],
    examples: [
      'Três lances possíveis aqui se escrevem a4*a6, a7a8=G e c4c5. Sem o asterisco, o programa explica o que falta.',
    ],
  },
};
