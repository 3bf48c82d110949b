import type { AppContext } from '../../app-context.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { deleteWalkInsEndedBefore } from './walk-ins.queries.ts';

const RETENTION_DAYS = 90;

/** Deletes walk-in invitations 90 days after the interview. */
export const purgeWalkIns = ({ db, clock }: AppContext): Promise<void> =>
  deleteWalkInsEndedBefore(db, new Date(clock.now().getTime() - RETENTION_DAYS * DAY_MS));
