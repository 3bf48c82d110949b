import type { AuthResponse, SignInForm as SignInFields } from '@aarambh/contract';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { api } from '../../../platform/api/browser-api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { pageMeta } from '../../../platform/document/meta.ts';
import { pageContext } from '../../../platform/document/page-context.ts';
import { rethrowFieldErrors } from '../../../platform/forms/field-errors.ts';
import { rememberEmail, storeSession, takeExpiredNotice, useSession } from '../../../platform/session/session.ts';
import { Alert, Button, dialogs, Skeleton } from '../../../ui/index.ts';
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts';
import { activePlanNames } from '../../billing/plans/index.ts';
import { AccountPage } from '../account-page.tsx';
import { getPublicSettings, signIn } from '../accounts.api.ts';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { finishSignIn } from '../passkeys/passkeys.api.ts';
import { followRedirect } from '../post-sign-in-redirect/post-sign-in-redirect.ts';
import { redirectAfterSignIn } from '../post-sign-in-redirect/redirect-after-sign-in.ts';
import { parseReturnUrl, withReturnUrl } from '../post-sign-in-redirect/return-url.ts';
import { OrLine } from '../sign-in/or-line.tsx';
import { ProviderButton } from '../sign-in/provider-button.tsx';
import { SignInForm } from '../sign-in/sign-in-form.tsx';
import { SignedInNotice } from '../sign-in/signed-in-notice.tsx';
import type { Route } from './+types/sign-in.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api: serverApi, publicUrl } = context.get(pageContext);
  const { signIn: provider, captcha } = await getPublicSettings(serverApi);
  return { provider, captcha, publicUrl };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Log In',
    description: 'Log in to apply for jobs and see the ones suggested for you.',
    publicUrl: loaderData?.publicUrl ?? '',
    path: '/account/login',
    hidden: true,
  });

/** Whether the last session expired; true on one page view only. */
function useExpiredNotice(): boolean {
  const [expired, setExpired] = useState(false);
  useEffect(() => {
    if (takeExpiredNotice()) setExpired(true);
  }, []);
  return expired;
}

const MobileSignIn = lazy(() => import('../mobile-sign-in/mobile-sign-in.tsx'));

/** Sign-in by password, OTP, passkey or provider, with a redirect to the return URL (core §2, §4). */
export default function SignIn({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const returnUrl = parseReturnUrl(query.get('returnUrl'));
  const navigate = useNavigate();
  const session = useSession();
  const isReady = useIsHydrated();
  const expired = useExpiredNotice();
  const [step, setStep] = useState<'form' | 'busy'>('form');
  const [failure, setFailure] = useState('');
  const [way, setWay] = useState<'password' | 'otp'>('password');
  const forms = useRef<HTMLDivElement>(null);

  /** Starts the session and leaves the page. */
  async function enter(reply: AuthResponse): Promise<void> {
    setStep('busy');
    storeSession(reply);
    followRedirect(await redirectAfterSignIn(returnUrl, () => activePlanNames(api, reply.accountID)), navigate);
  }

  async function enterWithPasskey(credential: Record<string, unknown>): Promise<void> {
    setFailure('');
    try {
      // The choice in the form also applies to a passkey. The fields are uncontrolled.
      const remember = forms.current?.querySelector<HTMLInputElement>('[name=rememberMe]')?.checked;
      const reply = await finishSignIn(api, credential, remember ?? false);
      if (reply.errorMessage) await dialogs.error({ text: reply.errorMessage });
      else await enter(reply);
    } catch (error) {
      setStep('form');
      setFailure(failureText(error, 'An error occurred while logging in.'));
    }
  }

  async function submit(form: SignInFields): Promise<boolean> {
    setStep('busy');
    setFailure('');
    try {
      const reply = await signIn(api, form);
      if (reply.errorMessage) {
        setStep('form');
        await dialogs.error({ text: reply.errorMessage });
        return false;
      }
      rememberEmail(form.rememberMe ? form.email : undefined);
      await enter(reply);
      return true;
    } catch (error) {
      setStep('form');
      rethrowFieldErrors(error, ['email', 'password']);
      setFailure(failureText(error, 'An error occurred while logging in.'));
      return false;
    }
  }

  if (session && step === 'form') {
    // A member gets here by a button pressed before the scripts of its page had started.
    if (returnUrl) return <Navigate to={returnUrl} replace />;
    return (
      <AccountPage title="Log In">
        <SignedInNotice fullName={session.fullName} />
      </AccountPage>
    );
  }

  return (
    <AccountPage
      title="Log In"
      isForVisitors={step === 'form'}
      footer={
        <>
          New here? <Link to={withReturnUrl('/account/register', returnUrl)}>Register</Link>
        </>
      }
    >
      {expired && (
        <Alert tone="info" role="status" className="mb-5">
          Your session has expired. Please sign in again.
        </Alert>
      )}
      <div ref={forms}>
        {way === 'password' && <SignInForm onSubmit={submit} />}
        {way === 'otp' && (
          <Suspense fallback={<Skeleton className="h-72 rounded-lg" />}>
            <MobileSignIn captcha={loaderData.captcha} onSignedIn={enter} />
          </Suspense>
        )}
      </div>
      {failure && (
        <Alert tone="error" role="alert" className="mt-5">
          {failure}
        </Alert>
      )}
      <div className="mt-5 grid gap-3">
        <OrLine />
        <Button
          variant="secondary"
          size="large"
          className="w-full"
          disabled={!isReady}
          onClick={() => setWay(way === 'otp' ? 'password' : 'otp')}
        >
          {way === 'otp' ? 'Use your password' : 'Use an OTP on your mobile'}
        </Button>
        <PasskeyButton
          publicUrl={loaderData.publicUrl}
          isInField={way === 'password'}
          onCredential={enterWithPasskey}
        />
      </div>
      <ProviderButton
        settings={loaderData.provider}
        returnUrl={returnUrl}
        onLeaving={() => setStep('busy')}
        isAmongOthers
      />
    </AccountPage>
  );
}
