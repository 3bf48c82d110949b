import { type PlanKind, planKindNames, planKinds } from '@aarambh/contract';
import { Link } from 'react-router';
import { classNames } from '../../../ui/index.ts';
import { pricingAddress } from './plan-addresses.ts';

/** Tabs of the pricing page (commerce §2). They are links, so they work without JavaScript and can be shared. */
export function PlanTabs({ chosen }: { chosen: PlanKind }) {
  return (
    <nav
      aria-label="Plan types"
      className="grid grid-cols-2 gap-1 rounded-xl border border-line bg-raised p-1 sm:flex sm:w-fit"
    >
      {planKindNames.map((kind) => (
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
          {planKinds[kind].label}
        </Link>
      ))}
    </nav>
  );
}
