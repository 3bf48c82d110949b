import { isSuccessText, type JobSeekerDetails } from '@aarambh/contract';
import { useState } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { useTypedForm } from '../../../platform/forms/form.ts';
import { Button, dialogs, TextField } from '../../../ui/index.ts';
import { saveMobile } from '../accounts.api.ts';
import { failureText } from '../failure-text.ts';
import { ConfirmingPasswordField } from './confirming-password-field.tsx';
import { isPasswordNeeded } from './password-needed.ts';

export interface MobileNumberFormProps {
  accountID: number;
  details: Pick<JobSeekerDetails, 'mobileNo' | 'hasPassword'>;
  /** Called after the number was saved, also when it is the same as before. */
  onSaved: (mobileNo: string) => void;
}

/** Asks for the number, and for the password where the server wants it confirmed. */
export function MobileNumberForm({ accountID, details, onSaved }: MobileNumberFormProps) {
  const [asksPassword, setAsksPassword] = useState(false);
  const form = useTypedForm({
    initial: { accountID, data: details.mobileNo, currentPassword: '' },
    schema: () => import('./mobile-schema.ts').then((module) => module.schema),
    async onSubmit(fields) {
      try {
        const text = await saveMobile(api, fields);
        if (!isSuccessText(text)) return void (await dialogs.error({ text }));
        onSaved(fields.data);
      } catch (error) {
        if (!isPasswordNeeded(error) || !details.hasPassword)
          return void (await dialogs.error({ text: failureText(error, 'An error occurred') }));
        setAsksPassword(true);
        form.setError('currentPassword', error.message);
      }
    },
  });

  return (
    <form {...form.props} className="grid gap-5">
      <TextField
        label="Mobile Number"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={10}
        hint="We send an OTP to this number to verify it."
        error={form.errors.data}
        {...form.field('data')}
      />
      {asksPassword && (
        <ConfirmingPasswordField error={form.errors.currentPassword} {...form.field('currentPassword')} />
      )}
      <Button {...form.button} size="large" busyLabel="Saving...">
        Save changes
      </Button>
    </form>
  );
}
