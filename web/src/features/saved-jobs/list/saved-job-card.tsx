import type { SavedJob } from '@aarambh/contract';
import { Link } from 'react-router';
import { dateText, salaryText } from '../../../platform/text/format.ts';
import { Badge, Card, Logo } from '../../../ui/index.ts';
import { SaveButton } from '../save-button.tsx';
import { SavedNote } from './saved-note.tsx';

const addressOf = ({ vacancyID, isManualPostedJob }: SavedJob): string =>
  `/job/${isManualPostedJob ? 'mdetails' : 'details'}/${vacancyID}`;

/** Places, years and pay on one line, without what is not stated. */
const factsOf = (job: SavedJob): string =>
  [job.locations.join(', '), job.experience, salaryText(job)].filter(Boolean).join(' · ');

/** A saved job with its note; an ended one says so, and its page shows similar ones. */
export function SavedJobCard({ job, onRemoved }: { job: SavedJob; onRemoved: () => void }) {
  const { jobTitle, orgName, orgLogo, savedOn, isLive } = job;
  return (
    <Card as="li" className="flex min-w-0 flex-col gap-3">
      <div className="flex items-start gap-3">
        <Logo name={orgName} src={orgLogo} />
        <div className="min-w-0 flex-1">
          <h2 className="text-lg leading-snug wrap-anywhere">
            <Link to={addressOf(job)} className={isLive ? undefined : 'text-muted'}>
              {jobTitle}
            </Link>
          </h2>
          <p className="mt-0.5 text-muted wrap-anywhere">{orgName}</p>
        </div>
        <SaveButton vacancy={job} onRemoved={onRemoved} className="-me-2 -mt-2" />
      </div>
      <p className="text-sm wrap-anywhere">{factsOf(job)}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <span>
          Saved on <time dateTime={savedOn}>{dateText(savedOn)}</time>
        </span>
        {!isLive && (
          <>
            <Badge tone="neutral">Ended</Badge>
            <Link to={addressOf(job)} className="inline-flex min-h-8 items-center pointer-coarse:min-h-11">
              Similar jobs that are open
            </Link>
          </>
        )}
      </p>
      <SavedNote job={job} />
    </Card>
  );
}
