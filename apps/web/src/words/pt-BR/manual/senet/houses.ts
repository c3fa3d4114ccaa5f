import type { houses as articles } from '../../../../manual/senet/houses.js';
import type { ArticleTexts } from '../../../types/chapters.js';

export const houses: ArticleTexts<typeof articles> = {
  saida: {
    title: 'Como se sai do tabuleiro',
    sought: 'movimento exato, exatidão, encaixa, 31, sair do tabuleiro',
    summary: 'Só se sai das casas 26, 28, 29 e 30, cada uma com o seu número exato.',
    body: [
      'Para vencer, as peças têm de sair do tabuleiro. Isso só acontece a partir de quatro casas, e cada uma pede o número exato que leva ao 31:',
      '- Casa da Beleza, 26: só com 5.',
      '- Casa dos Três Juízes, 28: só com 3.',
      '- Casa de Rá, 29: só com 2.',
      '- Casa de Hórus, 30: só com 1.',
      'Uma peça numa dessas casas espera o seu número. Com qualquer outro ela não anda: não pode, por exemplo, ir da 28 para a 29.',
      'As casas 21 a 25 ainda são caminho comum: dali se chega a uma das casas de saída, ou à água.',
    ],
    rulings: [
      {
        open: 'Uma peça nas casas 26, 28, 29 ou 30 pode andar para outra casa com um número menor?',
        ruled: 'Não. Dessas quatro casas só existe um lance: o que sai do tabuleiro, com o número exato.',
        why: 'O documento proíbe sair dessas casas sem exatidão, seja para onde for.',
      },
      {
        open: 'É preciso parar na casa 26 antes de ir adiante?',
        ruled:
          'Não. As peças das casas 23, 24 e 25 podem passar por cima dela e parar na 28, na 29 ou na 30.',
        why: 'Em algumas variantes do Senet é obrigatório parar ali; o documento deste jogo não pede isso.',
      },
      {
        open: 'Que regra se mostra a quem tenta um lance proibido nessas casas?',
        ruled:
          'Para outra casa que não o 31, esta regra. Para o 31 com o número errado, a regra da própria casa.',
        why: 'Quem lê quer saber que número aquela casa pede.',
      },
    ],
    examples: [
      'Há uma peça sua em cada casa de saída. O 3 só serve à da casa 28. As outras esperam o 5, o 2 e o 1, e ninguém passeia entre essas casas.',
      'Da casa 25 não se sai, nem com 5: a peça vai até a Casa de Hórus, 30, e ali espera um 1.',
      'Ninguém precisa parar na 26: a peça da casa 24 passa por ela e pela água e para na 28.',
    ],
  },

  'casa-da-beleza': {
    title: 'Casa da Beleza (26)',
    sought: 'casa 26',
    summary: 'Na casa 26 a peça está protegida e só sai do tabuleiro com um 5.',
    body: [
      'A Casa da Beleza é o lugar mais seguro do fim do caminho. Quem está nela não pode ser trocado, mesmo sozinho.',
      'De lá só se sai com um 5. O 5 leva a peça para fora do tabuleiro, por cima da água, e ainda dá nova jogada.',
      'Qualquer outro número deixa a peça onde está. Com uma chance em cinco, a espera pode ser longa; mas ali ninguém mexe com ela.',
    ],
    rulings: [
      {
        open: 'Quem está na 26 pode cair na água com um 1?',
        ruled: 'Não. Com 1, 2, 3 ou 4 a peça da casa 26 simplesmente não anda.',
        why: 'O documento diz que dessa casa só se sai com movimento de 5.',
      },
    ],
    examples: [
      'Saiu o 5: leve a peça da casa 26 para fora do tabuleiro. Depois o dado é seu outra vez.',
      'Com o 1 a peça da casa 26 não sai, e também não cai na água: ela fica. Anda a da casa 7.',
      'Agora é o adversário que está na 26, sozinho. A casa o protege: a sua peça da 23 não pode parar ali.',
    ],
  },

  'casa-da-agua': {
    title: 'Casa da Água (27)',
    sought: 'casa 27',
    summary:
      'Quem cai na casa 27 volta para a 15 ou, se ela estiver ocupada, para a casa vazia mais próxima antes dela.',
    body: [
      'A Casa da Água é o perigo do fim do caminho. A peça que para na 27 volta na mesma hora para a casa 15, a Casa da Ressurreição.',
      'Se a 15 estiver ocupada, por você ou pelo adversário, a peça recua mais, até achar uma casa vazia: a 14, a 13, a 12 e assim por diante.',
      'O lance termina ali: não há troca na volta. Passar por cima da água não molha ninguém; só conta parar nela.',
      'Quem está na 22 cai com um 5, na 23 com um 4, na 24 com um 3 e na 25 com um 2. Às vezes a queda é obrigatória, porque nada mais pode andar.',
    ],
    rulings: [
      {
        open: 'Qual é "a primeira casa vazia antes da casa 15", e conta uma 15 ocupada por qualquer lado?',
        ruled:
          'A casa vazia mais próxima abaixo da 15, procurando da 14 para a 1. A 15 está ocupada se houver nela uma peça de qualquer lado.',
        why: 'É a leitura mais simples de "antes", e quem cai não deve ganhar uma troca com isso.',
      },
      {
        open: 'Pode haver uma peça parada na 27?',
        ruled:
          'Não. A volta faz parte do lance, e por isso a 27 está sempre vazia. Uma posição escrita com peça na 27 é recusada.',
        why: 'O documento manda voltar ao cair; não sobra um momento em que a peça fique lá.',
      },
      {
        open: 'Quem cai com um 5 ainda joga de novo?',
        ruled: 'Sim. O lance termina na volta, mas a nova jogada que o dado deu continua valendo.',
        why: '"O movimento termina" fala do lance; a nova jogada vem do número.',
      },
    ],
    examples: [
      'Você só tem esta peça no tabuleiro, e o 3 a leva para a água. O lance é obrigatório: jogue e veja a peça voltar para a 15.',
      'Com o 5, a peça da casa 22 cai na água, mas a nova jogada continua sua. A da casa 3 poderia andar sem se molhar, até a 8.',
    ],
  },

  'casa-da-ressurreicao': {
    title: 'Casa da Ressurreição (15)',
    sought: 'casa 15',
    summary: 'A casa 15 recebe quem cai na água; fora isso, é uma casa como as outras.',
    body: [
      'A Casa da Ressurreição é o lugar aonde voltam as peças que caíram na água.',
      'Para todo o resto ela é uma casa comum: não protege, e uma peça sozinha nela pode ser trocada.',
      'Se já houver uma peça na 15, a que volta fica mais atrás, na primeira casa vazia. Se as casas 14 e 13 também estiverem ocupadas, ela vai para a 12, e assim por diante.',
      'Quem volta pode cair do lado de uma peça sua e formar uma dupla, ou até um bloqueio.',
    ],
    examples: [
      'As casas 15 e 14 estão ocupadas pelo adversário. A peça da 25 cai na água com o 2 e volta para a 13, a primeira vazia.',
      'A casa 15 não protege: o adversário está sozinho nela, e a sua peça da 12 troca de lugar com ele.',
    ],
  },

  'casa-dos-tres-juizes': {
    title: 'Casa dos Três Juízes (28)',
    sought: 'casa 28',
    summary: 'Da casa 28 só se sai do tabuleiro, e só com um 3; ela não protege.',
    body: [
      'Na Casa dos Três Juízes a peça espera um 3. Com o 3 ela sai do tabuleiro; com qualquer outro número fica parada.',
      'Esta casa não protege. Uma peça sozinha nela pode ser trocada por uma que venha da 23, da 24 ou da 25.',
      'Chega-se à 28 com um 5 da casa 23, um 4 da 24 ou um 3 da 25.',
    ],
    rulings: [
      {
        open: 'Uma peça sozinha na 28 pode ser trocada?',
        ruled: 'Sim. Só as casas 26 e 29 protegem por si mesmas.',
        why: 'O documento chama de protegidas a 26 e a 29, e não a 28.',
      },
    ],
    examples: [
      'Saiu o 3: a peça da casa 28 sai do tabuleiro.',
      'Com o 2 ela não sai nem vai para a 30. Quem anda é a peça da casa 12.',
      'O adversário está sozinho na 28. A sua peça da 24 toma o lugar dele com um 4, e ele volta para a 24.',
    ],
  },

  'casa-de-ra': {
    title: 'Casa de Rá (29)',
    sought: 'casa 29',
    summary: 'Na casa 29 a peça está protegida e só sai do tabuleiro com um 2.',
    body: [
      'A Casa de Rá protege como a Casa da Beleza: quem está nela não pode ser trocado, mesmo sozinho.',
      'De lá só se sai com um 2. Os outros números deixam a peça onde está.',
      'Chega-se à 29 com um 5 da casa 24 ou um 4 da 25.',
    ],
    examples: [
      'Saiu o 2: a peça da casa 29 sai do tabuleiro.',
      'Com o 1 a peça da casa 29 não sai nem vai para a 30: só a da casa 12 anda.',
      'O adversário está sozinho na 29, mas a casa o protege: a sua peça da 25 não pode parar ali.',
    ],
  },

  'casa-de-horus': {
    title: 'Casa de Hórus (30)',
    sought: 'casa 30',
    summary: 'Da última casa só se sai com um 1; ela não protege.',
    body: [
      'A Casa de Hórus é a última do caminho. De lá só se sai com um 1, e o 1 ainda dá nova jogada.',
      'Esta casa não protege. Uma peça sozinha na 30 pode ser trocada por uma que venha da 25 com um 5; é o único lance que chega à 30.',
    ],
    rulings: [
      {
        open: 'Uma peça sozinha na 30 pode ser trocada?',
        ruled: 'Sim, por quem chega da 25 com um 5. Só as casas 26 e 29 protegem por si mesmas.',
        why: 'O documento chama de protegidas a 26 e a 29, e não a 30.',
      },
    ],
    examples: [
      'Saiu o 1: a peça da casa 30 sai do tabuleiro, e você joga de novo.',
      'Com o 2 não se sai da 30: o número tem de ser exato. Anda a peça da casa 12.',
      'O adversário espera o 1 na casa 30. Com um 5, a sua peça da 25 toma o lugar dele, e ele volta cinco casas.',
    ],
  },
};
