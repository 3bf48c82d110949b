import type { AuthResponse, CreateAccountForm as CreateAccountFields, GuestDetails } from '@aarambh/contract';
import { useState } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { rethrowFieldErrors } from '../../../platform/forms/field-errors.ts';
import { useForm } from '../../../platform/forms/use-form.ts';
import { storeSession } from '../../../platform/session/session.ts';
import { Alert, Button, dialogs, TextField } from '../../../ui/index.ts';
import {
  emptyNewAccount,
  NewAccountFields,
  registrationFields,
  throwRegistrationRefusal,
} from '../../accounts/index.ts';
import { createGuestAccount } from './guest-purchases.api.ts';
import { clearGuestPurchase } from './stored-guest-purchase.ts';

const CREATED =
  'Your account has been created successfully! Please check your email for a verification link to activate your account.';

/** Signs the new account in, with a full page load so that every part of the page shows it (commerce §4). */
async function signIn(reply: AuthResponse): Promise<void> {
  storeSession(reply);
  clearGuestPurchase();
  await dialogs.success({ text: CREATED });
  location.assign('/dashboard');
}

/** @param onFailure receives the text of a failed call */
async function createAccount(form: CreateAccountFields, onFailure: (text: string) => void): Promise<boolean> {
  onFailure('');
  try {
    const reply = await createGuestAccount(api, form);
    if (reply.errorMessage) {
      await dialogs.warning({ text: reply.errorMessage });
      throwRegistrationRefusal(reply.errorMessage);
      return false;
    }
    await signIn(reply);
    return true;
  } catch (error) {
    rethrowFieldErrors(error, registrationFields);
    onFailure(failureText(error, 'An error occurred'));
    return false;
  }
}

/** Creates an account for a paid purchase; the guest's contact cannot be changed (commerce §2, §5). */
export function CreateAccountForm({ details, rid }: { details: GuestDetails; rid: string }) {
  const [failure, setFailure] = useState('');
  const form = useForm({
    defaultValues: { ...emptyNewAccount, comboGuestPurchaseID: details.comboGuestPurchaseID, rid },
    loadSchema: () => import('./create-account-schema.ts').then((module) => module.schema),
    onSubmit: (fields) => createAccount(fields, setFailure),
  });
  return (
    <form {...form.formProps} className="grid gap-5 text-start">
      <TextField label="Email" readOnly value={details.email} autoComplete="username" />
      <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3">
        <TextField label="Country Code" readOnly value={details.countryCode} />
        <TextField label="Mobile Number" readOnly value={details.mobileNo} />
      </div>
      <NewAccountFields form={form} />
      <Button {...form.submitProps} variant="accent" size="large" busyLabel="Creating your account...">
        Create Account
      </Button>
      {failure && (
        <Alert tone="error" role="alert">
          {failure}
        </Alert>
      )}
    </form>
  );
}
