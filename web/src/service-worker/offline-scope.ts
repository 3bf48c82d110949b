import {
  checkJobSeekerPlanPurchased,
  getAllScheduledVacanciesByCandidate,
  getApplications,
  getAppliedJobs,
  getCompany,
  getFreeListingJobs,
  getLandingPage,
  getListingJobs,
  getLocations,
  getManualVacancyDetails,
  getRemainingVacancyCredits,
  getScheduleCancelBufferHrs,
  getScheduledVacancies,
  getSimilarVacancies,
  getUnReadPriorityListingCount,
  getVacancyDetails,
  getVacancySearchByCompany,
  listPopularLandingPages,
  recordVacancyOpened,
  searchVacancy,
  setReadStatus,
} from '@aarambh/contract';

/** A path of the contract as a pattern: `JobFair/GetJobFair/{id}`. */
const matcher = (paths: readonly { path: string }[]) => {
  const patterns = paths.map(({ path }) => path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+'));
  return new RegExp(`^/api/(?:${patterns.join('|')})$`);
};

/**
 * Calls whose last replies are readable offline. A member's call carries a token: its reply is kept for that session only.
 * Saved jobs are not among them: their pages have a copy with what was changed since, which an older reply would undo.
 * Neither are saved searches: what waits is compared with the server's list before it is sent.
 */
const readable = matcher([
  searchVacancy,
  getVacancySearchByCompany,
  getVacancyDetails,
  getManualVacancyDetails,
  getSimilarVacancies,
  getLocations,
  getLandingPage,
  listPopularLandingPages,
  getCompany,
  getApplications,
  getAppliedJobs,
  getScheduledVacancies,
  getAllScheduledVacanciesByCandidate,
  getScheduleCancelBufferHrs,
  getFreeListingJobs,
  getListingJobs,
  // Without these the dashboard does not show the priority listing.
  checkJobSeekerPlanPurchased,
  getRemainingVacancyCredits,
  getUnReadPriorityListingCount,
]);

/**
 * Changes that may be sent again at any time with the same result. Never payments, passwords or forms. Saved jobs and
 * applications are not among them: their pages hold what is unsent themselves, also where there is no service worker.
 */
const repeatable = matcher([setReadStatus, recordVacancyOpened]);

/**
 * Pages readable offline. Others are never stored: their addresses may hold a secret, or they are steps of a purchase. The
 * HTML of members' pages holds no data of an account.
 */
const pages =
  /^\/(?:|job\/(?:search|saved|alerts|by-company|m?details\/\d{1,10})|jobs\/[a-z0-9-]+|compan(?:y|ies)\/[a-z0-9-]+|dashboard|interview-schedules\/list|job-seeker\/applications|(?:free|priority)-listing-jobs)$/;

export const isPageReadableOffline = (pathname: string): boolean => pages.test(pathname);
export const isCallReadableOffline = (pathname: string): boolean => readable.test(pathname);
export const isCallRepeatable = (pathname: string): boolean => repeatable.test(pathname);
