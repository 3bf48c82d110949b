import { getOperations } from '@aarambh/contract';
import { Button, RetryAlert, Skeleton } from '../../../ui/index.ts';
import { useStaffQuery } from '../../api/index.ts';
import { ConsolePage } from '../../ui/index.ts';
import { DependencyTable } from './dependency-table.tsx';
import { FailedMessageTable } from './failed-message-table.tsx';
import { JobTable } from './job-table.tsx';
import { SlowestTable } from './slowest-table.tsx';

const REFETCH_MS = 60_000;

/** How the portal runs: what it depends on, messages that failed, what is slow, and the last run of each job. */
export function Component() {
  const { data, error, isBusy, reload } = useStaffQuery(
    getOperations,
    {},
    { keepPrevious: true, refetchMs: REFETCH_MS },
  );
  return (
    <ConsolePage
      title="Operations"
      actions={
        <Button size="small" variant="secondary" busy={isBusy && data !== undefined} onClick={reload}>
          Check now
        </Button>
      }
    >
      {error && !data && <RetryAlert message={error.message} onRetry={reload} />}
      {!data && !error && <Skeleton className="h-96" />}
      {data && (
        <>
          <DependencyTable dependencies={data.dependencies} />
          <FailedMessageTable groups={data.failedMessages} />
          <SlowestTable
            title="Slowest routes of the last hour"
            header="Route"
            rows={data.slowRoutes}
            empty="No request in the last hour"
          />
          <SlowestTable
            title="Slowest statements of the last hour"
            header="Statement"
            rows={data.slowStatements}
            empty={
              data.slowStatementMs > 0
                ? `No statement took ${data.slowStatementMs.toLocaleString('en-IN')} ms or longer`
                : 'Slow statements are not recorded: SLOW_STATEMENT_MS is 0'
            }
          />
          <JobTable jobs={data.jobs} />
          <p className="text-sm text-muted wrap-anywhere">Release {data.release}</p>
        </>
      )}
    </ConsolePage>
  );
}
