import type { WalkIn } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import { hashToken } from '../../lib/hash-token.ts';
import { findJobSummary } from './find-job-summary.ts';
import { walkInStatus } from './walk-in-status.ts';
import { findWalkInByToken } from './walk-ins.queries.ts';

/** The invitation of a token, without the invited person; undefined if unknown. */
export async function findWalkIn({ db, clock }: AppContext, token: string): Promise<WalkIn | undefined> {
  const now = clock.now();
  const walkIn = await findWalkInByToken(db, hashToken(token));
  if (!walkIn) return undefined;
  const job = await findJobSummary(db, walkIn.vacancy_id, now);
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
