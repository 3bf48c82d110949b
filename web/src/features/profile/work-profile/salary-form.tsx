import { useState } from 'react';
import { useTypedForm } from '../../../platform/forms/form.ts';
import { rupees } from '../../../platform/text/format.ts';
import { Button, TextField } from '../../../ui/index.ts';
import type { SalaryChange } from '../profile.api.ts';
import { useFirstFocus } from '../use-first-focus.ts';

interface SalaryFormProps {
  accountID: number;
  /** Whole rupees a year. */
  salary: number | null;
  onSave: (values: SalaryChange) => Promise<void>;
}

/** The amount again with its commas: a missing zero is seen there. */
const hintFor = (typed: string): string =>
  /^\d{1,9}$/.test(typed) ? `${rupees(Number(typed))} a year` : 'In whole rupees a year, such as 600000';

/** The form of the dialog for the annual salary. */
export function SalaryForm({ accountID, salary, onSave }: SalaryFormProps) {
  const id = useFirstFocus();
  const initial = salary === null ? '' : String(salary);
  const [typed, setTyped] = useState(initial);
  const form = useTypedForm({
    initial: { accountID, data: initial },
    schema: () => import('../work-profile/work-profile-schemas.ts').then(({ schemas }) => schemas.salary),
    onSubmit: onSave,
  });
  return (
    <form {...form.props} className="grid gap-5">
      <TextField
        id={id}
        label="Current Annual Salary (INR)"
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        hint={hintFor(typed)}
        error={form.errors.data}
        onInput={(event) => setTyped(event.currentTarget.value)}
        {...form.field('data')}
      />
      <Button type="submit" busy={form.busy} size="large">
        Save changes
      </Button>
    </form>
  );
}
