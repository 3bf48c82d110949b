import { useEffect, useRef, useState } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { Button, dialogs } from '../../../ui/index.ts';
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts';
import { createNonce } from './provider.api.ts';

const CLOSED_CHECK_MS = 500;

/** Waits for the credential that the account chooser posts, then closes it. Undefined when the user closed it. */
function awaitCredential(chooser: Window, signal: AbortSignal): Promise<string | undefined> {
  return new Promise((resolve) => {
    const done = (credential?: string) => {
      clearInterval(timer);
      removeEventListener('message', listen);
      chooser.close();
      resolve(credential);
    };
    const listen = ({ source, origin, data }: MessageEvent) => {
      if (source === chooser && origin === location.origin && data?.kind === 'test-sign-in')
        done(String(data.credential));
    };
    const timer = setInterval(() => {
      if (chooser.closed) done();
    }, CLOSED_CHECK_MS);
    addEventListener('message', listen);
    signal.addEventListener('abort', () => done());
  });
}

interface ProviderTestProps {
  clientID: string;
  onCredential: (credential: string) => Promise<void>;
}

/** Sign-in with the demo issuer, marked as a test. Opens its account chooser in a popup. */
export default function ProviderTest({ clientID, onCredential }: ProviderTestProps) {
  const abort = useRef<AbortController>(undefined);
  const [busy, setBusy] = useState(false);
  const isReady = useIsHydrated();
  useEffect(() => () => abort.current?.abort(), []);

  async function press() {
    // Opened before the first await: popup blockers require the user's click.
    const chooser = window.open('', 'test-sign-in', 'popup,width=480,height=720');
    if (!chooser) return dialogs.warning({ text: 'Please allow pop-up windows for this site and try again.' });
    setBusy(true);
    abort.current = new AbortController();
    const { signal } = abort.current;
    try {
      const query = new URLSearchParams({ client_id: clientID, nonce: await createNonce(api) });
      chooser.location.href = `/demo/sign-in/choose?${query}`;
      const credential = await awaitCredential(chooser, signal);
      if (credential) await onCredential(credential);
    } catch (error) {
      chooser.close();
      await dialogs.error({ text: failureText(error, 'An error occurred while logging in.') });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      variant="secondary"
      className="w-full"
      disabled={!isReady}
      busy={busy}
      busyLabel="Logging in..."
      onClick={press}
    >
      Continue with the test account (TEST)
    </Button>
  );
}
