import { dateText } from '../../platform/text/format.ts';
import { Check } from '../../ui/display/icons.tsx';
import { classNames } from '../../ui/index.ts';
import { useAppliedOn } from './applied-jobs.ts';

/** 'Applied 22 Nov 2026' on the card of a job; nothing for other jobs. As high as a line of small text. */
export default function AppliedText({ vacancyID, className }: { vacancyID: number; className?: string | undefined }) {
  const appliedOn = useAppliedOn(vacancyID);
  if (!appliedOn) return null;
  return (
    <span
      data-applied
      className={classNames('inline-flex items-center gap-1 font-semibold whitespace-nowrap text-good', className)}
    >
      <Check aria-hidden="true" className="size-4" />
      Applied {dateText(appliedOn)}
    </span>
  );
}
