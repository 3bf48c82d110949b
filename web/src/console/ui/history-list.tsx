import { type AuditEntry, listAuditEntries } from '@aarambh/contract';
import { dateTimeText } from '../../platform/text/format.ts';
import { RetryAlert, Skeleton } from '../../ui/index.ts';
import { usePermission } from '../api/staff-session.ts';
import { useStaffQuery } from '../api/use-staff-query.ts';
import { actionText } from './action-text.ts';
import { ChangedValues } from './changed-values.tsx';
import { type AuditTarget, useAuditKey } from './use-audit-key.ts';

/** What staff did with a row, newest first: for those who may read the audit log, nothing for others. `h` opens it there. */
export function HistoryList({ targetKind, targetID }: AuditTarget) {
  const canRead = usePermission('audit');
  const query = { targetKind, targetID: String(targetID) };
  const { data, error, reload } = useStaffQuery(listAuditEntries, { query }, { enabled: canRead });
  useAuditKey({ targetKind, targetID });
  if (!canRead) return null;
  return (
    <section aria-label="History" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3>History</h3>
      {error ? <RetryAlert message={error.message} onRetry={reload} /> : !data && <Skeleton className="h-16" />}
      {data?.length === 0 && <p className="text-sm text-muted">No changes yet.</p>}
      {data && data.length > 0 && (
        <ol className="grid gap-3">
          {data.map((entry) => (
            <HistoryEntry key={entry.entryID} entry={entry} />
          ))}
        </ol>
      )}
    </section>
  );
}

function HistoryEntry({ entry }: { entry: AuditEntry }) {
  const { at, actor, action, before, after, reason, secondPerson } = entry;
  return (
    <li className="grid gap-1 border-s-2 border-line ps-3">
      <p className="text-sm">
        <span className="font-semibold">{actionText(action)}</span>
        <span className="text-muted">
          {' '}
          by {actor}
          {secondPerson && `, approved by ${secondPerson}`}, {dateTimeText(at)}
        </span>
      </p>
      {reason && <p className="text-sm wrap-anywhere">{reason}</p>}
      <ChangedValues before={before} after={after} />
    </li>
  );
}
