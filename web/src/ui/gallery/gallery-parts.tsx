import type { ReactNode } from 'react';
import { Card } from '../display/card.tsx';

/** A section of the gallery. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className="grid grid-cols-1 gap-5">
      <h2>{title}</h2>
      {children}
    </Card>
  );
}

/** A row that wraps on narrow screens. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
