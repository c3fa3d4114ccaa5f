import type { Article } from '../article.js';

export const dieArticle: Article = {
  id: 'dado',
  clauses: ['S-DIE'],
  text: {
    'pt-BR': {
      title: 'O dado',
      summary: 'O dado tem cinco faces, de 1 a 5, todas com a mesma chance; o arremesso pode ser conferido.',
      body: [
        'Joga-se com um dado de cinco faces: 1, 2, 3, 4 e 5. Cada número sai, em média, uma vez em cinco.',
        'Os egípcios jogavam varetas, e com varetas os números não saem todos com a mesma chance. Este jogo usa um dado: o que você ler sobre as chances das varetas não vale aqui.',
        'O dado do programa é honesto, e você não precisa acreditar nisso: dá para conferir. Antes da partida o programa mostra um selo, você acrescenta um texto seu, e no fim o segredo é revelado. O capítulo geral explica tudo em "Dados honestos e como conferir".',
        'Duas pessoas no mesmo aparelho também podem jogar um dado de verdade e dizer que número saiu.',
      ],
      rulings: [
        {
          clause: 'S-DIE',
          open: 'De onde vêm os números, e como saber que ninguém os escolheu?',
          ruled:
            'Um segredo fica selado antes da partida e se mistura ao texto de quem joga; cada arremesso é uma conta com o segredo, o texto e o número do arremesso. No fim o segredo aparece e qualquer pessoa refaz a conta.',
          why: 'O documento só diz que o dado tem cinco valores. Um jogo de sorte precisa que os dois lados possam confiar na sorte.',
        },
        {
          clause: 'S-DIE',
          open: 'O que acontece com o dado quando se volta um lance ou se reabre a partida?',
          ruled: 'Os números que já foram vistos saem de novo, na mesma ordem.',
          why: 'Senão, voltar um lance seria um jeito de jogar o dado outra vez até gostar do número.',
        },
        {
          clause: 'S-DIE',
          open: 'O computador pode saber o que o dado ainda vai dar?',
          ruled: 'Não. O computador nunca recebe o segredo nem um arremesso futuro.',
          why: 'Quem joga contra ele só conhece o número que está na mesa; com ele é igual.',
        },
        {
          clause: 'S-DIE',
          open: 'Pode-se usar um dado de verdade?',
          ruled:
            'Sim. Duas pessoas no mesmo aparelho podem jogar o dado delas e dizer o número. O registro da partida diz que o dado era de verdade.',
          why: 'O jogo físico faz parte do Senet, e o registro precisa dizer que ali não há conta para conferir.',
        },
      ],
    },
    en: {
      title: 'The die',
      summary: 'The die has five faces, 1 to 5, all equally likely; every throw can be checked.',
      body: [
        'The game is played with a five-sided die: 1, 2, 3, 4 and 5. Each number comes up once in five throws on average.',
        'The Egyptians threw sticks, and with sticks the numbers are not equally likely. This game uses a die: what you read about the chances of sticks does not hold here.',
        'The die of the program is fair, and you need not take our word for it: it can be checked. Before the game the program shows a seal, you add a text of your own, and at the end the secret is revealed. The general chapter explains it under "Fair dice and how to check them".',
        'Two people at one device may also throw a real die and say which number came up.',
      ],
      rulings: [
        {
          clause: 'S-DIE',
          open: 'Where do the numbers come from, and how do you know that nobody chose them?',
          ruled:
            'A secret is sealed before the game and mixed with the text of the player; each throw is computed from the secret, the text and the number of the throw. At the end the secret is shown and anybody can repeat the calculation.',
          why: 'The document only says that the die has five values. In a game of luck both sides must be able to trust the luck.',
        },
        {
          clause: 'S-DIE',
          open: 'What becomes of the die when a move is taken back or the game is opened again?',
          ruled: 'Numbers already seen come again, in the same order.',
          why: 'Otherwise taking a move back would be a way to throw again until the number pleases.',
        },
        {
          clause: 'S-DIE',
          open: 'May the computer know what the die is going to show?',
          ruled: 'No. The computer never gets the secret or a future throw.',
          why: 'Whoever plays against it knows only the number on the table; so does the computer.',
        },
        {
          clause: 'S-DIE',
          open: 'May a real die be used?',
          ruled:
            'Yes. Two people at one device may throw their own die and say the number. The record of the game says that the die was real.',
          why: 'The physical game belongs to Senet, and the record has to say that there is no calculation to check.',
        },
      ],
    },
  },
  examples: [
    {
      position: 'ABABABABAB/........../.......... A -',
      text: {
        'pt-BR':
          'O dado ainda não foi jogado. Jogue-o: sai um número de 1 a 5, e só depois se escolhe a peça. Não existe 6, e sem o dado nenhuma peça anda.',
        en: 'The die has not been thrown yet. Throw it: a number from 1 to 5 comes up, and only then is a piece chosen. There is no 6, and without the die no piece moves.',
      },
      legal: ['1', '2', '3', '4', '5'],
      after: 'ABABABABAB/........../.......... A 1',
      forbidden: [
        { move: '6', rule: 'S-DIE' },
        { move: '9-12', rule: 'S-TURN' },
      ],
    },
  ],
};

