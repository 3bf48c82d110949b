import type { VacancyCard } from '@aarambh/contract';
import { useRef } from 'react';
import { EllipsisVertical } from '../../../ui/display/icons.tsx';
import { classNames, Menu, VisuallyHidden } from '../../../ui/index.ts';
import { useReportSheet } from '../../job-reports/index.ts';
import { CheckedLine } from '../../vacancy-checks/index.ts';

/** Foot of a card: what was checked, and the menu with what is seldom done. A flex item of a wrapping line. */
export function CardMore({ vacancy, className }: { vacancy: VacancyCard; className?: string | undefined }) {
  const menu = useRef<HTMLDivElement>(null);
  // The entry of the menu that opened the sheet is hidden.
  const { open, sheet } = useReportSheet(vacancy, () => menu.current?.querySelector('button')?.focus());
  const name = `${vacancy.jobTitle}, ${vacancy.orgName}`;
  return (
    <>
      <CheckedLine checks={vacancy.checks} className="order-first min-w-0 basis-full text-xs" />
      <div ref={menu} className={classNames('noscript:hidden', className)}>
        <Menu
          label={<VisuallyHidden>More about {name}</VisuallyHidden>}
          icon={<EllipsisVertical aria-hidden="true" className="size-5" />}
          buttonClassName="inline-flex size-11 items-center justify-center rounded-md text-muted transition-colors hover:bg-sunken hover:text-ink"
          className="z-10 has-[[aria-expanded=true]]:z-30"
          items={[
            { label: 'Report this job', onSelect: open },
            { label: 'How we check jobs', to: '/how-we-check' },
          ]}
        />
      </div>
      {sheet}
    </>
  );
}
