import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { loadScript } from '../../../platform/document/load-script.ts';
import { createNonce } from './provider.api.ts';

const SCRIPT = 'https://accounts.google.com/gsi/client';
/** Renewal interval of the nonce, which expires after ten minutes. */
const NONCE_RENEWAL_MS = 8 * 60_000;
/** Google's maximum width of the button, in px. */
const MAX_WIDTH = 400;

interface GoogleIdentity {
  initialize(options: { client_id: string; nonce: string; callback: (response: { credential: string }) => void }): void;
  renderButton(
    container: HTMLElement,
    options: {
      type: 'standard';
      text: 'continue_with';
      size: 'large';
      theme: 'outline';
      width: number;
      locale: string;
    },
  ): void;
}

interface ProviderGoogleProps {
  clientID: string;
  onCredential: (credential: string) => Promise<void>;
}

/** Google's sign-in button. Its script is loaded only where it is shown. */
export default function ProviderGoogle({ clientID, onCredential }: ProviderGoogleProps) {
  const container = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const signIn = useEffectEvent(onCredential);

  useEffect(() => {
    let isUnmounted = false;
    async function render() {
      const [nonce] = await Promise.all([createNonce(api), loadScript(SCRIPT)]);
      const identity = (window as { google?: { accounts: { id: GoogleIdentity } } }).google?.accounts.id;
      if (isUnmounted || !identity || !container.current) return;
      identity.initialize({
        client_id: clientID,
        nonce,
        // A nonce can be used once: after a refusal the button needs another.
        callback: ({ credential }) => signIn(credential).then(renderAgain),
      });
      container.current.replaceChildren();
      const width = Math.min(MAX_WIDTH, container.current.clientWidth);
      identity.renderButton(container.current, {
        type: 'standard',
        text: 'continue_with',
        size: 'large',
        theme: 'outline',
        width,
        locale: 'en',
      });
      setFailed(false);
    }
    function renderAgain() {
      render().catch(() => {
        if (!isUnmounted) setFailed(true);
      });
    }
    renderAgain();
    const timer = setInterval(renderAgain, NONCE_RENEWAL_MS);
    return () => {
      isUnmounted = true;
      clearInterval(timer);
    };
  }, [clientID]);

  return (
    <>
      <div ref={container} hidden={failed} className="flex min-h-11 justify-center" />
      {failed && (
        <p role="status" className="text-center text-muted">
          Continue with Google is not available right now. Please use your email and password.
        </p>
      )}
    </>
  );
}
