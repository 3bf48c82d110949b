import type { RegistrationForm as RegistrationFields } from '@aarambh/contract';
import { useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { api } from '../../../platform/api/browser-api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { pageMeta } from '../../../platform/document/meta.ts';
import { pageContext } from '../../../platform/document/page-context.ts';
import { rethrowFieldErrors } from '../../../platform/forms/field-errors.ts';
import { storeSession, useSession } from '../../../platform/session/session.ts';
import { Alert, dialogs } from '../../../ui/index.ts';
import { hasPurchasedPlan } from '../../billing/plans/index.ts';
import { AccountPage } from '../account-page.tsx';
import { getPublicSettings, listCountries, register } from '../accounts.api.ts';
import { followRedirect } from '../post-sign-in-redirect/post-sign-in-redirect.ts';
import { redirectAfterRegistration } from '../post-sign-in-redirect/redirect-after-registration.ts';
import { parseReturnUrl, withReturnUrl } from '../post-sign-in-redirect/return-url.ts';
import { readStoredPlanID } from '../post-sign-in-redirect/stored-plan.ts';
import { RegistrationForm } from '../registration/registration-form.tsx';
import { registrationFields, throwRegistrationRefusal } from '../registration/registration-refusals.ts';
import { ProviderButton } from '../sign-in/provider-button.tsx';
import { SignedInNotice } from '../sign-in/signed-in-notice.tsx';
import type { Route } from './+types/register.ts';

/** Delay before the redirect after a registration (core §9). */
const REDIRECT_AFTER_MS = 3_000;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api: serverApi, publicUrl } = context.get(pageContext);
  if (params.id !== undefined && !/^\d{1,10}$/.test(params.id)) throw new Response(null, { status: 404 });
  const [countries, settings] = await Promise.all([listCountries(serverApi), getPublicSettings(serverApi)]);
  return { countries, provider: settings.signIn, publicUrl };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Register',
    description: 'Create a free account to apply for jobs across India.',
    publicUrl: loaderData?.publicUrl ?? '',
    path: '/account/register',
    hidden: true,
  });

/** Registration, also before an application or a checkout (core §2, §4). */
export default function Register({ loaderData, params }: Route.ComponentProps) {
  const vacancyID = Number(params.id) || undefined;
  const [query] = useSearchParams();
  const returnUrl = parseReturnUrl(query.get('returnUrl'));
  const signInReturnUrl = vacancyID ? `/job/validate/${vacancyID}` : returnUrl;
  const navigate = useNavigate();
  const session = useSession();
  const [step, setStep] = useState<'form' | 'busy'>('form');
  const [failure, setFailure] = useState('');

  async function submit(form: RegistrationFields): Promise<boolean> {
    setStep('busy');
    setFailure('');
    try {
      const reply = await register(api, form);
      if (reply.errorMessage) {
        setStep('form');
        await dialogs.warning({ text: reply.errorMessage });
        throwRegistrationRefusal(reply.errorMessage);
        return false;
      }
      storeSession(reply);
      const next = redirectAfterRegistration({
        routeType: query.get('rt'),
        planID: readStoredPlanID(),
        vacancyID,
        returnUrl,
        hasPlan: () => hasPurchasedPlan(api, reply.accountID),
      });
      await dialogs.success({
        title: 'Welcome to Aarambh!',
        text: 'Your account was created successfully. We are taking you to the next step.',
        confirmLabel: 'Continue',
        closeAfter: REDIRECT_AFTER_MS,
      });
      followRedirect(await next, navigate);
      return true;
    } catch (error) {
      setStep('form');
      rethrowFieldErrors(error, registrationFields);
      setFailure(failureText(error, 'An error occurred'));
      return false;
    }
  }

  if (session && step === 'form') {
    // A member comes here by Apply when it was pressed before the scripts of its page had started.
    if (signInReturnUrl) return <Navigate to={signInReturnUrl} replace />;
    return (
      <AccountPage title="Register">
        <SignedInNotice fullName={session.fullName} />
      </AccountPage>
    );
  }

  return (
    <AccountPage
      title="Register"
      isForVisitors={step === 'form'}
      intro={
        vacancyID
          ? 'Create your free account and continue your application. Applying is free.'
          : 'Your free account lets you apply for jobs. Applying is free.'
      }
      footer={
        <>
          Already have an account? <Link to={withReturnUrl('/account/login', signInReturnUrl)}>Log In</Link>
        </>
      }
    >
      <RegistrationForm countries={loaderData.countries} onSubmit={submit} />
      {failure && (
        <Alert tone="error" role="alert" className="mt-5">
          {failure}
        </Alert>
      )}
      <ProviderButton settings={loaderData.provider} returnUrl={signInReturnUrl} onLeaving={() => setStep('busy')} />
    </AccountPage>
  );
}
