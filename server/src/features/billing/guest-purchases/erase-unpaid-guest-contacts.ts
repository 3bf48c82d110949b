import type { AppContext } from '../../../app-context.ts';
import { DAY_MS } from '../../../lib/clock.ts';
import { blankUnpaidContacts } from './guest-purchases.queries.ts';

const KEPT_DAYS = 30;

/** Forgets who set out to buy as a guest and did not pay. */
export const sweepGuestContacts = ({ db, clock }: AppContext): Promise<void> =>
  blankUnpaidContacts(db, new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS));
