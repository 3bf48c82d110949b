import type { AppContext } from '../../app-context.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { deleteWalkInsEndedBefore } from './walk-ins.queries.ts';

const KEPT_DAYS = 90;

/** Forgets who was invited to walk-in interviews that are long over. */
export const sweepWalkIns = ({ db, clock }: AppContext): Promise<void> =>
  deleteWalkInsEndedBefore(db, new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS));
