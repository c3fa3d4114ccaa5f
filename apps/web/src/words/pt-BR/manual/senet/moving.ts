import type { moving as articles } from '../../../../manual/senet/moving.js';
import type { ArticleTexts } from '../../../types/chapters.js';

export const moving: ArticleTexts<typeof articles> = {
  'tabuleiro-e-caminho': {
    title: 'O tabuleiro e o caminho',
    sought: 'traçado, numeração, movimento em S, 3 fileiras de 10, 30 casas',
    summary: 'Trinta casas em três fileiras de dez formam um caminho só, em forma de S.',
    body: [
      'O Senet é uma corrida. O tabuleiro tem 30 casas, em três fileiras de dez, e as peças passam por elas sempre na mesma ordem, da 1 à 30.',
      '- Na fileira de cima, da 1 à 10, anda-se da esquerda para a direita.',
      '- Na fileira do meio, da 11 à 20, anda-se da direita para a esquerda: a 11 fica embaixo da 10.',
      '- Na fileira de baixo, da 21 à 30, anda-se de novo da esquerda para a direita: a 21 fica embaixo da 20.',
      'Numa tela em pé, como a do celular, o tabuleiro da partida também fica em pé: as três fileiras viram três colunas, e a primeira é a da esquerda. O caminho é o mesmo.',
      'O número 31 não é uma casa: é a saída. Quem chega ao 31 deixou o tabuleiro.',
      'Se você usa o teclado, Page Down vai para a casa seguinte do caminho e Page Up para a anterior; assim não é preciso pensar nas curvas. O leitor de tela também lê as casas na ordem do caminho.',
    ],
    examples: [
      'O dado mostra 3. Leve a peça da casa 9 até a 12 e veja a curva: 10, 11, 12. A peça da casa 20 também faz uma curva, até a 23. Para trás ninguém anda.',
      'Depois da casa 30 vem só a saída, o número 31. Não há casa 32: a peça da casa 29 não pode gastar um 3, e quem anda é a da casa 5.',
    ],
  },

  preparacao: {
    title: 'Como começa',
    sought: 'setup, preparação, posição inicial, alternadas, jogador inicial, jogador A',
    summary: 'Cinco peças de cada lado, alternadas nas casas 1 a 10; o jogador A começa.',
    body: [
      'Cada jogador tem cinco peças. As do jogador A são os cones e as do jogador B são os carretéis.',
      'Os cones começam nas casas 1, 3, 5, 7 e 9; os carretéis, nas casas 2, 4, 6, 8 e 10. O jogador A, que tem a peça da casa 1, sempre começa.',
      'Ao criar uma partida você escolhe com que lado joga, ou deixa o sorteio escolher. Quem fica com os cones joga primeiro.',
    ],
    examples: [
      'A posição inicial, depois que o dado deu 3 ao jogador A. Cada cone pode andar três casas: o da 9 corre para a 12, os outros trocam de lugar com um carretel. Os carretéis esperam a vez deles.',
    ],
  },

  dado: {
    title: 'O dado',
    sought: 'D5, rolar, rola o dado, sorteio',
    summary: 'O dado tem cinco faces, de 1 a 5, todas com a mesma chance; o arremesso pode ser conferido.',
    body: [
      'Joga-se com um dado de cinco faces: 1, 2, 3, 4 e 5. Cada número sai, em média, uma vez em cinco.',
      'Os egípcios jogavam varetas, e com varetas os números não saem todos com a mesma chance. Este jogo usa um dado: o que você ler sobre as chances das varetas não vale aqui.',
      'O dado do programa é honesto, e você não precisa acreditar nisso: dá para conferir. Antes da partida o programa mostra um selo, você acrescenta um texto seu, e no fim o segredo é revelado. O capítulo geral explica tudo em "Dados honestos e como conferir".',
      'Duas pessoas no mesmo aparelho também podem jogar um dado de verdade e dizer que número saiu.',
    ],
    rulings: [
      {
        open: 'De onde vêm os números, e como saber que ninguém os escolheu?',
        ruled:
          'Um segredo fica selado antes da partida e se mistura ao texto de quem joga; cada arremesso é uma conta com o segredo, o texto e o número do arremesso. No fim o segredo aparece e qualquer pessoa refaz a conta.',
        why: 'O documento só diz que o dado tem cinco valores. Um jogo de sorte precisa que os dois lados possam confiar na sorte.',
      },
      {
        open: 'O que acontece com o dado quando se volta um lance ou se reabre a partida?',
        ruled: 'Os números que já foram vistos saem de novo, na mesma ordem.',
        why: 'Senão, voltar um lance seria um jeito de jogar o dado outra vez até gostar do número.',
      },
      {
        open: 'O computador pode saber o que o dado ainda vai dar?',
        ruled: 'Não. O computador nunca recebe o segredo nem um arremesso futuro.',
        why: 'Quem joga contra ele só conhece o número que está na mesa; com ele é igual.',
      },
      {
        open: 'Pode-se usar um dado de verdade?',
        ruled:
          'Sim. Duas pessoas no mesmo aparelho podem jogar o dado delas e dizer o número. O registro da partida diz que o dado era de verdade.',
        why: 'O jogo físico faz parte do Senet, e o registro precisa dizer que ali não há conta para conferir.',
      },
    ],
    examples: [
      'O dado ainda não foi jogado. Jogue-o: sai um número de 1 a 5, e só depois se escolhe a peça. Não existe 6, e sem o dado nenhuma peça anda.',
    ],
  },

  'a-vez': {
    title: 'A vez de jogar',
    sought: 'turno, sequência de turno, dividir o resultado',
    summary: 'Jogue o dado, escolha uma peça sua e ande com ela exatamente o número que saiu.',
    body: [
      'Uma vez de jogar tem sempre a mesma ordem:',
      '- Jogue o dado.',
      '- Escolha uma das suas peças.',
      '- Ande com ela exatamente o número que saiu.',
      '- Se saiu 1 ou 5, jogue o dado de novo; senão, a vez passa ao adversário.',
      'O número vale para uma peça só. Um 4 não pode virar 3 com uma peça e 1 com outra.',
    ],
    rulings: [
      {
        open: 'Como se escreve uma ação?',
        ruled:
          'O arremesso é o próprio número, de 1 a 5. O lance é a casa de partida, um hífen e a casa de chegada, como 9-12; sair do tabuleiro é chegar ao 31, como 26-31. Quando nada pode andar, a ação é skip.',
        why: 'O documento não traz notação. Cada ação precisa de um só texto, para que as partidas possam ser guardadas e conferidas.',
      },
      {
        open: 'O que são 6, 0-3, 8-32 ou 03-05?',
        ruled:
          'Textos que não são lance em posição nenhuma: a notação não os lê. Já um número de 1 a 5, skip ou casas que existem, mas fora de hora, são lances proibidos.',
        why: 'Errar a escrita e errar a regra são coisas diferentes. Nos dois casos, quem pergunta por que não pode recebe uma resposta.',
      },
    ],
    examples: [
      'O dado mostra 3. Escolha: a peça da casa 9 vai à 12, ou a da casa 4 vai à 7. Não dá para andar 2 com uma e 1 com a outra, nem mover a peça do adversário, nem jogar o dado outra vez.',
    ],
  },

  'andar-e-ultrapassar': {
    title: 'Andar e ultrapassar',
    sought: 'ultrapassagem, movimento básico, passagem',
    summary: 'A peça avança exatamente o número do dado e pode passar por cima de outras peças.',
    body: [
      'Uma peça anda só para a frente, e anda exatamente o número do dado: nem mais, nem menos.',
      'As casas do meio do caminho não precisam estar vazias. Você pode ultrapassar as suas peças e as do adversário. Só um bloqueio do adversário, três peças ou mais em sequência, impede a passagem.',
      'O que importa é a casa onde a peça para: ela pode estar vazia, ter uma peça sua ou ter uma do adversário. Os artigos seguintes contam o que acontece em cada caso.',
    ],
    examples: [
      'A peça da casa 10 passa por cima de duas peças do adversário e de uma sua e para na 14. Parar antes não vale, nem andar para trás.',
    ],
  },

  'mover-ou-perder-a-vez': {
    title: 'Mover ou perder a vez',
    summary: 'Se alguma peça pode andar, você tem de mover; se nenhuma pode, você perde a vez.',
    body: [
      'Quem pode mover tem de mover, mesmo que o lance seja ruim. Você só escolhe qual peça.',
      'Se nenhuma das suas peças pode andar com o número do dado, você perde a vez. No programa isso é uma ação: o botão Passar, junto ao tabuleiro, ou a palavra "passar" na caixa de lances. Escrita na notação, ela se chama skip.',
      'Passar só vale quando nada pode andar. O programa mostra, peça por peça, o que a segura.',
    ],
    rulings: [
      {
        open: 'Quem não gosta dos lances que tem pode ficar parado?',
        ruled: 'Não. Se existe um lance, ele é obrigatório; o jogador só escolhe qual.',
        why: 'O documento só fala em perder a vez quando nenhuma peça pode se mover.',
      },
      {
        open: 'Quem perde a vez com um 1 ou um 5 joga o dado de novo?',
        ruled: 'Não. Perder a vez sempre entrega a vez ao adversário.',
        why: 'O exemplo do documento dá a nova jogada "após mover", e aqui ninguém moveu.',
      },
    ],
    examples: [
      'Com o 2, a peça da casa 25 cairia na água e a da 29 sairia do tabuleiro. As duas podem andar: tente passar a vez e veja a resposta.',
      'Da casa 29 só se sai com 2, e da 30 só com 1. Com o 5 nada anda: passe. Veja que a vez vai para o adversário, apesar do 5.',
    ],
  },

  'jogar-de-novo': {
    title: 'Jogar de novo com 1 e 5',
    sought: 'nova jogada, extra turn, turno extra',
    summary: 'Quem move com um 1 ou um 5 joga o dado outra vez.',
    body: [
      'Se o dado deu 1 ou 5 e você moveu, a vez continua sua: jogue o dado de novo. Saiu 1 ou 5 outra vez? Mova e jogue mais uma. Não há limite.',
      'Depois de um 2, um 3 ou um 4, a vez passa ao adversário.',
      'Dois números em cada cinco dão nova jogada. Vale contar com isso: às vezes um 1 que anda pouco é melhor do que parece.',
    ],
    rulings: [
      {
        open: 'A nova jogada se perde quando a peça cai na água ou sai do tabuleiro?',
        ruled: 'Não. Todo lance feito com 1 ou 5 dá nova jogada, menos o que vence a partida.',
        why: 'O documento liga a nova jogada ao número do dado, e não ao lugar onde a peça para.',
      },
    ],
    examples: [
      'O primeiro arremesso deu 5. Mova e olhe de quem é a vez: ainda é do jogador A, com o dado por jogar.',
      'Com o 1 é igual: a peça anda uma casa só, e você joga o dado de novo.',
      'Com o 4, a vez passa ao jogador B depois do lance.',
    ],
  },
};
