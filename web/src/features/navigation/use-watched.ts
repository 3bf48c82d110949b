import { useEffect, useState } from 'react';

/** Reports a value of an account now and whenever it changes; returns the unsubscribe function. */
type Watch<T> = (accountID: number, onValue: (value: T) => void) => () => void;

/**
 * The latest value of a watch; `initial` until there is one, and without an account.
 * @param load imports the watch on demand, since most visitors have no account; must be a stable function
 */
export function useWatched<T>(accountID: number | undefined, load: () => Promise<Watch<T>>, initial: T): T {
  const [value, setValue] = useState(initial);

  useEffect(() => {
    if (!accountID) return;
    let isCancelled = false;
    let unsubscribe = () => {};
    load().then(
      (watch) => {
        if (!isCancelled) unsubscribe = watch(accountID, (latest) => setValue(() => latest));
      },
      () => undefined,
    );
    return () => {
      isCancelled = true;
      unsubscribe();
      setValue(() => initial);
    };
  }, [accountID, load, initial]);

  return value;
}
