import type { WalkIn } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import { findJob } from './find-job.ts';
import { hashToken } from './walk-in-links.ts';
import { walkInStatus } from './walk-in-status.ts';
import { findWalkInByToken } from './walk-ins.queries.ts';

/** What the link of this token is for, never whom it was sent to; nothing for a link nobody has. */
export async function getWalkIn({ db, clock }: AppContext, token: string): Promise<WalkIn | undefined> {
  const now = clock.now();
  const walkIn = await findWalkInByToken(db, hashToken(token));
  if (!walkIn) return undefined;
  const job = await findJob(db, walkIn.vacancy_id, now);
  return {
    vacancyID: walkIn.vacancy_id,
    isManualPostedJob: job?.isManualPostedJob ?? false,
    jobTitle: job?.jobTitle ?? '',
    orgName: job?.company ?? '',
    startsOn: walkIn.starts_at.toISOString(),
    endsOn: walkIn.ends_at.toISOString(),
    venue: walkIn.venue,
    contact: walkIn.contact,
    note: walkIn.note,
    status: walkInStatus(walkIn, now),
    preferredOn: walkIn.preferred_at?.toISOString() ?? '',
  };
}
