import type { DiceWords } from '../dice.js';

const digits = (place: string): string =>
  `Na transcrição, "${place}" precisa ter 64 dígitos hexadecimais minúsculos.`;

export const dice: DiceWords = {
  problems: {
    syntax: () => 'A transcrição não é um JSON válido.',
    'not-object': () => 'A transcrição precisa ser um objeto JSON, entre chaves.',
    'missing-key': (place) => `Falta "${place}" na transcrição.`,
    'unknown-key': (place) => `A transcrição tem uma chave que não faz parte dela: "${place}".`,
    'bad-version': () => 'A transcrição não é da versão 1, a única que conheço.',
    'bad-game': () => 'A transcrição não é de uma partida de Senet ("senet").',
    'bad-commit': digits,
    'bad-secret': digits,
    'bad-seed': (place) => `Na transcrição, "${place}" precisa ser um texto de caracteres inteiros.`,
    'bad-throws': (place) => `Na transcrição, "${place}" precisa ser uma lista de arremessos.`,
    'bad-throw': (place) => `Na transcrição, ${place} precisa ser um número inteiro de 1 a 5.`,
  },
  commitDiffers: (written, computed) =>
    `O segredo não é o prometido: o selo dele (commit) é ${computed}, mas a transcrição diz ${written}.`,
  throwDiffers: (at, written, computed) =>
    `O arremesso ${at} (contado a partir de 0) é diferente: a transcrição diz ${written}, mas deveria ser ${computed}.`,
};
