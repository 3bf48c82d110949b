import { type Country, DEFAULT_COUNTRY_ID, type RegistrationForm as RegistrationFields } from '@aarambh/contract';
import { useForm } from '../../../platform/forms/use-form.ts';
import { Button, SelectField, TextField } from '../../../ui/index.ts';
import { emptyNewAccount, NewAccountFields } from './new-account-fields.tsx';

interface RegistrationFormProps {
  countries: Country[];
  onSubmit: (form: RegistrationFields) => Promise<boolean>;
}

/** Registration form (core §5). */
export function RegistrationForm({ countries, onSubmit }: RegistrationFormProps) {
  const form = useForm({
    defaultValues: { ...emptyNewAccount, countryID: DEFAULT_COUNTRY_ID, mobileNo: '', email: '' },
    loadSchema: () => import('./registration-schema.ts').then((module) => module.schema),
    onSubmit,
  });
  const { errors } = form;

  return (
    <form {...form.formProps} className="grid gap-5">
      <NewAccountFields form={form}>
        <SelectField
          label="Country"
          autoComplete="tel-country-code"
          options={countries.map(({ countryID, countryCode, countryName }) => ({
            value: String(countryID),
            label: `${countryCode} ${countryName}`,
          }))}
          error={errors.countryID}
          {...form.register('countryID')}
        />
        <TextField
          label="Mobile Number"
          type="tel"
          autoComplete="tel-national"
          error={errors.mobileNo}
          {...form.register('mobileNo')}
        />
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email}
          {...form.register('email')}
        />
      </NewAccountFields>
      <Button {...form.submitProps} variant="accent" size="large" busyLabel="Creating your account...">
        Register
      </Button>
    </form>
  );
}
