import { staffSignIn } from '@aarambh/contract';
import { useForm } from '../../../platform/forms/use-form.ts';
import { Alert, Button, PasswordField, TextField } from '../../../ui/index.ts';
import { staffApi } from '../../api/index.ts';
import type { NextStep } from './next-step.ts';
import { useStep } from './use-step.ts';

/** The first step of signing in: email and password. */
export function PasswordStep({ onDone }: { onDone: (next: NextStep) => void }) {
  const { run, failure } = useStep();
  const form = useForm({
    defaultValues: { email: '', password: '' },
    loadSchema: async () => staffSignIn.body,
    async onSubmit(body) {
      const next = await run(() => staffApi(staffSignIn, { body }));
      if (next) onDone(next);
    },
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      {failure && (
        <Alert tone="error" role="alert">
          {failure}
        </Alert>
      )}
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        {...form.register('email')}
        error={form.errors.email}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        {...form.register('password')}
        error={form.errors.password}
      />
      <Button {...form.submitProps}>Continue</Button>
      <p className="text-sm text-muted">
        If you forgot your password or lost your phone, ask an administrator to end your account and invite you again.
      </p>
    </form>
  );
}
