import { isSuccessText } from '@aarambh/contract';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { api } from '../../../platform/api/browser-api.ts';
import { pageMeta } from '../../../platform/document/meta.ts';
import { pageContext } from '../../../platform/document/page-context.ts';
import { useTypedForm } from '../../../platform/forms/form.ts';
import { clearSession } from '../../../platform/session/session.ts';
import { Alert, Button, dialogs } from '../../../ui/index.ts';
import { AccountPage } from '../account-page.tsx';
import { resetPassword } from '../accounts.api.ts';
import { failureText } from '../failure-text.ts';
import { NewPasswordFields } from '../passwords/new-password-fields.tsx';
import type { Route } from './+types/reset-password.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { publicUrl: context.get(pageContext).publicUrl };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Reset Password',
    description: 'Choose a new password.',
    publicUrl: loaderData?.publicUrl ?? '',
    path: '/account/reset-password',
    hidden: true,
  });

/** The address carries the secret of the link: no other site may learn it. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' });

/** The page behind a reset link. */
export default function ResetPassword({ params }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState('');
  const form = useTypedForm({
    initial: { token: params.token, newPassword: '', retypePassword: '' },
    schema: () => import('../passwords/reset-password-schema.ts').then((module) => module.schema),
    async onSubmit(fields) {
      setRefusal('');
      try {
        const text = await resetPassword(api, fields);
        if (!isSuccessText(text)) {
          setRefusal(text);
          return false;
        }
        // Every session of the account has ended, also the one of this browser.
        clearSession();
        await dialogs.success({ text, confirmLabel: 'Log In' });
        navigate('/account/login');
        return true;
      } catch (error) {
        setRefusal(failureText(error, 'An error occurred'));
        return false;
      }
    },
  });

  return (
    <AccountPage
      title="Reset Password"
      intro="Choose a new password. You will be signed out everywhere and log in with the new one."
      footer={<Link to="/account/forgot-password">Ask for a new link</Link>}
    >
      <form {...form.props} className="grid gap-5">
        {refusal && (
          <Alert tone="warning" role="alert">
            {refusal}
          </Alert>
        )}
        <NewPasswordFields
          newPassword={{ ...form.field('newPassword'), error: form.errors.newPassword }}
          retypePassword={{ ...form.field('retypePassword'), error: form.errors.retypePassword }}
        />
        <Button {...form.button} size="large" busyLabel="Saving...">
          Reset Password
        </Button>
      </form>
    </AccountPage>
  );
}
