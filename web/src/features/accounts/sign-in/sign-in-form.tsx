import type { SignInForm as SignInFields } from '@aarambh/contract';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useForm } from '../../../platform/forms/use-form.ts';
import { readRememberedEmail } from '../../../platform/session/session.ts';
import { Button, CheckboxField, PasswordField, TextField } from '../../../ui/index.ts';

interface SignInFormProps {
  onSubmit: (form: SignInFields) => Promise<boolean>;
}

/** Sign-in form. A remembered email is filled in (core §5). */
export function SignInForm({ onSubmit }: SignInFormProps) {
  const form = useForm({
    defaultValues: { email: '', password: '', rememberMe: false },
    loadSchema: () => import('./sign-in-schema.ts').then((module) => module.schema),
    onSubmit,
  });

  const formAtMount = useRef(form);
  useEffect(() => {
    const remembered = readRememberedEmail();
    if (!remembered || formAtMount.current.getValues().email) return;
    formAtMount.current.setValue('email', remembered);
    formAtMount.current.setValue('rememberMe', true);
  }, []);

  return (
    <form {...form.formProps} className="grid gap-5">
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        // `webauthn`: the browser offers passkeys in the list of remembered logins.
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        error={form.errors.email}
        {...form.register('email')}
      />
      <div className="grid gap-1">
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={form.errors.password}
          {...form.register('password')}
        />
        <p className="justify-self-end py-2">
          <Link to="/account/forgot-password">Forgot password?</Link>
        </p>
      </div>
      <CheckboxField label="Keep me signed in" {...form.registerCheckbox('rememberMe')} />
      <Button {...form.submitProps} size="large" busyLabel="Logging in...">
        Log In
      </Button>
    </form>
  );
}
