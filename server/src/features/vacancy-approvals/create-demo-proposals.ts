import type { VacancyCard } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import { DAY_MS, MovableClock } from '../../lib/clock.ts';
import { hasApplied } from '../applications/index.ts';
import { listNewestLiveCards } from '../vacancies/index.ts';
import { answerProposal } from './answer-proposal.ts';
import { proposeVacancy } from './propose-vacancy.ts';

/** More vacancies than the demo data has. */
const ALL = 10_000;
/** Age of the proposed vacancies in days: older than the demo proposals, and open for some time. */
const MIN_AGE_DAYS = 6;
const MAX_AGE_DAYS = 20;
const proposedBy = 'Nandini Rao';

/** Finds vacancies for an accountant, oldest first, because the account has applied to the newest ones. */
async function findFitting(context: AppContext, accountId: number): Promise<VacancyCard[]> {
  const now = context.clock.now();
  const fitting: VacancyCard[] = [];
  for (const card of await listNewestLiveCards(context.db, now, { limit: ALL })) {
    const days = (now.getTime() - Date.parse(card.postedOn)) / DAY_MS;
    if (days < MIN_AGE_DAYS || days > MAX_AGE_DAYS || !/accountant|accounts (manager|executive)/i.test(card.jobTitle))
      continue;
    if (!(await hasApplied(context.db, accountId, card.vacancyID))) fitting.unshift(card);
  }
  return fitting;
}

/** Creates two demo proposals to an account with a plan and a resume: one approved, one waiting. */
export async function createDemoProposals(context: AppContext, accountId: number): Promise<void> {
  const now = context.clock.now();
  const daysAgo = (days: number) => ({
    ...context,
    clock: new MovableClock(new Date(now.getTime() - days * DAY_MS)),
  });
  const [first, second] = await findFitting(context, accountId);
  if (!first || !second) return;
  const approved = await proposeVacancy(daysAgo(5), {
    accountID: accountId,
    vacancyID: first.vacancyID,
    note: 'They want a candidate who has closed the books of a plant before, as you have. The team is small and friendly.',
    proposedBy,
  });
  await answerProposal(daysAgo(4), { accountID: accountId, proposalID: approved, answer: 'approve', reason: '' });
  await proposeVacancy(daysAgo(1), {
    accountID: accountId,
    vacancyID: second.vacancyID,
    note: 'The pay is above what you have now, and you would work with GST returns every month, which you said you like.',
    proposedBy,
  });
}
