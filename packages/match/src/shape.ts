import { type Facts, fail, ok, type Result } from '@tabuleiro/game';

/** What may be wrong with one value of a document. */
export const VALIDATION_PROBLEMS = [
  'wrong-type',
  'missing',
  'unknown-key',
  'out-of-range',
  'not-in-list',
  'bad-text',
] as const;

export type ValidationError = {
  readonly problem: (typeof VALIDATION_PROBLEMS)[number];
  /** Where it is: `actions[3].move`; empty for the whole document. */
  readonly path: string;
  readonly facts: Facts;
};

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

type Check = (value: unknown, path: string) => ValidationError | undefined;

/** One description serves twice: it checks values from outside, and it is published as a JSON Schema. */
export interface Validator<T> {
  readonly schema: Json;
  check(value: unknown, path: string): ValidationError | undefined;
  read(value: unknown, path: string): Result<T, ValidationError>;
}

function validatorOf<T>(schema: Json, check: Check): Validator<T> {
  const isSound = (_value: unknown, flaw: ValidationError | undefined): _value is T => flaw === undefined;
  const read = (value: unknown, path: string): Result<T, ValidationError> => {
    const flaw = check(value, path);
    if (isSound(value, flaw)) return ok(value);
    return fail(flaw ?? bad('wrong-type', path));
  };
  return { schema, check, read };
}

function bad(problem: ValidationError['problem'], path: string, facts: Facts = {}): ValidationError {
  return { problem, path, facts };
}

export function integerBetween(least: number, most: number): Validator<number> {
  return validatorOf({ type: 'integer', minimum: least, maximum: most }, (value, path) => {
    if (typeof value !== 'number' || !Number.isInteger(value)) return bad('wrong-type', path);
    return value < least || value > most ? bad('out-of-range', path, { least, most }) : undefined;
  });
}

/** Half a surrogate pair is no text: it has no UTF-8. */
export function textUpTo(most: number, pattern = '^\\P{Surrogate}*$'): Validator<string> {
  const expression = new RegExp(pattern, 'u');
  return validatorOf({ type: 'string', maxLength: most, pattern }, (value, path) => {
    if (typeof value !== 'string') return bad('wrong-type', path);
    if ([...value].length > most) return bad('out-of-range', path, { least: 0, most });
    return expression.test(value) ? undefined : bad('bad-text', path);
  });
}

export function oneOf<T extends string | number | null>(values: readonly T[]): Validator<T> {
  return validatorOf({ enum: values }, (value, path) =>
    values.some((known) => known === value)
      ? undefined
      : bad('not-in-list', path, { known: values.join(', ') }),
  );
}

export const booleanValue: Validator<boolean> = validatorOf({ type: 'boolean' }, (value, path) =>
  typeof value === 'boolean' ? undefined : bad('wrong-type', path),
);

/** Whatever JSON holds: looked at later, by another shape. */
export const anyValue: Validator<unknown> = validatorOf(true, () => undefined);

export function arrayOf<T>(of: Validator<T>, least: number, most: number): Validator<readonly T[]> {
  const schema = { type: 'array', items: of.schema, minItems: least, maxItems: most };
  return validatorOf(schema, (value, path) => checkList(value, path, of, least, most));
}

export function pairOf<T>(of: Validator<T>): Validator<readonly [T, T]> {
  const schema = { type: 'array', items: of.schema, minItems: 2, maxItems: 2 };
  return validatorOf(schema, (value, path) => checkList(value, path, of, 2, 2));
}

function checkList<T>(value: unknown, path: string, of: Validator<T>, least: number, most: number) {
  if (!Array.isArray(value)) return bad('wrong-type', path);
  if (value.length < least || value.length > most) return bad('out-of-range', path, { least, most });
  return firstFlaw(value.map((item, i) => () => of.check(item, `${path}[${i}]`)));
}

/** Any names, each with a value of one shape. */
export function dictionaryOf<T>(of: Validator<T>): Validator<Readonly<Record<string, T>>> {
  return validatorOf({ type: 'object', additionalProperties: of.schema }, (value, path) => {
    if (!isObject(value)) return bad('wrong-type', path);
    return firstFlaw(Object.keys(value).map((key) => () => of.check(value[key], inside(path, key))));
  });
}

type FieldsOf<T> = { readonly [K in keyof T]-?: Validator<Exclude<T[K], undefined>> };

/** Exactly these fields: no other, none missing but those that may. */
export function objectOf<T>(fields: FieldsOf<T>, optional: readonly (keyof T & string)[] = []): Validator<T> {
  const shapes = new Map<string, Validator<unknown>>(Object.entries(fields));
  const maybe: readonly string[] = optional;
  const required = [...shapes.keys()].filter((key) => !maybe.includes(key));
  const properties = Object.fromEntries([...shapes].map(([key, shape]) => [key, shape.schema]));
  const schema = { type: 'object', properties, required, additionalProperties: false };
  return validatorOf(schema, (value, path) => {
    if (!isObject(value)) return bad('wrong-type', path);
    const unknown = Object.keys(value).find((key) => !shapes.has(key));
    if (unknown !== undefined) return bad('unknown-key', inside(path, unknown));
    const missing = required.find((key) => !Object.hasOwn(value, key));
    if (missing !== undefined) return bad('missing', inside(path, missing));
    return firstFlaw(
      Object.keys(value).map((key) => () => shapes.get(key)?.check(value[key], inside(path, key))),
    );
  });
}

/** One of several objects, told apart by their `kind`. */
export function taggedUnion<T extends { readonly kind: string }>(
  cases: {
    readonly [K in T['kind']]: Validator<Extract<T, { readonly kind: K }>>;
  },
): Validator<T> {
  const shapes = new Map<string, Validator<unknown>>(Object.entries(cases));
  const known = [...shapes.keys()].join(', ');
  return validatorOf({ oneOf: [...shapes.values()].map((shape) => shape.schema) }, (value, path) => {
    if (!isObject(value)) return bad('wrong-type', path);
    if (!Object.hasOwn(value, 'kind')) return bad('missing', inside(path, 'kind'));
    const shape = shapes.get(String(value.kind));
    return typeof value.kind === 'string' && shape !== undefined
      ? shape.check(value, path)
      : bad('not-in-list', inside(path, 'kind'), { known });
  });
}

/** The shape and one condition more, which the schema tells in words only. */
export function refined<T>(
  shape: Validator<T>,
  described: string,
  check: (value: T, path: string) => ValidationError | undefined,
): Validator<T> {
  const schema = isObject(shape.schema) ? { ...shape.schema, description: described } : shape.schema;
  return validatorOf(schema, (value, path) => {
    const read = shape.read(value, path);
    return read.ok ? check(read.value, path) : read.error;
  });
}

function firstFlaw(checks: readonly (() => ValidationError | undefined)[]): ValidationError | undefined {
  for (const check of checks) {
    const flaw = check();
    if (flaw !== undefined) return flaw;
  }
  return undefined;
}

function inside(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
