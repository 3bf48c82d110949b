import type { Passkey } from '@aarambh/contract';
import { useState } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { FieldRefusal, rethrowFieldErrors } from '../../../platform/forms/field-errors.ts';
import { useForm } from '../../../platform/forms/use-form.ts';
import { createPasskey } from '../../../platform/passkeys/create-passkey.ts';
import { describeCreationRefusal } from '../../../platform/passkeys/describe-browser-refusal.ts';
import { suggestPasskeyName } from '../../../platform/passkeys/passkey-name.ts';
import { PasskeyNameField } from '../../../platform/passkeys/passkey-name-field.tsx';
import { Alert, Button } from '../../../ui/index.ts';
import { CurrentPasswordField } from '../contact/current-password-field.tsx';
import { isPasswordRequiredError } from '../contact/is-password-required.ts';
import { beginRegistration, finishRegistration } from './passkeys.api.ts';

interface AddPasskeyFormProps {
  accountID: number;
  onAdded: (passkeys: Passkey[]) => void;
  onCancel: () => void;
}

/** Form that names and creates a passkey; the browser asks for the fingerprint, face or screen lock. */
export function AddPasskeyForm({ accountID, onAdded, onCancel }: AddPasskeyFormProps) {
  const [isPasswordRequired, setPasswordRequired] = useState(false);
  const [failure, setFailure] = useState('');
  const form = useForm({
    defaultValues: { name: suggestPasskeyName(navigator.userAgent), password: '' },
    loadSchema: () => import('./passkey-schema.ts').then((module) => module.schema),
    async onSubmit({ name, password = '' }) {
      setFailure('');
      try {
        const credential = await createPasskey(() => beginRegistration(api, accountID, password));
        onAdded(await finishRegistration(api, { accountID, name, credential }));
      } catch (error) {
        if (isPasswordRequiredError(error)) {
          if (isPasswordRequired) throw new FieldRefusal('password', error.message);
          setPasswordRequired(true);
          setFailure(error.message);
          return;
        }
        rethrowFieldErrors(error, ['name', 'password']);
        setFailure(describeCreationRefusal(error) ?? failureText(error, 'An error occurred'));
      }
    },
  });

  return (
    <form {...form.formProps} className="mt-4 grid gap-5">
      <PasskeyNameField error={form.errors.name} {...form.register('name')} />
      {isPasswordRequired && <CurrentPasswordField error={form.errors.password} {...form.register('password')} />}
      {failure && (
        <Alert tone="warning" role="alert">
          {failure}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button {...form.submitProps} busyLabel="Waiting...">
          Create passkey
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
