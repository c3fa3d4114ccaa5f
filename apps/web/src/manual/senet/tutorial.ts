import type { Task } from '../task.js';

/** From the first step to the wall. */
export const firstTasks: readonly Task[] = [
  {
    id: 'primeiro-lance',
    article: 'tabuleiro-e-caminho',
    position: '.B......A./........../.......... A 3',
    text: {
      'pt-BR': {
        title: 'Ande com o dado',
        task: 'Você joga com os cones. O dado mostra 3: leve o cone da casa 9 três casas adiante.',
        hint: 'Escolha o cone e depois a casa 12. Depois da 10 o caminho faz a curva para a fileira do meio.',
        done: 'O cone foi da 9 à 12, virando a curva. As peças andam sempre pelo caminho, da 1 à 30.',
      },
      en: {
        title: 'Move with the die',
        task: 'You play the cones. The die shows 3: take the cone on 9 three houses on.',
        hint: 'Choose the cone, then house 12. After 10 the track turns into the middle row.',
        done: 'The cone went from 9 to 12, around the turn. Pieces always follow the track, from 1 to 30.',
      },
    },
    steps: [{ accepts: ['9-12'] }],
  },
  {
    id: 'casa-ocupada',
    article: 'uma-peca-por-casa',
    position: '..A.A..B../........../.......... A 2',
    text: {
      'pt-BR': {
        title: 'Uma peça por casa',
        task: 'O dado mostra 2. Um dos seus cones não pode andar, porque pararia em cima do outro. Mova o que pode.',
        hint: 'O cone da casa 3 pararia na 5, que está ocupada. Mova o da 5 para a 7.',
        done: 'Cada casa comporta uma peça só. Passar por cima pode; parar em cima de uma peça sua, não.',
      },
      en: {
        title: 'One piece a house',
        task: 'The die shows 2. One of your cones cannot move, because it would stop on the other. Move the one that can.',
        hint: 'The cone on 3 would stop on 5, which is taken. Move the one on 5 to 7.',
        done: 'A house holds only one piece. You may pass over your own pieces, but not stop on them.',
      },
    },
    steps: [{ accepts: ['5-7'] }],
  },
  {
    id: 'jogar-de-novo',
    article: 'jogar-de-novo',
    position: '.B......../.A......../.......... A 1',
    text: {
      'pt-BR': {
        title: 'Jogue de novo',
        task: 'O 1 e o 5 dão nova jogada. Mova o cone com cada número que o dado mostrar, até a vez acabar.',
        hint: 'Primeiro vá da 12 à 13. O dado dará 5: vá da 13 à 18. Depois dará 2: vá da 18 à 20.',
        done: 'Com o 1 e com o 5 você jogou de novo. Depois do 2, a vez passou ao adversário.',
      },
      en: {
        title: 'Throw again',
        task: 'A 1 and a 5 give another throw. Move the cone with each number the die shows, until your turn is over.',
        hint: 'First go from 12 to 13. The die will show 5: go from 13 to 18. Then it will show 2: go from 18 to 20.',
        done: 'After the 1 and the 5 you threw again. After the 2 it was your opponent’s turn.',
      },
    },
    steps: [
      { accepts: ['12-13'], replies: ['5'] },
      { accepts: ['13-18'], replies: ['2'] },
      { accepts: ['18-20'] },
    ],
  },
  {
    id: 'troca',
    article: 'troca',
    position: '.A.....A../B........B/.......... A 3',
    text: {
      'pt-BR': {
        title: 'Troque de lugar',
        task: 'O carretel da casa 11 está sozinho. Pare em cima dele.',
        hint: 'O cone da casa 8 anda três casas e chega à 11.',
        done: 'Os dois trocaram de lugar: você avançou três casas e o adversário voltou três.',
      },
      en: {
        title: 'Swap places',
        task: 'The spool on 11 stands alone. Stop on it.',
        hint: 'The cone on 8 goes three houses and reaches 11.',
        done: 'The two swapped places: you went three houses on and your opponent three back.',
      },
    },
    steps: [{ accepts: ['8-11'] }],
  },
  {
    id: 'passar-da-dupla',
    article: 'protecao',
    position: '.......AAA/.BB......./.......... A 4',
    text: {
      'pt-BR': {
        title: 'Passe pela dupla',
        task: 'Os carretéis das casas 12 e 13 são vizinhos e se protegem. Ultrapasse os dois.',
        hint: 'Os cones das casas 8 e 9 parariam na dupla, e isso não vale. O da 10 passa por cima e vai à 14.',
        done: 'Numa dupla não se para, mas por cima dela se passa.',
      },
      en: {
        title: 'Pass the pair',
        task: 'The spools on 12 and 13 are neighbours and protect each other. Overtake both.',
        hint: 'The cones on 8 and 9 would stop on the pair, which is not allowed. The one on 10 passes over it to 14.',
        done: 'You cannot stop on a pair, but you can pass over it.',
      },
    },
    steps: [{ accepts: ['10-14'] }],
  },
  {
    id: 'fazer-uma-dupla',
    article: 'protecao',
    position: '.B.....B.A/..A......./.......... A 2',
    text: {
      'pt-BR': {
        title: 'Proteja as suas peças',
        task: 'Um carretel vem atrás de você. Ponha os seus dois cones em casas vizinhas.',
        hint: 'O cone da casa 10 vai à 12 e fica ao lado do que está na 13.',
        done: 'O adversário tirou 4, que levaria o carretel da 8 à 12. Ali ele não pôde parar e teve de mover outro. A sua dupla protegeu você.',
      },
      en: {
        title: 'Protect your pieces',
        task: 'A spool is behind you. Bring your two cones to neighbouring houses.',
        hint: 'The cone on 10 goes to 12, beside the one on 13.',
        done: 'Your opponent threw a 4, which would take the spool on 8 to 12. It could not stop there, so another one had to move. Your pair protected you.',
      },
    },
    steps: [{ accepts: ['10-12'], replies: ['4', '2-6'] }],
  },
  {
    id: 'fazer-um-bloqueio',
    article: 'bloqueio',
    position: '........BA/.AA......./.......... A 4',
    text: {
      'pt-BR': {
        title: 'Levante um bloqueio',
        task: 'Três peças seguidas formam um bloqueio, e por ele o adversário não passa. Forme o seu.',
        hint: 'O cone da casa 10 passa por cima dos seus e vai à 14. Ficam a 12, a 13 e a 14.',
        done: 'O adversário tirou 5 e teria de parar no bloqueio. Como nada mais podia andar, perdeu a vez, mesmo com um 5.',
      },
      en: {
        title: 'Build a wall',
        task: 'Three pieces in a row make a wall that your opponent cannot pass. Build yours.',
        hint: 'The cone on 10 passes over your own pieces to 14. That makes 12, 13 and 14.',
        done: 'Your opponent threw a 5 and would have had to stop on the wall. As nothing else could move, the turn was lost, even with a 5.',
      },
    },
    steps: [{ accepts: ['10-14'], replies: ['5', 'skip'] }],
  },
];
