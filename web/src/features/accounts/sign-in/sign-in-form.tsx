import type { SignInForm as SignInFields } from '@aarambh/contract';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTypedForm } from '../../../platform/forms/form.ts';
import { readRememberedEmail } from '../../../platform/session/session.ts';
import { Button, CheckboxField, PasswordField, TextField } from '../../../ui/index.ts';

interface SignInFormProps {
  onSubmit: (form: SignInFields) => Promise<boolean>;
}

/** E-mail and password; the e-mail is filled in when it was remembered (core §5). */
export function SignInForm({ onSubmit }: SignInFormProps) {
  const form = useTypedForm({
    initial: { email: '', password: '', rememberMe: false },
    schema: () => import('./sign-in-schema.ts').then((module) => module.schema),
    onSubmit,
  });

  const start = useRef(form);
  useEffect(() => {
    const remembered = readRememberedEmail();
    if (!remembered || start.current.values().email) return;
    start.current.set('email', remembered);
    start.current.set('rememberMe', true);
  }, []);

  return (
    <form {...form.props} className="grid gap-5">
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={form.errors.email}
        {...form.field('email')}
      />
      <div className="grid gap-1">
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={form.errors.password}
          {...form.field('password')}
        />
        <p className="justify-self-end py-2">
          <Link to="/account/forgot-password">Forgot password?</Link>
        </p>
      </div>
      <CheckboxField label="Keep me signed in" {...form.checkbox('rememberMe')} />
      <Button {...form.button} size="large" busyLabel="Logging in...">
        Log In
      </Button>
    </form>
  );
}
