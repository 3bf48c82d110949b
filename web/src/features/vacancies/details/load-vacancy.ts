import { listSimilarVacancies, type UnavailableVacancy, type VacancyCard } from '@aarambh/contract';
import { redirect } from 'react-router';
import { type Api, ApiError } from '../../../platform/api/api.ts';
import { vacancyAddress } from '../vacancy-address.ts';
import type { JobPosting } from './job-posting.ts';
import type { Missing } from './vacancy-missing.tsx';

const FAILURE = 'Failed to load vacancy details. Please try again later.';

/**
 * Details, or why there are none, and the HTTP status the document answers with. `posting` is made for documents only:
 * search engines read those, and the browser is spared the code.
 */
export type Loaded<Vacancy> =
  | { vacancy: Vacancy; status: 200; posting?: JobPosting | undefined }
  | (Missing & { status: number });

/** Without them the page still says what it has to. */
async function findSimilar(api: Api, vacancyID: number): Promise<VacancyCard[]> {
  try {
    return await api(listSimilarVacancies, { params: { id: String(vacancyID) } });
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
  // 410 tells search engines at once that the page will not come back; a 404 they ask for again for weeks.
  if (reason === 'ended') return { message, similar: await findSimilar(api, vacancyID), status: 410 };
  if (reason === 'otherKind') throw redirect(vacancyAddress({ vacancyID, isManualPostedJob: !isManualPostedJob }), 301);
  return { message, status: 404 };
}

/**
 * Reads the answer of either details call. An address that cannot be a vacancy counts as one that is not available; that
 * of the other kind leads to the vacancy's own.
 */
export async function loadVacancy<Vacancy extends object>(
  api: Api,
  asking: Promise<Vacancy | UnavailableVacancy>,
  isManualPostedJob: boolean,
): Promise<Loaded<Vacancy>> {
  try {
    const answer = await asking;
    return 'message' in answer
      ? await explain(api, answer, isManualPostedJob)
      : { vacancy: answer as Vacancy, status: 200 };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 400 || error.status === 404)
      return { message: 'This job is no longer available.', status: 404 };
    return { failure: FAILURE, status: error.status || 503 };
  }
}
