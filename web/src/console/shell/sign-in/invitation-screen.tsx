import { acceptInvitationForm, acceptStaffInvitation, getStaffInvitation } from '@aarambh/contract';
import { useNavigate, useParams } from 'react-router';
import { useForm } from '../../../platform/forms/use-form.ts';
import { Alert, Button, LinkButton, PasswordField, Skeleton } from '../../../ui/index.ts';
import { staffApi, storeStaffSession, useStaffQuery } from '../../api/index.ts';
import type { NextStep } from './next-step.ts';
import { SignInSteps } from './sign-in-steps.tsx';
import { useStep } from './use-step.ts';

/** The page of a mailed invitation: sets the password, then the second factor. */
export function Component() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const { data, error } = useStaffQuery(getStaffInvitation, { params: { token } });

  return (
    <SignInSteps
      title="Welcome"
      first={(onDone) => {
        // Loaded again it may be used up: what was read first counts for this page.
        if (!data) return error ? <UsedInvitation text={error.message} /> : <Skeleton className="h-48" />;
        return (
          <>
            <p>
              {data.fullName} ({data.email}): {data.roles.join(', ')}
            </p>
            <NewPasswordForm token={token} email={data.email} onDone={onDone} />
          </>
        );
      }}
      onSignedIn={(session) => {
        storeStaffSession(session);
        void navigate('/', { replace: true });
      }}
    />
  );
}

function UsedInvitation({ text }: { text: string }) {
  return (
    <>
      <Alert tone="error" role="alert">
        {text}
      </Alert>
      <LinkButton to="/sign-in">Sign in</LinkButton>
    </>
  );
}

interface NewPasswordFormProps {
  token: string;
  email: string;
  onDone: (next: NextStep) => void;
}

function NewPasswordForm({ token, email, onDone }: NewPasswordFormProps) {
  const { run, failure } = useStep();
  const form = useForm({
    defaultValues: { password: '' },
    loadSchema: async () => acceptInvitationForm,
    async onSubmit({ password }) {
      const next = await run(() => staffApi(acceptStaffInvitation, { body: { token, password } }));
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
      {/* For password managers. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        label="New password"
        hint="12 to 128 characters. Several words are easy to remember."
        autoComplete="new-password"
        {...form.register('password')}
        error={form.errors.password}
      />
      <Button {...form.submitProps}>Continue</Button>
    </form>
  );
}
