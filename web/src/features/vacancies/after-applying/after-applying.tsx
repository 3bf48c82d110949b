import { getJobSeekerDetails, type SentApplication, type VacancyCard } from '@aarambh/contract';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../../platform/api/browser-api.ts';
import { EMPLOYERS_ASK_NO_MONEY } from '../../../platform/figures/money-texts.ts';
import { dateText } from '../../../platform/text/format.ts';
import { CircleCheck, X } from '../../../ui/display/icons.tsx';
import { Card, IconButton, LinkButton, Logo, Skeleton } from '../../../ui/index.ts';
import { findApplication } from '../../applications/index.ts';
import { VacancyList } from '../cards/vacancy-list.tsx';
import { listSimilarVacancies } from '../details/similar/similar-vacancies.api.ts';

type Failed = 'failed';

/** The result of a promise; undefined while it is pending. */
function useLoaded<T>(load: () => Promise<T>, key: number): T | Failed | undefined {
  const [result, setResult] = useState<T | Failed>();
  // Loads again for another vacancy only
  useEffect(() => {
    let current = true;
    load().then(
      (found) => current && setResult(() => found),
      () => current && setResult('failed'),
    );
    return () => {
      current = false;
    };
  }, [key]);
  return result;
}

function Sent({ application }: { application: SentApplication | Failed | undefined }) {
  if (application === 'failed')
    return <p className="text-muted">Your application was sent. Its details could not be loaded.</p>;
  if (!application)
    return (
      <div className="flex gap-3">
        <Skeleton className="size-12 rounded-md" />
        <div className="grid flex-1 content-start gap-2">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      </div>
    );
  const { jobTitle, orgName, orgLogo, appliedOn, resumeName } = application;
  return (
    <div className="flex gap-3">
      <Logo name={orgName} src={orgLogo} />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{jobTitle}</p>
        <p className="text-sm text-muted wrap-anywhere">{orgName}</p>
        <p className="mt-1 text-sm text-muted wrap-anywhere">
          Applied {dateText(appliedOn)} with {resumeName}
        </p>
      </div>
    </div>
  );
}

const Step = ({ children }: { children: ReactNode }) => <li className="ps-1">{children}</li>;

const WHEN_UNKNOWN =
  'We cannot say yet how long this company takes to answer. The status under My Applications changes as soon as it does.';

const answerText = (application: SentApplication | Failed | undefined): string => {
  if (!application) return '';
  if (application === 'failed' || !application.answerExpectedBy) return WHEN_UNKNOWN;
  return `Expect an answer by ${dateText(application.answerExpectedBy)}: this is how long the company usually takes. It is not a promise.`;
};

/** An unverified address gets the mail once it is verified. Two lines, so that the page does not move when that is known. */
function Confirmation({ accountID }: { accountID: number }) {
  const account = useLoaded(() => api(getJobSeekerDetails, { params: { id: String(accountID) } }), accountID);
  return (
    <li className="min-h-10 ps-1">
      {account && account !== 'failed' && !account.isEmailVerified ? (
        <>
          We confirm it by email once your address is verified. <Link to="/dashboard">Verify it now</Link>
        </>
      ) : (
        'We confirm it by email, and write to you when the employer decides.'
      )}
    </li>
  );
}

function Similar({ similar }: { similar: readonly VacancyCard[] | Failed | undefined }) {
  const id = useId();
  if (similar === 'failed' || similar?.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-6">
      <h3 id={id} className="mb-3 text-lg">
        Similar jobs
      </h3>
      {similar ? (
        <VacancyList vacancies={similar} layout="grid" level={3} />
      ) : (
        <div aria-hidden="true" className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
          {[1, 2, 3, 4, 5, 6].map((place) => (
            <Skeleton key={place} className="h-36 rounded-xl" />
          ))}
        </div>
      )}
    </section>
  );
}

interface AfterApplyingProps {
  accountID: number;
  vacancyID: number;
  onDismiss: () => void;
}

/** An application that was just sent: what happens next, when to expect an answer, and similar jobs. */
export default function AfterApplying({ accountID, vacancyID, onDismiss }: AfterApplyingProps) {
  const id = useId();
  const application = useLoaded(() => findApplication(accountID, vacancyID), vacancyID);
  const similar = useLoaded(() => listSimilarVacancies(vacancyID), vacancyID);
  // Withdrawn in another tab or on another device.
  const isWithdrawn = application !== 'failed' && application?.status === 'Withdrawn';
  const dismiss = useRef(onDismiss);
  dismiss.current = onDismiss;
  useEffect(() => {
    if (isWithdrawn) dismiss.current();
  }, [isWithdrawn]);
  return (
    <section aria-labelledby={id}>
      <Card className="border-good">
        <div className="flex items-start gap-2">
          <CircleCheck aria-hidden="true" className="mt-1 size-6 text-good" />
          <h2 id={id} className="flex-1">
            Your application is with the employer
          </h2>
          <IconButton
            label="Close"
            icon={<X aria-hidden="true" className="size-5" />}
            onClick={onDismiss}
            className="-me-2 -mt-2"
          />
        </div>
        <div className="mt-3 grid gap-x-8 gap-y-5 md:grid-cols-2">
          <div className="grid content-start gap-4">
            <Sent application={application} />
            <p className="min-h-18 text-sm">{answerText(application)}</p>
          </div>
          <div>
            <h3 className="text-base">What happens next</h3>
            <ol className="mt-2 grid list-decimal gap-1.5 ps-5 text-sm">
              <Confirmation accountID={accountID} />
              <Step>The employer reads your application and your resume.</Step>
              <Step>If you fit, they call or write to you. Please keep your phone within reach.</Step>
              <Step>{EMPLOYERS_ASK_NO_MONEY} If one does, do not pay.</Step>
            </ol>
          </div>
        </div>
        <div className="mt-5 flex flex-wrap gap-3">
          <LinkButton to="/job-seeker/applications" className="max-sm:flex-1">
            My Applications
          </LinkButton>
          <LinkButton to="/job/search" variant="secondary" className="max-sm:flex-1">
            Search more jobs
          </LinkButton>
        </div>
      </Card>
      <Similar similar={similar} />
    </section>
  );
}
