import { useState } from 'react';
import { useForm } from '../../../platform/forms/use-form.ts';
import { rupees } from '../../../platform/text/format.ts';
import { Button, TextField } from '../../../ui/index.ts';
import { useInitialFocus } from '../use-initial-focus.ts';
import type { SalaryChange } from './work-profile.api.ts';

interface SalaryFormProps {
  accountID: number;
  /** Whole rupees per year. */
  salary: number | null;
  onSave: (values: SalaryChange) => Promise<void>;
}

/** Repeats the amount with digit grouping, which makes a missing zero visible. */
const hintFor = (typed: string): string =>
  /^\d{1,9}$/.test(typed) ? `${rupees(Number(typed))} a year` : 'In whole rupees a year, such as 600000';

/** Dialog form for the annual salary. */
export function SalaryForm({ accountID, salary, onSave }: SalaryFormProps) {
  const id = useInitialFocus();
  const initial = salary === null ? '' : String(salary);
  const [typed, setTyped] = useState(initial);
  const form = useForm({
    defaultValues: { accountID, data: initial },
    loadSchema: () => import('./work-profile-schemas.ts').then(({ schemas }) => schemas.salary),
    onSubmit: onSave,
  });
  return (
    <form {...form.formProps} className="grid gap-5">
      <TextField
        id={id}
        label="Current Annual Salary (INR)"
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        hint={hintFor(typed)}
        error={form.errors.data}
        onInput={(event) => setTyped(event.currentTarget.value)}
        {...form.register('data')}
      />
      <Button type="submit" busy={form.isSubmitting} size="large">
        Save changes
      </Button>
    </form>
  );
}
