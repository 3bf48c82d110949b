import {
  blockCompany,
  getStaffCompany,
  getStaffVacancy,
  listAuditEntries,
  listStaffCompanies,
  listStaffVacancies,
  mergeCompanies,
  type StaffCompany,
  unblockCompany,
  undoMerge,
} from '@aarambh/contract';
import { staffApi, useStaffAction } from '../../api/index.ts';
import { askReason } from '../../ui/index.ts';

/** Calls whose replies contain the company. */
export const companyReplies = [
  listStaffCompanies,
  getStaffCompany,
  listStaffVacancies,
  getStaffVacancy,
  listAuditEntries,
];

const vacancies = (count: number) => `${count} ${count === 1 ? 'vacancy' : 'vacancies'}`;

/** Actions of staff on companies besides editing; each asks for the reason. */
export function useCompanyChanges() {
  const invalidates = companyReplies;
  const block = useStaffAction(blockCompany, {
    invalidates,
    done: ({ closed }) => `Blocked, ${vacancies(closed)} closed`,
  });
  const unblock = useStaffAction(unblockCompany, { invalidates });
  const merge = useStaffAction(mergeCompanies, {
    invalidates,
    done: (reply) => `Merged, ${vacancies(reply.vacancies)} moved. ${reply.screening}`.trim(),
    undo: (_input, { mergeID }) => staffApi(undoMerge, { body: { mergeID, reason: 'Undone' } }),
  });
  const undo = useStaffAction(undoMerge, { invalidates });

  return {
    busy: [block, unblock, merge, undo].some(({ busy }) => busy),
    block: (body: { companyID: number; reason: string; isFraud: boolean }) => block.run({ body }),
    async unblock({ companyID, name }: StaffCompany) {
      const reason = await askReason({
        title: `Unblock ${name}`,
        text: 'Its vacancies can be live again. Those that were closed stay closed.',
        confirmLabel: 'Unblock',
      });
      if (reason) await unblock.run({ body: { companyID, reason } });
    },
    /** @returns whether they were merged */
    async merge(from: StaffCompany, into: StaffCompany): Promise<boolean> {
      const reason = await askReason({
        title: `Merge ${from.name} into ${into.name}`,
        text: `${vacancies(from.vacancies)} of ${from.name} will belong to ${into.name}, and so will later imports. It can be undone.`,
        confirmLabel: 'Merge',
        suggestions: ['The same company'],
      });
      if (!reason) return false;
      const body = { companyID: from.companyID, intoID: into.companyID, reason };
      return (await merge.run({ body })) !== undefined;
    },
    async undoMerge({ mergeID, name }: { mergeID: number; name: string }) {
      const reason = await askReason({
        title: `Undo the merge of ${name}`,
        text: 'The vacancies that moved go back; later ones stay.',
        confirmLabel: 'Undo the merge',
      });
      if (reason) await undo.run({ body: { mergeID, reason } });
    },
  };
}
