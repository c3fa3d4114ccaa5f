import { fail, ok, type Result } from '@tabuleiro/game';
import type { CodedError } from '@tabuleiro/words';

/** A flag takes a value, may be given several times with one, or is only there or not. */
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
  const positionals: string[] = [];
  const flags = new Map<string, string[]>();
  for (let i = 0; i < argv.length; i++) {
    const text = SHORT.get(argv[i]) ?? argv[i];
    if (text === '--') {
      positionals.push(...argv.slice(i + 1));
      break;
    }
    if (!/^-\D/.test(text)) {
      positionals.push(text);
      continue;
    }
    const [name, inline] = splitFlag(text);
    const kind = kinds.get(name);
    if (kind === undefined) return fail({ code: 'unknown-flag', flag: name });
    if (kind === 'switch' && inline !== undefined) return fail({ code: 'flag-value', flag: name });
    const value = kind === 'switch' ? '' : (inline ?? argv[++i]);
    if (value === undefined) return fail({ code: 'no-flag-value', flag: name });
    flags.set(name, [...(flags.get(name) ?? []), value]);
  }
  return ok({ positionals, flags });
}

function splitFlag(text: string): [name: string, value: string | undefined] {
  const at = text.indexOf('=');
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}
