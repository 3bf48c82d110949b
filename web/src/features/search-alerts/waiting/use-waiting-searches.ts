import { useEffect, useState } from 'react';
import { listWaitingSearches, WAITING_SEARCHES_CHANGED, type WaitingSearch } from './waiting-searches.ts';

/** What waits in this browser, as React state, oldest first. `onChange` is called when it changed. Only for pages of the browser. */
export function useWaitingSearches(onChange: () => void): WaitingSearch[] {
  const [waiting, setWaiting] = useState(listWaitingSearches);
  useEffect(() => {
    const ending = new AbortController();
    const read = () => {
      setWaiting(listWaitingSearches());
      onChange();
    };
    window.addEventListener(WAITING_SEARCHES_CHANGED, read, ending);
    // Another tab changed it.
    window.addEventListener('storage', read, ending);
    return () => ending.abort();
  }, [onChange]);
  return waiting;
}
