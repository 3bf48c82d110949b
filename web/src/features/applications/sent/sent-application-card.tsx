import type { SentApplication } from '@aarambh/contract';
import { Link } from 'react-router';
import { vacancyAddress } from '../../../platform/public-addresses.ts';
import { dateText } from '../../../platform/text/format.ts';
import { Badge, Button, buttonClasses, Card, LinkButton, Logo, VisuallyHidden } from '../../../ui/index.ts';
import { ReportLink } from '../../job-reports/index.ts';
import { toneOf } from './application-state.ts';
import { ApplicationTimeline } from './application-timeline.tsx';
import { useWithdraw } from './use-withdraw.ts';

/** At the edge of the card, where its words end. */
const action = '-me-3 shrink-0';

const Title = ({ application }: { application: SentApplication }) => (
  <h2 className="text-lg leading-snug wrap-anywhere">
    {application.isLive ? <Link to={vacancyAddress(application)}>{application.jobTitle}</Link> : application.jobTitle}
  </h2>
);

const ClosedNote = ({ status }: Pick<SentApplication, 'status'>) => (
  <p className="rounded-md bg-sunken px-3 py-2 text-sm text-muted">
    {status === 'Withdrawn' ? 'This job has closed.' : 'This job has closed and no longer accepts applications.'}
  </p>
);

/** A sent application with its status and timeline. */
export function SentApplicationCard({ accountID, application }: { accountID: number; application: SentApplication }) {
  const { jobTitle, orgName, orgLogo, locations, appliedOn, resumeName, status, isLive, canWithdraw } = application;
  const { busy, ask } = useWithdraw(accountID, application);
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div className="flex gap-3">
        <Logo name={orgName} src={orgLogo} />
        <div className="min-w-0 flex-1">
          <Title application={application} />
          <p className="mt-0.5 text-muted wrap-anywhere">
            {orgName}
            {locations.length > 0 && ` · ${locations.join(', ')}`}
          </p>
          <Badge tone={toneOf[status]} className="mt-2">
            <VisuallyHidden>Status: </VisuallyHidden>
            {status}
          </Badge>
        </div>
      </div>
      <ApplicationTimeline timeline={application.timeline} jobTitle={jobTitle} />
      {application.answerExpectedBy && (
        <p className="text-sm text-muted">
          Answer expected by{' '}
          <time dateTime={application.answerExpectedBy}>{dateText(application.answerExpectedBy)}</time>
        </p>
      )}
      {!isLive && <ClosedNote status={status} />}
      <div className="mt-auto flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-t border-line pt-3 text-sm text-muted">
        <p className="min-w-0 flex-[1_1_9rem] wrap-anywhere">
          Applied on <time dateTime={appliedOn}>{dateText(appliedOn)}</time> with {resumeName}
        </p>
        <ReportLink job={application} className={buttonClasses('quiet', 'small', action)}>
          Report<VisuallyHidden> this job: {`${jobTitle}, ${orgName}`}</VisuallyHidden>
        </ReportLink>
        {canWithdraw && (
          <Button variant="quiet" size="small" busy={busy} busyLabel="Withdrawing..." onClick={ask} className={action}>
            Withdraw<VisuallyHidden>: {`${jobTitle}, ${orgName}`}</VisuallyHidden>
          </Button>
        )}
        {status === 'Withdrawn' && isLive && (
          <LinkButton to={vacancyAddress(application)} variant="quiet" size="small" className={action}>
            Apply again
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
