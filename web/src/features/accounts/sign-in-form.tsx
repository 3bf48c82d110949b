import { type SignInForm as SignInFields, signInForm } from '@aarambh/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { readRememberedEmail } from '../../platform/session.ts';
import { Button, CheckboxField, PasswordField, TextField } from '../../ui/index.ts';

interface SignInFormProps {
  busy: boolean;
  onSubmit: (form: SignInFields) => Promise<void>;
}

/** E-mail and password; the e-mail is filled in when it was remembered (core §5). */
export function SignInForm({ busy, onSubmit }: SignInFormProps) {
  const { register, handleSubmit, formState, getValues, setValue } = useForm({
    resolver: zodResolver(signInForm),
    mode: 'onTouched',
    defaultValues: { email: '', password: '', rememberMe: false },
  });
  const { errors, isValid } = formState;

  useEffect(() => {
    const remembered = readRememberedEmail();
    if (!remembered || getValues('email')) return;
    setValue('email', remembered);
    setValue('rememberMe', true);
  }, [getValues, setValue]);

  return (
    // Sent before the page's script runs, it must not put a password into the address: hence post.
    <form method="post" noValidate onSubmit={handleSubmit(onSubmit)} className="grid gap-5">
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <CheckboxField label="Keep me signed in" {...register('rememberMe')} />
      <Button
        type="submit"
        size="large"
        busy={busy}
        busyLabel="Logging in..."
        aria-disabled={busy || !isValid || undefined}
      >
        Log In
      </Button>
    </form>
  );
}
