import { editJobFair, jobFairDetailsForm, listAuditEntries, listJobFairs, type StaffJobFair } from '@aarambh/contract';
import { useState } from 'react';
import { useForm } from '../../../platform/forms/use-form.ts';
import { isoMinute } from '../../../platform/text/format.ts';
import { Alert, Button, TextAreaField, TextField } from '../../../ui/index.ts';
import { useStaffAction } from '../../api/index.ts';

const fields = [
  'starts',
  'ends',
  'registerUntil',
  'organiser',
  'venue',
  'description',
  'companies',
  'capacity',
] as const;

/** Changes a job fair; another start, end or venue is mailed to everyone registered. */
export function EditJobFairForm({ fair, onDone }: { fair: StaffJobFair; onDone: () => void }) {
  // What is loaded later does not change a form that is being filled in.
  const [start] = useState(fair);
  const { jobFairID, version, organiser, venue, description, companies, capacity } = start;
  const { run } = useStaffAction(editJobFair, { invalidates: [listJobFairs, listAuditEntries], fields });
  const form = useForm({
    defaultValues: {
      starts: isoMinute(start.startsOn),
      ends: isoMinute(start.endsOn),
      registerUntil: isoMinute(start.registerUntil),
      organiser,
      venue,
      description,
      companies: companies.join('\n'),
      capacity: String(capacity),
    },
    loadSchema: async () => jobFairDetailsForm,
    async onSubmit({ registerUntil, ...values }) {
      const body = { ...values, ...(registerUntil && { registerUntil }), jobFairID, version };
      if ((await run({ body })) !== undefined) onDone();
    },
  });
  const field = (name: (typeof fields)[number]) => ({ ...form.register(name), error: form.errors[name] });
  return (
    <form {...form.formProps} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {fair.version !== version && (
        <Alert tone="warning" title="This job fair was changed by someone else">
          Copy what you typed, then close and reopen this form.
        </Alert>
      )}
      <p>Everyone registered gets a mail with the calendar file if the start, end or venue changes.</p>
      <TextField label="From (IST)" type="datetime-local" {...field('starts')} />
      <TextField label="Until (IST)" type="datetime-local" {...field('ends')} />
      <TextField label="Registration until (IST)" type="datetime-local" {...field('registerUntil')} />
      <TextField label="Organiser" {...field('organiser')} />
      <TextField label="Venue" {...field('venue')} />
      <TextField label="Places" inputMode="numeric" {...field('capacity')} />
      <TextAreaField label="Companies, one per line (optional)" rows={3} {...field('companies')} />
      <TextAreaField label="Description" rows={5} {...field('description')} />
      <Button {...form.submitProps}>Save</Button>
    </form>
  );
}
