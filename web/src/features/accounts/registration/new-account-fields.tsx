import type { ReactNode } from 'react';
import type { useForm } from '../../../platform/forms/use-form.ts';
import { PasswordField, TextField } from '../../../ui/index.ts';
import { PasswordHint } from '../passwords/new-password-fields.tsx';
import { ConsentFields } from '../personal-data/consent-fields.tsx';

/** Initial values of the fields that every new account needs; none of the consents is given in advance. */
export const emptyNewAccount = {
  fullName: '',
  password: '',
  isAdult: false,
  agreesToNotice: false,
  agreesToUpdates: false,
};

interface NewAccountFieldsProps {
  form: Pick<ReturnType<typeof useForm<typeof emptyNewAccount, unknown>>, 'errors' | 'register' | 'registerCheckbox'>;
  /** Fields between the name and the password. */
  children?: ReactNode;
}

/** Fields shared by the registration form and the guest's account form: name, password and consents. */
export function NewAccountFields({ form: { errors, register, registerCheckbox }, children }: NewAccountFieldsProps) {
  return (
    <>
      <TextField
        label="Full Name"
        autoComplete="name"
        autoCapitalize="words"
        error={errors.fullName}
        {...register('fullName')}
      />
      {children}
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={<PasswordHint />}
        error={errors.password}
        {...register('password')}
      />
      <ConsentFields
        fields={{
          isAdult: registerCheckbox('isAdult'),
          agreesToNotice: registerCheckbox('agreesToNotice'),
          agreesToUpdates: registerCheckbox('agreesToUpdates'),
        }}
        errors={errors}
      />
    </>
  );
}
