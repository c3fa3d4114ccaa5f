import type { Game } from '@tabuleiro/game';
import { isByDays, type Terms } from '@tabuleiro/online';
import { capital, type Lang, wordHouseRules } from '@tabuleiro/words';
import { wordClock, wordSpan } from '../screens/newGame/clockWords.js';
import { newGameWords } from '../words/newGame.js';
import { onlineWords } from '../words/online.js';

const MINUTE = 60_000;
const HOUR = 3_600_000;
const DAY = 86_400_000;

/** What was agreed, in sentences, to whoever is invited: `own` is the seat they would take, where that is known. */
export function wordTerms(lang: Lang, rules: Game, terms: Terms): readonly string[] {
  const { terms: words } = onlineWords[lang];
  const own = terms.side === 'lots' ? undefined : terms.side === 'first' ? 1 : 0;
  const house = wordHouseRules(lang, rules.options, terms.options);
  const { online } = terms;
  return [
    own === undefined ? words.lots : words.side(newGameWords[lang].side.withs[rules.players[own]]),
    wordClocks(lang, terms, own ?? 0),
    ...(terms.dice === 'none' ? [] : [terms.dice === 'fair' ? words.fairDice : words.realDice]),
    ...(terms.start === undefined ? [] : [words.position]),
    ...(house.length === 0 ? [] : [words.house(house.join('; '))]),
    online.takebacks ? words.takebacks : words.noTakebacks,
    ...(online.hints ? [words.hints] : []),
    online.watched ? words.watched : words.unwatched,
    ...(online.grace === undefined ? [] : [words.grace(wordSpan(lang, online.grace))]),
  ];
}

function wordClocks(lang: Lang, terms: Terms, own: 0 | 1): string {
  const { terms: words } = onlineWords[lang];
  const [first] = terms.clock;
  if (isByDays(terms) && first.kind === 'perMove') return words.days(Math.round(first.ms / DAY));
  if (terms.clock.every(({ kind }) => kind === 'none')) return `${capital(wordClock(lang, first))}.`;
  const [mine, theirs] = [own, 1 - own].map((seat) => wordClock(lang, terms.clock[seat]));
  return mine === theirs ? words.clock(mine) : words.clocks(mine, theirs);
}

/** About how long something has lasted: "40 s", "3 min", "2 h". */
export function wordAge(lang: Lang, ms: number): string {
  const words = onlineWords[lang];
  if (ms < MINUTE) return words.seconds(Math.max(1, Math.floor(ms / 1000)));
  return ms < HOUR ? words.minutes(Math.floor(ms / MINUTE)) : words.hours(Math.floor(ms / HOUR));
}

/** The number of a wish for a seat: three digits, as both screens show them. */
export function wordNumber(wish: number): string {
  return String(wish).padStart(3, '0');
}
