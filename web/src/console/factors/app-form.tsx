import { totpCode } from '@aarambh/contract';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { useForm } from '../../platform/forms/use-form.ts';
import { Alert, Button, Skeleton, TextField } from '../../ui/index.ts';
import { QrCode } from './qr-code.tsx';

const schema = z.object({ code: totpCode });

interface AppFormProps {
  /** What the app reads; undefined while it loads. */
  secret: { secret: string; address: string } | undefined;
  finish: (code: string) => Promise<void>;
  /** Other ways on, beside the button. */
  children?: ReactNode;
}

/** An authenticator app reads the QR code, and its first code proves that it did. */
export function AppForm({ secret, finish, children }: AppFormProps) {
  const [failure, setFailure] = useState('');
  const form = useForm({
    defaultValues: { code: '' },
    loadSchema: async () => schema,
    async onSubmit({ code }) {
      setFailure('');
      await finish(code).catch((error: Error) => setFailure(error.message));
    },
  });
  return (
    <form {...form.formProps} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p>Scan this code with an authenticator app, then type the six digits that the app shows.</p>
      {secret ? (
        <QrCode text={secret.address} label="QR code for the authenticator app" />
      ) : (
        <Skeleton className="mx-auto aspect-square w-full max-w-56" />
      )}
      <p className="text-sm text-muted">
        Without a camera, enter this key:{' '}
        <code className="font-mono wrap-anywhere text-ink select-all">{secret?.secret ?? '…'}</code>
      </p>
      {failure && (
        <Alert tone="error" role="alert">
          {failure}
        </Alert>
      )}
      <TextField
        label="Code from the app"
        inputMode="numeric"
        autoComplete="one-time-code"
        {...form.register('code')}
        error={form.errors.code}
      />
      <div className="flex flex-wrap gap-3">
        <Button {...form.submitProps}>Continue</Button>
        {children}
      </div>
    </form>
  );
}
