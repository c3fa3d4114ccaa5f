import type { meeting as articles } from '../../../../manual/senet/meeting.js';
import type { ArticleTexts } from '../../../types/chapters.js';

export const meeting: ArticleTexts<typeof articles> = {
  'uma-peca-por-casa': {
    title: 'Uma peça por casa',
    summary: 'Cada casa comporta uma peça só; você nunca para em cima de uma peça sua.',
    body: [
      'Em cada casa cabe uma única peça. Se o lance termina numa casa onde já está uma peça sua, ele não vale: mova outra.',
      'Passar por cima das suas peças pode. Parar nelas, não.',
    ],
    rulings: [
      {
        open: 'O documento fala de entrar numa casa "ocupada por duas peças aliadas". Duas peças podem ficar na mesma casa?',
        ruled:
          'Não. Cada casa tem no máximo uma peça. As "duas peças aliadas" são duas peças do adversário, aliadas entre si e vizinhas no caminho.',
        why: 'Em todo o resto do documento as peças ficam em casas vizinhas, e a troca só faz sentido com uma peça por casa.',
      },
    ],
    examples: [
      'Com o 2, a peça da casa 3 pararia em cima da que está na 5: não vale. A da 5 passa por cima da 6 e vai à 7.',
    ],
  },

  troca: {
    title: 'A troca',
    sought: 'captura por troca, troca de lugar, aterrar, aterrissar',
    summary: 'Quem para em cima de uma peça sozinha do adversário troca de lugar com ela.',
    body: [
      'No Senet ninguém perde peças. Se a sua peça para numa casa com uma peça sozinha do adversário, as duas trocam de lugar: a sua fica onde parou, e a do adversário vai para a casa de onde a sua saiu.',
      'Como só se anda para a frente, a troca sempre adianta você e atrasa o adversário, tanto quanto o dado mostrar. Com um 5, você ganha cinco casas e ele perde cinco.',
      'Sozinha quer dizer sem outra peça do mesmo lado na casa vizinha do caminho. Peças vizinhas se protegem, e nas casas 26 e 29 qualquer peça está protegida.',
    ],
    rulings: [
      {
        open: 'O que é "uma peça adversária" numa troca: qualquer uma, ou só a que está sozinha?',
        ruled:
          'A que está sozinha no caminho e fora das casas 26 e 29. A sua peça toma a casa dela, e ela vai para a casa onde o seu lance começou.',
        why: 'O documento proíbe cair em peças protegidas; o que sobra são as peças sozinhas.',
      },
    ],
    examples: [
      'O exemplo do documento: da casa 8, com um 3, a sua peça para na 11, onde o adversário está sozinho. Jogue e veja as duas trocarem de lugar.',
      'Com o 5, a peça da casa 17 troca com a da 22, que volta cinco casas, e você ainda joga de novo. A da casa 6 iria à 11, que está vazia: ali não há troca.',
    ],
  },

  protecao: {
    title: 'A dupla que protege',
    sought: 'proteção, peças adjacentes',
    summary: 'Duas peças do mesmo lado em casas vizinhas do caminho não podem ser trocadas.',
    body: [
      'Duas peças do mesmo jogador em casas vizinhas se protegem. O adversário não pode parar em nenhuma das duas.',
      'Passar por cima de uma dupla pode: ela protege, mas não bloqueia.',
      'Também está protegida a peça que estiver na Casa da Beleza, 26, ou na Casa de Rá, 29, mesmo sozinha.',
      'Vizinha é a casa anterior ou a seguinte no caminho. A 10 e a 11 são vizinhas, a 20 e a 21 também. Já a 9 e a 12 se tocam no tabuleiro, mas no caminho há duas casas entre elas: não são vizinhas.',
    ],
    rulings: [
      {
        open: 'O que são peças "adjacentes" ou "em sequência": as que se tocam no tabuleiro ou as que se seguem no caminho?',
        ruled:
          'As que se seguem no caminho. As curvas não interrompem: 10 e 11 são vizinhas, 20 e 21 também.',
        why: 'As peças andam pelo caminho, e é nele que uma acompanha a outra.',
      },
      {
        open: 'O que protege uma peça?',
        ruled:
          'Pelo menos uma peça do mesmo lado na casa anterior ou na seguinte, ou a própria casa, se for a 26 ou a 29. Não importa quantas são as vizinhas.',
        why: 'O documento diz isso em três lugares com palavras diferentes; esta frase vale para todos.',
      },
    ],
    examples: [
      'O adversário tem uma dupla nas casas 12 e 13. Com o 4 você não pode parar em nenhuma delas, mas a peça da casa 10 passa por cima da dupla e vai à 14.',
      'As casas 10 e 11 são vizinhas, embora a curva fique entre elas: a peça da 7 não pode parar na 10. A da 21 está sozinha e pode ser trocada.',
      'As casas 9 e 12 se tocam no tabuleiro, mas não são vizinhas no caminho. A peça do adversário na 9 está sozinha: troque com ela.',
    ],
  },

  bloqueio: {
    title: 'O bloqueio de três',
    sought: 'muro, parede',
    summary: 'Três ou mais peças do adversário em sequência não podem ser ultrapassadas nem trocadas.',
    body: [
      'Um bloqueio são três peças de um lado, ou mais, em casas seguidas do caminho. O adversário não passa por ele e não para nele.',
      'O bloqueio só vale contra o adversário. As suas próprias peças nunca atrapalham a sua passagem.',
      'Duas peças seguidas protegem, mas não bloqueiam. Como a Casa da Água, 27, está sempre vazia, nenhum bloqueio passa por ela.',
      'Um bloqueio prende o adversário, mas também prende você: em cada vez alguma peça sua tem de andar, e pode ser uma do bloqueio.',
    ],
    rulings: [
      {
        open: 'O que é passar por um bloqueio?',
        ruled:
          'Um lance não vale se alguma casa entre a partida e a chegada pertence a um bloqueio do adversário.',
        why: 'É o que o exemplo do documento diz: todo trajeto que passe por 12–14 é ilegal.',
      },
      {
        open: 'Um bloqueio nas casas 28, 29 e 30 impede a saída de quem está na 26?',
        ruled: 'Sim. Na saída contam todas as casas até a 30.',
        why: 'Sair também é passar por essas casas, e um bloqueio não pode ser ultrapassado.',
      },
      {
        open: 'As minhas próprias três peças me bloqueiam?',
        ruled: 'Não. As próprias peças nunca impedem a passagem.',
        why: 'O documento diz que o bloqueio não pode ser ultrapassado pelo adversário.',
      },
    ],
    examples: [
      'O adversário tem um bloqueio de 12 a 14. Com o 5, a peça da 10 teria de passar por ele e a da 9 teria de parar nele: nenhum dos dois vale. Só a da casa 20 anda.',
      'Agora o bloqueio é seu. A sua peça da casa 10 passa por ele sem problema.',
      'Da casa 26 se sai com 5, mas o bloqueio de 28 a 30 está no caminho. Por enquanto, anda a peça da casa 3.',
    ],
  },
};
