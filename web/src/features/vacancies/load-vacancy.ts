import { ApiError } from '../../platform/api.ts';
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

/** Reads the answer of either details call. An address that cannot be a vacancy counts as one that is not available. */
export async function loadVacancy<Vacancy extends object>(
  asking: Promise<Vacancy | { message: string }>,
): Promise<Loaded<Vacancy>> {
  try {
    const answer = await asking;
    return 'message' in answer ? { message: answer.message, status: 404 } : { vacancy: answer, status: 200 };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 400 || error.status === 404)
      return { message: 'This job is no longer available.', status: 404 };
    return { failure: FAILURE, status: error.status || 503 };
  }
}
