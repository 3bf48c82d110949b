import { useForm } from '../../../platform/forms/use-form.ts';
import { Button, TextField } from '../../../ui/index.ts';
import { useInitialFocus } from '../use-initial-focus.ts';
import type { ExperienceChange } from './work-profile.api.ts';

interface ExperienceFormProps {
  accountID: number;
  years: number | null;
  months: number | null;
  onSave: (values: ExperienceChange) => Promise<void>;
}

/** Dialog form for years and months of experience. */
export function ExperienceForm({ accountID, years, months, onSave }: ExperienceFormProps) {
  const id = useInitialFocus();
  const form = useForm({
    defaultValues: { accountID, years: String(years ?? ''), months: String(months ?? '') },
    loadSchema: () => import('./work-profile-schemas.ts').then(({ schemas }) => schemas.experience),
    onSubmit: onSave,
  });
  const digits = { inputMode: 'numeric', autoComplete: 'off', maxLength: 2 } as const;
  return (
    <form {...form.formProps} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField id={id} label="Years" error={form.errors.years} {...digits} {...form.register('years')} />
        <TextField label="Months" error={form.errors.months} {...digits} {...form.register('months')} />
      </div>
      <Button type="submit" busy={form.isSubmitting} size="large">
        Save changes
      </Button>
    </form>
  );
}
