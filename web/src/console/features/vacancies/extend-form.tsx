import { extendVacancies } from '@aarambh/contract';
import { useForm } from '../../../platform/forms/use-form.ts';
import { isoDay } from '../../../platform/text/format.ts';
import { Button, TextField } from '../../../ui/index.ts';

const schema = extendVacancies.body.pick({ reason: true, lastDay: true });
const DAYS = 30;

/** A later last day to apply. */
export function ExtendForm({ onExtend }: { onExtend: (how: { reason: string; lastDay: string }) => Promise<unknown> }) {
  const form = useForm({
    defaultValues: { lastDay: isoDay(new Date(Date.now() + DAYS * 86_400_000)), reason: 'Still open' },
    loadSchema: async () => schema,
    onSubmit: onExtend,
  });
  return (
    <form {...form.formProps} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TextField label="Last day to apply" type="date" {...form.register('lastDay')} error={form.errors.lastDay} />
      <TextField label="Reason" autoComplete="off" {...form.register('reason')} error={form.errors.reason} />
      <Button {...form.submitProps}>Extend</Button>
    </form>
  );
}
