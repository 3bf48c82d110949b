import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router';
import { classNames } from '../class-names.ts';
import { ChevronDown } from '../display/icons.tsx';
import { useIsHydrated } from '../use-is-hydrated.ts';
import { buttonClasses } from './button-classes.ts';

interface MenuItem {
  label: string;
  to?: string | undefined;
  onSelect?: (() => void) | undefined;
}

interface MenuProps {
  label: ReactNode;
  /** Instead of the arrow beside the label. */
  icon?: ReactNode;
  /** Links (`to`) or actions (`onSelect`). Alternatively pass links and buttons as children. */
  items?: readonly MenuItem[] | undefined;
  children?: ReactNode;
  /** The edge of the button the list is aligned to. */
  align?: 'start' | 'end' | undefined;
  className?: string | undefined;
  buttonClassName?: string | undefined;
}

const entry =
  'flex min-h-11 w-full items-center rounded-md px-3 py-2 text-start text-ink no-underline hover:bg-brand-soft';

/**
 * A dropdown menu: a button that opens a list of links and actions. It is a disclosure, not an ARIA menu: its links
 * stay plain links. Arrow keys move between them; Escape, a click outside, leaving by Tab and selecting one close it.
 */
export function Menu({ label, icon, items, children, align = 'end', className, buttonClassName }: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const isReady = useIsHydrated();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  function entries(): HTMLElement[] {
    const found = document.getElementById(id)?.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)');
    return [...(found ?? [])].filter((element) => element.offsetParent !== null);
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      setOpen(false);
      button.current?.focus();
      return;
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const by = event.key === 'ArrowDown' ? 1 : -1;
    if (!open) setOpen(true);
    // A closed list appears with the next paint.
    requestAnimationFrame(() => {
      const all = entries();
      const at = all.indexOf(document.activeElement as HTMLElement);
      const to = at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length;
      all[to]?.focus();
    });
  }

  function leave(event: FocusEvent) {
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget as Node)) setOpen(false);
  }

  function closeAfterPick(event: MouseEvent) {
    if ((event.target as HTMLElement).closest('a, button')) setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles key events of the button, links and buttons inside
    <div ref={root} className={classNames('relative', className)} onKeyDown={press} onBlur={leave}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        // Before the script runs a press would be lost.
        disabled={!isReady}
        onClick={() => setOpen(!open)}
        className={classNames(buttonClassName ?? buttonClasses('quiet'), 'disabled:opacity-100')}
      >
        {label}
        {icon ?? (
          <ChevronDown aria-hidden="true" className={classNames('size-4 transition-transform', open && 'rotate-180')} />
        )}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles clicks of the links and buttons inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links and buttons turn Enter into a click */}
      <div
        id={id}
        hidden={!open}
        onClick={closeAfterPick}
        className={classNames(
          'absolute top-full z-40 mt-1 max-h-[75dvh] w-max max-w-[80vw] min-w-52 overflow-y-auto rounded-lg border border-line bg-raised p-1 shadow-raised',
          align === 'end' ? 'end-0' : 'start-0',
        )}
      >
        {items && (
          <ul>
            {items.map((item) => (
              <li key={item.label}>
                {item.to ? (
                  <Link to={item.to} className={entry} onClick={item.onSelect}>
                    {item.label}
                  </Link>
                ) : (
                  <button type="button" className={entry} onClick={item.onSelect}>
                    {item.label}
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </div>
  );
}
