import { inviteToWalkIn, listWalkIns, walkInForm } from '@aarambh/contract';
import { useForm } from '../../../platform/forms/use-form.ts';
import { Button, TextAreaField, TextField } from '../../../ui/index.ts';
import { useStaffAction } from '../../api/index.ts';

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
