import { type ReactNode, useId } from 'react';
import { Card } from '../../../../ui/index.ts';
import { useIsPane } from '../details-variant.ts';

/** A titled section of the details: a card on a page; a pane is one surface, whose sections are divided by lines. */
export function DetailsSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  if (useIsPane())
    return (
      <section aria-labelledby={id} className="border-t border-line p-5">
        <h3 id={id} className="mb-2 text-base">
          {title}
        </h3>
        {children}
      </section>
    );
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-lg">
        {title}
      </h2>
      {children}
    </Card>
  );
}
