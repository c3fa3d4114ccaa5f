import type { Game } from '@tabuleiro/game';
import { formatTimeControls } from '@tabuleiro/match';
import { isByDays, type Terms } from '@tabuleiro/online';
import { type Lang, terminalWords, wordHouseRules } from '@tabuleiro/words';
import { onlineWords } from '../words/words.js';
import { wordSpan } from './spans.js';

/** What was agreed, in sentences, to whoever is invited. */
export function wordTerms(lang: Lang, rules: Game, terms: Terms): readonly string[] {
  const all = onlineWords(lang);
  const words = all.terms;
  const { online } = terms;
  const house = wordHouseRules(lang, rules.options, terms.options);
  return [
    terms.side === 'lots' ? words.lots : words.side(terminalWords(lang).sides[guestOf(rules, terms.side)]),
    wordClock(lang, terms),
    ...(terms.dice === 'none' ? [] : [terms.dice === 'fair' ? words.fairDice : words.realDice]),
    ...(terms.start === undefined ? [] : [words.position]),
    ...(house.length === 0 ? [] : [words.house(house.join('; '))]),
    online.takebacks ? words.takebacks : words.noTakebacks,
    ...(online.hints ? [words.hints] : []),
    online.watched ? words.watched : words.unwatched,
    ...(online.grace === undefined ? [] : [words.grace(wordSpan(all, online.grace))]),
  ];
}

function guestOf({ players }: Game, host: 'first' | 'second'): Game['players'][number] {
  return players[host === 'first' ? 1 : 0];
}

const DAY = 86_400_000;

function wordClock(lang: Lang, { clock }: Terms): string {
  const { terms: words } = onlineWords(lang);
  const [first] = clock;
  if (clock.every(({ kind }) => kind === 'none')) return words.noClock;
  if (isByDays({ clock }) && first.kind === 'perMove') return words.days(Math.round(first.ms / DAY));
  return words.clock(formatTimeControls(clock));
}
