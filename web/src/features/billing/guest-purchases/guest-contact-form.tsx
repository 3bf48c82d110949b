import { type Country, DEFAULT_COUNTRY_ID, type GuestContact } from '@aarambh/contract';
import { useTypedForm } from '../../../platform/forms/form.ts';
import { Button, SelectField, TextField } from '../../../ui/index.ts';

interface GuestContactFormProps {
  countries: Country[];
  submitLabel: string;
  /** Answers true when the page is about to be left. */
  onSubmit: (contact: GuestContact) => Promise<boolean>;
}

/** Where a guest can be reached (commerce §5). */
export function GuestContactForm({ countries, submitLabel, onSubmit }: GuestContactFormProps) {
  const form = useTypedForm({
    initial: { email: '', countryID: DEFAULT_COUNTRY_ID, mobileNo: '' },
    schema: () => import('./guest-contact-schema.ts').then((module) => module.schema),
    onSubmit,
  });
  return (
    <form {...form.props} className="grid gap-5">
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        hint="Your invoice and the link to create your account are sent here."
        error={form.errors.email}
        {...form.field('email')}
      />
      <SelectField
        label="Country Code"
        autoComplete="tel-country-code"
        placeholder="-- Select --"
        options={countries.map(({ countryID, countryCode, countryName }) => ({
          value: String(countryID),
          label: `${countryCode} ${countryName}`,
        }))}
        error={form.errors.countryID}
        {...form.field('countryID')}
      />
      <TextField
        label="Mobile Number"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        error={form.errors.mobileNo}
        {...form.field('mobileNo')}
      />
      <Button {...form.button} variant="accent" size="large" busyLabel="Processing...">
        {submitLabel}
      </Button>
    </form>
  );
}
