import { useEffect, useState } from 'react';

/** Tells a value of an account now and whenever it changes; answers a function that ends it. */
type Watch<T> = (accountID: number, tell: (value: T) => void) => () => void;

/**
 * What a watch tells of an account; `unknown` until it has told something, and without an account.
 * @param load fetches the watch, and must stay the same function: visitors are most of those who come, and first, and do
 * not load what asks for accounts
 */
export function useWatched<T>(accountID: number | undefined, load: () => Promise<Watch<T>>, unknown: T): T {
  const [value, setValue] = useState(unknown);

  useEffect(() => {
    if (!accountID) return;
    let ended = false;
    let end = () => {};
    load().then(
      (watch) => {
        if (!ended) end = watch(accountID, (told) => setValue(() => told));
      },
      () => undefined,
    );
    return () => {
      ended = true;
      end();
      setValue(() => unknown);
    };
  }, [accountID, load, unknown]);

  return value;
}
