import type { VacancyCard } from '@aarambh/contract';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { classNames } from '../../../ui/index.ts';

/** As large as the part, so that a card which the browser renders does not grow when the code arrives. */
export const reservedSpace = ({ vacancy, className }: { vacancy: VacancyCard; className?: string | undefined }) => (
  <>
    {vacancy.checks && vacancy.checks.length > 0 && <span className="order-first h-[1lh] basis-full text-xs" />}
    <span className={classNames('size-11 noscript:hidden', className)} />
  </>
);

/** Checks and menu of a card: HTML of the server until its code is loaded. */
export const cardMore = lazyPart(
  'all',
  () => import('./card-more.tsx').then((module) => module.CardMore),
  reservedSpace,
);
