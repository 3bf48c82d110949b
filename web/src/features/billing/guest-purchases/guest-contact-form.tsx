import { type Country, DEFAULT_COUNTRY_ID, type GuestContact } from '@aarambh/contract';
import { useForm } from '../../../platform/forms/use-form.ts';
import { Alert, Button, LinkButton, SelectField, TextField } from '../../../ui/index.ts';

interface GuestContactFormProps {
  countries: Country[];
  submitLabel: string;
  /** Sign-in page of the account that the address has; '' if it has none. */
  signInAt: string;
  /** Resolves to true when the page is about to be left. */
  onSubmit: (contact: GuestContact) => Promise<boolean>;
}

/** A guest's contact details (commerce §5). */
export function GuestContactForm({ countries, submitLabel, signInAt, onSubmit }: GuestContactFormProps) {
  const form = useForm({
    defaultValues: { email: '', countryID: DEFAULT_COUNTRY_ID, mobileNo: '' },
    loadSchema: () => import('./guest-contact-schema.ts').then((module) => module.schema),
    onSubmit,
  });
  return (
    <form {...form.formProps} className="grid gap-5">
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        hint="We send your invoice and the link to create your account to this address."
        error={form.errors.email}
        {...form.register('email')}
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
        {...form.register('countryID')}
      />
      <TextField
        label="Mobile Number"
        type="tel"
        autoComplete="tel-national"
        error={form.errors.mobileNo}
        {...form.register('mobileNo')}
      />
      {signInAt && (
        <Alert tone="info" role="alert" title="You already have an account">
          <p>There is already an account with this email address. Log in to add the plan to it.</p>
          <LinkButton to={signInAt} variant="secondary" className="mt-3">
            Log In
          </LinkButton>
        </Alert>
      )}
      <Button {...form.submitProps} variant="accent" size="large" busyLabel="Processing...">
        {submitLabel}
      </Button>
    </form>
  );
}
