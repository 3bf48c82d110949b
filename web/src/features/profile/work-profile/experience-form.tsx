import { useTypedForm } from '../../../platform/forms/form.ts';
import { Button, TextField } from '../../../ui/index.ts';
import type { ExperienceChange } from '../profile.api.ts';
import { useFirstFocus } from '../use-first-focus.ts';

interface ExperienceFormProps {
  accountID: number;
  years: number | null;
  months: number | null;
  onSave: (values: ExperienceChange) => Promise<void>;
}

/** The form of the dialog for years and months of experience. */
export function ExperienceForm({ accountID, years, months, onSave }: ExperienceFormProps) {
  const id = useFirstFocus();
  const form = useTypedForm({
    initial: { accountID, years: String(years ?? ''), months: String(months ?? '') },
    schema: () => import('../work-profile/work-profile-schemas.ts').then(({ schemas }) => schemas.experience),
    onSubmit: onSave,
  });
  const digits = { inputMode: 'numeric', autoComplete: 'off', maxLength: 2 } as const;
  return (
    <form {...form.props} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField id={id} label="Years" error={form.errors.years} {...digits} {...form.field('years')} />
        <TextField label="Months" error={form.errors.months} {...digits} {...form.field('months')} />
      </div>
      <Button type="submit" busy={form.busy} size="large">
        Save changes
      </Button>
    </form>
  );
}
