import { getManualVacancyDetails, getVacancyDetails } from '@aarambh/contract';
import { data } from 'react-router';
import { type Api, ApiError } from '../../../platform/api/api.ts';
import { pageMeta } from '../../../platform/document/meta.ts';
import { pageContext } from '../../../platform/document/page-context.ts';
import { Alert, LinkButton, PageContainer } from '../../../ui/index.ts';
import { getPublicSettings } from '../../accounts/index.ts';
import { ReportForm } from '../report-form.tsx';
import { ReportSent } from '../report-sent.tsx';
import type { Route } from './+types/report-job.ts';

const TITLE = 'Report a job';
/** What the server says of a guest's report (server: report-texts.ts). */
const thanks: Record<string, string> = {
  sent: 'Thank you. We will check this job and write to you about our decision. Without an account you get at most four such mails a day.',
  counted:
    'Thank you. Many people have reported this job today. We have counted your report and are looking at the job.',
};

/** What the server answered to the form without JavaScript (server: report-form.routes.ts). */
const failures: Record<string, string> = {
  form: 'Choose what is wrong, write what happened if it is something else, and enter a valid email.',
  limit: 'Too many reports came from you or your network today. Please log in, or write to us by email.',
  unknown: 'We could not find this job.',
};

/** Title and company of a vacancy; empty for one that has ended, which can be reported too. */
async function findJob(api: Api, id: string) {
  const params = { params: { id } };
  const standard = await api(getVacancyDetails, params);
  const answer =
    'reason' in standard && standard.reason === 'otherKind' ? await api(getManualVacancyDetails, params) : standard;
  const { vacancyID } = answer;
  if (!('message' in answer))
    return { vacancyID, job: answer.jobTitle, company: 'orgName' in answer ? answer.orgName : answer.companyName };
  if (answer.reason === undefined) throw data(null, { status: 404 });
  return { vacancyID, job: '', company: '', removed: answer.reason === 'fraud' ? answer.message : undefined };
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  try {
    const [job, { captcha }] = await Promise.all([findJob(api, params.id), getPublicSettings(api)]);
    return { ...job, captcha, result: new URL(request.url).searchParams.get('result') ?? '' };
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) throw data(null, { status: 404 });
    throw error;
  }
}

export const meta = () => pageMeta({ title: TITLE, description: TITLE, publicUrl: '', path: '', hidden: true });

export const headers = () => ({ 'cache-control': 'no-store' });

/** The report of a job as a page: without JavaScript, and for links that are opened in a new tab. */
export default function ReportJob({ loaderData }: Route.ComponentProps) {
  const { vacancyID, job, company, removed, captcha, result } = loaderData;
  return (
    <PageContainer width="narrow" className="grid gap-5">
      <div>
        <h1>{TITLE}</h1>
        {job && (
          <p className="mt-1 text-muted wrap-anywhere">
            <span className="font-semibold text-ink">{job}</span>, {company}
          </p>
        )}
      </div>
      {removed && <Alert tone="info">{removed} Do not pay anyone, and do not share codes or documents.</Alert>}
      {!removed && thanks[result] && <ReportSent text={thanks[result]} />}
      {!removed && !thanks[result] && (
        <>
          {failures[result] && (
            <Alert tone="error" role="alert">
              {failures[result]}
            </Alert>
          )}
          <ReportForm job={{ vacancyID }} captcha={captcha} />
        </>
      )}
      <LinkButton to="/job/search" variant="secondary">
        Search jobs
      </LinkButton>
    </PageContainer>
  );
}
