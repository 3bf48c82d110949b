import { type ReactNode, useId } from 'react';
import { Card } from '../../../ui/index.ts';

/** A titled section of a details page. */
export function DetailsSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-lg">
        {title}
      </h2>
      {children}
    </Card>
  );
}
