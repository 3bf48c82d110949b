import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '../class-names.ts';

interface TabsProps {
  label: string;
  /** Keep the array identity until a label changes: a new array scrolls the selected tab into view again. */
  tabs: readonly { value: string; label: ReactNode }[];
  value: string;
  onChange: (value: string) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
}

/** How much of the next tab stays visible, to show that the list scrolls. */
const PEEK_PX = 40;

/** Tabs. Arrow keys move between them. */
export function Tabs({ label, tabs, value, onChange, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  // On a narrow screen the URL may select a tab that is scrolled out of view. Only the tab list scrolls, not the page.
  useEffect(() => {
    const chosen = list.current?.children[tabs.findIndex((tab) => tab.value === value)];
    if (!list.current || !chosen) return;
    const { left, right } = list.current.getBoundingClientRect();
    const tab = chosen.getBoundingClientRect();
    if (tab.left < left) list.current.scrollLeft += tab.left - left - PEEK_PX;
    if (tab.right > right) list.current.scrollLeft += tab.right - right + PEEK_PX;
  }, [tabs, value]);

  function move(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.value === value);
    const targets: Record<string, number> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const to = targets[event.key];
    const tab = to === undefined ? undefined : tabs[to];
    if (to === undefined || !tab) return;
    event.preventDefault();
    onChange(tab.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {tabs.map((tab) => {
          const chosen = tab.value === value;
          return (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              aria-selected={chosen}
              aria-controls={`${id}-panel`}
              tabIndex={chosen ? 0 : -1}
              onClick={() => onChange(tab.value)}
              className={classNames(
                'min-h-11 shrink-0 focus-visible:-outline-offset-3 rounded-t-md border-b-3 px-3 font-semibold sm:px-3.5',
                chosen ? 'border-brand text-link' : 'border-transparent text-muted hover:bg-sunken hover:text-ink',
              )}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className="pt-4">
        {children}
      </div>
    </div>
  );
}
