import { listAuditEntries, listStaff, type StaffAccount, suspendStaff } from '@aarambh/contract';
import { useState } from 'react';
import { useForm } from '../../../platform/forms/use-form.ts';
import { Button, SelectField, TextAreaField } from '../../../ui/index.ts';
import { useStaffAction } from '../../api/index.ts';

const spans = [
  { value: '1', label: '1 day' },
  { value: '3', label: '3 days' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
];

const schema = suspendStaff.body.pick({ reason: true });

/** Suspends a colleague for some days, who reads the reason when signing in. */
export function SuspendStaffForm({ account, onDone }: { account: StaffAccount; onDone: () => void }) {
  const [days, setDays] = useState('1');
  const { run } = useStaffAction(suspendStaff, {
    invalidates: [listStaff, listAuditEntries],
    fields: ['reason'],
    onEnd: onDone,
  });
  const form = useForm({
    defaultValues: { reason: '' },
    loadSchema: async () => schema,
    async onSubmit({ reason }) {
      await run({ body: { staffID: account.staffID, days: Number(days), reason } });
    },
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <SelectField label="Suspend for" options={spans} value={days} onChange={({ target }) => setDays(target.value)} />
      <TextAreaField
        label="Reason"
        hint={`${account.fullName} reads it when signing in.`}
        rows={2}
        {...form.register('reason')}
        error={form.errors.reason}
      />
      <Button variant="secondary" {...form.submitProps}>
        Suspend
      </Button>
    </form>
  );
}
