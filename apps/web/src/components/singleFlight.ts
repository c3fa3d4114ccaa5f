import { useRef } from 'preact/hooks';

/** The same work, one run at a time: calls while it is under way are ignored. */
export function useSingleFlight<A extends readonly unknown[]>(
  work: (...args: A) => Promise<void>,
): (...args: A) => void {
  const isBusy = useRef(false);
  return (...args) => {
    if (isBusy.current) return;
    isBusy.current = true;
    void work(...args).finally(() => {
      isBusy.current = false;
    });
  };
}
