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
  readonly otherProgram: string;
  readonly command: string;
  readonly realDie: string;
};

export type DiceChoiceWords = {
  readonly legend: string;
  readonly names: Readonly<Record<'fair' | 'real', string>>;
  readonly details: Readonly<Record<'fair' | 'real', string>>;
};
