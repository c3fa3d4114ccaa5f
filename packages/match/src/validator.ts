import { type Facts, fail, ok, type Result } from '@tabuleiro/game';

/** Codes of what may be wrong with one value of a document. */
export const VALIDATION_PROBLEMS = [
  'wrong-type',
  'missing',
  'unknown-key',
  'out-of-range',
  'not-in-list',
  'bad-text',
] as const;

/** The first thing that is wrong with a value. */
export type ValidationError = {
  readonly problem: (typeof VALIDATION_PROBLEMS)[number];
  /** Where it is: `actions[3].move`; empty for the whole document. */
  readonly path: string;
  readonly facts: Facts;
};

/** Any JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

type Check = (value: unknown, path: string) => ValidationError | undefined;

/**
 * Validates JSON values from outside. One description serves twice: `check` and `read` use it, and `schema` is its
 * JSON Schema.
 */
export interface Validator<T> {
  readonly schema: Json;
  /** What is wrong with the value, found at `path` of its document; undefined where nothing is. */
  check(value: unknown, path: string): ValidationError | undefined;
  /** The value with its type, or what is wrong with it. */
  read(value: unknown, path: string): Result<T, ValidationError>;
}

function validatorOf<T>(schema: Json, check: Check): Validator<T> {
  const isValid = (_value: unknown, error: ValidationError | undefined): _value is T => error === undefined;
  const read = (value: unknown, path: string): Result<T, ValidationError> => {
    const error = check(value, path);
    if (isValid(value, error)) return ok(value);
    return fail(error ?? bad('wrong-type', path));
  };
  return { schema, check, read };
}

function bad(problem: ValidationError['problem'], path: string, facts: Facts = {}): ValidationError {
  return { problem, path, facts };
}

/** A whole number within these bounds. */
export function integerBetween(least: number, most: number): Validator<number> {
  return validatorOf({ type: 'integer', minimum: least, maximum: most }, (value, path) => {
    if (typeof value !== 'number' || !Number.isInteger(value)) return bad('wrong-type', path);
    return value < least || value > most ? bad('out-of-range', path, { least, most }) : undefined;
  });
}

/** A number within these bounds, whole or not. */
export function numberBetween(least: number, most: number): Validator<number> {
  return validatorOf({ type: 'number', minimum: least, maximum: most }, (value, path) => {
    if (typeof value !== 'number' || Number.isNaN(value)) return bad('wrong-type', path);
    return value < least || value > most ? bad('out-of-range', path, { least, most }) : undefined;
  });
}

/** A string of at most `most` characters; half a surrogate pair is refused, since it has no UTF-8. */
export function textUpTo(most: number, pattern = '^\\P{Surrogate}*$'): Validator<string> {
  const expression = new RegExp(pattern, 'u');
  return validatorOf({ type: 'string', maxLength: most, pattern }, (value, path) => {
    if (typeof value !== 'string') return bad('wrong-type', path);
    // A text has no more characters than code units; they are counted only where that does not settle it.
    if (value.length > most && [...value].length > most) return bad('out-of-range', path, { least: 0, most });
    return expression.test(value) ? undefined : bad('bad-text', path);
  });
}

/** Exactly one of these values. */
export function oneOf<T extends string | number | null>(values: readonly T[]): Validator<T> {
  return validatorOf({ enum: values }, (value, path) =>
    values.some((known) => known === value)
      ? undefined
      : bad('not-in-list', path, { known: values.join(', ') }),
  );
}

/** True or false. */
export const booleanValue: Validator<boolean> = validatorOf({ type: 'boolean' }, (value, path) =>
  typeof value === 'boolean' ? undefined : bad('wrong-type', path),
);

/** A text or a number, such as a fact of an error. */
export const textOrNumber: Validator<string | number> = validatorOf(
  { type: ['string', 'number'] },
  (value, path) =>
    typeof value === 'string' || typeof value === 'number' ? undefined : bad('wrong-type', path),
);

/** What `of` takes, or null. */
export function nullOr<T>(of: Validator<T>): Validator<T | null> {
  return validatorOf({ anyOf: [of.schema, { type: 'null' }] }, (value, path) =>
    value === null ? undefined : of.check(value, path),
  );
}

/** Any value: another validator looks at it later. */
export const anyValue: Validator<unknown> = validatorOf(true, () => undefined);

/** An array of `least` to `most` items. */
export function arrayOf<T>(of: Validator<T>, least: number, most: number): Validator<readonly T[]> {
  const schema = { type: 'array', items: of.schema, minItems: least, maxItems: most };
  return validatorOf(schema, (value, path) => checkList(value, path, of, least, most));
}

/** An array of exactly two items. */
export function pairOf<T>(of: Validator<T>): Validator<readonly [T, T]> {
  const schema = { type: 'array', items: of.schema, minItems: 2, maxItems: 2 };
  return validatorOf(schema, (value, path) => checkList(value, path, of, 2, 2));
}

