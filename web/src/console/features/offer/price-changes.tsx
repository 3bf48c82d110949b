import type { PriceChange } from '@aarambh/contract';
import { dateText, exactRupees, rupees } from '../../../platform/text/format.ts';
import { Badge, Button, type Tone } from '../../../ui/index.ts';

const statuses: Record<PriceChange['status'], { label: string; tone: Tone }> = {
  waiting: { label: 'Upcoming', tone: 'info' },
  applied: { label: 'In force', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
};

interface PriceChangesProps {
  changes: readonly PriceChange[];
  onCancel: (changeID: number) => void;
}

/** The prices of a plan: the old beside the new one, with who changed it. */
export function PriceChanges({ changes, onCancel }: PriceChangesProps) {
  return (
    <section className="grid gap-1">
      <h3>Price changes</h3>
      {changes.length === 0 && <p className="text-sm text-muted">The price has not changed.</p>}
      <ul className="divide-y divide-line">
        {changes.map((change) => (
          <li key={change.changeID} className="grid gap-1 py-2">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 tabular-nums">
              <span className="text-muted line-through">
                <span className="sr-only">Old price </span>
                {exactRupees(change.oldPrice)}
              </span>
              <span className="font-medium">
                <span className="sr-only">New price </span>
                {exactRupees(change.price)}
              </span>
              <span>from {dateText(change.startsOn)}</span>
              <Badge tone={statuses[change.status].tone}>{statuses[change.status].label}</Badge>
              {change.status === 'waiting' && (
                <Button variant="quiet" size="small" onClick={() => onCancel(change.changeID)}>
                  Cancel
                </Button>
              )}
            </p>
            <p className="text-sm text-muted wrap-anywhere">
              {change.fromCtc !== null && `From a CTC of ${rupees(change.fromCtc)}. `}
              {change.askedBy}, {change.approvedBy ? `approved by ${change.approvedBy}` : 'not approved'}:{' '}
              {change.reason}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
