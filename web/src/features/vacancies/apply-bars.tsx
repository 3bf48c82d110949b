import { classNames } from '../../ui/index.ts';
import { type Applying, ApplyButton } from '../applications/index.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

/** The fixed top bar appears beyond this (core §9). */
const SCROLL_THRESHOLD = 100;

interface ApplyBarsProps {
  title: string;
  company: string;
  applying: Applying;
}

/** Keeps Apply within reach: a bar at the top of wide screens once the page is scrolled, one at the foot of phones. */
export function ApplyBars({ title, company, applying }: ApplyBarsProps) {
  const scrolled = useScrolledPast(SCROLL_THRESHOLD);
  return (
    <>
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
      <div className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-raised px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden">
        <div className="mx-auto flex max-w-6xl items-center gap-4">
          <p className="text-sm text-muted">Free to apply</p>
          <ApplyButton applying={applying} className="flex-1" />
        </div>
      </div>
    </>
  );
}
