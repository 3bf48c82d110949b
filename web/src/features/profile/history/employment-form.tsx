import type { EmploymentEntry, EmploymentForm as Fields } from '@aarambh/contract';
import { monthText } from '../../../platform/text/month-text.ts';
import { TextAreaField, TextField } from '../../../ui/index.ts';
import { HistoryForm } from './history-form.tsx';
import { useHistoryForm } from './use-history-form.ts';

interface EmploymentFormProps {
  accountID: number;
  /** Undefined for a new one. */
  entry: EmploymentEntry | undefined;
  onSave: (values: Fields) => Promise<void>;
  onDone: () => void;
}

const toText = (month: string | undefined): string => (month ? monthText(month) : '');

/** Form of a job. Months are typed in any usual form. */
export function EmploymentForm({ accountID, entry, onSave, onDone }: EmploymentFormProps) {
  const { field, frame } = useHistoryForm<Fields>({
    defaultValues: {
      accountID,
      ...(entry && { employmentID: entry.employmentID }),
      jobTitle: entry?.jobTitle ?? '',
      company: entry?.company ?? '',
      place: entry?.place ?? '',
      from: toText(entry?.from),
      to: toText(entry?.to),
      description: entry?.description ?? '',
    },
    loadSchema: () => import('./history-schemas.ts').then(({ schemas }) => schemas.employment),
    onSave,
    onDone,
  });
  return (
    <HistoryForm label={entry ? `Edit ${entry.jobTitle}` : 'Add job'} {...frame}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Job title" maxLength={150} {...field('jobTitle')} />
        <TextField label="Company" maxLength={150} {...field('company')} />
        <TextField label="From" hint="Month and year, such as 06/2019" maxLength={20} {...field('from')} />
        <TextField
          label="To"
          optionalLabel="(empty if you work here now)"
          hint="Month and year, such as 03/2024"
          maxLength={20}
          {...field('to')}
        />
        <TextField label="Place" optionalLabel="(optional)" maxLength={100} {...field('place')} />
      </div>
      <TextAreaField
        label="What you did"
        optionalLabel="(optional)"
        rows={3}
        maxLength={2000}
        {...field('description')}
      />
    </HistoryForm>
  );
}
