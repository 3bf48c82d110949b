import { getUnsubscribeDetails } from '@aarambh/contract';
import { data } from 'react-router';
import { type Api, ApiError } from '../../../platform/api/api.ts';
import { pageMeta } from '../../../platform/document/meta.ts';
import { pageContext } from '../../../platform/document/page-context.ts';
import { INVALID_MAIL_LINK } from '../../../platform/text/invalid-mail-link.ts';
import { Alert, Button, LinkButton, PageContainer } from '../../../ui/index.ts';
import type { Route } from './+types/unsubscribe.ts';

const TITLE = 'End job alerts';

async function load(api: Api, token: string) {
  try {
    return { token, details: await api(getUnsubscribeDetails, { query: { token } }), failure: '', status: 200 };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isInvalid = error.status === 400 || error.status === 404;
    const failure = isInvalid ? INVALID_MAIL_LINK : error.message;
    return { token, details: undefined, failure, status: isInvalid ? 404 : error.status || 503 };
  }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const loaded = await load(context.get(pageContext).api, new URL(request.url).searchParams.get('token') ?? '');
  return data(loaded, { status: loaded.status });
}

export const meta = () => pageMeta({ title: TITLE, description: TITLE, publicUrl: '', path: '', hidden: true });

/** The address contains a secret. */
export const headers = () => ({ 'referrer-policy': 'same-origin', 'cache-control': 'no-store' });

/**
 * What the link of an alert mail ends, with one button. Fetching the page ends nothing, since mail scanners fetch links; the
 * form works without session and JavaScript (server: unsubscribe-form.routes.ts).
 */
export default function Unsubscribe({ loaderData: { token, details, failure } }: Route.ComponentProps) {
  return (
    <PageContainer width="narrow" className="grid gap-5">
      <h1>{TITLE}</h1>
      {!details && (
        <Alert tone="error" role="alert">
          {failure}
        </Alert>
      )}
      {details?.isActive === true && (
        <>
          <p>
            You get alerts about new jobs: <strong className="wrap-anywhere">{details.title}</strong>
          </p>
          <form method="post" action={`/alerts/unsubscribe?token=${encodeURIComponent(token)}`}>
            <input type="hidden" name="from" value="page" />
            <Button type="submit" className="w-full">
              End these alerts
            </Button>
          </form>
        </>
      )}
      {details?.isActive === false && (
        <Alert tone="success" role="status">
          You get no alerts: <strong className="wrap-anywhere">{details.title}</strong>
        </Alert>
      )}
      <LinkButton to="/job/alerts" variant="secondary">
        See all my job alerts
      </LinkButton>
    </PageContainer>
  );
}
