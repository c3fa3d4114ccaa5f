import { foldText } from '@tabuleiro/game';
import { capital, type Lang, wordGame, wordLevel, wordOpening } from '@tabuleiro/words';
import { wordOpponents } from '../screens/home/listedGame.js';
import { homeWords } from '../words/app.js';
import { libraryWords } from '../words/library.js';
import { wordDate } from './dateWords.js';
import type { LibraryEntry } from './entry.js';
import type { RivalFilter, SourceFilter } from './query.js';

/** Who played: "Ana – Bento", "Contra o computador, nível 3". */
export function wordPlayers(lang: Lang, entry: LibraryEntry): string {
  const words = libraryWords[lang];
  if (entry.kind === 'match') return capital(wordOpponents(lang, entry.saved.summary.players));
  const [first, second] = entry.names;
  if (first === '' && second === '') return entry.event === '' ? words.unnamed : entry.event;
  return words.players(first === '' ? '?' : first, second === '' ? '?' : second);
}

/** In one sentence, for buttons whose game is only seen. */
export function wordEntry(lang: Lang, entry: LibraryEntry): string {
  return [wordPlayers(lang, entry), wordGame(lang, entry.game), wordDate(lang, entry.date)].join(', ');
}

export function wordOpeningOf(lang: Lang, opening: string): string {
  return wordOpening(lang, { id: opening });
}

/** "32 lances · Siciliana · Torneio da escola · importada". */
export function wordDetails(lang: Lang, entry: LibraryEntry): readonly string[] {
  const words = libraryWords[lang];
  const { plies, opening, event, source, kind } = entry;
  return [
    homeWords[lang].moves(Math.ceil(plies / 2)),
    ...(opening === '' ? [] : [wordOpeningOf(lang, opening)]),
    ...(event === '' || event === wordPlayers(lang, entry) ? [] : [event]),
    ...(kind === 'study' && (source === 'imported' || source === 'own') ? [words.study[source]] : []),
  ];
}

export function wordRival(lang: Lang, filter: RivalFilter): string {
  const level = /^level-(\d+|max)$/.exec(filter)?.[1];
  if (level !== undefined) return wordLevel(lang, level === 'max' ? undefined : Number(level));
  const words: ReadonlyMap<string, string> = new Map(Object.entries(libraryWords[lang].rivals));
  return words.get(filter) ?? filter;
}

export function wordSource(lang: Lang, filter: SourceFilter): string {
  const words: ReadonlyMap<string, string> = new Map(Object.entries(libraryWords[lang].sources));
  return words.get(filter) ?? libraryWords[lang].fromFile(filter.slice('file:'.length));
}

/** The words that a search looks into, folded. Made once for each entry and language. */
export class SearchWords {
  private readonly lang: Lang;
  private readonly known = new WeakMap<LibraryEntry, string>();

  constructor(lang: Lang) {
    this.lang = lang;
  }

  readonly of = (entry: LibraryEntry): string => {
    const known = this.known.get(entry);
    if (known !== undefined) return known;
    const { names, event, file, game, opening, date } = entry;
    const told = [wordPlayers(this.lang, entry), ...names, event, file, date, wordGame(this.lang, game)];
    const words = foldText([...told, opening === '' ? '' : wordOpeningOf(this.lang, opening)].join(' '));
    this.known.set(entry, words);
    return words;
  };
}

export function searchedWords(text: string): readonly string[] {
  return foldText(text)
    .split(/\s+/)
    .filter((word) => word !== '');
}
