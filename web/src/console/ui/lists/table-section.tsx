import type { ReactNode } from 'react';

/** A list of the screen with its heading. */
export const TableSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
    <h2>{title}</h2>
    {children}
  </section>
);
