import { useRef } from 'preact/hooks';

/** The same work, but one at a time: whoever asks again while it is under way gets no second one. */
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
