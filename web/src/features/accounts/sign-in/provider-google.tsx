import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { loadScript } from '../../../platform/document/load-script.ts';
import { askForNonce } from './provider.api.ts';

const SCRIPT = 'https://accounts.google.com/gsi/client';
/** A nonce is good for ten minutes: a page that lies open longer gets a fresh one in time. */
const FRESH_NONCE_MS = 8 * 60_000;
/** The provider draws no wider button. */
const MOST_WIDTH = 400;

interface GoogleIdentity {
  initialize(options: { client_id: string; nonce: string; callback: (answer: { credential: string }) => void }): void;
  renderButton(
    place: HTMLElement,
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

/** Google's own button; its script is loaded only where it is shown. */
export default function ProviderGoogle({ clientID, onCredential }: ProviderGoogleProps) {
  const place = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const signIn = useEffectEvent(onCredential);

  useEffect(() => {
    let gone = false;
    async function draw() {
      const [nonce] = await Promise.all([askForNonce(api), loadScript(SCRIPT)]);
      const identity = (window as { google?: { accounts: { id: GoogleIdentity } } }).google?.accounts.id;
      if (gone || !identity || !place.current) return;
      identity.initialize({
        client_id: clientID,
        nonce,
        // A nonce counts once: after a refusal the button needs another.
        callback: ({ credential }) => signIn(credential).then(redraw),
      });
      place.current.replaceChildren();
      const width = Math.min(MOST_WIDTH, place.current.clientWidth);
      identity.renderButton(place.current, {
        type: 'standard',
        text: 'continue_with',
        size: 'large',
        theme: 'outline',
        width,
        locale: 'en',
      });
      setFailed(false);
    }
    function redraw() {
      draw().catch(() => {
        if (!gone) setFailed(true);
      });
    }
    redraw();
    const timer = setInterval(redraw, FRESH_NONCE_MS);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [clientID]);

  return (
    <>
      <div ref={place} hidden={failed} className="flex min-h-11 justify-center" />
      {failed && (
        <p role="status" className="text-center text-muted">
          Continue with Google is not available just now. Please use your email and password.
        </p>
      )}
    </>
  );
}
