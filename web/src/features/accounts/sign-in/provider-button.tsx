import type { PublicSettings } from '@aarambh/contract';
import { lazy, Suspense } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { storeSession } from '../../../platform/session/session.ts';
import { dialogs, showToast } from '../../../ui/index.ts';
import { OrLine } from './or-line.tsx';
import { signInWithCredential } from './provider.api.ts';

const ProviderGoogle = lazy(() => import('./provider-google.tsx'));
const ProviderTest = lazy(() => import('./provider-test.tsx'));

interface ProviderButtonProps {
  settings: PublicSettings['signIn'];
  /** Page to open afterwards; the home page by default. */
  returnUrl: string | undefined;
  /** Called after a successful sign-in, before navigating away. */
  onLeaving: () => void;
  /** Below other ways, which are separated from the form already. */
  isAmongOthers?: boolean | undefined;
}

/** Sign-in or registration with a provider (core §2, §4). Renders nothing when none is configured. */
export function ProviderButton({ settings, returnUrl, onLeaving, isAmongOthers }: ProviderButtonProps) {
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
      showToast(failureText(error, 'An error occurred while logging in.'));
    }
  }

  return (
    <div className={isAmongOthers ? 'mt-3' : 'mt-5 grid gap-5'}>
      {!isAmongOthers && <OrLine />}
      <div className="min-h-11">
        <Suspense>
          <Provider clientID={settings.clientID} onCredential={signIn} />
        </Suspense>
      </div>
    </div>
  );
}
