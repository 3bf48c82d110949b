import { getMemberTimeline, type TimelineEntry, type TimelineKind, timelineKinds } from '@aarambh/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { dateTimeText } from '../../../platform/text/format.ts';
import { Badge, Button, RetryAlert, Skeleton, type Tone } from '../../../ui/index.ts';
import { keyOfCall, staffApi } from '../../api/index.ts';
import { FilterSelect, useFilters } from '../../ui/index.ts';

const kinds: Record<TimelineKind, { label: string; tone: Tone }> = {
  account: { label: 'Account', tone: 'neutral' },
  security: { label: 'Security', tone: 'neutral' },
  resume: { label: 'Resume', tone: 'neutral' },
  application: { label: 'Application', tone: 'info' },
  interview: { label: 'Interview', tone: 'brand' },
  'walk-in': { label: 'Walk-in', tone: 'brand' },
  'job-fair': { label: 'Job fair', tone: 'brand' },
  proposal: { label: 'Proposed job', tone: 'info' },
  'saved-search': { label: 'Saved search', tone: 'neutral' },
  report: { label: 'Job report', tone: 'neutral' },
  purchase: { label: 'Purchase', tone: 'success' },
  service: { label: 'Service', tone: 'success' },
  message: { label: 'Message', tone: 'neutral' },
  case: { label: 'Support', tone: 'info' },
  staff: { label: 'Staff', tone: 'neutral' },
};

const options = timelineKinds.map((kind) => ({ value: kind, label: kinds[kind].label }));
const defaults = { kind: '' };
const isKind = (text: string): text is TimelineKind => (timelineKinds as readonly string[]).includes(text);

/** Everything that happened to a member, newest first. */
export function MemberTimeline({ memberID }: { memberID: number }) {
  const { filters, setFilters } = useFilters(defaults);
  const kind = isKind(filters.kind) ? filters.kind : undefined;
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: keyOfCall(getMemberTimeline, { memberID, kind }),
    queryFn: ({ pageParam }) =>
      staffApi(getMemberTimeline, {
        params: { id: String(memberID) },
        query: { ...(kind && { kind }), ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? entries.at(-1)?.key : undefined),
  });
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];

  return (
    <section aria-label="Timeline" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-end justify-between gap-2">
        <h2>Timeline</h2>
        <FilterSelect
          label="What"
          all="Everything"
          options={options}
          value={filters.kind}
          onChange={(chosen) => setFilters({ kind: chosen })}
        />
      </div>
      {error && <RetryAlert message={error.message} onRetry={() => void refetch()} />}
      {isPending && <Skeleton className="h-80" />}
      {data && entries.length === 0 && <p className="text-muted">Nothing yet.</p>}
      <ol className="grid">
        {entries.map((entry) => (
          <Entry key={entry.key} entry={entry} />
        ))}
      </ol>
      {hasNextPage && (
        <Button variant="secondary" size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show earlier
        </Button>
      )}
    </section>
  );
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const { at, kind, title, detail, actor } = entry;
  return (
    <li className="grid min-h-10 gap-0.5 border-b border-line py-2 text-sm">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-2 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
        <Badge tone={kinds[kind].tone}>{kinds[kind].label}</Badge>
        <span className="wrap-anywhere">
          <span className="font-semibold">{title}</span>
          {actor && <span className="text-muted"> by {actor}</span>}
        </span>
        <time dateTime={at} className="whitespace-nowrap text-muted max-sm:col-start-2">
          {dateTimeText(at)}
        </time>
      </div>
      {detail && <p className="wrap-anywhere text-muted">{detail}</p>}
    </li>
  );
}
