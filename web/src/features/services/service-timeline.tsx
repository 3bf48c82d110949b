import type { ServiceStatusItem } from '@aarambh/contract';
import { classNames } from '../../ui/index.ts';
import { stepsOf } from './service-progress.ts';

const dot =
  'before:absolute before:start-0 before:top-0.5 before:z-1 before:size-3 before:rounded-full before:border-2';
const line = 'after:absolute after:start-3 after:end-0 after:top-1.75 after:h-0.5 last:after:hidden';

/** Timeline of a service: bought, started, completed, each with its date. */
export const ServiceTimeline = ({ service }: { service: ServiceStatusItem }) => {
  const steps = stepsOf(service);
  return (
    <ol aria-label="Progress" className="grid grid-cols-3">
      {steps.map(({ name, on, isDone }, at) => (
        <li
          key={name}
          className={classNames(
            'relative min-w-0 pt-5 pe-2 text-xs',
            dot,
            isDone ? 'before:border-good before:bg-good' : 'before:border-line-strong before:bg-raised',
            line,
            steps[at + 1]?.isDone ? 'after:bg-good' : 'after:bg-line',
          )}
        >
          <span className={classNames('block', isDone ? 'font-semibold' : 'text-muted')}>{name}</span>
          <span className="block text-muted tabular-nums">{on || 'Not yet'}</span>
        </li>
      ))}
    </ol>
  );
};
