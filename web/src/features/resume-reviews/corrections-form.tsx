import { CORRECTIONS_MAX } from '@aarambh/contract';
import { useState } from 'react';
import { useForm } from '../../platform/forms/use-form.ts';
import { countRemaining, remainingText, spokenRemaining } from '../../platform/text/remaining-text.ts';
import { Announce, Button, TextAreaField } from '../../ui/index.ts';

interface CorrectionsFormProps {
  /** Resolves to whether the corrections were accepted and the page is about to be left; otherwise the text stays. */
  onSend: (corrections: string) => Promise<boolean>;
}

/** Form to request corrections, in at most 200 characters (core §5). */
export function CorrectionsForm({ onSend }: CorrectionsFormProps) {
  const [left, setLeft] = useState(CORRECTIONS_MAX);
  const form = useForm({
    defaultValues: { corrections: '' },
    loadSchema: () => import('./corrections-schema.ts').then((m) => m.schema),
    mode: 'onChange',
    onSubmit: ({ corrections }) => onSend(corrections),
  });
  const { onChange, ...field } = form.register('corrections');

  return (
    <form {...form.formProps} className="grid gap-4">
      <TextAreaField
        label="Corrections"
        hint={remainingText(left)}
        error={form.errors.corrections}
        {...field}
        onChange={(event) => {
          onChange();
          setLeft(countRemaining(event.target.value, CORRECTIONS_MAX));
        }}
      />
      <Announce text={spokenRemaining(left, CORRECTIONS_MAX)} />
      <Button {...form.submitProps} variant="secondary" busyLabel="Sending..." className="justify-self-start">
        Submit Corrections
      </Button>
    </form>
  );
}
