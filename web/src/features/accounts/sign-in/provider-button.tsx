import type { PublicSettings } from '@aarambh/contract';
import { lazy, Suspense } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { storeSession } from '../../../platform/session/session.ts';
import { dialogs } from '../../../ui/index.ts';
import { failureText } from '../failure-text.ts';
import { signInWithCredential } from './provider.api.ts';

const ProviderGoogle = lazy(() => import('./provider-google.tsx'));
const ProviderTest = lazy(() => import('./provider-test.tsx'));

interface ProviderButtonProps {
  settings: PublicSettings['signIn'];
  /** Where to go on; the site's root when there is none. */
  returnAddress: string | undefined;
  /** Called when the sign-in has worked and the page is about to be left. */
  onLeaving: () => void;
}

/** The other way to sign in or register: with a provider (core §2, §4). Nothing where none is set up. */
export function ProviderButton({ settings, returnAddress, onLeaving }: ProviderButtonProps) {
  if (settings.kind === 'none') return null;
  const Provider = settings.kind === 'google' ? ProviderGoogle : ProviderTest;

  async function signIn(credential: string): Promise<void> {
    try {
      const reply = await signInWithCredential(api, credential);
      if (reply.errorMessage) return await dialogs.error({ text: reply.errorMessage });
      onLeaving();
      storeSession(reply);
      location.assign(returnAddress ?? '/');
    } catch (error) {
      await dialogs.error({ text: failureText(error, 'An error occurred while logging in.') });
    }
  }

  return (
    <div className="mt-5 grid gap-5">
      <p className="flex items-center gap-3 text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      <div className="min-h-11">
        <Suspense>
          <Provider clientID={settings.clientID} onCredential={signIn} />
        </Suspense>
      </div>
    </div>
  );
}
