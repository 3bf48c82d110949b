import { findMembers, getMember, getMemberTimeline, listAuditEntries, suspendMember } from '@aarambh/contract';
import { useState } from 'react';
import { useForm } from '../../../platform/forms/use-form.ts';
import { Button, SelectField, TextAreaField } from '../../../ui/index.ts';
import { useStaffAction } from '../../api/index.ts';

const PERMANENT = 'permanent';

const spans = [
  { value: '1', label: '1 day' },
  { value: '3', label: '3 days' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
  { value: PERMANENT, label: 'Permanently (needs a second person)' },
];

const schema = suspendMember.body.pick({ reason: true });
const fields = ['reason'] as const;
const invalidates = [getMember, getMemberTimeline, findMembers, listAuditEntries];

/** Suspends a member for some days or permanently; the member reads the reason when signing in. */
export function SuspendMemberForm({ memberID, onDone }: { memberID: number; onDone: () => void }) {
  const [span, setSpan] = useState('1');
  const { run } = useStaffAction(suspendMember, { invalidates, fields });
  const form = useForm({
    defaultValues: { reason: '' },
    loadSchema: async () => schema,
    async onSubmit({ reason }) {
      const days = span === PERMANENT ? null : Number(span);
      if ((await run({ body: { memberID, days, reason } })) !== undefined || days === null) onDone();
    },
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <p>All sessions end at once. No sign-in method works until it ends.</p>
      <SelectField label="For" options={spans} value={span} onChange={({ target }) => setSpan(target.value)} />
      <TextAreaField
        label="Reason"
        hint="The member reads it when signing in."
        rows={3}
        {...form.register('reason')}
        error={form.errors.reason}
      />
      <Button {...form.submitProps}>Suspend</Button>
    </form>
  );
}
