import { useEffect, useEffectEvent } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { canOfferInField } from '../../../platform/passkeys/passkey-support.ts';
import { beginSignIn } from './passkeys.api.ts';

/** A challenge is valid for five minutes; it is requested again a little earlier. */
const RENEWAL_MS = 4 * 60_000;

/**
 * Offers passkeys in the list of remembered logins of the field with `autocomplete="… webauthn"` (conditional
 * mediation), where the browser can. Nothing is loaded before the field is first focused.
 * @param onCredential called with the credential that was chosen
 */
export function usePasskeysInField(
  domain: string | undefined,
  onCredential: (credential: Record<string, unknown>) => void,
): void {
  const take = useEffectEvent(onCredential);
  useEffect(() => {
    const unmounted = new AbortController();
    const { signal } = unmounted;
    let timer: ReturnType<typeof setInterval> | undefined;

    async function wait() {
      try {
        const [options, { getCredential }] = await Promise.all([
          beginSignIn(api),
          import('../../../platform/passkeys/use-authenticator.ts'),
        ]);
        if (signal.aborted) return;
        const credential = await getCredential(options, true);
        if (!signal.aborted) take(credential);
      } catch {
        // Aborted by the button or by a renewal, or not possible: the other ways to log in remain.
      }
    }

    // Only the field itself: the button must not begin a second request, which would end its own.
    async function start({ target }: FocusEvent) {
      if (!(target instanceof HTMLInputElement && target.getAttribute('autocomplete')?.endsWith('webauthn'))) return;
      removeEventListener('focusin', start);
      if (timer !== undefined || !(await canOfferInField(domain)) || signal.aborted) return;
      timer = setInterval(() => void wait(), RENEWAL_MS);
      void wait();
    }

    addEventListener('focusin', start, { signal });
    return () => {
      unmounted.abort();
      if (timer === undefined) return;
      clearInterval(timer);
      void import('../../../platform/passkeys/use-authenticator.ts')
        .then(({ cancelRequest }) => cancelRequest())
        .catch(() => undefined);
    };
  }, [domain]);
}
