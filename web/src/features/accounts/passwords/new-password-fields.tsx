import { PASSWORD_MAX, PASSWORD_MIN } from '@aarambh/contract';
import type { ComponentPropsWithRef } from 'react';
import { PasswordField } from '../../../ui/index.ts';

/** Rules for a new password (core §5). */
export const PasswordHint = () => (
  <>
    <span>Use letters, numbers and symbols.</span>{' '}
    <span>
      {PASSWORD_MIN} to {PASSWORD_MAX} characters.
    </span>
  </>
);

type FieldProps = ComponentPropsWithRef<'input'> & { error?: string | undefined };

interface NewPasswordFieldsProps {
  newPassword: FieldProps;
  retypePassword: FieldProps;
}

/** New password and its confirmation. */
export function NewPasswordFields({ newPassword, retypePassword }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField label="New Password" autoComplete="new-password" hint={<PasswordHint />} {...newPassword} />
      <PasswordField label="Retype Password" autoComplete="new-password" {...retypePassword} />
    </>
  );
}
