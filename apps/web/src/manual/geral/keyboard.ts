import type { Article } from '../article.js';
import { pageOf } from './page.js';

export const keyboardArticle: Article = pageOf('teclado', ['P-NF2', 'P-NF1'], {
  'pt-BR': {
    title: 'Jogar com o teclado',
    summary: 'Tab leva ao tabuleiro, as setas andam, Enter escolhe, e letras respondem perguntas.',
    body: [
      'Com Tab você chega ao tabuleiro, que é uma parada só. Dentro dele:',
      '- Setas: casa ao lado, como se vê na tela. Na borda, o programa avisa.',
      '- Home e End: primeira e última casa da fileira; com Ctrl, os cantos do tabuleiro.',
      '- Enter ou Espaço: escolhe a peça e depois a casa. Esc desfaz a escolha.',
      '- Letra da peça: próxima peça desse tipo; com Shift, a anterior. No xadrez são R, D, T, B, C e P; no Brasez também W, S, L e G; no Senet, C para cone e R para carretel. Em inglês valem as letras inglesas.',
      '- 1 a 8: vai para a fileira; Shift+1 a 8: vai para a coluna.',
      '- J: próxima peça sua que pode mover; depois de escolhida, as casas aonde pode ir. Shift+J, para trás.',
      '- No Senet, Page Down e Page Up, ou as teclas . e , seguem o caminho.',
      'Teclas que perguntam, e a resposta é dita:',
      '- O: onde estou. U: último lance. Z: última captura. H: relógios.',
      '- M: lances da peça desta casa. Shift+M: só as capturas.',
      '- F: peças desta coluna. Shift+F: peças desta fileira. X: peças nas linhas e diagonais a partir daqui.',
      '- A: suas peças. Shift+A: peças do adversário. I: a posição inteira.',
      '- Y, no Senet: o que há adiante com este arremesso.',
      '- V: liga ou desliga o som. Ponto de interrogação: a lista de teclas.',
      'As letras valem só com o foco no tabuleiro, e você pode desligá-las em Ajustes, em "Teclas de uma letra só". O botão Ajuda, no alto da página, traz sempre esta lista.',
    ],
  },
  en: {
    title: 'Playing with the keyboard',
    summary: 'Tab leads to the board, arrows walk, Enter chooses, and letters answer questions.',
    body: [
      'Tab takes you to the board, which is a single stop. Inside it:',
      '- Arrows: the next square, as seen on the screen. At the edge the program says so.',
      '- Home and End: first and last square of the row; with Ctrl, the corners of the board.',
      '- Enter or Space: choose the piece, then the square. Esc undoes the choice.',
      '- Letter of a piece: the next piece of that kind; with Shift the previous one. In chess these are K, Q, R, B, N and P; in Brasez also W, S for the High Priest, L and G; in Senet C for a cone and S for a spool. In Portuguese the Portuguese letters count.',
      '- 1 to 8: go to that rank; Shift+1 to 8: go to that file.',
      '- J: your next piece that can move; once it is chosen, the squares it can go to. Shift+J goes backwards.',
      '- In Senet, Page Down and Page Up, or the keys . and , follow the track.',
      'Keys that ask, and the answer is spoken:',
      '- O: where am I. U: last move. Z: last capture. H: clocks.',
      '- M: moves of the piece on this square. Shift+M: its captures only.',
      '- F: pieces on this file. Shift+F: pieces on this rank. X: pieces on the lines and diagonals from here.',
      '- A: your pieces. Shift+A: the opponent’s pieces. I: the whole position.',
      '- Y, in Senet: what lies ahead with this throw.',
      '- V: sound off or on. Question mark: the list of keys.',
      'The letters work only while the board has the focus, and you can turn them off under Settings, "Single-letter keys". The button Help at the top of the page always has this list.',
    ],
  },
});

export const typingArticle: Article = pageOf('escrever-lances', ['P-NF2', 'P-NF1'], {
  'pt-BR': {
    title: 'Escrever lances e palavras',
    summary: 'A caixa de lances aceita lances e palavras, em português e em inglês.',
    body: [
      'Na página da partida há uma caixa de texto, "Escreva um lance ou uma palavra". Ela vale tanto quanto o mouse: dá para jogar uma partida inteira só escrevendo.',
      'Lances do xadrez: Cf3, Nf3, g1f3, exd5, O-O, e8=D. Valem as letras R D T B C e K Q R B N; as do idioma da página vêm primeiro. Se o texto serve a mais de um lance, o programa mostra quais.',
      'Lances do Brasez: a notação do jogo, ou palavras, como "passar", "duque e4", "rei e1", "charge e4 e6", "legião d2 e2" e "e2e4 retirar d5".',
      'Lances do Senet: 9-12, ou só 9, porque com um dado cada peça tem um lance só; "26 sai"; "passar" quando nada anda.',
      'Palavras, com ou sem acento, nos dois idiomas:',
      '- "desistir", "empate", "aceitar", "recusar", "voltar", "dica".',
      '- "relógio", "último", "casa e4", "posição": o programa responde.',
      '- "virar", "pausa", "continuar", "som", "ajuda".',
      '- "dado" joga o dado no Senet; com dado de verdade, diga o número: "dado 3".',
      '- "reivindicar" pede o empate por xeque perpétuo.',
    ],
  },
  en: {
    title: 'Typing moves and words',
    summary: 'The move box takes moves and words, in Portuguese and English.',
    body: [
      'On the page of a game there is a text box, "Type a move or a word". It is worth as much as the mouse: a whole game can be played by typing.',
      'Moves of chess: Nf3, Cf3, g1f3, exd5, O-O, e8=Q. The letters K Q R B N and R D T B C both count; those of the page’s language come first. If a text fits several moves, the program shows which.',
      'Moves of Brasez: the notation of the game, or words such as "pass", "duke e4", "king e1", "charge e4 e6", "legion d2 e2" and "e2e4 retire d5".',
      'Moves of Senet: 9-12, or 9 alone, because with one die each piece has one move; "26 off"; "pass" when nothing moves.',
      'Words, with or without accents, in both languages:',
      '- "resign", "draw", "accept", "decline", "back", "hint".',
      '- "clock", "last", "square e4", "position": the program answers.',
      '- "flip", "pause", "resume", "sound", "help".',
      '- "throw" throws the die of Senet; with a real die, say the number: "throw 3".',
      '- "claim" asks for the draw by perpetual check.',
    ],
  },
});
