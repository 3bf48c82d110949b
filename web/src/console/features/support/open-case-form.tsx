import { listCases, openCase } from '@aarambh/contract';
import { useForm } from '../../../platform/forms/use-form.ts';
import { Button, SelectField, TextAreaField, TextField } from '../../../ui/index.ts';
import { useStaffAction } from '../../api/index.ts';

const channels = [
  { value: 'mail', label: 'Mail' },
  { value: 'phone', label: 'Phone' },
  { value: 'whatsapp', label: 'WhatsApp' },
];
const fields = ['channel', 'fullName', 'email', 'subject', 'text'] as const;

/** Records what came by mail, phone or WhatsApp as a case. */
export function OpenCaseForm({ onDone }: { onDone: (caseID: number) => void }) {
  const { run } = useStaffAction(openCase, {
    invalidates: [listCases],
    fields,
    done: ({ caseID }) => `Case ${caseID} was opened`,
  });
  const form = useForm({
    defaultValues: { channel: 'mail', fullName: '', email: '', subject: '', text: '' },
    loadSchema: async () => openCase.body,
    async onSubmit(values) {
      const opened = await run({ body: values });
      if (opened) onDone(opened.caseID);
    },
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <SelectField label="Received by" options={channels} {...form.register('channel')} error={form.errors.channel} />
      <TextField label="Name" autoComplete="off" {...form.register('fullName')} error={form.errors.fullName} />
      <TextField label="Email" type="email" autoComplete="off" {...form.register('email')} error={form.errors.email} />
      <TextField label="Subject" autoComplete="off" {...form.register('subject')} error={form.errors.subject} />
      <TextAreaField label="What they wrote or said" rows={5} {...form.register('text')} error={form.errors.text} />
      <Button {...form.submitProps}>Open the case</Button>
    </form>
  );
}
