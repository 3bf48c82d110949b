import { isSuccessText } from '@aarambh/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../../../platform/api/browser-api.ts';
import { useTypedForm } from '../../../platform/forms/form.ts';
import { clearSession, rememberEmail } from '../../../platform/session/session.ts';
import { Button, dialogs, PasswordField } from '../../../ui/index.ts';
import { failureText } from '../failure-text.ts';
import { deleteAccount } from './personal-data.api.ts';

interface AccountDeletionProps {
  accountID: number;
  /** Without one, having signed in a moment ago is what the server asks for. */
  hasPassword: boolean;
}

const Consequences = () => (
  <div className="grid gap-4">
    <div>
      <h3>Deleted at once</h3>
      <ul className="mt-1 list-disc ps-5">
        <li>Your name, email, mobile number and password</li>
        <li>Your profile, picture, resumes and applications</li>
        <li>Your sign-ins everywhere, and messages that wait to be sent</li>
      </ul>
    </div>
    <div>
      <h3>Kept, because the law asks for it</h3>
      <ul className="mt-1 list-disc ps-5">
        <li>Records of purchases, without your name and contact</li>
        <li>When you gave and withdrew your consents</li>
        <li>For one year: when, from which device and network address your account was used</li>
      </ul>
    </div>
    <p className="text-muted">
      An employer who has your resume already keeps that copy. Plans that still run end. If a refund is due, ask for it
      first under your plans. You may register again with the same email, and start afresh.
    </p>
  </div>
);

/** The end of an account: what it means, the proof of who asks, and one last question. */
export function AccountDeletion({ accountID, hasPassword }: AccountDeletionProps) {
  const navigate = useNavigate();
  const queries = useQueryClient();

  async function leave() {
    clearSession();
    rememberEmail(undefined);
    await navigate('/', { replace: true });
    queries.clear();
    await dialogs.success({
      title: 'Your account is deleted',
      text: 'Thank you for having been with us. We wish you all the best, and you are welcome back at any time.',
    });
  }

  const form = useTypedForm({
    initial: { accountID, ...(hasPassword ? { currentPassword: '' } : {}) },
    schema: () => import('./delete-account-schema.ts').then((module) => module.schema),
    async onSubmit(fields) {
      const sure = await dialogs.confirm({
        title: 'Delete your account?',
        text: 'Your account, resumes and applications are deleted for good. Nobody can bring them back.',
        confirmLabel: 'Delete my account',
        cancelLabel: 'Keep my account',
        danger: true,
      });
      if (!sure) return;
      try {
        const text = await deleteAccount(api, fields);
        if (!isSuccessText(text)) return void (await dialogs.error({ text }));
      } catch (error) {
        return void (await dialogs.error({ text: failureText(error, 'An error occurred') }));
      }
      await leave();
      return true;
    },
  });

  return (
    <>
      <Consequences />
      <form {...form.props} className="mt-5 grid gap-5">
        {hasPassword && (
          <PasswordField
            label="Current Password"
            autoComplete="current-password"
            error={form.errors.currentPassword}
            {...form.field('currentPassword')}
          />
        )}
        <Button
          {...form.button}
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
