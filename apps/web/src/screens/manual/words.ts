import type { Lang } from '@tabuleiro/words';

export type ManualWords = {
  readonly title: string;
  readonly intro: string;
  readonly search: string;
  readonly searchLabel: string;
  readonly found: (count: number) => string;
  readonly contents: string;
  readonly articles: string;
  readonly tutorial: string;
  readonly tutorialOf: (game: string) => string;
  readonly progress: (done: number, all: number) => string;
  readonly isDone: string;
  readonly try: string;
  readonly example: (number: number) => string;
  readonly show: string;
  readonly again: string;
  readonly allowed: string;
  readonly forbidden: string;
  readonly rulings: string;
  readonly rulingsIntro: string;
  readonly open: string;
  readonly ruled: string;
  readonly why: string;
  readonly dispute: string;
  readonly clauses: string;
  readonly rule: (clause: string) => string;
  readonly backToGame: string;
  readonly previous: string;
  readonly next: string;
  readonly back: string;
  readonly task: (number: number, count: number) => string;
  readonly step: (number: number, count: number) => string;
  readonly hint: string;
  readonly begin: string;
  readonly other: string;
  readonly done: string;
  readonly nextTask: string;
  readonly finished: string;
  readonly readRule: string;
  readonly play: (game: string) => string;
  readonly notFound: string;
};

export const manualWords: Readonly<Record<Lang, ManualWords>> = {
  'pt-BR': {
    title: 'Manual',
    intro:
      'As regras dos quatro jogos, com tabuleiros de verdade para experimentar cada uma, e um tutorial por jogo.',
    search: 'Procurar',
    searchLabel: 'Procurar no manual',
    found: (count) =>
      count === 0
        ? 'Nenhum artigo tem essas palavras. Tente outra, ou menos palavras. Os tutoriais e as folhas para imprimir estão nos capítulos.'
        : `${count === 1 ? '1 artigo' : `${count} artigos`}`,
    contents: 'Capítulos',
    articles: 'Regras',
    tutorial: 'Tutorial',
    tutorialOf: (game) => `Tutorial: ${game}`,
    progress: (done, all) => `${done} de ${all} tarefas feitas`,
    isDone: 'feita',
    try: 'Experimente',
    example: (number) => `Exemplo ${number}`,
    show: 'Mostrar o lance',
    again: 'Recomeçar',
    allowed: 'Aqui vale',
    forbidden: 'Aqui não vale',
    rulings: 'Decisões nossas',
    rulingsIntro: 'O documento do jogo deixa estas perguntas em aberto. Assim decidimos:',
    open: 'A pergunta',
    ruled: 'A decisão',
    why: 'O motivo',
    dispute: 'Discorda? Veja como contestar uma decisão.',
    clauses: 'Cláusulas',
    rule: (clause) => `Regra ${clause}`,
    backToGame: 'Voltar à partida',
    previous: 'Anterior',
    next: 'Próximo',
    back: 'Manual',
    task: (number, count) => `Tarefa ${number} de ${count}`,
    step: (number, count) => `Passo ${number} de ${count}`,
    hint: 'Dica',
    begin: 'Faça o lance no tabuleiro.',
    other: 'Esse lance vale, mas não é o que a tarefa pede. Ele foi desfeito: tente outro.',
    done: 'Muito bem!',
    nextTask: 'Próxima tarefa',
    finished: 'Você terminou o tutorial!',
    readRule: 'Ler a regra',
    play: (game) => `Jogar ${game}`,
    notFound: 'Não há esta página no manual.',
  },
  en: {
    title: 'Manual',
    intro: 'The rules of the four games, with real boards to try each of them, and a tutorial for each game.',
    search: 'Search',
    searchLabel: 'Search the manual',
    found: (count) =>
      count === 0
        ? 'No article has these words. Try another one, or fewer. Tutorials and sheets to print are in the chapters.'
        : `${count === 1 ? '1 article' : `${count} articles`}`,
    contents: 'Chapters',
    articles: 'Rules',
    tutorial: 'Tutorial',
    tutorialOf: (game) => `Tutorial: ${game}`,
    progress: (done, all) => `${done} of ${all} tasks done`,
    isDone: 'done',
    try: 'Try it',
    example: (number) => `Example ${number}`,
    show: 'Show the move',
    again: 'Start again',
    allowed: 'Allowed here',
    forbidden: 'Not allowed here',
    rulings: 'Our rulings',
    rulingsIntro: 'The document of the game leaves these questions open. This is how we decided:',
    open: 'The question',
    ruled: 'The ruling',
    why: 'The reason',
    dispute: 'Do you disagree? See how to dispute a ruling.',
    clauses: 'Clauses',
    rule: (clause) => `Rule ${clause}`,
    backToGame: 'Back to the game',
    previous: 'Previous',
    next: 'Next',
    back: 'Manual',
    task: (number, count) => `Task ${number} of ${count}`,
    step: (number, count) => `Step ${number} of ${count}`,
    hint: 'Hint',
    begin: 'Make the move on the board.',
    other: 'That move is legal, but not what the task asks for. It was taken back: try another one.',
    done: 'Well done!',
    nextTask: 'Next task',
    finished: 'You have finished the tutorial!',
    readRule: 'Read the rule',
    play: (game) => `Play ${game}`,
    notFound: 'There is no such page in the manual.',
  },
};
