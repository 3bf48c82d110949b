import { useEffect, useState } from 'react';
import { listWaitingSearches, WAITING_SEARCHES_CHANGED, type WaitingSearch } from './waiting-searches.ts';

/** The saved searches that wait in this browser, as React state, oldest first. Calls `onChange` after a change. Browser only. */
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
