import { passkeyDomainOf } from '@aarambh/contract';
import { useState } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { isUseCancelled } from '../../../platform/passkeys/describe-browser-refusal.ts';
import { describeMissingSupport } from '../../../platform/passkeys/passkey-support.ts';
import { Alert, Button } from '../../../ui/index.ts';
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts';
import { beginSignIn } from './passkeys.api.ts';
import { usePasskeysInField } from './use-passkeys-in-field.ts';

interface PasskeyButtonProps {
  publicUrl: string;
  /** Whether the page shows the field whose list offers passkeys. */
  isInField: boolean;
  /** Signs in with the chosen credential; resolves when the page is about to be left, or after a refusal. */
  onCredential: (credential: Record<string, unknown>) => Promise<void>;
}

const CANCELLED = 'No passkey was used. Try again, or log in another way.';

/** Sign-in with a passkey: by the button, or in the list of remembered logins of the email field. */
export function PasskeyButton({ publicUrl, isInField, onCredential }: PasskeyButtonProps) {
  const domain = passkeyDomainOf(publicUrl);
  const isReady = useIsHydrated();
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState('');

  async function use(credential: Record<string, unknown>) {
    setBusy(true);
    await onCredential(credential);
    setBusy(false);
  }
  usePasskeysInField(isInField ? domain : undefined, use);

  async function press() {
    const missing = describeMissingSupport(domain);
    setNotice(missing ?? '');
    if (missing) return;
    setBusy(true);
    try {
      const [options, { getCredential }] = await Promise.all([
        beginSignIn(api),
        import('../../../platform/passkeys/use-authenticator.ts'),
      ]);
      await use(await getCredential(options, false));
    } catch (error) {
      setNotice(isUseCancelled(error) ? CANCELLED : failureText(error, 'An error occurred while logging in.'));
    }
    setBusy(false);
  }

  // Without a domain no browser offers passkeys: there is nothing to press.
  if (domain === undefined) return null;
  return (
    <>
      <Button
        variant="secondary"
        size="large"
        className="w-full"
        disabled={!isReady}
        busy={busy}
        busyLabel="Waiting..."
        onClick={press}
      >
        Sign in with a passkey
      </Button>
      {notice && (
        <Alert tone="info" role="status">
          {notice}
        </Alert>
      )}
    </>
  );
}
