import type { ShownCheck } from '@aarambh/contract';
import { Link } from 'react-router';
import { ShieldCheck } from '../../ui/display/icons.tsx';
import { classNames } from '../../ui/index.ts';
import { checkedText } from './check-texts.ts';

interface CheckedLineProps {
  checks: readonly ShownCheck[] | undefined;
  /** Links to the page that explains the checks. */
  explained?: boolean | undefined;
  className?: string | undefined;
}

/** Shows the checks of a job by staff, with dates; on one line where no link explains it. Renders nothing without checks. */
export function CheckedLine({ checks = [], explained = false, className }: CheckedLineProps) {
  if (checks.length === 0) return null;
  return (
    <p className={classNames('flex items-start gap-1.5', className)}>
      <ShieldCheck aria-hidden="true" className="mt-px size-4 text-good" />
      <span
        className={classNames('min-w-0', !explained && 'truncate')}
        title={explained ? undefined : checkedText(checks)}
      >
        {checkedText(checks)}
        {explained && (
          <>
            . <Link to="/how-we-check">How we check</Link>
          </>
        )}
      </span>
    </p>
  );
}
