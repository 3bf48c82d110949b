import { type ReactNode, useEffect } from 'react';
import { brand } from '../../platform/figures/brand.ts';
import { Presence, type PresentRow } from './presence.tsx';

interface ConsolePageProps {
  title: string;
  /** The row of a screen about one, for the names of colleagues who look at it too. */
  row?: PresentRow | undefined;
  /** Buttons of the whole screen, beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen of the console: its heading, which is also the title of the tab, its actions and its content. */
export function ConsolePage({ title, row, actions, children }: ConsolePageProps) {
  useEffect(() => {
    document.title = `${title} | ${brand.name} staff`;
  }, [title]);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-4 md:px-5">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 tabIndex={-1} className="min-w-0 wrap-anywhere">
          {title}
        </h1>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {row && <Presence {...row} />}
      {children}
    </div>
  );
}