function checkList<T>(value: unknown, path: string, of: Validator<T>, least: number, most: number) {
  if (!Array.isArray(value)) return bad('wrong-type', path);
  if (value.length < least || value.length > most) return bad('out-of-range', path, { least, most });
  return firstError(value.map((item, i) => () => of.check(item, `${path}[${i}]`)));
}

/** An object with any keys, whose values all pass `of`. */
export function dictionaryOf<T>(of: Validator<T>): Validator<Readonly<Record<string, T>>> {
  return validatorOf({ type: 'object', additionalProperties: of.schema }, (value, path) => {
    if (!isObject(value)) return bad('wrong-type', path);
    return firstError(Object.keys(value).map((key) => () => of.check(value[key], inside(path, key))));
  });
}

type FieldsOf<T> = { readonly [K in keyof T]-?: Validator<Exclude<T[K], undefined>> };

/** An object with exactly these fields; only the `optional` ones may be missing. */
export function objectOf<T>(fields: FieldsOf<T>, optional: readonly (keyof T & string)[] = []): Validator<T> {
  const validators = new Map<string, Validator<unknown>>(Object.entries(fields));
  const maybe: readonly string[] = optional;
  const required = [...validators.keys()].filter((key) => !maybe.includes(key));
  const properties = Object.fromEntries([...validators].map(([key, validator]) => [key, validator.schema]));
  const schema = { type: 'object', properties, required, additionalProperties: false };
  return validatorOf(schema, (value, path) => {
    if (!isObject(value)) return bad('wrong-type', path);
    const unknown = Object.keys(value).find((key) => !validators.has(key));
    if (unknown !== undefined) return bad('unknown-key', inside(path, unknown));
    const missing = required.find((key) => !Object.hasOwn(value, key));
    if (missing !== undefined) return bad('missing', inside(path, missing));
    return firstError(
      Object.keys(value).map((key) => () => validators.get(key)?.check(value[key], inside(path, key))),
    );
  });
}

/** One of several objects, told apart by their `kind`. */
export function taggedUnion<T extends { readonly kind: string }>(
  cases: {
    readonly [K in T['kind']]: Validator<Extract<T, { readonly kind: K }>>;
  },
): Validator<T> {
  const validators = new Map<string, Validator<unknown>>(Object.entries(cases));
  const known = [...validators.keys()].join(', ');
  return validatorOf(
    { oneOf: [...validators.values()].map((validator) => validator.schema) },
    (value, path) => {
      if (!isObject(value)) return bad('wrong-type', path);
      if (!Object.hasOwn(value, 'kind')) return bad('missing', inside(path, 'kind'));
      const validator = validators.get(String(value.kind));
      return typeof value.kind === 'string' && validator !== undefined
        ? validator.check(value, path)
        : bad('not-in-list', inside(path, 'kind'), { known });
    },
  );
}

/** An object, or one of several, with one more field that every one of them has. */
export function withField<T, K extends string, F>(
  of: Validator<T>,
  name: K,
  field: Validator<F>,
): Validator<T & { readonly [key in K]: F }> {
  return validatorOf(schemaWith(of.schema, name, field.schema), (value, path) => {
    if (!isObject(value)) return bad('wrong-type', path);
    const { [name]: own, ...rest } = value;
    if (!Object.hasOwn(value, name)) return of.check(rest, path) ?? bad('missing', inside(path, name));
    return of.check(rest, path) ?? field.check(own, inside(path, name));
  });
}

function schemaWith(schema: Json, name: string, field: Json): Json {
  if (!isObject(schema)) return schema;
  const { oneOf, properties, required } = schema;
  if (Array.isArray(oneOf))
    return { ...schema, oneOf: oneOf.map((inner: Json) => schemaWith(inner, name, field)) };
  if (!isObject(properties) || !Array.isArray(required)) return schema;
  return { ...schema, properties: { ...properties, [name]: field }, required: [...required, name] };
}

/** A validator with one more condition, which the schema can only describe in words. */
export function refined<T>(
  validator: Validator<T>,
  described: string,
  check: (value: T, path: string) => ValidationError | undefined,
): Validator<T> {
  const schema = isObject(validator.schema)
    ? { ...validator.schema, description: described }
    : validator.schema;
  return validatorOf(schema, (value, path) => {
    const read = validator.read(value, path);
    return read.ok ? check(read.value, path) : read.error;
  });
}

function firstError(checks: readonly (() => ValidationError | undefined)[]): ValidationError | undefined {
  for (const check of checks) {
    const error = check();
    if (error !== undefined) return error;
  }
  return undefined;
}

function inside(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

/** Is this a JSON object, and neither an array nor null? */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
