import type { EducationEntry, EducationForm as Fields } from '@aarambh/contract';
import { TextField } from '../../../ui/index.ts';
import { HistoryForm } from './history-form.tsx';
import { useHistoryForm } from './use-history-form.ts';

interface EducationFormProps {
  accountID: number;
  /** Undefined for a new one. */
  entry: EducationEntry | undefined;
  onSave: (values: Fields) => Promise<void>;
  onDone: () => void;
}

/** Form of an education or certificate. */
export function EducationForm({ accountID, entry, onSave, onDone }: EducationFormProps) {
  const { field, frame } = useHistoryForm<Fields>({
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
    onSave,
    onDone,
  });
  return (
    <HistoryForm label={entry ? `Edit ${entry.qualification}` : 'Add education'} {...frame}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Qualification"
          hint="For example: B.Com, ITI or 12th"
          maxLength={100}
          {...field('qualification')}
        />
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
