import { type CallDefinition, PERSONAL_SEARCH_HEADER, splitPersonalSearch } from '@aarambh/contract';
import { ApiError, createApi, errorOf, type Transport, UNREACHABLE } from '../../platform/api/api.ts';
import { requestFactor } from './factor-request.ts';
import { clearStaffSession, readStaffSession } from './staff-session.ts';

/** Moves what may be personal data from the query of an address to a header. */
function hidePersonalSearch(url: string, headers: Headers): string {
  const [path = '', query = ''] = url.split('?');
  const { open, personal } = splitPersonalSearch(new URLSearchParams(query));
  if (personal.size === 0) return url;
  headers.set(PERSONAL_SEARCH_HEADER, personal.toString());
  return open.size > 0 ? `${path}?${open}` : path;
}

/**
 * Sends a request with the staff token. Without a valid session the sign-in page opens; where a fresh code is needed it
 * asks for one and sends the request again.
 * @throws {ApiError} when the API cannot be reached
 */
export async function fetchAsStaff(definition: CallDefinition, url: string, init: RequestInit = {}): Promise<Response> {
  const session = readStaffSession();
  const headers = new Headers(init.headers);
  if (session) headers.set('authorization', `Bearer ${session.token}`);
  const reply = await fetch(hidePersonalSearch(url, headers), { ...init, method: definition.method, headers }).catch(
    () => {
      throw new ApiError(UNREACHABLE, 0);
    },
  );
  if (reply.status === 401 && definition.access !== 'visitor') clearStaffSession();
  if (reply.status === 403 && definition.freshFactor) {
    const { problem } = errorOf(reply.status, await reply.clone().text());
    if (problem?.code === 'factor_needed' && (await requestFactor())) return fetchAsStaff(definition, url, init);
  }
  return reply;
}

const overNetwork: Transport = async ({ url, headers, body, definition }) => {
  const reply = await fetchAsStaff(definition, url, {
    ...(headers ? { headers } : {}),
    ...(body === undefined ? {} : { body }),
  });
  return { status: reply.status, headers: Object.fromEntries(reply.headers), body: await reply.text() };
};

/** The typed API client of the console: `staffApi(listStaff)`. */
export const staffApi = createApi(overNetwork);

/** Whether a call was refused because it is recorded and waits for a second person: not an error for the user. */
export const isWaitingForSecondPerson = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.problem?.code === 'second_person_needed';
