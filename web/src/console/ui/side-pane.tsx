import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { X } from '../../ui/display/icons.tsx';
import { IconButton } from '../../ui/index.ts';
import { Presence, type PresentRow } from './presence.tsx';
import { useKeys } from './use-keys.ts';

interface SidePaneProps {
  title: string;
  /** The address of the list, with its filters; Escape and the close button go there. */
  closeTo: string;
  /** The row, for the names of colleagues who look at it too. */
  row?: PresentRow | undefined;
  /** Buttons below the title; they stay visible. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * The details of a row, beside its list on wide screens and over it on phones. It has its own address: render it
 * when the address names a row. Put list and pane into `ListWithPane`.
 */
export function SidePane({ title, closeTo, row, actions, children }: SidePaneProps) {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => void navigate(closeTo);
  useKeys([{ key: 'Escape', label: 'Close the details', run: close }]);

  // A phone shows nothing else; on a wide screen the focus stays in the list, for `j` and `k`.
  useEffect(() => {
    if (matchMedia('(width < 64rem)').matches) heading.current?.focus();
  }, []);

  return (
    <section
      aria-label={title}
      className="flex flex-col border-line bg-raised max-lg:fixed max-lg:inset-0 max-lg:z-30 lg:sticky lg:top-2 lg:max-h-[calc(100dvh-1rem)] lg:rounded-lg lg:border"
    >
      <div className="flex items-center justify-between gap-2 border-b border-line ps-4">
        <h2 ref={heading} tabIndex={-1} className="min-w-0 py-2 wrap-anywhere">
          {title}
        </h2>
        <IconButton label="Close" icon={<X aria-hidden="true" className="size-5" />} onClick={close} />
      </div>
      {row && <Presence {...row} className="border-b border-line px-4 py-2" />}
      {actions && <div className="flex flex-wrap gap-2 border-b border-line px-4 py-2">{actions}</div>}
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard, also without a link in it
        tabIndex={0}
        className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] content-start gap-4 overflow-y-auto p-4"
      >
        {children}
      </div>
    </section>
  );
}
