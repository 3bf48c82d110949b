import { isSuccessText } from '@aarambh/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../../platform/api/browser-api.ts';
import { pageMeta } from '../../../platform/document/meta.ts';
import { useTypedForm } from '../../../platform/forms/form.ts';
import { requireSession } from '../../../platform/session/guard.ts';
import { Alert, Button, dialogs, PasswordField } from '../../../ui/index.ts';
import { AccountPage } from '../account-page.tsx';
import { changePassword, detailsKey, getDetails } from '../accounts.api.ts';
import { failureText } from '../failure-text.ts';
import { NewPasswordFields } from '../passwords/new-password-fields.tsx';
import type { Route } from './+types/change-password.ts';

export const meta = () =>
  pageMeta({ title: 'Change Password', description: '', publicUrl: '', path: '', hidden: true });

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { accountID: requireSession(request).accountID };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <AccountPage title="Change Password">{null}</AccountPage>;
}

/** An account that signs in with a provider has no password to change; the mailed link makes its first one. */
const NoPassword = () => (
  <Alert tone="info">
    You log in with a provider, so your account has no password. To set one,{' '}
    <Link to="/account/forgot-password">ask for a link by email</Link>.
  </Alert>
);

function ChangePasswordForm({ accountID }: { accountID: number }) {
  const form = useTypedForm({
    initial: { accountID, currentPassword: '', newPassword: '', retypePassword: '' },
    schema: () => import('../passwords/change-password-schema.ts').then((module) => module.schema),
    async onSubmit(fields) {
      try {
        const text = await changePassword(api, fields);
        if (!isSuccessText(text)) return void (await dialogs.error({ text }));
        form.reset();
        await dialogs.success({ text });
      } catch (error) {
        await dialogs.error({ text: failureText(error, 'Failed to change password. Please try again later.') });
      }
    },
  });

  return (
    <form {...form.props} className="grid gap-5">
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        error={form.errors.currentPassword}
        {...form.field('currentPassword')}
      />
      <NewPasswordFields
        newPassword={{ ...form.field('newPassword'), error: form.errors.newPassword }}
        retypePassword={{ ...form.field('retypePassword'), error: form.errors.retypePassword }}
      />
      <Button {...form.button} size="large" busyLabel="Changing...">
        Change Password
      </Button>
    </form>
  );
}

/** A new password for somebody who knows the old one (core §2, §5). */
export default function ChangePassword({ loaderData: { accountID } }: Route.ComponentProps) {
  const { data: details } = useQuery({ queryKey: detailsKey(accountID), queryFn: () => getDetails(api, accountID) });
  return (
    <AccountPage title="Change Password" intro="You stay signed in here. Every other place is signed out.">
      {details?.hasPassword === false ? <NoPassword /> : <ChangePasswordForm accountID={accountID} />}
    </AccountPage>
  );
}
