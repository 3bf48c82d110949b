import { isSuccessText, registrationRefusals, WRONG_CURRENT_PASSWORD } from '@aarambh/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../../platform/api/browser-api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { pageMeta } from '../../../platform/document/meta.ts';
import { FieldRefusal, rethrowFieldErrors } from '../../../platform/forms/field-errors.ts';
import { useForm } from '../../../platform/forms/use-form.ts';
import { requireSession } from '../../../platform/session/guard.ts';
import { Alert, Button, PasswordField, showToast } from '../../../ui/index.ts';
import { AccountPage } from '../account-page.tsx';
import { changePassword, detailsKey, getDetails } from '../accounts.api.ts';
import { NewPasswordFields } from '../passwords/new-password-fields.tsx';
import type { Route } from './+types/change-password.ts';

export const meta = () =>
  pageMeta({ title: 'Change Password', description: '', publicUrl: '', path: '', hidden: true });

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { accountID: requireSession(request).accountID };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <AccountPage needsScript={false} title="Change Password">
      {null}
    </AccountPage>
  );
}

/** For an account that signs in with a provider: it has no password yet. */
const NoPassword = () => (
  <Alert tone="info">
    You log in with a provider, so your account has no password. To set one,{' '}
    <Link to="/account/forgot-password">request a link by email</Link>.
  </Alert>
);

/** Where the form shows a refusal of the server. */
const fieldOfRefusal: Record<string, string> = {
  [WRONG_CURRENT_PASSWORD]: 'currentPassword',
  [registrationRefusals.commonPassword]: 'newPassword',
};

function ChangePasswordForm({ accountID }: { accountID: number }) {
  const [failure, setFailure] = useState('');
  const form = useForm({
    defaultValues: { accountID, currentPassword: '', newPassword: '', retypePassword: '' },
    loadSchema: () => import('../passwords/change-password-schema.ts').then((module) => module.schema),
    async onSubmit(fields) {
      setFailure('');
      try {
        const text = await changePassword(api, fields);
        if (!isSuccessText(text)) {
          const field = fieldOfRefusal[text];
          if (field) throw new FieldRefusal(field, text);
          setFailure(text);
          return;
        }
        form.reset();
        showToast(text);
      } catch (error) {
        rethrowFieldErrors(error, ['currentPassword', 'newPassword', 'retypePassword']);
        setFailure(failureText(error, 'Failed to change password. Please try again later.'));
      }
    },
  });

  return (
    <form {...form.formProps} className="grid gap-5">
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        error={form.errors.currentPassword}
        {...form.register('currentPassword')}
      />
      <NewPasswordFields
        newPassword={{ ...form.register('newPassword'), error: form.errors.newPassword }}
        retypePassword={{ ...form.register('retypePassword'), error: form.errors.retypePassword }}
      />
      {failure && (
        <Alert tone="error" role="alert">
          {failure}
        </Alert>
      )}
      <Button {...form.submitProps} size="large" busyLabel="Changing...">
        Change Password
      </Button>
    </form>
  );
}

/** Change of the password with the current one (core §2, §5). */
export default function ChangePassword({ loaderData: { accountID } }: Route.ComponentProps) {
  const { data: details } = useQuery({ queryKey: detailsKey(accountID), queryFn: () => getDetails(api, accountID) });
  return (
    <AccountPage
      needsScript={false}
      title="Change Password"
      intro="You stay signed in on this device and are signed out on all others."
    >
      {details?.hasPassword === false ? <NoPassword /> : <ChangePasswordForm accountID={accountID} />}
    </AccountPage>
  );
}
