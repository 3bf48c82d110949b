import type { ReactNode } from 'react';
import { Card } from '../display/card.tsx';

/** One heading of the gallery with what belongs to it. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className="grid grid-cols-1 gap-5">
      <h2>{title}</h2>
      {children}
    </Card>
  );
}

/** Things side by side that wrap on narrow screens. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
