import type { PlanKind } from '@aarambh/contract';
import { Link } from 'react-router';
import { classNames } from '../../../ui/index.ts';
import { planTabs, pricingAddress } from './plan-addresses.ts';

/** The kinds of plan to choose from: links, so that they work before any script and can be sent to somebody. */
export function PlanTabs({ chosen }: { chosen: PlanKind }) {
  return (
    <nav
      aria-label="Kinds of plan"
      className="grid grid-cols-2 gap-1 rounded-xl border border-line bg-raised p-1 sm:flex sm:w-fit"
    >
      {planTabs.map(({ kind, label }) => (
        <Link
          key={kind}
          to={pricingAddress(kind)}
          preventScrollReset
          aria-current={kind === chosen ? 'page' : undefined}
          className={classNames(
            'inline-flex min-h-11 items-center justify-center rounded-lg px-1 text-center text-sm font-semibold sm:px-4 sm:text-base',
            kind === chosen ? 'bg-brand-soft text-link' : 'text-muted hover:bg-sunken hover:text-ink',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
