/** A value, or why there is none. Expected failures are values with stable codes; only a broken invariant throws. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** A result that holds a value. */
export function ok<T>(value: T): Result<T, never> {
  return { ok: true, value };
}

/** A result that holds an error. */
export function fail<E>(error: E): Result<never, E> {
  return { ok: false, error };
}
