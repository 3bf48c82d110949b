import { staffPasskeyForm } from '@aarambh/contract';
import { type ReactNode, useState } from 'react';
import { rethrowFieldErrors } from '../../platform/forms/field-errors.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { createPasskey } from '../../platform/passkeys/create-passkey.ts';
import { describeCreationRefusal } from '../../platform/passkeys/describe-browser-refusal.ts';
import { suggestPasskeyName } from '../../platform/passkeys/passkey-name.ts';
import { PasskeyNameField } from '../../platform/passkeys/passkey-name-field.tsx';
import { Alert, Button } from '../../ui/index.ts';

type WebAuthnJson = Record<string, unknown>;

interface PasskeyFormProps {
  /** Options for creating one. */
  begin: () => Promise<WebAuthnJson>;
  finish: (created: { name: string; credential: WebAuthnJson }) => Promise<void>;
  /** Other ways on, beside the button. */
  children?: ReactNode;
}

/** Names and creates a passkey; the browser asks for the fingerprint, face, screen lock or security key. */
export function PasskeyForm({ begin, finish, children }: PasskeyFormProps) {
  const [failure, setFailure] = useState('');
  const form = useForm({
    defaultValues: { name: suggestPasskeyName(navigator.userAgent) },
    loadSchema: async () => staffPasskeyForm,
    async onSubmit({ name }) {
      setFailure('');
      try {
        await finish({ name, credential: await createPasskey(begin) });
      } catch (error) {
        rethrowFieldErrors(error, ['name']);
        setFailure(describeCreationRefusal(error) ?? (error as Error).message);
      }
    },
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <PasskeyNameField error={form.errors.name} {...form.register('name')} />
      {failure && (
        <Alert tone="error" role="alert">
          {failure}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button {...form.submitProps} busyLabel="Waiting...">
          Create passkey
        </Button>
        {children}
      </div>
    </form>
  );
}
