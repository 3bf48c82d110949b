import { listAuditEntries, listVacancySources, setSourceApproval, type VacancySource } from '@aarambh/contract';
import { useStaffAction } from '../../api/index.ts';
import { askReason } from '../../ui/index.ts';

/** Changes whether new vacancies of a source wait for approval, after asking for the reason. */
export function useSourceApproval() {
  const { run, busy } = useStaffAction(setSourceApproval, { invalidates: [listVacancySources, listAuditEntries] });

  async function change({ source, needsApproval }: VacancySource): Promise<void> {
    const reason = await askReason({
      title: needsApproval ? `Let vacancies of ${source} go live immediately` : `Check new vacancies of ${source}`,
      text: needsApproval
        ? 'New vacancies of this source go live when they are imported. Drafts stay drafts.'
        : 'New vacancies of this source become drafts until staff approve them. Live ones stay live.',
      confirmLabel: 'Change',
    });
    if (reason) await run({ body: { source, needsApproval: !needsApproval, reason } });
  }

  return { change, busy };
}
