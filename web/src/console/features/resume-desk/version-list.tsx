import { listResumeVersions } from '@aarambh/contract';
import { dateTimeText } from '../../../platform/text/format.ts';
import { Badge, RetryAlert, Skeleton, type Tone } from '../../../ui/index.ts';
import { useStaffQuery } from '../../api/index.ts';

const tones: Record<string, Tone> = { Approved: 'success', 'Corrections requested': 'info' };

/** What was sent to a member for review, and the corrections asked for. */
export function VersionList({ accountID }: { accountID: number }) {
  const { data, error, reload } = useStaffQuery(listResumeVersions, { params: { accountID: String(accountID) } });
  return (
    <section aria-label="Versions" className="grid gap-2">
      <h3>Versions</h3>
      {error ? <RetryAlert message={error.message} onRetry={reload} /> : !data && <Skeleton className="h-16" />}
      {data?.length === 0 && <p className="text-sm text-muted">Nothing has been sent for review yet.</p>}
      <ol className="grid gap-3">
        {data?.map(({ kind, id, status, sentOn, sentBy, corrections }) => (
          <li key={`${kind} ${id}`} className="grid gap-1 border-s-2 border-line ps-3 text-sm">
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-semibold">{kind === 'pdf' ? 'PDF' : 'Text'}</span>
              <Badge tone={tones[status] ?? 'neutral'}>{status}</Badge>
              <span className="text-muted">
                {dateTimeText(sentOn)} by {sentBy}
              </span>
            </p>
            {corrections.map(({ text, on }) => (
              <p key={on} className="wrap-anywhere whitespace-pre-line">
                {text} <span className="text-muted">({dateTimeText(on)})</span>
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