export const turnArticle: Article = {
  id: 'a-vez',
  clauses: ['S-TURN'],
  text: {
    'pt-BR': {
      title: 'A vez de jogar',
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
          clause: 'S-TURN',
          open: 'Como se escreve uma ação?',
          ruled:
            'O arremesso é o próprio número, de 1 a 5. O lance é a casa de partida, um hífen e a casa de chegada, como 9-12; sair do tabuleiro é chegar ao 31, como 26-31. Quando nada pode andar, a ação é skip.',
          why: 'O documento não traz notação. Cada ação precisa de um só texto, para que as partidas possam ser guardadas e conferidas.',
        },
        {
          clause: 'S-TURN',
          open: 'O que são 6, 0-3, 8-32 ou 03-05?',
          ruled:
            'Textos que não são lance em posição nenhuma: a notação não os lê. Já um número de 1 a 5, skip ou casas que existem, mas fora de hora, são lances proibidos.',
          why: 'Errar a escrita e errar a regra são coisas diferentes. Nos dois casos, quem pergunta por que não pode recebe uma resposta.',
        },
      ],
    },
    en: {
      title: 'A turn',
      summary: 'Throw the die, choose one of your pieces and move it exactly the number shown.',
      body: [
        'A turn always goes in the same order:',
        '- Throw the die.',
        '- Choose one of your pieces.',
        '- Move it exactly the number shown.',
        '- After a 1 or a 5 throw again; otherwise it is your opponent’s turn.',
        'The number is for one piece only. A 4 cannot become 3 with one piece and 1 with another.',
      ],
      rulings: [
        {
          clause: 'S-TURN',
          open: 'How is an action written?',
          ruled:
            'A throw is the number itself, 1 to 5. A move is the house it leaves, a hyphen and the house it reaches, such as 9-12; leaving the board is reaching 31, such as 26-31. When nothing can move the action is skip.',
          why: 'The document has no notation. Each action needs exactly one text so that games can be kept and checked.',
        },
        {
          clause: 'S-TURN',
          open: 'What are 6, 0-3, 8-32 or 03-05?',
          ruled:
            'Texts that are a move in no position: the notation does not read them. A number from 1 to 5, skip or houses that exist, but at the wrong moment, are forbidden moves.',
          why: 'A slip of the pen and a breach of a rule are different things. In both cases whoever asks why not gets an answer.',
        },
      ],
    },
  },
  examples: [
    {
      position: '...A.B..A./....B...../.......... A 3',
      text: {
        'pt-BR':
          'O dado mostra 3. Escolha: a peça da casa 9 vai à 12, ou a da casa 4 vai à 7. Não dá para andar 2 com uma e 1 com a outra, nem mover a peça do adversário, nem jogar o dado outra vez.',
        en: 'The die shows 3. Choose: the piece on 9 goes to 12, or the one on 4 goes to 7. You cannot move one of them 2 and the other 1, nor move your opponent’s piece, nor throw again.',
      },
      legal: ['9-12', '4-7'],
      forbidden: [
        { move: '9-11', rule: 'S-MOVE' },
        { move: '6-9', rule: 'S-TURN' },
        { move: '3', rule: 'S-TURN' },
      ],
    },
  ],
};
