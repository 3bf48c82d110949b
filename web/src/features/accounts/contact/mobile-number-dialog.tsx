import { isSuccessText, type JobSeekerDetails } from '@aarambh/contract';
import { useState } from 'react';
import { api } from '../../../platform/browser-api.ts';
import { useTypedForm } from '../../../platform/form.ts';
import { Button, dialogs, Sheet, TextField } from '../../../ui/index.ts';
import { saveMobile } from '../accounts.api.ts';
import { failureText } from '../failure-text.ts';
import { ConfirmingPasswordField } from './confirming-password-field.tsx';
import { isPasswordNeeded } from './password-needed.ts';

interface MobileNumberDialogProps {
  accountID: number;
  details: Pick<JobSeekerDetails, 'mobileNo' | 'hasPassword'>;
  open: boolean;
  onClose: () => void;
  /** Called after the number was saved, also when it is the same as before. */
  onSaved: (mobileNo: string) => void;
}

function MobileNumberForm({ accountID, details, onSaved }: Omit<MobileNumberDialogProps, 'open' | 'onClose'>) {
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

/** Changes the mobile number (core §2). */
export function MobileNumberDialog({ open, onClose, ...rest }: MobileNumberDialogProps) {
  return (
    <Sheet title="Edit Mobile Number" open={open} onClose={onClose}>
      <MobileNumberForm {...rest} />
    </Sheet>
  );
}
