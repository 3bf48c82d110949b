import type { Db } from '../../../../infra/database/connect.ts';
import { CallError } from '../../../../lib/call-error.ts';
import { type EmailChangeRequest, findRequest } from './email-change.queries.ts';

/** Who asked was confirmed once, when the request was made: that is good for an hour. */
const REQUEST_LASTS_MS = 60 * 60_000;

/** What people read about a request that is too old. */
export const REQUEST_TOO_OLD = 'This request is too old. Please start again with the new email address.';

/** The moment since when requests are still good. */
export const requestsSince = (now: Date) => new Date(now.getTime() - REQUEST_LASTS_MS);

/** Whether a request can still be carried out. */
export const isRequestGood = ({ createdAt }: EmailChangeRequest, now: Date): boolean => createdAt > requestsSince(now);

/**
 * The account's own request.
 * @throws {CallError} forbidden, alike for somebody else's and one that never was
 */
export async function ownRequest(db: Db, accountId: number, requestId: number): Promise<EmailChangeRequest> {
  const request = await findRequest(db, accountId, requestId);
  if (!request) throw new CallError('forbidden');
  return request;
}

/** Two addresses of one mailbox as far as accounts go. */
export const isSameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
