import type { ReactNode } from 'react';
import { type Drawing, EmptyStateDrawing } from '../display/drawings.tsx';

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  /** The next step: a button or link. */
  children?: ReactNode;
  drawing?: Drawing | undefined;
  /** Heading level: 1 for an empty page, 2 for an empty section. */
  level?: 1 | 2 | 3 | undefined;
}

/** An empty state: explains that there is nothing to show, and the next step. */
export function EmptyState({ title, text, children, drawing = 'search', level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as 'h1' | 'h2' | 'h3';
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-10 text-center">
      <EmptyStateDrawing drawing={drawing} />
      <Heading className="mt-5 text-xl font-bold">{title}</Heading>
      {text && <div className="mt-2 text-balance text-muted">{text}</div>}
      {children && <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
