import type { AppContext } from '../app-context.ts';
import { createDemoAccounts } from '../features/accounts/index.ts';
import { applyToVacancy, createDemoTimelines } from '../features/applications/index.ts';
import { createDemoPlans } from '../features/billing/plans/index.ts';
import { createDemoInterviews } from '../features/interviews/index.ts';
import { createDemoJobFairs } from '../features/job-fairs/index.ts';
import { createDemoListings } from '../features/listings/index.ts';
import { createDemoProfile } from '../features/profile/index.ts';
import { createDemoResumeReviews } from '../features/resume-reviews/index.ts';
import { saveDemoResume } from '../features/resumes/index.ts';
import { createDemoSavedJobs } from '../features/saved-jobs/index.ts';
import { refreshSearchVocabulary } from '../features/search/index.ts';
import { createDemoCases } from '../features/support/index.ts';
import { countVacancies, listNewestLiveCards } from '../features/vacancies/index.ts';
import { createDemoProposals } from '../features/vacancy-approvals/index.ts';
import { publishPostings } from '../features/vacancy-lifecycle/index.ts';
import { createDemoDrafts } from '../features/vacancy-management/index.ts';
import { createDemoWalkIn } from '../features/walk-ins/index.ts';
import { withAdvisoryLock } from '../infra/database/locks/advisory-lock.ts';
import { DAY_MS, MovableClock } from '../lib/clock.ts';
import { createDemoCoupons, createDemoPurchases } from './demo-purchases.ts';
import { createDemoStaffWork } from './demo-staff-work.ts';
import { generateDemoPostings } from './postings/generate-demo-postings.ts';

/** Live vacancies of the demo portal; the same in every installation. */
const DEMO_VACANCIES = 2_000;
const DEMO_SEED = 2025;
/** Vacancies waiting for approval. */
const DEMO_DRAFTS = 5;
/** Days ago on which the second demo account applied; the first ones lead to interviews. */
const APPLIED_DAYS_AGO = [9, 7, 6, 3, 2, 1, 14, 12, 11];

/** Gives an account a resume and applications to matching vacancies on several days; returns these vacancies. */
async function giveHistory(context: AppContext, accountId: number): Promise<number[]> {
  await saveDemoResume(context, accountId);
  const now = context.clock.now();
  const jobs = await listNewestLiveCards(context.db, now, { limit: DEMO_VACANCIES });
  const daysOld = (postedOn: string) => (now.getTime() - Date.parse(postedOn)) / DAY_MS;
  const fitting = jobs.filter((job) => /account/i.test(job.jobTitle));
  const applied: number[] = [];
  for (const daysAgo of APPLIED_DAYS_AGO) {
    const job = fitting.find(({ postedOn }) => daysOld(postedOn) > daysAgo);
    if (!job) continue;
    fitting.splice(fitting.indexOf(job), 1);
    const clock = new MovableClock(new Date(now.getTime() - daysAgo * DAY_MS));
    await applyToVacancy({ ...context, clock }, accountId, job.vacancyID);
    applied.push(job.vacancyID);
  }
  return applied;
}

/**
 * Fills an empty database with demo vacancies, plans and coupons, and two accounts: a new one and one with a history.
 * Does nothing when there are vacancies. When several instances start together, one fills it and the others wait.
 */
export async function fillWithDemoData(context: AppContext): Promise<void> {
  if ((await countVacancies(context.db)) > 0) return;
  await withAdvisoryLock(context.db, 'demo data', () => fillEmpty(context));
}

async function fillEmpty(context: AppContext): Promise<void> {
  if ((await countVacancies(context.db)) > 0) return;
  const postings = generateDemoPostings({ seed: DEMO_SEED, count: DEMO_VACANCIES, now: context.clock.now() });
  for (let i = 0; i < postings.length; i += 500) {
    await publishPostings(context, postings.slice(i, i + 500), { cause: 'demo data', actor: 'system' });
  }
  const drafts = generateDemoPostings({ seed: DEMO_SEED + 1, count: DEMO_DRAFTS, now: context.clock.now() });
  await createDemoDrafts(context, drafts);
  await refreshSearchVocabulary(context);
  const planIds = await createDemoPlans(context.db);
  await createDemoCoupons(context);
  const [, second] = await createDemoAccounts(context);
  if (!second) return;
  const applied = await giveHistory(context, second);
  await createDemoProfile(context, second);
  const comboId = await createDemoPurchases(context, second, planIds);
  await createDemoListings(context, second);
  await createDemoResumeReviews(context, second);
  await createDemoInterviews(context, second, applied);
  await createDemoTimelines(context, second, applied);
  await createDemoJobFairs(context, second);
  await createDemoProposals(context, second);
  await createDemoSavedJobs(context, second);
  await createDemoWalkIn(context);
  await createDemoCases(context, second);
  await createDemoStaffWork(context, comboId);
}
