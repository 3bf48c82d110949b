import { listVacancySources, type VacancySource } from '@aarambh/contract';
import { Button, RetryAlert, Sheet, Skeleton } from '../../../ui/index.ts';
import { useStaffQuery } from '../../api/index.ts';
import { useSourceApproval } from './use-source-approval.ts';

/** Import sources, and whether their new vacancies wait for approval. */
export function SourcesSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { data, error, reload } = useStaffQuery(listVacancySources, {}, { enabled: open });
  const approval = useSourceApproval();

  async function change(source: VacancySource) {
    // The question is a separate dialog: never one above another.
    onClose();
    await approval.change(source);
  }

  return (
    <Sheet title="Import sources" open={open} onClose={onClose}>
      {error && <RetryAlert message={error.message} onRetry={reload} />}
      {!data && !error && <Skeleton className="h-24" />}
      {data?.length === 0 && <p>Nothing has been imported yet.</p>}
      <ul className="grid gap-3">
        {data?.map((source) => (
          <li
            key={source.source}
            className="flex flex-wrap items-center justify-between gap-2 border-b border-line pb-3"
          >
            <div className="min-w-0 wrap-anywhere">
              <p className="font-semibold">{source.source}</p>
              <p className="text-sm text-muted">
                {source.needsApproval ? 'Waits for approval' : 'Goes live immediately'}
                {source.drafts > 0 && `, ${source.drafts} drafts`}
              </p>
            </div>
            <Button size="small" variant="secondary" disabled={approval.busy} onClick={() => void change(source)}>
              {source.needsApproval ? 'Let it go live immediately' : 'Wait for approval'}
            </Button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
