import { classNames } from '../../../ui/index.ts';
import { ApplyButton, type Applying } from '../../applications/index.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

/** Scroll position in pixels at which the top bar appears (core §9). */
const SCROLL_THRESHOLD = 100;

interface ApplyTopBarProps {
  title: string;
  company: string;
  applying: Applying;
}

/** Fixed top bar on wide screens after scrolling (core §2). */
export function ApplyTopBar({ title, company, applying }: ApplyTopBarProps) {
  const scrolled = useScrolledPast(SCROLL_THRESHOLD);
  return (
    <div
      inert={!scrolled}
      className={classNames(
        'fixed inset-x-0 top-0 z-40 hidden border-b border-line bg-raised shadow-raised transition-[translate,visibility] lg:block',
        scrolled ? 'visible translate-y-0' : 'invisible -translate-y-full',
      )}
    >
      <div className="mx-auto flex min-h-16 max-w-6xl items-center justify-between gap-6 px-6">
        <p className="min-w-0">
          <strong className="block truncate">{title}</strong>
          <span className="block truncate text-sm text-muted">{company}</span>
        </p>
        <ApplyButton applying={applying} className="shrink-0" />
      </div>
    </div>
  );
}

/** Sticky Apply bar at the bottom on phones; it does not cover the footer. */
export function ApplyBottomBar({ applying }: { applying: Applying }) {
  return (
    <div className="bottom-bar sticky inset-x-0 bottom-(--bottom-bars) z-30 border-t border-line bg-raised px-4 py-3 sm:px-6 lg:hidden">
      <ApplyButton applying={applying} className="mx-auto max-w-6xl" />
    </div>
  );
}
