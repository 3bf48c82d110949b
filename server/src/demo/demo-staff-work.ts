import type { AppContext } from '../app-context.ts';
import { createDemoAccounts } from '../features/accounts/index.ts';
import { applyToVacancy } from '../features/applications/index.ts';
import { createDemoInterviewWithoutOutcome } from '../features/interviews/index.ts';
import { createDemoFailedMessages } from '../features/notifications/index.ts';
import { saveDemoResume } from '../features/resumes/index.ts';
import { canHaveDemoStaff, createDemoRequests, createDemoStaff } from '../features/staff/index.ts';
import { listNewestLiveCards } from '../features/vacancies/index.ts';
import { HOUR_MS, MovableClock } from '../lib/clock.ts';
import { createDemoModeration } from './demo-moderation.ts';

/** Applicants of the demo, with the hours since each applied. The first had an interview whose outcome is missing. */
const applicants = [
  {
    fullName: 'Ishita Bandyopadhyay',
    email: 'ishita.demo@aarambh.example',
    mobileNo: '9876500003',
    hoursAgo: 120,
    work: 'Accountant, Hooghly Tea Traders, Kolkata (2021 to now)',
    skills: 'Tally Prime, GST returns, bank reconciliation, MS Excel',
  },
  {
    fullName: 'Devendra Rathod',
    email: 'devendra.demo@aarambh.example',
    mobileNo: '9876500004',
    hoursAgo: 52,
    work: 'Junior accountant, Rathod Steel, Ahmedabad (2022 to now)',
    skills: 'Tally Prime, TDS, invoicing, Gujarati and Hindi',
  },
  {
    fullName: 'Lalitha Narayanaswamy',
    email: 'lalitha.demo@aarambh.example',
    mobileNo: '9876500005',
    hoursAgo: 7,
    work: 'Accounts executive, Kaveri Foods, Mysuru (2019 to 2025)',
    skills: 'Accounts payable, SAP FI, month-end closing',
  },
] as const;

/** How many of the newest vacancies are searched for one that the applicants want and that is older than the first. */
const SEARCHED_VACANCIES = 2_000;

/**
 * Creates staff accounts and work that waits for them: applicants with resumes, an interview whose outcome is missing, failed
 * mails, requests for a second person, and moderation cases. Only where such accounts may exist.
 * @param purchaseId the paid purchase that is to be refunded
 */
export async function createDemoStaffWork(context: AppContext, purchaseId: number | undefined): Promise<void> {
  if (!canHaveDemoStaff(context.config)) return;
  const staffIds = await createDemoStaff(context);
  if (purchaseId !== undefined) await createDemoRequests(context, staffIds, purchaseId);
  await createDemoFailedMessages(context);
  const [applicant] = await createApplicants(context);
  if (applicant !== undefined) await createDemoModeration(context, applicant);
}

/** @returns the ids of their accounts */
async function createApplicants(context: AppContext): Promise<number[]> {
  const now = context.clock.now();
  const cards = await listNewestLiveCards(context.db, now, { limit: SEARCHED_VACANCIES });
  const first = now.getTime() - applicants[0].hoursAgo * HOUR_MS;
  const wanted = cards.find(({ jobTitle, postedOn }) => /account/i.test(jobTitle) && Date.parse(postedOn) < first);
  const ids = await createDemoAccounts(context, applicants);
  for (const [at, { fullName, email, mobileNo, hoursAgo, work, skills }] of applicants.entries()) {
    const accountId = ids[at];
    if (!wanted || !accountId) break;
    const sections = [
      ['Experience', work],
      ['Skills', skills],
      ['Education', 'B.Com.'],
    ] as const;
    await saveDemoResume(context, accountId, { fullName, email, mobileNo, sections });
    const clock = new MovableClock(new Date(now.getTime() - hoursAgo * HOUR_MS));
    await applyToVacancy({ ...context, clock }, accountId, wanted.vacancyID);
    if (at === 0) await createDemoInterviewWithoutOutcome(context, accountId, wanted.vacancyID);
  }
  return ids;
}
