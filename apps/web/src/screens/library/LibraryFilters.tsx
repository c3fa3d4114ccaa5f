import { type Lang, wordGame } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { Button } from '../../components/Button.js';
import { Select } from '../../components/Choice.js';
import { Field } from '../../components/Field.js';
import { RIVALS, SOURCES } from '../../library/entry.js';
import { wordOpeningOf, wordRival, wordSource } from '../../library/entryWords.js';
import {
  EVERYTHING,
  FILTERS,
  type LibraryQuery,
  ORDERS,
  PAGE,
  RESULTS,
  type RivalFilter,
  type SourceFilter,
} from '../../library/query.js';
import { libraryWords } from '../../words/library.js';
import type { LibraryProps } from './LibraryScreen.js';

/** A search by typing, and what narrows the list, behind its own button. */
export function LibraryFilters(props: LibraryProps): JSX.Element {
  const { lang, query, onQuery } = props;
  const words = libraryWords[lang];
  const set = FILTERS.filter((filter) => query[filter] !== undefined).length;
  const ask = (part: Partial<LibraryQuery>): void => onQuery({ ...query, ...part, shown: PAGE });
  return (
    <search class="library-search">
      <Field label={words.search} hint={words.searchHint} class="by-text">
        {(control) => (
          <input
            {...control}
            type="search"
            autocomplete="off"
            spellcheck={false}
            value={query.text}
            onInput={(event) => ask({ text: event.currentTarget.value })}
          />
        )}
      </Field>
      <Select
        label={words.order}
        value={query.order}
        options={ORDERS.map((value) => ({ value, label: words.orders[value] }))}
        onChange={(order) => ask({ order })}
      />
      <details class="library-filters" open={set > 0 ? true : undefined}>
        <summary>{words.filters(set)}</summary>
        <div class="pair">
          <FilterSelects {...props} onAsk={ask} />
          {(['since', 'until'] as const).map((side) => (
            <Field key={side} label={words.filter[side]}>
              {(control) => (
                <input
                  {...control}
                  type="date"
                  value={query[side] ?? ''}
                  onChange={(event) => ask({ [side]: event.currentTarget.value || undefined })}
                />
              )}
            </Field>
          ))}
        </div>
        {set === 0 ? null : (
          <Button
            kind="quiet"
            onClick={() => onQuery({ ...EVERYTHING, text: query.text, order: query.order })}
          >
            {words.clear}
          </Button>
        )}
      </details>
    </search>
  );
}

type Option<T extends string> = { readonly value: T; readonly label: string };

type SelectsProps = LibraryProps & { readonly onAsk: (part: Partial<LibraryQuery>) => void };

function FilterSelects({ lang, choices, query, onAsk }: SelectsProps): JSX.Element {
  const words = libraryWords[lang];
  const games = listed(choices.game, (game) => wordGame(lang, game));
  return (
    <>
      <FilterSelect
        lang={lang}
        label={words.filter.game}
        value={query.game}
        options={games}
        onChange={(game) => onAsk({ game })}
      />
      <FilterSelect
        lang={lang}
        label={words.filter.rival}
        value={query.rival}
        options={rivalOptions(lang, [...choices.rival.keys()])}
        onChange={(rival) => onAsk({ rival })}
      />
      <FilterSelect
        lang={lang}
        label={words.filter.result}
        value={query.result}
        options={RESULTS.map((value) => ({ value, label: words.results[value] }))}
        onChange={(result) => onAsk({ result })}
      />
      <FilterSelect
        lang={lang}
        label={words.filter.opening}
        value={query.opening}
        options={listed(choices.opening, (opening) => wordOpeningOf(lang, opening), words.counted)}
        onChange={(opening) => onAsk({ opening })}
      />
      <FilterSelect
        lang={lang}
        label={words.filter.source}
        value={query.source}
        options={sourceOptions(lang, [...choices.file.keys()])}
        onChange={(source) => onAsk({ source })}
      />
    </>
  );
}

type FilterProps<T extends string> = {
  readonly lang: Lang;
  readonly label: string;
  readonly value: T | undefined;
  readonly options: readonly Option<T>[];
  readonly onChange: (value: T | undefined) => void;
};

/** One of them, or any. What is asked for can be chosen also where nothing is like that any more. */
function FilterSelect<T extends string>({
  lang,
  label,
  value,
  options,
  onChange,
}: FilterProps<T>): JSX.Element {
  const known =
    value === undefined || options.some((option) => option.value === value)
      ? options
      : [...options, { value, label: value }];
  return (
    <Select<string>
      label={label}
      value={value ?? ''}
      options={[{ value: '', label: libraryWords[lang].any }, ...known]}
      onChange={(chosen) => onChange(known.find((option) => option.value === chosen)?.value)}
    />
  );
}

function listed(
  counts: ReadonlyMap<string, number>,
  word: (value: string) => string,
  counted: (name: string, count: number) => string = (name) => name,
): readonly Option<string>[] {
  return [...counts].map(([value, count]) => ({ value, label: counted(word(value), count) }));
}

/** The kinds, and the levels that were played, the weakest first. */
function rivalOptions(lang: Lang, found: readonly string[]): readonly Option<RivalFilter>[] {
  const levels = found.flatMap((value): readonly RivalFilter[] => {
    const level = /^level-(\d+|max)$/.exec(value)?.[1];
    if (level === undefined) return [];
    return [level === 'max' ? 'level-max' : `level-${Number(level)}`];
  });
  const rank = (filter: string): number => (filter === 'level-max' ? Infinity : Number(filter.slice(6)));
  const values = [...RIVALS, ...levels.sort((a, b) => rank(a) - rank(b))];
  return values.map((value) => ({ value, label: wordRival(lang, value) }));
}

function sourceOptions(lang: Lang, files: readonly string[]): readonly Option<SourceFilter>[] {
  const values: readonly SourceFilter[] = [...SOURCES, ...files.map((file) => `file:${file}` as const)];
  return values.map((value) => ({ value, label: wordSource(lang, value) }));
}
