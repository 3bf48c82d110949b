import type { PublicSettings } from '@aarambh/contract';
import { lazy, Suspense } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { storeSession } from '../../../platform/session/session.ts';
import { dialogs } from '../../../ui/index.ts';
import { signInWithCredential } from './provider.api.ts';

const ProviderGoogle = lazy(() => import('./provider-google.tsx'));
const ProviderTest = lazy(() => import('./provider-test.tsx'));

interface ProviderButtonProps {
  settings: PublicSettings['signIn'];
  /** Page to open afterwards; the home page by default. */
  returnUrl: string | undefined;
  /** Called after a successful sign-in, before the page is left. */
  onLeaving: () => void;
}

/** Sign-in or registration with a provider (core §2, §4). Renders nothing when none is configured. */
export function ProviderButton({ settings, returnUrl, onLeaving }: ProviderButtonProps) {
  if (settings.kind === 'none') return null;
  const Provider = settings.kind === 'google' ? ProviderGoogle : ProviderTest;

  async function signIn(credential: string): Promise<void> {
    try {
      const reply = await signInWithCredential(api, credential);
      if (reply.errorMessage) return await dialogs.error({ text: reply.errorMessage });
      onLeaving();
      storeSession(reply);
      location.assign(returnUrl ?? '/');
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
