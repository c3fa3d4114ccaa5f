import type { endings as articles } from '../../../../manual/nucleo/endings.js';
import type { ArticleTexts } from '../../../types/chapters.js';

export const endings: ArticleTexts<typeof articles> = {
  xeque: {
    title: 'Xeque e os três remédios',
    sought: 'defesa, remover a ameaça, bloquear a ameaça',
    summary: 'Rei atacado: mova o rei, capture quem ataca ou bloqueie o ataque.',
    body: [
      'O rei está em xeque quando uma peça adversária o ameaça. Ele não pode ficar numa casa atacada nem ir para uma.',
      'Na sua vez você tem de acabar com a ameaça, de um destes jeitos:',
      '- Mova o rei para uma casa segura.',
      '- Capture a peça que ameaça.',
      '- Bloqueie o caminho com outra peça.',
      'Também é proibido tirar da frente a peça que protege o seu rei: ele ficaria numa casa atacada.',
    ],
    examples: [
      'A dama em e4 dá xeque. Mova o rei ou bloqueie com o bispo em e2. O cavalo em e5 não ajuda: essa casa fica atrás da dama.',
      'Aqui os três remédios funcionam: capture com o peão, bloqueie com o cavalo ou mova o rei.',
    ],
  },

  'xeque-mate': {
    title: 'Xeque-mate',
    summary: 'Xeque sem nenhum dos três remédios: quem deu o xeque vence.',
    body: [
      'Vence quem encurrala o rei adversário. Quando ele está em xeque e nenhum dos três remédios funciona, é xeque-mate.',
      'Algumas defesas do clássico não existem aqui. O en passant, por exemplo, não salva ninguém.',
    ],
    examples: [
      'Avance o peão de d2 para d4: é mate. No clássico, o peão em e4 escaparia com a tomada en passant.',
      'Há mais de um jeito de dar mate. E cuidado: um lance sem xeque pode afogar o rei.',
    ],
  },

  promocao: {
    title: 'Promoção: sempre dama',
    sought: 'não oferece escolha',
    summary: 'O peão que chega à última fileira vira dama na hora, sem escolha.',
    body: [
      'Quando o seu peão chega à última fileira, ele vira dama no mesmo lance. O tabuleiro não pergunta nada.',
      'O documento explica: sem escolha, tudo fica mais simples nesta primeira versão.',
      'Isso tem um preço. Às vezes a dama nova afoga o rei adversário, e não dá para pedir uma torre. Nesse caso, espere um lance.',
    ],
    examples: [
      'Avance o peão: ele vira dama. Torre, bispo e cavalo não são permitidos.',
      'A dama em c8 afogaria o rei: empate. Prefira o rei em d7 e promova no lance seguinte.',
    ],
  },

  afogamento: {
    title: 'Afogamento',
    sought: 'Stalemate',
    summary: 'Sem xeque e sem nenhum lance válido: empate.',
    body: [
      'Se é a sua vez, o rei não está em xeque e você não tem nenhum lance válido, a partida termina empatada.',
      'No Núcleo é preciso mais cuidado, porque o peão só vira dama. Conte as casas do rei adversário antes de promover.',
    ],
    examples: [
      'Promova em f8 e olhe as casas do rei em h7: só resta h8? Não, a dama ataca essa também. Afogamento! Recomece e jogue antes o rei para f6.',
    ],
  },

  repeticao: {
    title: 'Repetição na mesma ordem',
    sought: 'repetição de movimento, mesma ordem de jogadas, 3 vezes consecutivas',
    summary: 'A mesma posição três vezes seguidas, pelos mesmos lances na mesma ordem: empate.',
    body: [
      'Imagine uma volta: alguns lances que levam de uma posição até ela mesma. Se os jogadores fazem a mesma volta duas vezes seguidas, lance por lance, a posição apareceu três vezes e a partida empata.',
      'Se a posição volta por outro caminho, ela não conta. No xadrez clássico contaria.',
      'Quem dá xeque sem parar também empata assim: basta repetir os mesmos xeques. Não há pedido de xeque perpétuo.',
    ],
    rulings: [
      {
        open: 'O que quer dizer "três vezes consecutivas com a mesma ordem de jogadas"?',
        ruled:
          'A posição é igual à de uma volta atrás e à de duas voltas atrás, e os lances das duas voltas são os mesmos, na mesma ordem.',
        why: 'Assim cada palavra conta: três vezes, consecutivas e na mesma ordem. Três vezes por caminhos diferentes não bastam.',
      },
      {
        open: 'O que se compara, e desde quando?',
        ruled:
          'As peças e a vez; com as regras da casa ligadas, também os roques e o en passant possíveis. A posição em que a partida começa já conta como a primeira vez.',
        why: 'É tudo o que decide quais lances são possíveis.',
      },
    ],
    examples: [
      'Jogue pelos dois lados: torre branca a2, torre preta h7, torre branca a1, torre preta h8. Faça a mesma volta outra vez: empate.',
      'Agora troque o caminho: primeiro a volta com as torres em a2 e h7, depois uma volta com a3 e h6. A posição aparece três vezes, mas a partida continua.',
    ],
  },

  material: {
    title: 'Material insuficiente',
    sought: 'insuficiência de material',
    summary: 'Sem peças para vencer, de nenhum lado: empate.',
    body: [
      'A partida empata na hora quando só resta:',
      '- Rei contra rei.',
      '- Rei e bispo contra rei.',
      '- Rei e cavalo contra rei.',
      '- Reis e bispos, todos em casas da mesma cor.',
      'Rei e dois cavalos contra rei é diferente do clássico: aqui a partida continua.',
    ],
    rulings: [
      {
        open: 'O documento só dá um exemplo, rei contra rei. O que mais conta?',
        ruled: 'As quatro situações acima, e nenhuma outra. Rei e dois cavalos contra rei continua.',
        why: 'Nas quatro o mate é impossível. Com dois cavalos ele não pode ser forçado, mas existe, e o documento não os cita.',
      },
    ],
    examples: [
      'Capture a dama: sobra rei contra rei, e a partida empata.',
      'No clássico esta posição já seria empate. No Núcleo, dê mate com o cavalo de e5.',
    ],
  },
};
