import { applyTexts } from '@aarambh/contract';
import { Link } from 'react-router';
import { dateText } from '../../platform/text/format.ts';
import { classNames } from '../../ui/index.ts';
import { MY_APPLICATIONS } from './addresses.ts';
import type { Applying } from './use-apply.ts';

/**
 * Note next to an Apply button: free to apply, or already applied (core §2). Both have the same height, to avoid layout
 * shift.
 */
export function ApplyNote({ applying, className }: { applying: Applying; className?: string | undefined }) {
  return (
    <p
      role="status"
      className={classNames('text-sm', applying.applied ? 'font-semibold text-good' : 'text-muted', className)}
    >
      {applying.applied ? (
        <>
          {applyTexts.alreadyApplied}{' '}
          {applying.appliedOn && <span className="whitespace-nowrap">Applied {dateText(applying.appliedOn)}. </span>}
          <Link to={MY_APPLICATIONS}>View your application</Link>
        </>
      ) : applying.isWaiting ? (
        <>
          Waits for your internet connection.{' '}
          <button type="button" className="font-semibold text-link underline" onClick={applying.cancel}>
            Cancel
          </button>
        </>
      ) : (
        'Free to apply'
      )}
    </p>
  );
}
