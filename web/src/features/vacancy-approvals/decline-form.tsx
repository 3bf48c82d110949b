import { useState } from 'react';
import { useForm } from '../../platform/forms/use-form.ts';
import { Button, TextAreaField } from '../../ui/index.ts';

const MAX_REASON_LENGTH = 200;

/** Form for declining a proposal, with an optional reason. */
export function DeclineForm({ onDecline }: { onDecline: (reason: string) => Promise<void> }) {
  const [left, setLeft] = useState(MAX_REASON_LENGTH);
  const form = useForm({
    defaultValues: { reason: '' },
    loadSchema: () => import('./decline-schema.ts').then(({ schema }) => schema),
    mode: 'onChange',
    onSubmit: ({ reason = '' }) => onDecline(reason),
  });
  return (
    <form {...form.formProps} className="grid gap-5">
      <p>We will not send your application for this job, and the employer will not see your details.</p>
      <TextAreaField
        label="Why does it not fit?"
        optionalLabel="(optional)"
        hint={`Your adviser uses it to find better matches. ${left} characters left.`}
        maxLength={MAX_REASON_LENGTH}
        error={form.errors.reason}
        onInput={(event) => setLeft(MAX_REASON_LENGTH - event.currentTarget.value.length)}
        {...form.register('reason')}
      />
      <Button type="submit" busy={form.isSubmitting} busyLabel="Declining..." size="large">
        Decline this job
      </Button>
    </form>
  );
}
