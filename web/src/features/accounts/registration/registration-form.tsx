import { type Country, DEFAULT_COUNTRY_ID, type RegistrationForm as RegistrationFields } from '@aarambh/contract';
import { useTypedForm } from '../../../platform/forms/form.ts';
import { Button, PasswordField, SelectField, TextField } from '../../../ui/index.ts';
import { PasswordHint } from '../passwords/new-password-fields.tsx';
import { ConsentFields } from '../personal-data/consent-fields.tsx';

interface RegistrationFormProps {
  countries: Country[];
  onSubmit: (form: RegistrationFields) => Promise<boolean>;
}

/** What a new account needs (core §5), and what its owner agrees to. */
export function RegistrationForm({ countries, onSubmit }: RegistrationFormProps) {
  const form = useTypedForm({
    initial: {
      fullName: '',
      countryID: DEFAULT_COUNTRY_ID,
      mobileNo: '',
      email: '',
      password: '',
      isAdult: false,
      agreesToNotice: false,
      agreesToUpdates: false,
    },
    schema: () => import('./registration-schema.ts').then((module) => module.schema),
    onSubmit,
  });
  const { errors } = form;

  return (
    <form {...form.props} className="grid gap-5">
      <TextField
        label="Full Name"
        autoComplete="name"
        autoCapitalize="words"
        error={errors.fullName}
        {...form.field('fullName')}
      />
      <SelectField
        label="Country"
        autoComplete="tel-country-code"
        options={countries.map(({ countryID, countryCode, countryName }) => ({
          value: String(countryID),
          label: `${countryCode} ${countryName}`,
        }))}
        error={errors.countryID}
        {...form.field('countryID')}
      />
      <TextField
        label="Mobile Number"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        error={errors.mobileNo}
        {...form.field('mobileNo')}
      />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email}
        {...form.field('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={<PasswordHint />}
        error={errors.password}
        {...form.field('password')}
      />
      <ConsentFields
        fields={{
          isAdult: form.checkbox('isAdult'),
          agreesToNotice: form.checkbox('agreesToNotice'),
          agreesToUpdates: form.checkbox('agreesToUpdates'),
        }}
        errors={errors}
      />
      <Button {...form.button} variant="accent" size="large" busyLabel="Creating your account...">
        Register
      </Button>
    </form>
  );
}
