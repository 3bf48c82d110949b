import type { WalkIn } from '@aarambh/contract';
import { pageContext } from '../../../platform/document/page-context.ts';
import { Alert, Card, LinkButton, PageContainer } from '../../../ui/index.ts';
import { RescheduleForm } from '../reschedule-form.tsx';
import { WalkInCard } from '../walk-in-card.tsx';
import { WalkInFailure } from '../walk-in-failure.tsx';
import { loadWalkIn, walkInHeaders, walkInMeta } from '../walk-in-page.ts';
import { isOpen, preferredText, statusText } from '../walk-in-texts.ts';
import type { Route } from './+types/reschedule.ts';

const TITLE = 'Reschedule Request For Walk-In';

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadWalkIn(context.get(pageContext).api, params.walkin);

export const meta = () => walkInMeta(TITLE);

export const headers = walkInHeaders;

/** Effect of the form on an earlier answer; undefined without one. */
function earlierAnswer(walkIn: WalkIn): string | undefined {
  if (walkIn.status === 'Attending')
    return 'You confirmed that you are coming. If you request another time, this time is no longer reserved for you.';
  if (walkIn.status === 'Reschedule requested')
    return `You requested ${preferredText(walkIn)}. A new request replaces it.`;
  return undefined;
}

function Asking({ id, walkIn }: { id: string; walkIn: WalkIn }) {
  const earlier = earlierAnswer(walkIn);
  return (
    <>
      {earlier && <Alert tone="info">{earlier}</Alert>}
      <noscript>
        <Alert tone="warning">This form needs JavaScript. Please turn it on in your browser.</Alert>
      </noscript>
      <Card>
        <RescheduleForm id={id} />
      </Card>
    </>
  );
}

function Closed({ walkIn }: { walkIn: WalkIn }) {
  return (
    <>
      <Alert tone="error" role="alert">
        {statusText(walkIn).text}
      </Alert>
      <LinkButton to="/job/search" variant="secondary" className="sm:justify-self-start">
        Find other jobs
      </LinkButton>
    </>
  );
}

/** Page to request another time for a walk-in interview (commerce §2, §5). */
export default function Reschedule({ loaderData }: Route.ComponentProps) {
  if ('failure' in loaderData)
    return <WalkInFailure title={TITLE} text={loaderData.failure} status={loaderData.status} />;
  const { id, walkIn } = loaderData;
  return (
    <PageContainer width="text" className="grid gap-5">
      <div>
        <h1>{TITLE}</h1>
        {isOpen(walkIn) && (
          <p className="mt-1 text-muted">Tell us when you can come. We will reply by email. This is free.</p>
        )}
      </div>
      <WalkInCard walkIn={walkIn} isShort />
      {isOpen(walkIn) ? <Asking key={id} id={id} walkIn={walkIn} /> : <Closed walkIn={walkIn} />}
    </PageContainer>
  );
}
