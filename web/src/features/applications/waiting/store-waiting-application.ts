import { writeList } from '../../../platform/browser-storage.ts';
import { WAITING_APPLICATIONS_KEY } from '../../../platform/session/session.ts';
import { listWaiting, WAITING_CHANGED, type WaitingApplication } from './waiting-applications.ts';

const MAX_WAITING = 20;

/** Stores the list of the signed-in account; those of other accounts are dropped. False when the browser stores nothing. */
function store(waiting: readonly WaitingApplication[]): boolean {
  const isStored = writeList(WAITING_APPLICATIONS_KEY, waiting);
  window.dispatchEvent(new Event(WAITING_CHANGED));
  return isStored;
}

const without = (vacancyID: number) => listWaiting().filter((waiting) => waiting.vacancyID !== vacancyID);

/** Keeps an application until it can be sent. False when the browser stores nothing or too many wait already. */
export const storeWaitingApplication = (application: WaitingApplication): boolean =>
  without(application.vacancyID).length < MAX_WAITING && store([...without(application.vacancyID), application]);

/** Removes an application of the signed-in account: it was sent, cancelled or dismissed. */
export const removeWaitingApplication = (vacancyID: number): void => void store(without(vacancyID));

/** Topic of the toasts about a waiting application: what became of it takes the place of "it waits". */
export const waitingTopic = (vacancyID: number): string => `apply-${vacancyID}`;
