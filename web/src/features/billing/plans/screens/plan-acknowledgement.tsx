import { Suspense, use } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '../../../../platform/api/api.ts';
import { api } from '../../../../platform/api/browser-api.ts';
import { pageMeta } from '../../../../platform/document/meta.ts';
import { signInAddress } from '../../../../platform/session/guard.ts';
import { Alert, Card, LinkButton, PageContainer, RetryAlert, Spinner } from '../../../../ui/index.ts';
import { isAllSet } from '../is-all-set.ts';
import { acknowledge, type PlanReceipt } from '../plans.api.ts';
import type { Route } from './+types/plan-acknowledgement.ts';

type Result = { state: 'done' | 'refused' | 'failed'; text: string };

export const meta = () => pageMeta({ title: 'Your plan', description: '', publicUrl: '', path: '', hidden: true });

/** The URL contains the secret of the link: it must not leak to other sites. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' });

async function confirm(receipt: PlanReceipt): Promise<Result> {
  try {
    const text = await acknowledge(api, receipt);
    return { state: isAllSet(text) ? 'done' : 'refused', text };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { state: error.status === 400 ? 'refused' : 'failed', text: error.message };
  }
}

/** Confirms in the browser: a mail scanner that only fetches the link changes nothing. */
export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  const token = searchParams.get('token') ?? undefined;
  return { result: confirm({ ...params, token }), returnPath: pathname + search };
}
clientLoader.hydrate = true as const;

const Processing = () => (
  <>
    <h1>Your plan</h1>
    <Spinner words="Processing..." />
  </>
);

export const HydrateFallback = () => (
  <PageContainer width="narrow">
    <Card>
      <noscript>
        <Alert tone="warning">This page needs JavaScript. Please turn it on in your browser.</Alert>
      </noscript>
      <Processing />
    </Card>
  </PageContainer>
);

function Outcome({ result, returnPath }: { result: Promise<Result>; returnPath: string }) {
  const { state, text } = use(result);
  const { revalidate, state: loading } = useRevalidator();
  if (state === 'done')
    return (
      <>
        <h1>Your plan is active</h1>
        <Alert tone="success" role="status">
          {text}
        </Alert>
        <LinkButton to="/plans/details">See your plan</LinkButton>
      </>
    );
  return (
    <>
      <h1>We could not confirm your plan</h1>
      {state === 'failed' ? (
        <RetryAlert message={text} busy={loading === 'loading'} busyLabel="Processing..." onRetry={revalidate} />
      ) : (
        <>
          <Alert tone="error" role="alert">
            {text}
          </Alert>
          <LinkButton to={signInAddress(returnPath)} className="when-out">
            Log In
          </LinkButton>
          <LinkButton to="/plans/details" className="when-in">
            See your plans
          </LinkButton>
        </>
      )}
    </>
  );
}

/** The page that the mail about a new plan links to (commerce §2). */
export default function PlanAcknowledgement({ loaderData }: Route.ComponentProps) {
  return (
    <PageContainer width="narrow">
      <Card className="grid gap-4">
        <Suspense fallback={<Processing />}>
          <Outcome {...loaderData} />
        </Suspense>
      </Card>
    </PageContainer>
  );
}
