import { useState } from 'react';
import type { FormSchema } from '../../platform/forms/form-state.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { Button, SelectField, TextAreaField } from '../../ui/index.ts';

/** Suspensions that one person may decide, in days. */
export const suspensionSpans = [
  { value: '1', label: '1 day' },
  { value: '3', label: '3 days' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
] as const;

interface SuspendFormProps {
  spans: readonly { value: string; label: string }[];
  /** Who reads the reason. */
  hint: string;
  schema: FormSchema<{ reason: string }>;
  suspend: (span: string, reason: string) => Promise<void>;
}

/** Asks for how long an account is suspended and why. */
export function SuspendForm({ spans, hint, schema, suspend }: SuspendFormProps) {
  const [span, setSpan] = useState(spans[0]?.value ?? '');
  const form = useForm({
    defaultValues: { reason: '' },
    loadSchema: async () => schema,
    onSubmit: ({ reason }) => suspend(span, reason),
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <SelectField label="Suspend for" options={spans} value={span} onChange={({ target }) => setSpan(target.value)} />
      <TextAreaField label="Reason" hint={hint} rows={3} {...form.register('reason')} error={form.errors.reason} />
      <Button {...form.submitProps}>Suspend</Button>
    </form>
  );
}
