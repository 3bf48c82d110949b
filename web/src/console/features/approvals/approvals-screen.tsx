import { listSecondPersonRequests, type SecondPersonRequest } from '@aarambh/contract';
import { EmptyState, RetryAlert, Skeleton } from '../../../ui/index.ts';
import { useStaffQuery } from '../../api/index.ts';
import { ConsolePage, FilterBar, FilterSelect, useFilters } from '../../ui/index.ts';
import { ApprovalCard } from './approval-card.tsx';

/** How often new requests are looked for, in ms. */
const REFETCH_MS = 30_000;

const defaults = { show: '' };

/** Actions that wait for a second person: those of colleagues to decide, and one's own. */
export function Component() {
  const { data, error, reload } = useStaffQuery(listSecondPersonRequests, {}, { refetchMs: REFETCH_MS });
  const { filters, setFilters, isFiltered, reset } = useFilters(defaults);
  const isToDecide = filters.show === 'to-decide';
  const shown = isToDecide ? data?.filter(({ canDecide }) => canDecide) : data;
  const waiting = shown?.filter(({ status }) => status === 'waiting') ?? [];
  const decided = shown?.filter(({ status }) => status !== 'waiting') ?? [];
  return (
    <ConsolePage title="Approvals">
      <FilterBar isFiltered={isFiltered} onReset={reset}>
        <FilterSelect
          label="Show"
          all="All requests"
          options={[{ value: 'to-decide', label: 'Those I can decide' }]}
          value={isToDecide ? 'to-decide' : ''}
          onChange={(show) => setFilters({ show })}
        />
      </FilterBar>
      {error && !data && <RetryAlert message={error.message} onRetry={reload} />}
      {!data && !error && <Skeleton className="h-40" />}
      {data && waiting.length === 0 && (
        <EmptyState title="No requests are waiting" text="Your requests and those of colleagues appear here." />
      )}
      {waiting.length > 0 && <h2 className="sr-only">Waiting</h2>}
      <Requests label="Waiting requests" requests={waiting} />
      {decided.length > 0 && (
        <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <h2>Decided or expired</h2>
          <Requests label="Decided or expired requests" requests={decided} />
        </section>
      )}
    </ConsolePage>
  );
}

function Requests({ label, requests }: { label: string; requests: readonly SecondPersonRequest[] }) {
  if (requests.length === 0) return null;
  return (
    <ul aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {requests.map((request) => (
        <ApprovalCard key={request.requestID} request={request} />
      ))}
    </ul>
  );
}
