import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { onceAnswered } from './once-answered.ts';

/** What is not there by then comes when it comes. */
const PATIENCE_MS = 3_000;

/**
 * Shows its children when all they first ask for has been answered, and until then what is given instead:
 * notices that come late would push what somebody already reads. The children ask meanwhile, laid out but not seen.
 */
export function FirstLoads({ instead, children }: { instead: ReactNode; children: ReactNode }) {
  const queries = useQueryClient();
  const [isOver, setOver] = useState(false);

  // Effects of children run first: by now they have asked for what they need.
  useEffect(() => onceAnswered(queries, () => setOver(true)), [queries]);

  useEffect(() => {
    const patience = setTimeout(() => setOver(true), PATIENCE_MS);
    return () => clearTimeout(patience);
  }, []);

  return (
    <>
      {!isOver && instead}
      <div className={isOver ? undefined : 'invisible h-0 overflow-hidden'}>{children}</div>
    </>
  );
}
