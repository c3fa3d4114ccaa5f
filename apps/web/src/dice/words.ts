import type { Lang } from '@tabuleiro/words';

export type DiceWords = {
  readonly title: string;
  readonly shows: (face: number) => string;
  readonly due: string;
  readonly again: string;
  readonly throwIt: string;
  readonly throwReal: string;
  readonly realFace: (face: number) => string;

  readonly sealTitle: string;
  readonly sealSaid: string;
  readonly commit: string;
  readonly seed: string;
  readonly seedHint: string;
  readonly seedAnother: string;
  readonly badSeed: string;
  readonly howTitle: string;
  readonly how: readonly string[];

  readonly verifyTitle: string;
  readonly verifyIntro: string;
  readonly verify: string;
  readonly fine: (throws: number) => string;
  readonly doubt: (why: string) => string;
  readonly secret: string;
  readonly throws: (count: number) => string;
  readonly download: string;
  readonly file: string;
  readonly elsewhere: string;
  readonly command: string;
  readonly realDie: string;
};

const portuguese: DiceWords = {
  title: 'Dado',
  shows: (face) => `Dado: ${face}`,
  due: 'Dado por jogar',
  again: 'joga de novo',
  throwIt: 'Jogar o dado',
  throwReal: 'Que número saiu no seu dado?',
  realFace: (face) => `Saiu ${face}`,

  sealTitle: 'Dados honestos',
  sealSaid:
    'O programa já sorteou um segredo, de onde vêm todos os números do dado. O selo abaixo prende o segredo: a partir de agora ele não pode mudar.',
  commit: 'Selo (SHA-256 do segredo)',
  seed: 'Seu texto',
  seedHint: 'Escreva o que quiser ou fique com o texto sorteado. Ele se mistura ao segredo.',
  seedAnother: 'Sortear outro texto',
  badSeed: 'Este texto não serve. Use no máximo 1.000 caracteres.',
  howTitle: 'Por que ninguém pode trapacear?',
  how: [
    'O selo é mostrado antes de você escolher o seu texto. Quem vê o selo não descobre o segredo, mas no fim pode conferir que ele não mudou.',
    'Quando fez o selo, o programa não conhecia o seu texto. Por isso não pôde escolher os números.',
    'Cada arremesso sai de uma conta com o segredo, o seu texto e o número do arremesso. Voltar lances ou recarregar a página não muda nada: o mesmo arremesso dá sempre o mesmo número.',
    'O computador que joga contra você não recebe o segredo.',
    'No fim o segredo é mostrado, e qualquer pessoa pode refazer a conta: aqui ou com outro programa.',
  ],

  verifyTitle: 'Conferir os dados',
  verifyIntro:
    'A partida terminou e o segredo já pode ser mostrado. Compare o selo com o que você viu antes da partida; a página refaz a conta de cada arremesso.',
  verify: 'Verificar',
  fine: (throws) =>
    `Tudo certo: o segredo é o do selo e ${throws === 1 ? 'o arremesso é o' : `os ${throws} arremessos são os`} que a conta dá.`,
  doubt: (why) => `Algo não confere. ${why}`,
  secret: 'Segredo',
  throws: (count) => `Arremessos (${count})`,
  download: 'Baixar a transcrição',
  file: 'senet-dados.json',
  elsewhere: 'Para conferir com outro programa:',
  command: 'npx tabuleiro verify-dice senet-dados.json',
  realDie: 'Esta partida foi jogada com um dado de verdade: não há conta para conferir.',
};

const english: DiceWords = {
  title: 'Die',
  shows: (face) => `Die: ${face}`,
  due: 'Die to be thrown',
  again: 'throws again',
  throwIt: 'Throw the die',
  throwReal: 'Which number came up on your die?',
  realFace: (face) => `It shows ${face}`,

  sealTitle: 'Fair dice',
  sealSaid:
    'The program has already drawn a secret, from which all numbers of the die follow. The seal below binds it: from now on the secret cannot change.',
  commit: 'Seal (SHA-256 of the secret)',
  seed: 'Your text',
  seedHint: 'Write whatever you like, or keep the text that was drawn. It is mixed with the secret.',
  seedAnother: 'Draw another text',
  badSeed: 'This text cannot be used. Take 1,000 characters at most.',
  howTitle: 'Why can nobody cheat?',
  how: [
    'The seal is shown before you choose your text. Nobody can work out the secret from it, but in the end anybody can check that it has not changed.',
    'When it made the seal, the program did not know your text. So it could not choose the numbers.',
    'Each throw is computed from the secret, your text and the number of the throw. Taking moves back or reloading the page changes nothing: the same throw always gives the same number.',
    'The computer that plays against you is never told the secret.',
    'In the end the secret is shown, and anybody can do the sum again: here or with another program.',
  ],

  verifyTitle: 'Check the dice',
  verifyIntro:
    'The game is over and the secret may be shown. Compare the seal with the one you saw before the game; the page computes every throw again.',
  verify: 'Verify',
  fine: (throws) =>
    `All is well: the secret is that of the seal, and ${throws === 1 ? 'the throw is the one' : `all ${throws} throws are those`} it gives.`,
  doubt: (why) => `Something does not match. ${why}`,
  secret: 'Secret',
  throws: (count) => `Throws (${count})`,
  download: 'Download the transcript',
  file: 'senet-dice.json',
  elsewhere: 'To check with another program:',
  command: 'npx tabuleiro verify-dice senet-dice.json',
  realDie: 'This game was played with a real die: there is nothing to compute.',
};

export const diceWords: Readonly<Record<Lang, DiceWords>> = { 'pt-BR': portuguese, en: english };
