import type { ReactNode } from 'react';

/** A list and, when there is one, the pane beside it. */
export function ListWithPane({ children, pane }: { children: ReactNode; pane?: ReactNode }) {
  return (
    <div
      className={
        pane
          ? 'grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]'
          : 'grid grid-cols-[minmax(0,1fr)]'
      }
    >
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3">{children}</div>
      {pane}
    </div>
  );
}
