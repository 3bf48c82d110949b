import { CORRECTIONS_MAX } from '@aarambh/contract';
import { useState } from 'react';
import { useTypedForm } from '../../platform/forms/form.ts';
import { remaining, remainingText, spokenRemaining } from '../../platform/text/remaining-text.ts';
import { Announce, Button, TextAreaField } from '../../ui/index.ts';

interface CorrectionsFormProps {
  /** Answers whether they were taken and the page is about to be left; what was typed stays otherwise. */
  onSend: (corrections: string) => Promise<boolean>;
}

/** Says what to correct, in 200 characters (core §5). */
export function CorrectionsForm({ onSend }: CorrectionsFormProps) {
  const [left, setLeft] = useState(CORRECTIONS_MAX);
  const form = useTypedForm({
    initial: { corrections: '' },
    schema: () => import('./corrections-schema.ts').then((m) => m.schema),
    eager: true,
    onSubmit: ({ corrections }) => onSend(corrections),
  });
  const { onChange, ...field } = form.field('corrections');

  return (
    <form {...form.props} className="grid gap-4">
      <TextAreaField
        label="Corrections"
        hint={remainingText(left)}
        error={form.errors.corrections}
        {...field}
        onChange={(event) => {
          onChange();
          setLeft(remaining(event.target.value, CORRECTIONS_MAX));
        }}
      />
      <Announce text={spokenRemaining(left, CORRECTIONS_MAX)} />
      <Button {...form.button} variant="secondary" busyLabel="Sending..." className="justify-self-start">
        Submit Corrections
      </Button>
    </form>
  );
}
