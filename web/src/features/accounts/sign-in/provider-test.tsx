import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { Button, dialogs } from '../../../ui/index.ts';
import { failureText } from '../failure-text.ts';
import { askForNonce } from './provider.api.ts';

const LOOK_EVERY_MS = 500;
const neverChanges = () => () => undefined;

/** What the chooser says to the window that opened it, which closes it then; nothing when the person closed it. */
function answerOf(chooser: Window, signal: AbortSignal): Promise<string | undefined> {
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
    }, LOOK_EVERY_MS);
    addEventListener('message', listen);
    signal.addEventListener('abort', () => done());
  });
}

interface ProviderTestProps {
  clientID: string;
  onCredential: (credential: string) => Promise<void>;
}

/** The way in through the issuer of the demo: opens its chooser in a small window. Marked as a test. */
export default function ProviderTest({ clientID, onCredential }: ProviderTestProps) {
  const stop = useRef<AbortController>(undefined);
  const [busy, setBusy] = useState(false);
  // The server draws the button too: pressed before its script is there, nothing would happen and nobody would know why.
  const isReady = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  useEffect(() => () => stop.current?.abort(), []);

  async function press() {
    // Before anything is waited for, or the browser takes it for an advertisement.
    const chooser = window.open('', 'test-sign-in', 'popup,width=480,height=720');
    if (!chooser) return dialogs.warning({ text: 'Please let this site open a small window, and try again.' });
    setBusy(true);
    stop.current = new AbortController();
    const { signal } = stop.current;
    try {
      const query = new URLSearchParams({ client_id: clientID, nonce: await askForNonce(api) });
      chooser.location.href = `/demo/sign-in/choose?${query}`;
      const credential = await answerOf(chooser, signal);
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
