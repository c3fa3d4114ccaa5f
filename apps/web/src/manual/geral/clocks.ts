import type { Article } from '../article.js';
import { pageOf } from './page.js';

export const clocksArticle: Article = pageOf('relogios', ['P-NF2', 'P-F2'], {
  'pt-BR': {
    title: 'Relógios e ritmos',
    summary: 'Sem relógio, um ritmo pronto, um tempo por lance ou o ritmo que você escrever.',
    body: [
      'Se você não escolher nada, a partida é sem relógio. Se quiser um, escolha em "Ritmo de jogo".',
      '- 3+2, 5+0, 5+3, 10+5, 15+10, 30+0, 60+30, 90+30: minutos para a partida e segundos a mais depois de cada lance. 10+5 são 10 minutos e mais 5 segundos por lance.',
      '- 10 KO e 15 KO: nocaute, sem acréscimo.',
      '- 90/40+30+30s: 90 minutos para 40 lances, depois mais 30 minutos, com 30 segundos por lance.',
      '- Por lance: tantos segundos para cada lance.',
      '- Outro ritmo: escreva, por exemplo, 25+10, 20 KO, 0:45+1 (45 segundos e mais 1) ou 5+0;d3 (com atraso: os primeiros 3 segundos de cada lance não contam).',
      '- Tempos diferentes: um ritmo para cada lado.',
      'Ao lado de cada ritmo está a classe: blitz até 10 minutos, rápido até menos de 60, pensado daí em diante. Conta-se como a FIDE e a CBX: o tempo mais 60 vezes o acréscimo.',
      'Quando faltam 30 e 10 segundos, o programa avisa. A tecla H e a palavra "relógio" dizem os tempos.',
      'Tempo esgotado é derrota no xadrez clássico, no Brasez e no Senet. No Núcleo é empate; o relógio da partida sempre diz qual dos dois vale.',
      'No Núcleo, com relógio, a ajuda é paga com tempo: 15 segundos por dica e 30 por lance que volta, se você não mudar os preços antes da partida.',
      'O botão Pausar para os dois relógios. Quem fecha a página ou o navegador não perde tempo: ao abrir a partida de novo, ela está em pausa até você apertar Continuar. No Senet, jogar o dado não é lance: o acréscimo vem só com o lance da peça.',
    ],
  },
  en: {
    title: 'Clocks and time controls',
    summary: 'No clock, a ready time control, a time for each move, or one that you write.',
    body: [
      'Unless you choose otherwise, a game has no clock. If you want one, choose it under "Time control".',
      '- 3+2, 5+0, 5+3, 10+5, 15+10, 30+0, 60+30, 90+30: minutes for the game and seconds more after each move. 10+5 is 10 minutes and 5 seconds more a move.',
      '- 10 KO and 15 KO: sudden death, nothing is added.',
      '- 90/40+30+30s: 90 minutes for 40 moves, then 30 minutes more, with 30 seconds a move.',
      '- Per move: so many seconds for each move.',
      '- Another one: write, for example, 25+10, 20 KO, 0:45+1 (45 seconds and 1 more) or 5+0;d3 (with delay: the first 3 seconds of each move do not count).',
      '- Unequal times: a time control for each side.',
      'Beside each stands its class: blitz up to 10 minutes, rapid below 60, classical from there on. We count as FIDE and CBX do: the time plus 60 times the increment.',
      'When 30 and 10 seconds are left, the program says so. The key H and the word "clock" tell the times.',
      'Running out of time is a loss in classic chess, Brasez and Senet. In Núcleo it is a draw; the clock of the game always says which.',
      'In Núcleo, with a clock, help is paid for with time: 15 seconds a hint and 30 a move taken back, unless you change the prices before the game.',
      'The button Pause stops both clocks. Whoever closes the page or the browser loses no time: opened again, the game is paused until you press Go on. In Senet throwing the die is no move: the increment comes with the move of a piece only.',
    ],
  },
});
