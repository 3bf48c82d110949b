import { Sheet } from '../../../ui/index.ts';
import type { SkippedRow } from './use-stage-moves.ts';

/** Applicants that a bulk action left out, each with the cause. */
export function SkippedRows({ rows, onClose }: { rows: readonly SkippedRow[]; onClose: () => void }) {
  return (
    <Sheet
      title={rows.length === 1 ? '1 applicant was skipped' : `${rows.length} applicants were skipped`}
      open={rows.length > 0}
      onClose={onClose}
    >
      <ul className="grid gap-2">
        {rows.map(({ fullName, cause }, at) => (
          <li key={at} className="wrap-anywhere">
            <span className="font-semibold">{fullName}</span>: {cause}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
