import type { DiceChoiceWords, DiceWords } from '../types/dice.js';

export const dice: DiceWords = {
  title: 'Dado',
  shows: (face) => `Dado: ${face}`,
  due: 'Falta jogar o dado',
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
  badSeed: 'Este texto não pode ser usado. Escreva no máximo 1.000 caracteres.',
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
  otherProgram: 'Para conferir com outro programa:',
  command: 'npx tabuleiro verify-dice senet-dados.json',
  realDie: 'Esta partida foi jogada com um dado de verdade: não há conta para conferir.',
};

export const diceChoice: DiceChoiceWords = {
  legend: 'Que dado?',
  names: { fair: 'Dado do programa', real: 'Dado de verdade' },
  details: {
    fair: 'Honesto, e você pode conferir no fim',
    real: 'Você joga o seu dado de cinco faces e diz o número',
  },
};
