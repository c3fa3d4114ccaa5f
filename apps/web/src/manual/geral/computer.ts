import type { Article } from '../article.js';
import { pageOf } from './page.js';

export const levelsArticle: Article = pageOf('niveis', ['P-NF2', 'P-AI'], {
  'pt-BR': {
    title: 'O computador e seus níveis',
    summary: 'Dez níveis e o máximo, nos quatro jogos, com a mesma força em qualquer aparelho.',
    body: [
      'O computador joga os quatro jogos, dentro do seu aparelho e sem internet. Os níveis vão de 1, primeiros passos, a 10, mestre; acima deles está o máximo.',
      'Um nível é um número fixo de posições examinadas (no Senet, de arremessos à frente) e uma medida de erro de propósito. Nenhum nível de 1 a 10 usa o relógio: o nível 5 é tão forte num celular antigo quanto num computador novo.',
      'O máximo não erra de propósito e usa o relógio: ali um aparelho mais rápido joga melhor.',
      'No xadrez clássico medimos os níveis contra o Stockfish 15.1 com força limitada. Nessa escala o nível 7 ficou perto de 1100, o 8 perto de 1300, o 9 perto de 1500 e o 10 perto de 1700. Não é rating de torneio: serve para comparar os níveis entre si.',
      'No Núcleo e no Brasez a escala é só relativa: cada nível ganha claramente do anterior. No Senet o que medimos é quanto cada nível entrega em relação ao melhor lance; a sorte ainda decide muitas partidas, e um nível baixo às vezes vence.',
      'Os números, com as margens e o jeito de medir de novo, estão em docs/levels.md e docs/senet-levels.md, no repositório.',
      'A dica não depende do nível do adversário: é sempre uma busca sem erros.',
    ],
  },
  en: {
    title: 'The computer and its levels',
    summary: 'Ten levels and the maximum, in all four games, equally strong on any device.',
    body: [
      'The computer plays all four games, on your own device and without internet. Levels go from 1, first steps, to 10, master; above them is the maximum.',
      'A level is a fixed number of positions looked at (in Senet, of throws ahead) and a measure of errors made on purpose. No level from 1 to 10 uses the clock: level 5 is as strong on an old phone as on a new computer.',
      'The maximum makes no errors on purpose and uses the clock: there a faster device plays better.',
      'In classic chess we measured the levels against Stockfish 15.1 at limited strength. On that scale level 7 came out near 1100, 8 near 1300, 9 near 1500 and 10 near 1700. It is no tournament rating: it serves to compare levels with each other.',
      'In Núcleo and Brasez the scale is only relative: each level clearly beats the one before. In Senet we measured how much each level gives away compared with the best move; luck still decides many games, and a low level sometimes wins.',
      'The numbers, with their margins and how to measure again, are in docs/levels.md and docs/senet-levels.md of the repository.',
      'A hint does not depend on the level of the opponent: it is always a search without errors.',
    ],
  },
});

export const fairnessArticle: Article = pageOf('computador-honesto', ['P-NF2', 'P-NF5'], {
  'pt-BR': {
    title: 'Um computador honesto',
    summary: 'Ele vê o que você vê, não se adapta a você e não pensa durante a sua vez.',
    body: [
      '- Ele vê o que você vê: recebe o jogo, as opções, a posição e os lances até ali, e mais nada.',
      '- Ele não sabe quem você é, como jogou antes nem com que rapidez joga. Por isso não se adapta a nada disso.',
      '- Com a mesma posição, o mesmo nível e a mesma semente, o número que sorteia os erros dele, ele faz o mesmo lance.',
      '- Ele não pensa durante a sua vez: depois de responder, fica parado até a vez dele.',
      '- Ele aceita um empate exatamente quando a própria avaliação, uma busca de 40.000 posições, diz que não está melhor por mais de um quinto de peão. Todos os níveis respondem do mesmo modo.',
      '- As dicas vêm de uma busca sem erros, de 100.000 posições no xadrez, no Núcleo e no Brasez.',
      '- No Senet ele recebe o dado que está na mesa e nunca o segredo dos próximos. Para ele, como para você, os cinco números são igualmente prováveis. Um teste joga a mesma posição com mil segredos diferentes, e a escolha é sempre a mesma.',
      'Depois de uma partida de Senet, "Sorte e habilidade" mostra quanto cada arremesso ajudou e quanto cada lance entregou, dos dois lados.',
      'Os detalhes, e os testes que cobram isso, estão em docs/fairness.md.',
    ],
  },
  en: {
    title: 'A fair computer',
    summary: 'It sees what you see, does not adapt to you and does not think on your time.',
    body: [
      '- It sees what you see: it is given the game, its options, the position and the moves so far, and nothing else.',
      '- It does not know who you are, how you played before or how fast you move. So it adapts to none of it.',
      '- With the same position, the same level and the same seed, the number its errors are drawn from, it makes the same move.',
      '- It does not think on your time: when it has answered, it is idle until its turn.',
      '- It accepts a draw exactly when its own evaluation, a search of 40,000 positions, says that it is not better by more than a fifth of a pawn. All levels answer alike.',
      '- Hints come from a search without errors, of 100,000 positions in chess, Núcleo and Brasez.',
      '- In Senet it is given the die on the table and never the secret of those to come. It counts the five numbers as equally likely, as you do. A test plays the same position with a thousand different secrets, and the choice is always the same.',
      'After a game of Senet, "Luck and skill" shows how much each throw helped and how much each move gave away, on both sides.',
      'The details, and the tests that hold it to this, are in docs/fairness.md.',
    ],
  },
});
