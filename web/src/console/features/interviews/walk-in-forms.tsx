import {
  type CallReply,
  inviteToWalkIn,
  listWalkIns,
  rescheduleWalkIn,
  walkInForm,
  walkInTimesForm,
} from '@aarambh/contract';
import { useState } from 'react';
import { useForm } from '../../../platform/forms/use-form.ts';
import { Alert, Button, TextAreaField, TextField } from '../../../ui/index.ts';
import { useStaffAction } from '../../api/index.ts';

const TIMES = ['starts', 'ends'] as const;

/** Moves a walk-in interview; the invited person answers again. */
export function RescheduleForm({
  walkIn,
  onDone,
}: {
  walkIn: CallReply<typeof listWalkIns>[number];
  onDone: () => void;
}) {
  // What is loaded later does not change a form that is being filled in.
  const [{ walkInID, version }] = useState(walkIn);
  const { run } = useStaffAction(rescheduleWalkIn, { invalidates: [listWalkIns], fields: TIMES });
  const form = useForm({
    defaultValues: { starts: '', ends: '' },
    loadSchema: async () => walkInTimesForm,
    async onSubmit(times) {
      if (await run({ body: { walkInID, version, ...times } })) onDone();
    },
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      {walkIn.version !== version && (
        <Alert tone="warning" title="This walk-in was changed meanwhile">
          Close this form and open it again.
        </Alert>
      )}
      <p>The person gets a mail and answers again; the links stay the same.</p>
      <TextField label="From (IST)" type="datetime-local" {...form.register('starts')} error={form.errors.starts} />
      <TextField label="Until (IST)" type="datetime-local" {...form.register('ends')} error={form.errors.ends} />
      <Button {...form.submitProps}>Move</Button>
    </form>
  );
}

const fields = ['fullName', 'email', 'vacancyID', 'starts', 'ends', 'venue', 'contact', 'note'] as const;

/** Invites a person to a walk-in interview by mail. */
export function InviteToWalkInForm({ onDone }: { onDone: () => void }) {
  const { run } = useStaffAction(inviteToWalkIn, {
    invalidates: [listWalkIns],
    done: 'The invitation is on its way',
    fields,
  });
  const form = useForm({
    defaultValues: { fullName: '', email: '', vacancyID: '', starts: '', ends: '', venue: '', contact: '', note: '' },
    loadSchema: async () => walkInForm,
    async onSubmit(body) {
      if (await run({ body })) onDone();
    },
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <TextField label="Name" autoComplete="off" {...form.register('fullName')} error={form.errors.fullName} />
      <TextField label="Email" type="email" autoComplete="off" {...form.register('email')} error={form.errors.email} />
      <TextField
        label="Vacancy number"
        inputMode="numeric"
        {...form.register('vacancyID')}
        error={form.errors.vacancyID}
      />
      <TextField label="From (IST)" type="datetime-local" {...form.register('starts')} error={form.errors.starts} />
      <TextField label="Until (IST)" type="datetime-local" {...form.register('ends')} error={form.errors.ends} />
      <TextField label="Venue" {...form.register('venue')} error={form.errors.venue} />
      <TextField label="Contact person" {...form.register('contact')} error={form.errors.contact} />
      <TextAreaField label="Note (optional)" rows={2} {...form.register('note')} error={form.errors.note} />
      <Button {...form.submitProps}>Invite</Button>
    </form>
  );
}
