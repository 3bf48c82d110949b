import type { EmailChangeReply } from '@aarambh/contract';
import { useState } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { useTypedForm } from '../../../platform/forms/form.ts';
import { Button, dialogs, TextField } from '../../../ui/index.ts';
import { askForEmailChange } from '../accounts.api.ts';
import { failureText } from '../failure-text.ts';
import { ConfirmingPasswordField } from './confirming-password-field.tsx';
import type { OtpReply } from './otp-state.ts';
import { isPasswordNeeded } from './password-needed.ts';

interface ChangeEmailFormProps {
  accountID: number;
  hasPassword: boolean;
  /** True while an OTP is awaited. */
  disabled: boolean;
  onAsked: (newEmail: string, reply: EmailChangeReply & OtpReply) => void;
}

/** The new address; the current password as well once the session is no longer fresh. */
export function ChangeEmailForm({ accountID, hasPassword, disabled, onAsked }: ChangeEmailFormProps) {
  const [asksPassword, setAsksPassword] = useState(false);
  const form = useTypedForm({
    initial: { accountID, newEmail: '', currentPassword: '' },
    schema: () => import('./change-email-schema.ts').then((module) => module.schema),
    async onSubmit(fields) {
      try {
        const reply = await askForEmailChange(api, fields);
        if (!reply.success) return void (await dialogs.error({ text: reply.message }));
        setAsksPassword(false);
        onAsked(fields.newEmail, reply);
      } catch (error) {
        if (!isPasswordNeeded(error) || !hasPassword)
          return void (await dialogs.error({ text: failureText(error, 'An error occurred') }));
        setAsksPassword(true);
        form.setError('currentPassword', error.message);
      }
    },
  });

  return (
    <form {...form.props}>
      <fieldset disabled={disabled} className="grid gap-5">
        <TextField
          label="New Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={form.errors.newEmail}
          {...form.field('newEmail')}
        />
        {asksPassword && (
          <ConfirmingPasswordField error={form.errors.currentPassword} {...form.field('currentPassword')} />
        )}
        <Button {...form.button} size="large" busyLabel="Sending the OTP...">
          Submit
        </Button>
      </fieldset>
    </form>
  );
}
