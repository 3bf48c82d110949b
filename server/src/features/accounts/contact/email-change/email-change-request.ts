import type { Db } from '../../../../infra/database/connect.ts';
import { CallError } from '../../../../lib/call-error.ts';
import { type EmailChangeRequest, findRequest } from './email-change.queries.ts';

/** The identity of the caller is confirmed once, when the request is created; that is valid for an hour. */
const REQUEST_LIFETIME_MS = 60 * 60_000;

/** Reply to an expired request. */
export const REQUEST_EXPIRED = 'This request is too old. Please start again with the new email address.';

/** Requests created after this time are still valid. */
export const oldestValidRequestTime = (now: Date) => new Date(now.getTime() - REQUEST_LIFETIME_MS);

/** Whether a request has not expired. */
export const isRequestValid = ({ createdAt }: EmailChangeRequest, now: Date): boolean =>
  createdAt > oldestValidRequestTime(now);

/**
 * Gets a request of the account.
 * @throws {CallError} forbidden for an unknown request and for another account's alike
 */
export async function getOwnRequest(db: Db, accountId: number, requestId: number): Promise<EmailChangeRequest> {
  const request = await findRequest(db, accountId, requestId);
  if (!request) throw new CallError('forbidden');
  return request;
}

/** Whether two addresses are the same for an account, that is in any case. */
export const isSameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
