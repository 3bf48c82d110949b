import { useSyncExternalStore } from 'react';
import { filterList, parseJson, readText } from '../../../platform/browser-storage.ts';
import { readSession, useSession, WAITING_APPLICATIONS_KEY } from '../../../platform/session/session.ts';

/** An application that could not be sent without a connection. It stays in this browser. */
export interface WaitingApplication {
  /** Only this account sends it. */
  accountID: number;
  vacancyID: number;
  isManualPostedJob: boolean;
  jobTitle: string;
  /** When the member applied, in ms since 1970. */
  since: number;
  /** Whether the member was asked, or had not to be asked, whether the job fits. */
  isFitChecked: boolean;
  /** Why it was not sent; it is not sent again. */
  refusal?: string | undefined;
}

/** Event of the window when the list of this tab changed. */
export const WAITING_CHANGED = 'aarambh:waiting-applications';

const isWaitingApplication = (value: unknown): value is WaitingApplication => {
  const given = value as Partial<WaitingApplication> | null;
  return (
    typeof given?.accountID === 'number' &&
    typeof given.vacancyID === 'number' &&
    typeof given.jobTitle === 'string' &&
    typeof given.since === 'number'
  );
};

let cached: { raw: string | null; accountID: number | undefined; waiting: readonly WaitingApplication[] } = {
  raw: '',
  accountID: undefined,
  waiting: [],
};

/** The waiting and refused applications of the signed-in account, oldest first; the same array until they change. */
export function listWaiting(): readonly WaitingApplication[] {
  const raw = readText(WAITING_APPLICATIONS_KEY);
  const accountID = readSession()?.accountID;
  if (raw === cached.raw && accountID === cached.accountID) return cached.waiting;
  const all = filterList(parseJson(raw), isWaitingApplication);
  cached = { raw, accountID, waiting: all.filter((application) => application.accountID === accountID) };
  return cached.waiting;
}

const events = [WAITING_CHANGED, 'aarambh:session', 'storage'];

function subscribe(onChange: () => void): () => void {
  for (const event of events) window.addEventListener(event, onChange);
  return () => {
    for (const event of events) window.removeEventListener(event, onChange);
  };
}

const none: readonly WaitingApplication[] = [];

/** The waiting and refused applications of the signed-in account, oldest first. */
export const useWaiting = (): readonly WaitingApplication[] => {
  useSession();
  return useSyncExternalStore(subscribe, listWaiting, () => none);
};
