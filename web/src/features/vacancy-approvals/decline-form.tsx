import { useState } from 'react';
import { useTypedForm } from '../../platform/forms/form.ts';
import { Button, TextAreaField } from '../../ui/index.ts';

const MOST = 200;

/** Asks why a proposal does not fit; one need not say. */
export function DeclineForm({ onDecline }: { onDecline: (reason: string) => Promise<void> }) {
  const [left, setLeft] = useState(MOST);
  const form = useTypedForm({
    initial: { reason: '' },
    schema: () => import('./decline-schema.ts').then(({ schema }) => schema),
    eager: true,
    onSubmit: ({ reason = '' }) => onDecline(reason),
  });
  return (
    <form {...form.props} className="grid gap-5">
      <p>You will not be put forward for this job, and the employer learns nothing about you.</p>
      <TextAreaField
        label="Why does it not fit?"
        optionalLabel="(optional)"
        hint={`Your adviser reads it and finds better ones. ${left} characters left.`}
        maxLength={MOST}
        error={form.errors.reason}
        onInput={(event) => setLeft(MOST - event.currentTarget.value.length)}
        {...form.field('reason')}
      />
      <Button type="submit" busy={form.busy} busyLabel="Declining..." size="large">
        Decline this job
      </Button>
    </form>
  );
}
