import { applyTexts } from '@aarambh/contract';
import { Link } from 'react-router';
import { classNames } from '../../ui/index.ts';
import { MY_APPLICATIONS } from './addresses.ts';
import type { Applying } from './use-apply.ts';

/**
 * The words beside an Apply button: that it costs nothing, or that this job was applied for before (core §2). They
 * share one place, so that the page does not move when the answer arrives.
 */
export function ApplyNote({ applying, className }: { applying: Applying; className?: string | undefined }) {
  return (
    <p
      role="status"
      className={classNames('text-sm', applying.applied ? 'font-semibold text-good' : 'text-muted', className)}
    >
      {applying.applied ? (
        <>
          {applyTexts.alreadyApplied} <Link to={MY_APPLICATIONS}>View your application</Link>
        </>
      ) : (
        'Free to apply'
      )}
    </p>
  );
}
