import type { TimeControl, TimeControlStage } from '@tabuleiro/match';
import type { Lang } from '@tabuleiro/words';
import { clockWords } from '../../words/newGame.js';

/** A time control as a person would say it: "10 minutos para a partida toda, mais 5 segundos por lance". */
export function wordClock(lang: Lang, form: TimeControl): string {
  const phrases = clockWords[lang];
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

function wordStage(lang: Lang, { ms, moves }: TimeControlStage, count: number): string {
  const phrases = clockWords[lang];
  const span = wordSpan(lang, ms);
  if (moves !== undefined) return phrases.stage(span, moves);
  return count === 1 ? phrases.all(span) : phrases.last(span);
}

const DAY = 86_400_000;

/** "1 minuto e 30 segundos", "2,5 segundos". */
export function wordSpan(lang: Lang, ms: number): string {
  const { days, minutes, seconds, and } = clockWords[lang];
  const wholeDays = ms / DAY;
  if (wholeDays >= 1 && Number.isInteger(wholeDays))
    return days(wholeDays.toLocaleString(lang), wholeDays === 1);
  const whole = Math.floor(ms / 60_000);
  const rest = (ms % 60_000) / 1000;
  const parts = [
    ...(whole > 0 ? [minutes(whole.toLocaleString(lang), whole === 1)] : []),
    ...(rest > 0 || whole === 0 ? [seconds(rest.toLocaleString(lang), rest === 1)] : []),
  ];
  return parts.join(and);
}
