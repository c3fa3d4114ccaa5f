import type { Article } from '../article.js';
import { pageOf } from './page.js';

export const screenReaderArticle: Article = pageOf('leitor-de-tela', ['P-NF2', 'P-NF1'], {
  'pt-BR': {
    title: 'Jogar com leitor de tela',
    summary:
      'O tabuleiro é o mesmo para todos: uma grade com nomes, respostas faladas e uma caixa de lances.',
    body: [
      'Não há modo especial a ligar. O tabuleiro é uma grade com uma só parada de Tab; cada casa diz o seu nome, a peça, a cor e o estado, como "e2, peão branco, pode mover".',
      'Os leitores de tela do Windows devem entrar sozinhos no modo de foco ao chegar ao tabuleiro. Se o seu não entrar, ative-o à mão e, por favor, conte para nós.',
      'O seu lance, o do adversário, o xeque, os pedidos e o fim da partida são ditos sem que você pergunte, e o foco fica onde estava. Um lance proibido é respondido com a razão inteira.',
      'As teclas de pergunta dizem de novo o que você quiser: U o último lance, H os relógios, M os lances da peça, I a posição inteira. O artigo "Jogar com o teclado" traz todas.',
      'Em Ajustes, em "Como se diz uma casa", você escolhe se a casa vem antes ou depois da peça, se as colunas são a, b, c, ou alfa, bravo, charlie, ou Anna, Bella, César, se a peça e a cor são ditas pelo nome ou pela letra, e quanto dizer.',
      'No Senet a leitura segue o caminho, da casa 1 à 30. No Brasez, o Ducado e a Peça de Passagem vêm logo depois do tabuleiro.',
      'A caixa de lances é outra maneira completa de jogar, e o artigo "Escrever lances e palavras" diz o que ela entende.',
      'Importante: ainda não testamos com nenhum leitor de tela de verdade. O que foi e o que não foi testado está no artigo "Acessibilidade".',
    ],
  },
  en: {
    title: 'Playing with a screen reader',
    summary: 'The board is the same for everybody: a grid with names, spoken answers and a move box.',
    body: [
      'There is no special mode to turn on. The board is a grid with a single Tab stop; each square tells its name, piece, colour and state, such as "e2, white pawn, can move".',
      'Screen readers on Windows should enter focus mode by themselves when they reach the board. If yours does not, turn it on by hand and, please, tell us.',
      'Your move, your opponent’s, check, requests and the end of the game are spoken without your asking, and the focus stays where it was. A forbidden move is answered with the whole reason.',
      'The question keys say again whatever you want: U the last move, H the clocks, M the moves of the piece, I the whole position. The article "Playing with the keyboard" has them all.',
      'Under Settings, "How squares are read out", you choose whether the square comes before or after the piece, whether files are a, b, c, or alfa, bravo, charlie, or Anna, Bella, Cesar, whether piece and colour are given by name or by letter, and how much to say.',
      'In Senet reading follows the track from house 1 to 30. In Brasez the Duchy and the Pass token come right after the board.',
      'The move box is another complete way to play, and the article "Typing moves and words" says what it understands.',
      'Important: we have not tested with any real screen reader yet. What was tested and what was not is in the article "Accessibility".',
    ],
  },
});

export const accessibilityArticle: Article = pageOf('acessibilidade', ['P-NF2', 'P-NF1'], {
  'pt-BR': {
    title: 'Acessibilidade: o que foi testado e o que não foi',
    summary: 'Programas conferem o app a cada mudança; nenhum leitor de tela de verdade foi usado ainda.',
    body: [
      'A meta são os níveis A e AA da WCAG 2.2, que a norma brasileira ABNT NBR 17225 chama de conformidade regular. Esta página diz como conferimos e onde não sabemos.',
      'O que programas conferem, no navegador Chromium:',
      '- Nomes, papéis e estados, com a ferramenta axe, nas telas do app, em português e inglês, nos temas claro, escuro e de alto contraste.',
      '- O contraste das cores de cada tema.',
      '- Nada cortado numa tela de 320 pixels de largura, também com letras de 200 %.',
      '- O tamanho do que se toca: 24 pixels ou mais, e 44 ou mais nos botões principais.',
      '- O foco sempre à vista, e uma só parada de Tab no tabuleiro.',
      '- Partidas jogadas só com o teclado e de ouvido, com tudo o que as regiões vivas dizem escrito no teste, palavra por palavra.',
      '- Movimento reduzido: com ele, peças e dado vão direto ao lugar.',
      'O que ninguém testou ainda:',
      '- Nenhum leitor de tela de verdade: nem NVDA, JAWS, Narrador, VoiceOver, TalkBack ou Orca.',
      '- Nenhuma linha braille e nenhum controle por voz.',
      '- Nenhum teste com pessoas com deficiência e nenhuma auditoria de fora.',
      '- Outros navegadores além do Chromium não fazem parte dos testes automáticos.',
      'Uma região viva pode passar em todos os testes de programa e ficar muda num navegador. Por isso há um roteiro de 30 a 40 minutos para quem quiser testar, em docs/accessibility-testing.md. Não é preciso conhecer o projeto.',
      'Encontrou uma barreira? Abra um relato no repositório com o título "Acessibilidade: …" e diga o aparelho, o navegador, o leitor de tela, o que esperava e o que aconteceu.',
    ],
  },
  en: {
    title: 'Accessibility: what was tested and what was not',
    summary: 'Programs check the app at every change; no real screen reader has been used yet.',
    body: [
      'The aim is levels A and AA of WCAG 2.2, which the Brazilian standard ABNT NBR 17225 calls regular conformity. This page says how we check and where we do not know.',
      'What programs check, in the Chromium browser:',
      '- Names, roles and states, with the tool axe, on the screens of the app, in Portuguese and English, in the light, dark and high-contrast themes.',
      '- The contrast of the colours of each theme.',
      '- Nothing cut off on a screen 320 pixels wide, with letters of 200 % too.',
      '- The size of what one touches: 24 pixels or more, and 44 or more for the main buttons.',
      '- The focus always in sight, and a single Tab stop on the board.',
      '- Games played by keyboard and ear alone, with everything the live regions say written in the test, word by word.',
      '- Reduced motion: with it pieces and die go straight to their place.',
      'What nobody has tested yet:',
      '- No real screen reader: not NVDA, JAWS, Narrator, VoiceOver, TalkBack or Orca.',
      '- No braille display and no voice control.',
      '- No test with disabled people and no audit from outside.',
      '- Browsers other than Chromium are no part of the automatic tests.',
      'A live region can pass every automatic test and stay silent in a browser. So there is a script of 30 to 40 minutes for whoever wants to test, in docs/accessibility-testing.md. No knowledge of the project is needed.',
      'Did you find a barrier? Open an issue in the repository titled "Accessibility: …" and say which device, browser and screen reader, what you expected and what happened.',
    ],
  },
});
