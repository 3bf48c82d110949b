import type { AuthResponse, CreateAccountForm as CreateAccountFields, GuestDetails } from '@aarambh/contract';
import { api } from '../../../platform/api/browser-api.ts';
import { useTypedForm } from '../../../platform/forms/form.ts';
import { storeSession } from '../../../platform/session/session.ts';
import { Button, dialogs, PasswordField, TextField } from '../../../ui/index.ts';
import { ConsentFields, failureText, PasswordHint } from '../../accounts/index.ts';
import { createGuestAccount } from './guest-purchases.api.ts';
import { clearGuestPurchase } from './stored-guest-purchase.ts';

const CREATED =
  'Your account has been created successfully! Please check your email for a verification link to activate your account.';

/** The new account is signed in; the page is loaded afresh, so that everything on it knows (commerce §4). */
async function goOn(reply: AuthResponse): Promise<void> {
  storeSession(reply);
  clearGuestPurchase();
  await dialogs.success({ text: CREATED });
  location.assign('/dashboard');
}

async function create(form: CreateAccountFields): Promise<boolean> {
  try {
    const reply = await createGuestAccount(api, form);
    if (reply.errorMessage) {
      await dialogs.warning({ text: reply.errorMessage });
      return false;
    }
    await goOn(reply);
    return true;
  } catch (error) {
    await dialogs.error({ text: failureText(error, 'An error occurred') });
    return false;
  }
}

/** Makes an account of a paid purchase: who bought it is known and stays (commerce §2, §5). */
export function CreateAccountForm({ details, rid }: { details: GuestDetails; rid: string }) {
  const form = useTypedForm({
    initial: {
      comboGuestPurchaseID: details.comboGuestPurchaseID,
      rid,
      fullName: '',
      password: '',
      isAdult: false,
      agreesToNotice: false,
      agreesToUpdates: false,
    },
    schema: () => import('./create-account-schema.ts').then((module) => module.schema),
    onSubmit: create,
  });
  const { errors } = form;
  return (
    <form {...form.props} className="grid gap-5 text-start">
      <TextField label="Email" readOnly value={details.email} autoComplete="username" />
      <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3">
        <TextField label="Country Code" readOnly value={details.countryCode} />
        <TextField label="Mobile Number" readOnly value={details.mobileNo} />
      </div>
      <TextField
        label="Full Name"
        autoComplete="name"
        autoCapitalize="words"
        error={errors.fullName}
        {...form.field('fullName')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={<PasswordHint />}
        error={errors.password}
        {...form.field('password')}
      />
      <ConsentFields
        fields={{
          isAdult: form.checkbox('isAdult'),
          agreesToNotice: form.checkbox('agreesToNotice'),
          agreesToUpdates: form.checkbox('agreesToUpdates'),
        }}
        errors={errors}
      />
      <Button {...form.button} variant="accent" size="large" busyLabel="Creating your account...">
        Create Account
      </Button>
    </form>
  );
}
