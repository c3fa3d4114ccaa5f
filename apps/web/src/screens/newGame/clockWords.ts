import type { ClockForm, Stage } from '@tabuleiro/match';
import type { Lang } from '@tabuleiro/words';

type ClockPhrases = {
  readonly minutes: (count: string, isOne: boolean) => string;
  readonly seconds: (count: string, isOne: boolean) => string;
  readonly and: string;
  readonly none: string;
  readonly perMove: (span: string) => string;
  readonly all: (span: string) => string;
  readonly stage: (span: string, moves: number) => string;
  readonly last: (span: string) => string;
  readonly increment: (span: string) => string;
  readonly noIncrement: string;
  readonly delay: (span: string) => string;
};

const PHRASES: Readonly<Record<Lang, ClockPhrases>> = {
  'pt-BR': {
    minutes: (count, isOne) => `${count} minuto${isOne ? '' : 's'}`,
    seconds: (count, isOne) => `${count} segundo${isOne ? '' : 's'}`,
    and: ' e ',
    none: 'sem relógio',
    perMove: (span) => `${span} para cada lance`,
    all: (span) => `${span} para a partida toda`,
    stage: (span, moves) => `${span} para ${moves} lances`,
    last: (span) => `depois ${span}`,
    increment: (span) => `mais ${span} por lance`,
    noIncrement: 'nocaute',
    delay: (span) => `${span} de atraso a cada lance`,
  },
  en: {
    minutes: (count, isOne) => `${count} minute${isOne ? '' : 's'}`,
    seconds: (count, isOne) => `${count} second${isOne ? '' : 's'}`,
    and: ' and ',
    none: 'no clock',
    perMove: (span) => `${span} for each move`,
    all: (span) => `${span} for the whole game`,
    stage: (span, moves) => `${span} for ${moves} moves`,
    last: (span) => `then ${span}`,
    increment: (span) => `plus ${span} a move`,
    noIncrement: 'sudden death',
    delay: (span) => `${span} of delay at each move`,
  },
};

/** A time control as a person would say it: "10 minutos para a partida toda, mais 5 segundos por lance". */
export function wordClock(lang: Lang, form: ClockForm): string {
  const phrases = PHRASES[lang];
  switch (form.kind) {
    case 'none':
      return phrases.none;
    case 'perMove':
      return phrases.perMove(wordSpan(lang, form.ms));
    case 'total':
      return [
        ...form.stages.map((stage) => wordStage(lang, stage, form.stages.length)),
        ...(form.increment > 0 ? [phrases.increment(wordSpan(lang, form.increment))] : []),
        ...(form.delay > 0 ? [phrases.delay(wordSpan(lang, form.delay))] : []),
        ...(form.increment + form.delay > 0 ? [] : [phrases.noIncrement]),
      ].join(', ');
  }
}

function wordStage(lang: Lang, { ms, moves }: Stage, count: number): string {
  const phrases = PHRASES[lang];
  const span = wordSpan(lang, ms);
  if (moves !== undefined) return phrases.stage(span, moves);
  return count === 1 ? phrases.all(span) : phrases.last(span);
}

/** "1 minuto e 30 segundos", "2,5 segundos". */
export function wordSpan(lang: Lang, ms: number): string {
  const { minutes, seconds, and } = PHRASES[lang];
  const whole = Math.floor(ms / 60_000);
  const rest = (ms % 60_000) / 1000;
  const parts = [
    ...(whole > 0 ? [minutes(whole.toLocaleString(lang), whole === 1)] : []),
    ...(rest > 0 || whole === 0 ? [seconds(rest.toLocaleString(lang), rest === 1)] : []),
  ];
  return parts.join(and);
}
