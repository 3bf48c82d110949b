import type { SignInForm as SignInFields } from '@aarambh/contract';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { api } from '../../../platform/api/browser-api.ts';
import { pageMeta } from '../../../platform/document/meta.ts';
import { pageContext } from '../../../platform/document/page-context.ts';
import { rememberEmail, storeSession, takeExpiredNotice, useSession } from '../../../platform/session/session.ts';
import { Alert, dialogs } from '../../../ui/index.ts';
import { activePlanNames } from '../../billing/plans/index.ts';
import { AccountPage } from '../account-page.tsx';
import { getPublicSettings, signIn } from '../accounts.api.ts';
import { failureText } from '../failure-text.ts';
import { goOn } from '../go-on.ts';
import { afterSignIn } from '../sign-in/after-sign-in.ts';
import { ProviderButton } from '../sign-in/provider-button.tsx';
import { safeReturnAddress, withReturnAddress } from '../sign-in/return-address.ts';
import { SignInForm } from '../sign-in/sign-in-form.tsx';
import { SignedInNotice } from '../sign-in/signed-in-notice.tsx';
import type { Route } from './+types/sign-in.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api: serverApi, publicUrl } = context.get(pageContext);
  return { provider: (await getPublicSettings(serverApi)).signIn, publicUrl };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Log In',
    description: 'Log in to apply for jobs and see the ones suggested for you.',
    publicUrl: loaderData?.publicUrl ?? '',
    path: '/account/login',
    hidden: true,
  });

/** Whether the last session ended by itself; said once. */
function useExpiredNotice(): boolean {
  const [expired, setExpired] = useState(false);
  useEffect(() => {
    if (takeExpiredNotice()) setExpired(true);
  }, []);
  return expired;
}

/** Sign-in, with the way back to where the visitor was sent from (core §2, §4). */
export default function SignIn({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const returnAddress = safeReturnAddress(query.get('returnUrl'));
  const navigate = useNavigate();
  const session = useSession();
  const expired = useExpiredNotice();
  const [step, setStep] = useState<'form' | 'busy'>('form');

  async function submit(form: SignInFields): Promise<boolean> {
    setStep('busy');
    try {
      const reply = await signIn(api, form);
      if (reply.errorMessage) {
        setStep('form');
        await dialogs.error({ text: reply.errorMessage });
        return false;
      }
      storeSession(reply);
      rememberEmail(form.rememberMe ? form.email : undefined);
      goOn(await afterSignIn(returnAddress, () => activePlanNames(api, reply.accountID)), navigate);
      return true;
    } catch (error) {
      setStep('form');
      await dialogs.error({ text: failureText(error, 'An error occurred while logging in.') });
      return false;
    }
  }

  if (session && step === 'form') {
    return (
      <AccountPage title="Log In">
        <SignedInNotice
          fullName={session.fullName}
          onward={{ to: returnAddress ?? '/free-listing-jobs', label: 'Continue' }}
        />
      </AccountPage>
    );
  }

  return (
    <AccountPage
      title="Log In"
      isForVisitors={step === 'form'}
      footer={
        <>
          New here? <Link to={withReturnAddress('/account/register', returnAddress)}>Register</Link>
        </>
      }
    >
      {expired && (
        <Alert tone="warning" role="status" className="mb-5">
          Your session has expired. Please sign in again.
        </Alert>
      )}
      <SignInForm onSubmit={submit} />
      <ProviderButton settings={loaderData.provider} returnAddress={returnAddress} onLeaving={() => setStep('busy')} />
    </AccountPage>
  );
}
