import { signInAddress } from '../session/guard.ts';
import { expireSession, readSession } from '../session/session.ts';
import { ApiError, createApi, type Transport, UNREACHABLE } from './api.ts';
import { takeEarlyReply } from './early-replies.ts';

/** The authorization header of the session; empty without one. */
export const authorization = (): Record<string, string> => {
  const session = readSession();
  return session ? { authorization: `Bearer ${session.token}` } : {};
};

/**
 * Ends a session that the server refused, once, and opens the sign-in page, which returns here. A sign-out or another
 * sign-in since the call was sent is not undone.
 * @param sent the headers of the refused call
 */
export function leaveForSignIn(sent: Record<string, string>): void {
  const { authorization: current } = authorization();
  if (!current || current !== sent.authorization) return;
  expireSession();
  location.assign(signInAddress(location.pathname + location.search));
}

const overNetwork: Transport = async ({ method, url, headers, body }) => {
  const sent = authorization();
  const request = () =>
    fetch(url, { method, headers: { ...headers, ...sent }, ...(body === undefined ? {} : { body }) });
  const reply = await (takeEarlyReply(method, url, readSession()?.token) ?? request()).catch(() => {
    throw new ApiError(UNREACHABLE, 0);
  });
  if (reply.status === 401) leaveForSignIn(sent);
  return { status: reply.status, headers: Object.fromEntries(reply.headers), body: await reply.text() };
};

/** The API client of the browser: sends the bearer token when there is a session (core §6). */
export const api = createApi(overNetwork);
