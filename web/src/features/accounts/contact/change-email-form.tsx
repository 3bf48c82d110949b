import type { EmailChangeReply } from '@aarambh/contract';
import { useState } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { FieldRefusal, rethrowFieldErrors } from '../../../platform/forms/field-errors.ts';
import { useForm } from '../../../platform/forms/use-form.ts';
import { Button, showToast, TextField } from '../../../ui/index.ts';
import { requestEmailChange } from '../accounts.api.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import { isPasswordRequiredError } from './is-password-required.ts';
import type { OtpReply } from './otp-state.ts';

interface ChangeEmailFormProps {
  accountID: number;
  hasPassword: boolean;
  /** True while an OTP is pending. */
  disabled: boolean;
  onRequested: (newEmail: string, reply: EmailChangeReply & OtpReply) => void;
}

/** Form for the new email. It requires the current password when the session is no longer fresh. */
export function ChangeEmailForm({ accountID, hasPassword, disabled, onRequested }: ChangeEmailFormProps) {
  const [isPasswordRequired, setPasswordRequired] = useState(false);
  const form = useForm({
    defaultValues: { accountID, newEmail: '', currentPassword: '' },
    loadSchema: () => import('./change-email-schema.ts').then((module) => module.schema),
    async onSubmit(fields) {
      try {
        const reply = await requestEmailChange(api, fields);
        if (!reply.success) throw new FieldRefusal('newEmail', reply.message);
        setPasswordRequired(false);
        onRequested(fields.newEmail, reply);
      } catch (error) {
        rethrowFieldErrors(error, ['newEmail', 'currentPassword']);
        if (!isPasswordRequiredError(error) || !hasPassword) return showToast(failureText(error, 'An error occurred'));
        setPasswordRequired(true);
        form.setError('currentPassword', error.message);
      }
    },
  });

  return (
    <form {...form.formProps}>
      <fieldset disabled={disabled} className="grid gap-5">
        <TextField
          label="New Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={form.errors.newEmail}
          {...form.register('newEmail')}
        />
        {isPasswordRequired && (
          <CurrentPasswordField error={form.errors.currentPassword} {...form.register('currentPassword')} />
        )}
        <Button {...form.submitProps} size="large" busyLabel="Sending the OTP...">
          Submit
        </Button>
      </fieldset>
    </form>
  );
}
