import type { SentApplication } from '@aarambh/contract';
import { useId, useState } from 'react';
import { dateTimeText } from '../../../platform/text/format.ts';
import { classNames } from '../../../ui/index.ts';
import { stepText } from './application-state.ts';

type Step = SentApplication['timeline'][number];

const dot =
  'before:absolute before:start-0 before:top-1.5 before:z-1 before:size-3 before:rounded-full before:border-2';
const line = 'after:absolute after:start-[0.3125rem] after:top-4 after:-bottom-1.5 after:w-0.5 after:bg-line';

const TimelineStep = ({ step, isNewest, isLast }: { step: Step; isNewest: boolean; isLast: boolean }) => (
  <li
    className={classNames(
      'relative min-w-0 ps-6',
      dot,
      isNewest ? 'before:border-brand before:bg-brand' : 'before:border-line-strong before:bg-raised',
      !isLast && line,
      !isLast && 'pb-4',
    )}
  >
    <p className="flex flex-wrap items-baseline justify-between gap-x-3">
      <span className={isNewest ? 'font-semibold' : undefined}>{stepText[step.status]}</span>
      <time dateTime={step.on} className="text-sm text-muted tabular-nums">
        {dateTimeText(step.on)}
      </time>
    </p>
    {step.note && <p className="mt-0.5 text-sm text-muted wrap-anywhere">{step.note}</p>}
  </li>
);

/** Timeline of an application, newest first; earlier entries are collapsed. */
export function ApplicationTimeline({ timeline, jobTitle }: Pick<SentApplication, 'timeline' | 'jobTitle'>) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const earlier = timeline.length - 1;
  const shown = open ? timeline.toReversed() : timeline.slice(-1);
  return (
    <div>
      <ol id={id} reversed start={timeline.length} aria-label={`Timeline for ${jobTitle}`}>
        {shown.map((step, at) => (
          <TimelineStep
            key={`${step.on} ${step.status}`}
            step={step}
            isNewest={at === 0}
            isLast={at === shown.length - 1}
          />
        ))}
      </ol>
      {earlier > 0 && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="mt-1 min-h-11 ps-6 text-sm font-semibold text-link hover:underline pointer-fine:min-h-9"
        >
          {open ? 'Show only the newest' : `Show ${earlier} earlier ${earlier === 1 ? 'step' : 'steps'}`}
        </button>
      )}
    </div>
  );
}
