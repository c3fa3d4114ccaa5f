import { fail, ok, type Result } from '@tabuleiro/game';
import type { CodedError } from '@tabuleiro/words';

/** A flag without a value, with one (the last counts), or with several. */
export type FlagKind = 'switch' | 'value' | 'list';
export type FlagKinds = ReadonlyMap<string, FlagKind>;

export type Parsed = {
  readonly positionals: readonly string[];
  readonly flags: ReadonlyMap<string, readonly string[]>;
};

const SHORT: ReadonlyMap<string, string> = new Map([
  ['-h', '--help'],
  ['-V', '--version'],
]);

/** `-` and negative numbers are positionals; after `--` everything is. */
export function parseArguments(argv: readonly string[], kinds: FlagKinds): Result<Parsed, CodedError> {
  const end = argv.includes('--') ? argv.indexOf('--') : argv.length;
  const positionals: string[] = [];
  const flags = new Map<string, string[]>();
  for (let i = 0; i < end; i++) {
    const text = SHORT.get(argv[i]) ?? argv[i];
    if (!/^-\D/.test(text)) {
      positionals.push(text);
      continue;
    }
    const flag = parseFlag(text, argv.slice(i + 1, end), kinds);
    if (!flag.ok) return flag;
    const { name, value, taken } = flag.value;
    flags.set(name, [...(flags.get(name) ?? []), value]);
    i += taken;
  }
  return ok({ positionals: [...positionals, ...argv.slice(end + 1)], flags });
}

/** `taken`: how many of the following arguments are its value. */
type ParsedFlag = { readonly name: string; readonly value: string; readonly taken: 0 | 1 };

function parseFlag(text: string, rest: readonly string[], kinds: FlagKinds): Result<ParsedFlag, CodedError> {
  const [name, inline] = splitFlag(text);
  const kind = kinds.get(name);
  if (kind === undefined) return fail({ code: 'unknown-flag', flag: name });
  if (kind === 'switch') {
    return inline === undefined
      ? ok({ name, value: '', taken: 0 })
      : fail({ code: 'flag-value', flag: name });
  }
  if (inline !== undefined) return ok({ name, value: inline, taken: 0 });
  const value = rest.at(0);
  return value === undefined ? fail({ code: 'no-flag-value', flag: name }) : ok({ name, value, taken: 1 });
}

function splitFlag(text: string): [name: string, value: string | undefined] {
  const at = text.indexOf('=');
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}
