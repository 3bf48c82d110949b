import {
  type Country,
  DEFAULT_COUNTRY_ID,
  PASSWORD_MAX,
  PASSWORD_MIN,
  type RegistrationForm as RegistrationFields,
  registrationForm,
} from '@aarambh/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button, PasswordField, SelectField, TextField } from '../../ui/index.ts';

interface RegistrationFormProps {
  countries: Country[];
  busy: boolean;
  onSubmit: (form: RegistrationFields) => Promise<void>;
}

/** What a new account needs (core §5). Messages show once a field was left; an invalid submit shows all of them. */
export function RegistrationForm({ countries, busy, onSubmit }: RegistrationFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(registrationForm),
    mode: 'onTouched',
    defaultValues: { fullName: '', countryID: DEFAULT_COUNTRY_ID, mobileNo: '', email: '', password: '' },
  });
  const { errors, isValid } = formState;

  return (
    // Sent before the page's script runs, it must not put a password into the address: hence post.
    <form method="post" noValidate onSubmit={handleSubmit(onSubmit)} className="grid gap-5">
      <TextField
        label="Full Name"
        autoComplete="name"
        autoCapitalize="words"
        error={errors.fullName?.message}
        {...register('fullName')}
      />
      <SelectField
        label="Country"
        autoComplete="tel-country-code"
        options={countries.map(({ countryID, countryCode, countryName }) => ({
          value: String(countryID),
          label: `${countryCode} ${countryName}`,
        }))}
        error={errors.countryID?.message}
        // What the page shows until its script runs.
        defaultValue={DEFAULT_COUNTRY_ID}
        {...register('countryID', { valueAsNumber: true })}
      />
      <TextField
        label="Mobile Number"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        error={errors.mobileNo?.message}
        {...register('mobileNo')}
      />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={
          <>
            <span>Use letters, numbers and symbols.</span>{' '}
            <span>
              {PASSWORD_MIN} to {PASSWORD_MAX} characters.
            </span>
          </>
        }
        error={errors.password?.message}
        {...register('password')}
      />
      {/* Looks and reads as disabled while invalid, yet takes the press: it then shows what is missing and goes there. */}
      <Button
        type="submit"
        variant="accent"
        size="large"
        busy={busy}
        busyLabel="Creating your account..."
        aria-disabled={busy || !isValid || undefined}
      >
        Register
      </Button>
    </form>
  );
}
