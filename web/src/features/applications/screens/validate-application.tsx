import { Suspense, use } from 'react';
import { Navigate, useRevalidator } from 'react-router';
import { ApiError } from '../../../platform/api/api.ts';
import { api } from '../../../platform/api/browser-api.ts';
import { pageMeta } from '../../../platform/document/meta.ts';
import { EMPLOYERS_ASK_NO_MONEY } from '../../../platform/figures/money-texts.ts';
import { requireSession } from '../../../platform/session/guard.ts';
import { Alert, Button, Card, LinkButton, NeedsScript, PageContainer, RetryAlert, Spinner } from '../../../ui/index.ts';
import { resumeAddress } from '../addresses.ts';
import type { ApplyOutcome } from '../apply-to-vacancy.ts';
import { confirmAndApply } from '../confirm-fit.ts';
import type { Route } from './+types/validate-application.ts';

type Result = ApplyOutcome | { state: 'failed'; text: string };

export const meta = () =>
  pageMeta({ title: 'Your application', description: '', publicUrl: '', path: '', hidden: true });

async function process(accountID: number, vacancyID: number): Promise<Result> {
  try {
    return await confirmAndApply(api, { accountID, vacancyID });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { state: 'failed', text: error.message };
  }
}

/** Applies once per visit; the promise is not awaited, so that the page can show progress (core §2). */
export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const { accountID } = requireSession(request);
  if (!/^\d{1,10}$/.test(params.id)) throw new Response(null, { status: 404 });
  return { result: process(accountID, Number(params.id)) };
}
clientLoader.hydrate = true as const;

const Processing = () => <Spinner words="Processing your application, please wait..." />;

function Failed({ text }: { text: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <h1>Your application was not sent</h1>
      <RetryAlert message={text} busy={state === 'loading'} busyLabel="Trying again..." onRetry={revalidate} />
    </>
  );
}

/** After "Not now". The job is not left behind: applying asks again. */
function Declined() {
  const { revalidate } = useRevalidator();
  return (
    <>
      <h1>Your application was not sent</h1>
      <p className="text-muted">The job may not fit you, and you chose not to apply now.</p>
      <div className="grid gap-3">
        <LinkButton to="/job/search">Search more jobs</LinkButton>
        <Button variant="secondary" onClick={revalidate}>
          Apply for this job after all
        </Button>
      </div>
    </>
  );
}

const tones = { sent: 'success', alreadyApplied: 'info', refused: 'warning' } as const;

function Outcome({ result, vacancyID }: { result: Promise<Result>; vacancyID: number }) {
  const outcome = use(result);
  if (outcome.state === 'noResume') return <Navigate to={resumeAddress(vacancyID)} replace />;
  if (outcome.state === 'failed') return <Failed text={outcome.text} />;
  if (outcome.state === 'declined') return <Declined />;
  return (
    <>
      <h1>Processing is complete.</h1>
      <Alert tone={tones[outcome.state]} role="status">
        {outcome.text}
      </Alert>
      {outcome.state === 'sent' && (
        <p className="text-muted">
          The employer reads your resume and gets in touch with you. {EMPLOYERS_ASK_NO_MONEY}
        </p>
      )}
      <div className="grid gap-3">
        {outcome.state === 'sent' && <LinkButton to="/">What happens next, and similar jobs</LinkButton>}
        <LinkButton to="/free-listing-jobs" variant={outcome.state === 'sent' ? 'secondary' : 'primary'}>
          See jobs suggested for you
        </LinkButton>
        <LinkButton to="/job/search" variant="secondary">
          Search more jobs
        </LinkButton>
      </div>
    </>
  );
}

export const HydrateFallback = () => (
  <PageContainer width="narrow">
    <NeedsScript what="Sending your application needs" className="mb-4" />
    <Card className="noscript:hidden">
      <Processing />
    </Card>
  </PageContainer>
);

/** Completes an application started before sign-in (core §2, /job/validate). */
export default function ValidateApplication({ loaderData, params }: Route.ComponentProps) {
  return (
    <PageContainer width="narrow">
      <Card className="grid gap-4">
        <Suspense fallback={<Processing />}>
          <Outcome result={loaderData.result} vacancyID={Number(params.id)} />
        </Suspense>
      </Card>
    </PageContainer>
  );
}
