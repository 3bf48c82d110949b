import { listAuditEntries, listStaff, type StaffAccount, suspendStaff } from '@aarambh/contract';
import { useStaffAction } from '../../api/index.ts';
import { SuspendForm, suspensionSpans } from '../../forms/suspend-form.tsx';

const schema = suspendStaff.body.pick({ reason: true });

/** Suspends a colleague for some days, who reads the reason when signing in. */
export function SuspendStaffForm({ account, onDone }: { account: StaffAccount; onDone: () => void }) {
  const { run } = useStaffAction(suspendStaff, {
    invalidates: [listStaff, listAuditEntries],
    fields: ['reason'],
    onEnd: onDone,
  });
  return (
    <SuspendForm
      spans={suspensionSpans}
      hint={`${account.fullName} sees this when signing in.`}
      schema={schema}
      suspend={async (days, reason) =>
        void (await run({ body: { staffID: account.staffID, days: Number(days), reason } }))
      }
    />
  );
}
