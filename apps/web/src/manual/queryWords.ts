import type { Lang } from '@tabuleiro/words';

type QueryWords = {
  /** Words of a question that say nothing about what is looked for. */
  readonly little: ReadonlySet<string>;
  /** What beginners say, and how what they mean begins in the manual; without accents. */
  readonly same: ReadonlyMap<string, readonly string[]>;
};

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));

export const queryWords: Readonly<Record<Lang, QueryWords>> = {
  'pt-BR': {
    little: setOf(
      'a as o os um uma e de do da dos das no na em com como se que qual quem para por sem jogar regra regras',
    ),
    same: new Map([
      ['ganhar', ['vence']],
      ['ganha', ['vence']],
      ['vencer', ['vence']],
      ['perder', ['perde']],
      ['comer', ['captura']],
      ['matar', ['captura']],
      ['carga', ['charge']],
      ['cargas', ['charge']],
      ['tomar', ['captura', 'toma']],
      ['rainha', ['dama']],
      ['empatar', ['empat']],
      ['promover', ['promo']],
      ['afogado', ['afoga']],
      ['desfazer', ['voltar']],
      ['salvar', ['guarda']],
    ]),
  },
  en: {
    little: setOf(
      'a an the of in on with how do does i you to is what which who for without play rule rules',
    ),
    same: new Map([
      ['winning', ['win']],
      ['eat', ['capture']],
      ['kill', ['capture']],
      ['castle', ['castling']],
      ['promote', ['promot']],
      ['undo', ['take back', 'takes back']],
      ['save', ['keep', 'kept']],
    ]),
  },
};
