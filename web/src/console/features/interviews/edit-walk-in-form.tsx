import { type CallReply, editWalkIn, listAuditEntries, listWalkIns, walkInDetailsForm } from '@aarambh/contract';
import { useState } from 'react';
import { useForm } from '../../../platform/forms/use-form.ts';
import { isoMinute } from '../../../platform/text/format.ts';
import { Alert, Button, TextAreaField, TextField } from '../../../ui/index.ts';
import { useStaffAction } from '../../api/index.ts';

const fields = ['starts', 'ends', 'venue', 'contact', 'note'] as const;

/** Changes when and where a walk-in interview is and with whom; with another start the person answers again. */
export function EditWalkInForm({
  walkIn,
  onDone,
}: {
  walkIn: CallReply<typeof listWalkIns>[number];
  onDone: () => void;
}) {
  // What is loaded later does not change a form that is being filled in.
  const [start] = useState(walkIn);
  const { walkInID, version, startsOn, endsOn, venue, contact, note } = start;
  const { run } = useStaffAction(editWalkIn, { invalidates: [listWalkIns, listAuditEntries], fields });
  const form = useForm({
    defaultValues: { starts: isoMinute(startsOn), ends: isoMinute(endsOn), venue, contact, note },
    loadSchema: async () => walkInDetailsForm,
    async onSubmit(values) {
      if ((await run({ body: { ...values, walkInID, version } })) !== undefined) onDone();
    },
  });
  return (
    <form {...form.formProps} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {walkIn.version !== version && (
        <Alert tone="warning" title="This walk-in was changed by someone else">
          Copy what you typed, then close and reopen this form.
        </Alert>
      )}
      <p>The person gets a mail with the changes, and must answer again if the start changes.</p>
      <TextField label="From (IST)" type="datetime-local" {...form.register('starts')} error={form.errors.starts} />
      <TextField label="Until (IST)" type="datetime-local" {...form.register('ends')} error={form.errors.ends} />
      <TextField label="Venue" {...form.register('venue')} error={form.errors.venue} />
      <TextField label="Contact person" {...form.register('contact')} error={form.errors.contact} />
      <TextAreaField label="Note (optional)" rows={2} {...form.register('note')} error={form.errors.note} />
      <Button {...form.submitProps}>Save</Button>
    </form>
  );
}
