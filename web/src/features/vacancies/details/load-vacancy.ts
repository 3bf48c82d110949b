import {
  getManualVacancyDetails,
  getSimilarVacancies,
  getVacancyDetails,
  type ManualVacancy,
  type StandardVacancy,
  type UnavailableVacancy,
  type VacancyCard,
} from '@aarambh/contract';
import { redirect } from 'react-router';
import { type Api, ApiError } from '../../../platform/api/api.ts';
import { vacancyAddress } from '../../../platform/public-addresses.ts';
import type { JobPosting } from './head/job-posting.ts';
import type { Missing } from './vacancy-missing.tsx';

const FAILURE = 'Failed to load vacancy details. Please try again later.';

/**
 * Details or the reason without them, and the HTTP status of the document. `posting` (structured data) is generated on the
 * server only, which keeps its code out of the browser.
 */
export type Loaded<Vacancy> =
  | { vacancy: Vacancy; status: 200; posting?: JobPosting | undefined }
  | (Missing & { status: number });

/** Similar vacancies; the page works without them. */
async function findSimilar(api: Api, vacancyID: number): Promise<VacancyCard[]> {
  try {
    return await api(getSimilarVacancies, { params: { id: String(vacancyID) } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return [];
  }
}

async function explain(
  api: Api,
  { vacancyID, message, reason }: UnavailableVacancy,
  isManualPostedJob: boolean,
): Promise<Missing & { status: number }> {
  // Search engines drop a 410 at once but re-crawl a 404 for weeks.
  if (reason === 'fraud') return { message, isFraud: true, status: 410 };
  if (reason === 'ended') return { message, similar: await findSimilar(api, vacancyID), status: 410 };
  if (reason === 'otherKind') throw redirect(vacancyAddress({ vacancyID, isManualPostedJob: !isManualPostedJob }), 301);
  return { message, status: 404 };
}

/**
 * Interprets the reply of either details call. An invalid id is not available; an id of the other kind redirects to
 * the vacancy's address.
 */
export async function loadVacancy<Vacancy extends object>(
  api: Api,
  request: Promise<Vacancy | UnavailableVacancy>,
  isManualPostedJob: boolean,
): Promise<Loaded<Vacancy>> {
  try {
    const answer = await request;
    return 'message' in answer
      ? await explain(api, answer, isManualPostedJob)
      : { vacancy: answer as Vacancy, status: 200 };
  } catch (error) {
    // Without a connection the error page says that this page is not on the device.
    if (!(error instanceof ApiError) || error.status === 0) throw error;
    if (error.status === 400 || error.status === 404)
      return { message: 'This job is no longer available.', status: 404 };
    return { failure: FAILURE, status: error.status };
  }
}

/** Loads a standard vacancy. */
export const loadStandardVacancy = (api: Api, id: string): Promise<Loaded<StandardVacancy>> =>
  loadVacancy<StandardVacancy>(api, api(getVacancyDetails, { params: { id } }), false);

/** Loads a manually posted vacancy. */
export const loadManualVacancy = (api: Api, id: string): Promise<Loaded<ManualVacancy>> =>
  loadVacancy<ManualVacancy>(api, api(getManualVacancyDetails, { params: { id } }), true);
