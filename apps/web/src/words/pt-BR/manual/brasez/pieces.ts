import type { pieces as articles } from '../../../../manual/brasez/pieces.js';
import type { ArticleTexts } from '../../../types/chapters.js';

export const pieces: ArticleTexts<typeof articles> = {
  colocacao: {
    title: 'A colocação das peças',
    sought: 'setup, preparação, arrumação, tabuleiro arrumado, linha de trás, linha frontal',
    summary: 'Quase tudo já está no lugar: cada jogador só escolhe se o rei fica em d ou em e.',
    body: [
      'O tabuleiro é o do xadrez, de 8 por 8 casas. Na primeira fileira ficam, da coluna a à h: Sumo-Sacerdote, cavalo, torre, duas casas livres, torre, cavalo e Sumo-Sacerdote.',
      'Na frente deles ficam seis peões e dois Lordes. Os Lordes ocupam as colunas c e f, bem na frente das torres. As pretas arrumam tudo como num espelho.',
      'As casas livres, d e e, são do rei e do Grão-Lorde. Primeiro as brancas escolhem a casa do rei, depois as pretas. O Grão-Lorde vai para a outra.',
      'As pretas recebem a Peça de Passagem. As brancas fazem o primeiro lance.',
    ],
    rulings: [
      {
        open: 'A escolha da casa do rei é um lance da partida?',
        ruled:
          'Sim: são as duas primeiras ações da partida. Mas elas não mexem em nenhuma contagem, e o primeiro lance depois delas é o lance 1.',
        why: 'Assim a partida gravada conta tudo o que foi decidido, e os lances têm os números de sempre.',
      },
      {
        open: 'Quais posições escritas ainda estão na colocação?',
        ruled:
          'Só a posição inicial e as duas que vêm depois da escolha das brancas. Qualquer outra sem os dois reis é recusada.',
        why: 'Um rei que falta em outra posição é quase sempre um erro de quem escreveu.',
      },
    ],
    examples: [
      'Escolha a casa do rei branco, d1 ou e1. O Grão-Lorde ocupa a outra sozinho.',
      'Agora as pretas escolhem. Em d8 o rei fica de frente para o Grão-Lorde branco; em e8, para o rei branco. Passar a vez ainda não é possível.',
    ],
  },

  rei: {
    title: 'O rei',
    summary: 'O rei anda e captura uma casa em qualquer direção.',
    body: [
      'O rei é o do xadrez: uma casa para a frente, para trás, para o lado ou na diagonal. Se o rei adversário é atacado e não tem como escapar, você vence.',
      'Ele não pode ir para uma casa atacada, nem para o lado do outro rei, nem para a zona de um Grão-Duque adversário.',
    ],
    examples: [
      'Capture o cavalo em d5 com o rei, ou ande para e5. A casa d6 fica longe demais, e o cavalo ataca e3.',
    ],
  },

  'grao-lorde': {
    title: 'O Grão-Lorde',
    sought: 'Warlord, General de Ouro, General d’Ouro, Vizir, rainha, W',
    summary:
      'O Grão-Lorde anda uma ou duas casas para a frente ou para os lados; para trás ou na diagonal à frente, só uma.',
    body: [
      'O Grão-Lorde (W), ou Warlord, fica no lugar da dama, mas é bem mais fraco: lembra o General de Ouro do shogi. Ele anda e captura assim:',
      '- Uma ou duas casas para a frente.',
      '- Uma ou duas casas para o lado.',
      '- Uma casa para trás.',
      '- Uma casa na diagonal para a frente.',
      'Ele nunca anda na diagonal para trás. Na última fileira (a 8 para as brancas, a 1 para as pretas), ganha o movimento sorrateiro.',
    ],
    rulings: [
      {
        open: 'Ao andar duas casas, o Grão-Lorde pula uma peça no caminho?',
        ruled: 'Não. Para andar duas casas, a primeira precisa estar vazia.',
        why: 'Nos saltos novos, o do Sumo-Sacerdote e o do rei no roque, o documento escreve “pulando”; aqui não escreve.',
      },
    ],
    examples: [
      'Leve o Grão-Lorde duas casas para a frente, para d6. Veja que c3, na diagonal para trás, não está entre as casas dele.',
      'Capture em d5 ou em b4. O cavalo em d6 está atrás do de d5: o Grão-Lorde não pula.',
    ],
  },

  'sumo-sacerdote': {
    title: 'O Sumo-Sacerdote',
    sought: 'Elefante, bispo, SS, aterrissagem, alfil',
    summary: 'O Sumo-Sacerdote anda até três casas na diagonal, ou pula uma peça vizinha.',
    body: [
      'O Sumo-Sacerdote (SS) lembra o bispo, e mais ainda o elefante do shatranj moderno. Ele anda e captura uma, duas ou três casas na diagonal, com o caminho livre.',
      'Se há uma peça na primeira casa da diagonal, ele pode pular por cima dela. O pulo termina na casa logo atrás. Se ali há uma peça adversária, ela é capturada; a peça pulada fica onde está.',
      'Fora da última fileira, ele anda sempre em casas da mesma cor.',
    ],
    rulings: [
      {
        open: 'Que peças o Sumo-Sacerdote pode pular?',
        ruled:
          'Qualquer uma, sua ou do adversário, na primeira casa da diagonal. Depois do pulo ele não anda mais.',
        why: 'O documento fala em “outra peça”, sem dizer de quem.',
      },
    ],
    examples: [
      'Ande três casas, até a7 ou g7. A quarta casa, h8, já é longe demais: por isso o rei preto não está em xeque.',
      'Pule o seu peão em c5 e capture o cavalo em b6. Ou pule o cavalo em e5 e dê xeque de f6. Depois do pulo, a7 e g7 ficam fora de alcance.',
    ],
  },

  'mudanca-de-cor': {
    title: 'A mudança de cor',
    sought: 'mudança de cores do SS, mudança de cor das casas',
    summary: 'Na última fileira, o Sumo-Sacerdote também anda uma casa para o lado ou para trás.',
    body: [
      'A última fileira é a mais distante do seu lado: a 8 para as brancas, a 1 para as pretas. Enquanto está nela, o Sumo-Sacerdote ganha três passos: uma casa para cada lado e uma reto para trás. Com eles também captura.',
      'É assim que ele passa das casas claras para as escuras, ou o contrário. Os passos na diagonal continuam valendo.',
    ],
    rulings: [
      {
        open: 'Quando valem os passos extras?',
        ruled:
          'Quando o Sumo-Sacerdote já está na última fileira no começo da sua vez. Ao sair dela, ele os perde; ao voltar, ele os ganha de novo.',
        why: 'O documento diz “em turnos seguintes” e “desde que estejam na linha mais distante”.',
      },
      {
        open: 'E o Sumo-Sacerdote que nasceu ali, de um peão promovido?',
        ruled:
          'Ele tem os mesmos direitos, a partir da sua vez seguinte. O mesmo vale para Lordes e Grão-Lordes.',
        why: 'Ele está na última fileira como qualquer outro, e a promoção já foi a ação dessa vez.',
      },
    ],
    examples: [
      'Capture o cavalo ao lado, em e8. O Sumo-Sacerdote passa de uma casa escura para uma clara. Também pode ir a c8 e d7.',
      'Uma fileira antes, o passo para o lado ainda não existe. Entre na última fileira por e8 ou c8.',
    ],
  },

  'cavalo-e-torre': {
    title: 'O cavalo e a torre',
    sought: 'Cavaleiro, Carruagem, Tower',
    summary: 'O cavalo e a torre andam como no xadrez.',
    body: [
      'O documento também os chama de Cavaleiro e Carruagem.',
      'O cavalo salta em L: duas casas numa direção e uma para o lado. Ele pula o que estiver no meio.',
      'A torre anda quantas casas quiser em linha reta, pela fileira ou pela coluna, até a primeira peça no caminho. Se for adversária, pode capturá-la. A torre não pula.',
      'Sem dama no tabuleiro, a torre é a peça de maior alcance do Brasez.',
    ],
    examples: [
      'O cavalo está cercado de peões, mas salta para fora. Tente f5.',
      'Capture o cavalo em h4 com a torre. Ela não passa pelo peão em d7 nem pelo próprio peão em b4.',
    ],
  },

  lorde: {
    title: 'O Lorde',
    sought:
      'Lordes, Coronel, Coronéis, General de Prata, Generais de Prata, Silver General, kon, thon, khon, L',
    summary: 'O Lorde anda uma casa na diagonal ou uma reto para a frente.',
    body: [
      'O Lorde (L), que o documento também chama de Coronel, lembra o General de Prata do shogi. Ele anda e captura uma casa em qualquer diagonal, ou uma casa reto para a frente. Ele não anda para o lado nem reto para trás.',
      'Como o peão, ele pode fazer o charge: atacar uma peça duas casas à frente, e sair do tabuleiro com ela. Na última fileira (a 8 para as brancas, a 1 para as pretas), ganha o movimento sorrateiro.',
    ],
    examples: [
      'Capture um dos cavalos: o de d5, na frente, ou o de c3, na diagonal para trás. Para o lado, o Lorde não vai.',
    ],
  },
};
