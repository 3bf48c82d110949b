import { getMoneyQuestion, moneyAnswers } from '@aarambh/contract';
import { data, Link } from 'react-router';
import { type Api, ApiError } from '../../../platform/api/api.ts';
import { pageMeta } from '../../../platform/document/meta.ts';
import { pageContext } from '../../../platform/document/page-context.ts';
import { INVALID_MAIL_LINK } from '../../../platform/text/invalid-mail-link.ts';
import { Alert, Button, PageContainer } from '../../../ui/index.ts';
import { ReportSent } from '../report-sent.tsx';
import type { Route } from './+types/asked-for-money.ts';

const TITLE = 'Were you asked for money?';
const REPORTED = 'Thank you. We will check this job and write to you about our decision. Do not pay.';
const ALL_WELL = 'Thank you. If someone asks you for money later, do not pay, and tell us here.';

async function load(api: Api, token: string) {
  try {
    return { question: await api(getMoneyQuestion, { query: { token } }), failure: '', status: 200 };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isInvalid = error.status === 400 || error.status === 404;
    return {
      question: undefined,
      failure: isInvalid ? INVALID_MAIL_LINK : error.message,
      status: isInvalid ? 404 : error.status || 503,
    };
  }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const token = query.get('token') ?? '';
  const loaded = await load(context.get(pageContext).api, token);
  const chosen = moneyAnswers.find((answer) => answer === query.get('answer'));
  return data({ ...loaded, token, chosen }, { status: loaded.status });
}

export const meta = () => pageMeta({ title: TITLE, description: TITLE, publicUrl: '', path: '', hidden: true });

/** The address contains a secret. */
export const headers = () => ({ 'referrer-policy': 'same-origin', 'cache-control': 'no-store' });

const labels = { yes: 'Yes, I was asked for money', no: 'No' } as const;

/** The buttons of the answers; the one that was pressed in the mail is the prominent one. */
function Answers({ token, answers, prominent }: { token: string; answers: ('yes' | 'no')[]; prominent?: string }) {
  return (
    <form
      method="post"
      action={`/job/asked-for-money?token=${encodeURIComponent(token)}`}
      className="flex flex-wrap gap-3"
    >
      {answers.map((answer) => (
        <Button
          key={answer}
          type="submit"
          name="answer"
          value={answer}
          variant={answer === prominent ? 'primary' : 'secondary'}
          className="min-w-24 flex-1"
        >
          {labels[answer]}
        </Button>
      ))}
    </form>
  );
}

/**
 * The question of the mails of the first week after applying. Opening the page answers nothing, since mail scanners fetch
 * links; the form works without session and JavaScript (server: report-form.routes.ts).
 */
export default function AskedForMoney({ loaderData: { question, failure, token, chosen } }: Route.ComponentProps) {
  const answer = question?.answer;
  return (
    <PageContainer width="narrow" className="grid gap-5">
      <h1>{TITLE}</h1>
      {!question && (
        <Alert tone="error" role="alert">
          {failure}
        </Alert>
      )}
      {question && (
        <p className="wrap-anywhere">
          You applied for <strong>{question.jobTitle}</strong>, {question.orgName}.
        </p>
      )}
      {question && !answer && (
        <>
          <p>
            Did anyone ask you for money for this job: a fee, a deposit, a payment for training, a uniform or a laptop?
          </p>
          <Answers token={token} answers={['yes', 'no']} prominent={chosen ?? 'yes'} />
        </>
      )}
      {answer === 'yes' && (
        <>
          <ReportSent text={REPORTED} />
          <p className="text-muted">Was this a mistake?</p>
          <Answers token={token} answers={['no']} />
        </>
      )}
      {answer === 'no' && (
        <>
          <Alert tone="success" role="status">
            {ALL_WELL}
          </Alert>
          <Answers token={token} answers={['yes']} />
          <p>
            <Link to="/how-we-check">How we check jobs</Link>
          </p>
        </>
      )}
    </PageContainer>
  );
}
