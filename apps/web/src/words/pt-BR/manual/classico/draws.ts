import type { draws as articles } from '../../../../manual/classico/draws.js';
import type { ArticleTexts } from '../../../types/chapters.js';

export const draws: ArticleTexts<typeof articles> = {
  afogamento: {
    title: 'Afogamento',
    sought: 'Stalemate',
    summary: 'Quem não está em xeque e não tem nenhum lance permitido empata.',
    body: [
      'Se é a sua vez, o seu rei não está em xeque e nenhuma peça sua tem um lance permitido, a partida é empate. O rei está "afogado".',
      'Quem está ganhando precisa tomar cuidado: deixe sempre um lance para o adversário, ou dê xeque.',
      'Quem está perdendo pode procurar o afogamento como salvação.',
    ],
    examples: [
      'Uma dama a mais, e um lance ruim estraga tudo: jogue a dama para f7 e veja. Depois recomece e ache um lance melhor.',
    ],
  },

  acordo: {
    title: 'Empate de comum acordo',
    sought: 'propor empate, sugerir empate, aceitar o empate',
    summary: 'Um jogador propõe o empate, e o outro aceita ou recusa.',
    body: [
      'Na sua vez você pode propor empate. Se o adversário aceita, a partida termina empatada. Se ele recusa, a partida segue como antes.',
      'É comum quando a posição está igual e ninguém consegue progredir.',
    ],
    rulings: [
      {
        open: 'Até quando vale uma proposta de empate?',
        ruled: 'Até o adversário responder. Se ele faz um lance em vez de responder, recusou.',
        why: 'É assim também no tabuleiro de verdade: quem joga, recusa.',
      },
      {
        open: 'O que o computador responde?',
        ruled: 'Ele olha a própria avaliação e aceita quando não está melhor.',
        why: 'O computador deve ser justo: nem aceita tudo, nem recusa por teimosia.',
      },
    ],
    examples: [
      'Os peões estão todos presos, e nenhum rei consegue entrar. Ande um pouco com os reis: numa partida, este é o momento de "Propor empate".',
    ],
  },

  'material-insuficiente': {
    title: 'Material insuficiente',
    sought: 'insuficiência de material, material suficiente',
    summary: 'Quando ninguém tem peças para dar mate, a partida é empate na hora.',
    body: [
      'A partida empata assim que sobra só isto no tabuleiro:',
      '- Rei contra rei.',
      '- Rei e bispo contra rei.',
      '- Rei e cavalo contra rei.',
      '- Rei e dois cavalos contra rei.',
      '- Reis e bispos, quantos forem, todos em casas da mesma cor.',
      'Um peão, uma torre ou uma dama sempre bastam para continuar. O peão, porque pode ser promovido.',
    ],
    rulings: [
      {
        open: 'E os bispos dos dois lados, todos em casas da mesma cor?',
        ruled: 'Também é empate.',
        why: 'O documento pede que nenhum lado tenha material para dar mate, e com esses bispos o mate é impossível: nenhum deles ataca as casas da outra cor.',
      },
      {
        open: 'E outros finais pobres, como cavalo contra cavalo ou bispo contra cavalo?',
        ruled: 'A partida continua. A lista acima é completa.',
        why: 'Nesses finais um mate ainda pode acontecer, se o adversário ajudar. E um mate no tabuleiro é sempre mate.',
      },
    ],
    examples: [
      'Capture a dama. Sobra rei e cavalo contra rei: empate na hora.',
      'Capture a torre. Os dois bispos andam em casas escuras: empate.',
      'Agora os bispos andam em cores diferentes. Capture a torre: a partida continua.',
    ],
  },

  'xeque-perpetuo': {
    title: 'Xeque perpétuo',
    sought: 'xeque-perpétuo',
    summary: 'Quem pode dar xeque para sempre pode pedir o empate.',
    body: [
      'Às vezes um jogador dá um xeque depois do outro: não é mate, mas o rei também não consegue escapar dos xeques. Isso é xeque perpétuo, e a partida empata.',
      'Na sua vez, se você pode dar xeque, aparece o botão "Reivindicar xeque perpétuo". O programa então procura a prova: para cada resposta do adversário, você precisa ter outro xeque, sem fim.',
      'Se a prova existe, é empate, e o programa mostra os lances. Se não, a partida continua e você não perde nada.',
    ],
    rulings: [
      {
        open: 'Quem decide se o xeque é mesmo perpétuo?',
        ruled:
          'O jogador da vez pede, e o programa prova ou recusa. Se a busca acaba sem resposta, o pedido é recusado com esse motivo.',
        why: 'O documento pede xeques sem fim, "não importa o que o outro faça"; isso só uma prova mostra.',
      },
      {
        open: 'Dá para pedir a qualquer momento?',
        ruled: 'Só quando o jogador da vez tem pelo menos um xeque para dar.',
        why: 'Sem nenhum xeque, o pedido já estaria recusado antes de começar.',
      },
      {
        open: 'Um xeque que dá mate, ou o fim por relógio ou material, estraga a prova?',
        ruled: 'Não. A prova olha só as posições. Um xeque sem resposta possível não quebra a sequência.',
        why: 'Quem levaria mate não desmentiu o pedido, e as outras regras de fim agem por conta própria.',
      },
      {
        open: 'Como se chama o empate quando a posição se repete por causa dos xeques?',
        ruled:
          'Se um lado deu xeque em todos os seus lances desde a primeira das três vezes, o empate se chama "xeque perpétuo".',
        why: 'É o nome que os jogadores dão a esse empate.',
      },
    ],
    examples: [
      'As pretas estão ganhando. Salve-se: xeque em e8, o rei vai para h7, xeque em h5, o rei volta, e assim para sempre. Jogue pelos dois lados.',
    ],
  },

  'cinquenta-lances': {
    title: 'Regra dos 50 lances',
    sought: 'lances em sequência, cinquenta lances',
    summary: 'Cinquenta lances de cada lado sem captura e sem lance de peão: empate.',
    body: [
      'O programa conta os lances desde a última captura ou o último lance de peão. Quando cada lado fez 50 lances assim, a partida empata.',
      'Toda captura e todo lance de peão fazem a contagem voltar a zero.',
    ],
    rulings: [
      {
        open: 'São 50 lances ao todo ou 50 de cada lado?',
        ruled:
          'Cinquenta de cada lado, cem ao todo. O empate vem na hora, sem pedido. Um mate no último deles é mate.',
        why: 'É o que a regra dos 50 lances significa para os enxadristas do mundo todo.',
      },
    ],
    examples: [
      'Falta um lance para o empate. Mova a torre: acabou. Aperte "Recomeçar" e mova o peão: a contagem volta a zero.',
    ],
  },

  'tripla-repeticao': {
    title: 'Tripla repetição de posição',
    sought: 'posição ocorre três vezes, repetir a posição',
    summary: 'A mesma posição pela terceira vez na partida: empate.',
    body: [
      'Quando a mesma posição aparece pela terceira vez, a partida empata. Não precisa ser em seguida.',
      'A posição é a mesma quando as peças estão nas mesmas casas, a vez é do mesmo lado e os lances possíveis são os mesmos: os mesmos roques e o mesmo en passant.',
    ],
    rulings: [
      {
        open: 'O empate precisa ser pedido?',
        ruled: 'Não. Na terceira vez a partida termina na hora.',
        why: 'O documento diz que a partida é empatada quando isso ocorre; não fala de pedido.',
      },
    ],
    examples: [
      'Jogue pelos dois lados: torre branca a2, torre preta h7, torre branca a1, torre preta h8. Faça tudo mais uma vez: a posição aparece pela terceira vez.',
    ],
  },

  'ordem-dos-finais': {
    title: 'Quando dois finais valem ao mesmo tempo',
    summary: 'O mate vem antes de todos os empates.',
    body: [
      'Um mesmo lance pode trazer dois finais. O programa olha nesta ordem: mate, afogamento, repetição ou xeque perpétuo, material insuficiente, 50 lances. O primeiro que vale decide.',
    ],
    rulings: [
      {
        open: 'O que vale quando um lance dá mate e também completa um empate?',
        ruled: 'O mate.',
        why: 'Com o mate a partida já acabou; depois dele não há mais nada para contar.',
      },
    ],
    examples: [
      'O próximo lance completa os 50. Dê mate em a8: as brancas vencem. Qualquer outro lance da torre empata.',
    ],
  },
};
