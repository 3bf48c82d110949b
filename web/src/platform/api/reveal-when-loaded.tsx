import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { whenInitialQueriesSettle } from './when-initial-queries-settle.ts';

/** After this time the children are shown even when some of their queries are still pending. */
const TIMEOUT_MS = 3_000;

/**
 * Shows `fallback` until the first queries of the children have settled, and then all children at once: parts that
 * appear later would shift what the user already reads. Meanwhile the children are mounted but invisible.
 */
export function RevealWhenLoaded({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const queries = useQueryClient();
  const [isRevealed, setRevealed] = useState(false);

  // Effects of children run first: their queries have started by now.
  useEffect(() => whenInitialQueriesSettle(queries, () => setRevealed(true)), [queries]);

  useEffect(() => {
    const timeout = setTimeout(() => setRevealed(true), TIMEOUT_MS);
    return () => clearTimeout(timeout);
  }, []);

  return (
    <>
      {!isRevealed && fallback}
      <div className={isRevealed ? undefined : 'invisible h-0 overflow-hidden'}>{children}</div>
    </>
  );
}
