import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../../platform/api/browser-api.ts';
import { ageText } from '../../../platform/text/format.ts';
import { Badge, buttonClasses, Card, VisuallyHidden } from '../../../ui/index.ts';
import { reportAddress } from '../../job-reports/index.ts';
import { stepText, toneOf } from './application-state.ts';
import { findAnswers } from './find-answers.ts';
import { applicationsKey, listApplications } from './sent-applications.api.ts';

const SHOWN = 3;

/** What employers answered to applications in the last two weeks; renders nothing without answers. */
export function ApplicationAnswers({ accountID }: { accountID: number }) {
  const { data = [] } = useQuery({
    queryKey: applicationsKey(accountID),
    queryFn: () => listApplications(api, accountID),
  });
  const now = new Date();
  const answers = findAnswers(data, now, SHOWN);
  if (answers.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="application-answers">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="application-answers" className="text-lg">
          Answers to your applications
        </h2>
        <Link to="/job-seeker/applications" className="inline-flex min-h-11 items-center text-link hover:underline">
          My Applications
        </Link>
      </div>
      <ul className="divide-y divide-line">
        {answers.map(({ application, status, on }) => (
          <li key={application.applicationID} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <p className="min-w-0 flex-1 wrap-anywhere max-sm:basis-full">
              <span className="font-semibold">{application.jobTitle}</span>
              <span className="text-muted">, {application.orgName}</span>
            </p>
            <Badge tone={toneOf[status]}>{stepText[status]}</Badge>
            <time dateTime={on} className="text-sm text-muted">
              {ageText(on, now)}
            </time>
            <Link to={reportAddress(application)} className={buttonClasses('quiet', 'small', '-me-3')}>
              Report
              <VisuallyHidden>
                {' '}
                this job: {application.jobTitle}, {application.orgName}
              </VisuallyHidden>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
