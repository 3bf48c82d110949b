import { isSuccessText } from '@aarambh/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../../../platform/api/browser-api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { FieldRefusal, rethrowFieldErrors } from '../../../platform/forms/field-errors.ts';
import { useForm } from '../../../platform/forms/use-form.ts';
import { clearSession, rememberEmail } from '../../../platform/session/session.ts';
import { Button, dialogs, PasswordField, showToast } from '../../../ui/index.ts';
import { isPasswordRequiredError } from '../contact/is-password-required.ts';
import { deleteAccount } from './personal-data.api.ts';

interface AccountDeletionProps {
  accountID: number;
  /** Without a password, the server requires a recent sign-in instead. */
  hasPassword: boolean;
}

const Consequences = () => (
  <div className="grid gap-4">
    <div>
      <h3>Deleted immediately</h3>
      <ul className="mt-1 list-disc ps-5">
        <li>Your name, email, mobile number and password</li>
        <li>Your profile, picture, resumes and applications</li>
        <li>All your sign-ins, and messages not yet sent</li>
      </ul>
    </div>
    <div>
      <h3>Kept, as the law requires</h3>
      <ul className="mt-1 list-disc ps-5">
        <li>Records of purchases, without your name and contact</li>
        <li>When you gave and withdrew your consents</li>
        <li>For one year: when, from which device and network address your account was used</li>
      </ul>
    </div>
    <p className="text-muted">
      Employers who already have your resume keep their copy. Active plans end. If a refund is due, request it first
      under your plans. You can register again with the same email.
    </p>
  </div>
);

/** Account deletion: its consequences, the current password and a confirmation dialog. */
export function AccountDeletion({ accountID, hasPassword }: AccountDeletionProps) {
  const navigate = useNavigate();
  const queries = useQueryClient();

  async function signOut() {
    clearSession();
    rememberEmail(undefined);
    await navigate('/', { replace: true });
    queries.clear();
    showToast('Your account is deleted. You are welcome back at any time.');
  }

  const form = useForm({
    defaultValues: { accountID, ...(hasPassword ? { currentPassword: '' } : {}) },
    loadSchema: () => import('./delete-account-schema.ts').then((module) => module.schema),
    async onSubmit(fields) {
      const isConfirmed = await dialogs.confirm({
        title: 'Delete your account?',
        text: 'Your account, resumes and applications will be deleted permanently. This cannot be undone.',
        confirmLabel: 'Delete my account',
        cancelLabel: 'Keep my account',
        danger: true,
      });
      if (!isConfirmed) return;
      try {
        const text = await deleteAccount(api, fields);
        if (!isSuccessText(text)) return showToast(text);
      } catch (error) {
        rethrowFieldErrors(error, ['currentPassword']);
        if (isPasswordRequiredError(error) && hasPassword) throw new FieldRefusal('currentPassword', error.message);
        return showToast(failureText(error, 'Your account was not deleted. Please try again.'));
      }
      await signOut();
      return true;
    },
  });

  return (
    <>
      <Consequences />
      <form {...form.formProps} className="mt-5 grid gap-5">
        {hasPassword && (
          <PasswordField
            label="Current Password"
            autoComplete="current-password"
            error={form.errors.currentPassword}
            {...form.register('currentPassword')}
          />
        )}
        <Button
          {...form.submitProps}
          variant="danger"
          size="large"
          busyLabel="Deleting your account..."
          className="justify-self-start"
        >
          Delete my account
        </Button>
      </form>
    </>
  );
}
