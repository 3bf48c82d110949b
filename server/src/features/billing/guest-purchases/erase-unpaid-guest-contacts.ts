import type { AppContext } from '../../../app-context.ts';
import { DAY_MS } from '../../../lib/clock.ts';
import { eraseUnpaidContacts } from './guest-purchases.queries.ts';

const RETENTION_DAYS = 30;

/** Erases the contact data of guest purchases that are unpaid after 30 days. */
export const eraseUnpaidGuestContacts = ({ db, clock }: AppContext): Promise<void> =>
  eraseUnpaidContacts(db, new Date(clock.now().getTime() - RETENTION_DAYS * DAY_MS));
