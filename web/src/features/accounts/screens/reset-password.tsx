import { isSuccessText, registrationRefusals } from '@aarambh/contract';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { api } from '../../../platform/api/browser-api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { pageMeta } from '../../../platform/document/meta.ts';
import { pageContext } from '../../../platform/document/page-context.ts';
import { FieldRefusal, rethrowFieldErrors } from '../../../platform/forms/field-errors.ts';
import { useForm } from '../../../platform/forms/use-form.ts';
import { clearSession } from '../../../platform/session/session.ts';
import { Alert, Button, showToast } from '../../../ui/index.ts';
import { AccountPage } from '../account-page.tsx';
import { resetPassword } from '../accounts.api.ts';
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

/** The URL contains the secret of the link, so other sites must not receive it. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' });

/** Page of a password reset link. */
export default function ResetPassword({ params }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState('');
  const form = useForm({
    defaultValues: { token: params.token, newPassword: '', retypePassword: '' },
    loadSchema: () => import('../passwords/reset-password-schema.ts').then((module) => module.schema),
    async onSubmit(fields) {
      setRefusal('');
      try {
        const text = await resetPassword(api, fields);
        if (!isSuccessText(text)) {
          if (text === registrationRefusals.commonPassword) throw new FieldRefusal('newPassword', text);
          setRefusal(text);
          return false;
        }
        // The reset ended all sessions, including the one of this browser.
        clearSession();
        showToast(text);
        navigate('/account/login');
        return true;
      } catch (error) {
        rethrowFieldErrors(error, ['newPassword', 'retypePassword']);
        setRefusal(failureText(error, 'An error occurred'));
        return false;
      }
    },
  });

  return (
    <AccountPage
      title="Reset Password"
      intro="Choose a new password. You will be signed out everywhere and log in with the new one."
      footer={<Link to="/account/forgot-password">Request a new link</Link>}
    >
      <form {...form.formProps} className="grid gap-5">
        {refusal && (
          <Alert tone="warning" role="alert">
            {refusal}
          </Alert>
        )}
        <NewPasswordFields
          newPassword={{ ...form.register('newPassword'), error: form.errors.newPassword }}
          retypePassword={{ ...form.register('retypePassword'), error: form.errors.retypePassword }}
        />
        <Button {...form.submitProps} size="large" busyLabel="Saving...">
          Reset Password
        </Button>
      </form>
    </AccountPage>
  );
}
