import { getManualVacancyDetails, getVacancyDetails, type VacancyCard } from '@aarambh/contract';
import { api } from '../../platform/api/browser-api.ts';
import { storePageOffline } from '../../platform/offline/register-service-worker.ts';
import { vacancyAddress } from '../../platform/public-addresses.ts';
import { SAVED_JOBS } from './saved-jobs-address.ts';

/**
 * Stores the page of a saved job for reading offline, although it was not opened: the document with its code, and the data
 * with which it is opened from the list (decision 42). A failure changes nothing: the card is readable in any case.
 */
export function keepSavedJob(vacancy: Pick<VacancyCard, 'vacancyID' | 'isManualPostedJob'>): void {
  if (!storePageOffline(vacancyAddress(vacancy))) return;
  const params = { id: String(vacancy.vacancyID) };
  // The service worker stores the reply.
  const reply = vacancy.isManualPostedJob
    ? api(getManualVacancyDetails, { params })
    : api(getVacancyDetails, { params });
  reply.catch(() => undefined);
}

let isListKept = false;

/** Stores the page of the list for reading offline, although it was not opened; its jobs are in this browser. */
export function keepSavedList(): void {
  if (!isListKept) isListKept = storePageOffline(SAVED_JOBS);
}
