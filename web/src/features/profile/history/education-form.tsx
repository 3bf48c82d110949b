import type { EducationEntry, EducationForm as Fields } from '@aarambh/contract';
import { useState } from 'react';
import { useForm } from '../../../platform/forms/use-form.ts';
import { TextField } from '../../../ui/index.ts';
import { HistoryForm } from './history-form.tsx';
import { saveEntry } from './save-entry.ts';

interface EducationFormProps {
  accountID: number;
  /** Undefined for a new one. */
  entry: EducationEntry | undefined;
  onSave: (values: Fields) => Promise<void>;
  onDone: () => void;
}

/** Form of an education or certificate. */
export function EducationForm({ accountID, entry, onSave, onDone }: EducationFormProps) {
  const [failure, setFailure] = useState<string>();
  const form = useForm<Record<string, string | number>, Fields>({
    defaultValues: {
      accountID,
      ...(entry && { educationID: entry.educationID }),
      qualification: entry?.qualification ?? '',
      subject: entry?.subject ?? '',
      institute: entry?.institute ?? '',
      year: entry?.year ?? '',
      grade: entry?.grade ?? '',
    },
    loadSchema: () => import('./history-schemas.ts').then(({ schemas }) => schemas.education),
    async onSubmit(values) {
      const saved = await saveEntry(onSave(values), form.setError);
      setFailure(saved.failure);
      if (saved.isSaved) onDone();
    },
  });
  const field = (name: string) => ({ error: form.errors[name], autoComplete: 'off', ...form.register(name) });
  return (
    <HistoryForm
      label={entry ? `Edit ${entry.qualification}` : 'Add education'}
      formProps={form.formProps}
      submitProps={form.submitProps}
      failure={failure}
      onCancel={onDone}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Qualification" hint="As B.Com, ITI or 12th" maxLength={100} {...field('qualification')} />
        <TextField label="Subject" optionalLabel="(optional)" maxLength={100} {...field('subject')} />
        <TextField label="School or university" optionalLabel="(optional)" maxLength={150} {...field('institute')} />
        <TextField
          label="Year of passing"
          optionalLabel="(optional)"
          inputMode="numeric"
          maxLength={4}
          {...field('year')}
        />
        <TextField label="Marks or grade" optionalLabel="(optional)" maxLength={30} {...field('grade')} />
      </div>
    </HistoryForm>
  );
}
