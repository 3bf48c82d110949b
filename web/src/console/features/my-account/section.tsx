import { type ReactNode, useId } from 'react';

/** A part of the screen, with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-lg border border-line bg-raised p-4"
    >
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
