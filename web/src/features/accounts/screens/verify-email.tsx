import { addressOf, EMAIL_VERIFIED_SET_PASSWORD, isSuccessText, validateEmail } from '@aarambh/contract';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../platform/api/api.ts';
import { api } from '../../../platform/api/browser-api.ts';
import { pageMeta } from '../../../platform/document/meta.ts';
import { pageContext } from '../../../platform/document/page-context.ts';
import { useSession } from '../../../platform/session/session.ts';
import { Alert, Button, LinkButton, RetryAlert, Spinner } from '../../../ui/index.ts';
import { AccountPage } from '../account-page.tsx';
import type { Route } from './+types/verify-email.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { publicUrl: context.get(pageContext).publicUrl };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Verify your email',
    description: 'Confirm the email address of your account.',
    publicUrl: loaderData?.publicUrl ?? '',
    path: '/account/verify-email',
    hidden: true,
  });

/** The URL contains the secret of the link, so other sites must not receive it. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' });

type Outcome = { state: 'busy' } | { state: 'done' | 'refused' | 'failed'; text: string };

/** The message for every link that does not verify (core §8). */
const INVALID_TOKEN = 'Invalid token. Please try again.';

/**
 * Above every outcome: the largest text of the page is in its first paint and does not wait for the scripts and the reply
 * (decision 51).
 */
const HELP =
  'A link stops working when it expires or the email address is changed. If so, log in and request a new link at the bottom of the page.';

/** The outcome of a call that failed: a refused link, or an error unrelated to the link. */
function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError)) return { state: 'failed', text: 'An error occurred' };
  const isRefused = [400, 404, 409, 410].includes(error.status);
  return isRefused ? { state: 'refused', text: INVALID_TOKEN } : { state: 'failed', text: error.message };
}

/** Verifies from the page's script, so that a mail scanner that only fetches the link has no effect. */
function useValidation(token: string): [Outcome, () => void] {
  const [outcome, setOutcome] = useState<Outcome>({ state: 'busy' });
  const validate = useRef(async () => {
    setOutcome({ state: 'busy' });
    try {
      const text = await api(validateEmail, { params: { token } });
      setOutcome(isSuccessText(text) ? { state: 'done', text } : { state: 'refused', text: INVALID_TOKEN });
    } catch (error) {
      setOutcome(outcomeOf(error));
    }
  });
  useEffect(() => {
    void validate.current();
  }, []);
  return [outcome, validate.current];
}

/** Page of an email verification link (core §2). */
export default function VerifyEmail({ params }: Route.ComponentProps) {
  const session = useSession();
  const [outcome, retry] = useValidation(params.token);
  return (
    <AccountPage title="Verify your email" intro={HELP} needsScript={false}>
      <div className="grid gap-5">
        <noscript>
          <form method="get" action={addressOf(validateEmail, { params })}>
            <Button type="submit">Confirm my email address</Button>
          </form>
        </noscript>
        {outcome.state === 'busy' && <Spinner words="Verifying your email..." className="noscript:hidden" />}
        {outcome.state === 'done' && (
          <>
            <Alert tone="success" role="status">
              {outcome.text}
            </Alert>
            {outcome.text === EMAIL_VERIFIED_SET_PASSWORD && (
              <LinkButton to="/account/forgot-password" variant="secondary">
                Request another link
              </LinkButton>
            )}
            {session && <LinkButton to="/free-listing-jobs">Continue</LinkButton>}
            <LinkButton to="/account/login" variant={session ? 'quiet' : 'primary'}>
              Log In
            </LinkButton>
          </>
        )}
        {outcome.state === 'refused' && (
          <>
            <Alert tone="error" role="alert">
              {outcome.text}
            </Alert>
            {session && (
              <LinkButton to="/free-listing-jobs" variant="secondary">
                Continue
              </LinkButton>
            )}
            <LinkButton to="/account/login" variant={session ? 'quiet' : 'secondary'}>
              Log In
            </LinkButton>
          </>
        )}
        {outcome.state === 'failed' && <RetryAlert message={outcome.text} onRetry={retry} />}
      </div>
    </AccountPage>
  );
}
