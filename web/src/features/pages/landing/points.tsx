import { Check } from '../../../ui/icons.tsx';
import { Card } from '../../../ui/index.ts';
import type { Point } from './landing.ts';

/** Points side by side: what speaks for something, or whom it is for. */
export function Points({ points }: { points: readonly Point[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {points.map(({ title, text }) => (
        <Card as="li" key={title} className="flex gap-3">
          <Check className="mt-0.5 size-6 text-good" />
          <div>
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </div>
        </Card>
      ))}
    </ul>
  );
}

/** Steps in their order; the line between them is drawn on wide screens only. */
export function Steps({ steps }: { steps: readonly Point[] }) {
  return (
    <ol className="grid gap-6 md:grid-cols-4">
      {steps.map(({ title, text }, at) => (
        <li key={title} className="flex gap-4 md:block">
          <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-brand text-lg font-semibold text-brand-ink">
            {at + 1}
          </span>
          <div className="md:mt-3">
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
