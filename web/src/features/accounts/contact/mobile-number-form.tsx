import { isSuccessText, type JobSeekerDetails } from '@aarambh/contract';
import { useState } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { FieldRefusal, rethrowFieldErrors } from '../../../platform/forms/field-errors.ts';
import { useForm } from '../../../platform/forms/use-form.ts';
import { Button, dialogs, showToast, TextField } from '../../../ui/index.ts';
import { saveMobile } from '../accounts.api.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import { isPasswordRequiredError } from './is-password-required.ts';

export interface MobileNumberFormProps {
  accountID: number;
  details: Pick<JobSeekerDetails, 'mobileNo' | 'hasPassword'>;
  /** Called after a save, even when the number is unchanged. */
  onSaved: (mobileNo: string) => void;
}

/** Form for the mobile number. It requires the current password when the server demands it. */
export function MobileNumberForm({ accountID, details, onSaved }: MobileNumberFormProps) {
  const [isPasswordRequired, setPasswordRequired] = useState(false);
  const form = useForm({
    defaultValues: { accountID, data: details.mobileNo, currentPassword: '' },
    loadSchema: () => import('./mobile-schema.ts').then((module) => module.schema),
    async onSubmit(fields) {
      try {
        const text = await saveMobile(api, fields);
        if (!isSuccessText(text)) {
          await dialogs.error({ text });
          throw new FieldRefusal('data', text);
        }
        onSaved(fields.data);
      } catch (error) {
        rethrowFieldErrors(error, ['data', 'currentPassword']);
        if (!isPasswordRequiredError(error) || !details.hasPassword)
          return showToast(failureText(error, 'An error occurred'));
        setPasswordRequired(true);
        form.setError('currentPassword', error.message);
      }
    },
  });

  return (
    <form {...form.formProps} className="grid gap-5">
      <TextField
        label="Mobile Number"
        type="tel"
        autoComplete="tel-national"
        hint="We send an OTP to this number to verify it."
        error={form.errors.data}
        {...form.register('data')}
      />
      {isPasswordRequired && (
        <CurrentPasswordField error={form.errors.currentPassword} {...form.register('currentPassword')} />
      )}
      <Button {...form.submitProps} size="large" busyLabel="Saving...">
        Save changes
      </Button>
    </form>
  );
}
