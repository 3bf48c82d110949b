import { parseJson, readText } from '../browser-storage.ts';
import { MEMBER_SAVED_JOBS_KEY, WAITING_APPLICATIONS_KEY, WAITING_SEARCHES_KEY } from './session.ts';

/** Whether changes of the account wait for a connection: a sign-out deletes them. */
export function hasUnsentChanges(): boolean {
  const parse = (key: string): unknown => parseJson(readText(key));
  const lists = [WAITING_APPLICATIONS_KEY, WAITING_SEARCHES_KEY].map(parse);
  // A refused application waits for nothing.
  const waits = (one: { refusal?: string } | null) => one?.refusal === undefined;
  const copy = parse(MEMBER_SAVED_JOBS_KEY) as { unsent?: object } | null;
  return lists.some((list) => Array.isArray(list) && list.some(waits)) || Object.keys(copy?.unsent ?? {}).length > 0;
}
