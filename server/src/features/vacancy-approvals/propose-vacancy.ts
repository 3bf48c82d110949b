import type { AppContext } from '../../app-context.ts';
import { CallError } from '../../lib/call-error.ts';
import { lockAccount } from '../accounts/index.ts';
import { hasApplied } from '../applications/index.ts';
import { listRunningPlanNames } from '../billing/plans/index.ts';
import { queueMessage } from '../notifications/index.ts';
import { mapKnownCards } from '../vacancies/index.ts';
import { insertProposal } from './proposals.queries.ts';

interface Proposal {
  accountID: number;
  vacancyID: number;
  /** Why it fits, for the member to read. */
  note: string;
  proposedBy: string;
}

/**
 * Proposes a live vacancy to a member with an active plan and notifies them by mail.
 * @returns the id of the proposal
 * @throws {CallError} not_found; conflict when the vacancy is not live, no plan is active, the member has applied, or
 *   the vacancy is already proposed and waiting
 */
export async function proposeVacancy({ db, clock }: AppContext, proposal: Proposal): Promise<number> {
  const { accountID, vacancyID, note, proposedBy } = proposal;
  return await db.transaction().execute(async (tx) => {
    const now = clock.now();
    const person = await lockAccount(tx, accountID, 'shared');
    if (!person) throw new CallError('not_found', 'There is no account with this number.');
    const vacancy = (await mapKnownCards(tx, [vacancyID], now)).get(vacancyID);
    if (!vacancy) throw new CallError('not_found', 'There is no vacancy with this number.');
    if (!vacancy.isLive) throw new CallError('conflict', 'This vacancy is not live.');
    if ((await listRunningPlanNames(tx, accountID, now)).length === 0)
      throw new CallError('conflict', 'This account has no active plan.');
    if (await hasApplied(tx, accountID, vacancyID))
      throw new CallError('conflict', 'This account has already applied for this vacancy.');

    const row = { account_id: accountID, vacancy_id: vacancyID, note, proposed_by: proposedBy };
    const proposalId = await insertProposal(tx, row, now);
    if (proposalId === undefined) throw new CallError('conflict', 'This vacancy is already waiting for an answer.');
    const { jobTitle, orgName } = vacancy.card;
    const data = { fullName: person.fullName, jobTitle, company: orgName, note, proposedBy };
    const key = `vacancy-proposed:${proposalId}`;
    await queueMessage(
      tx,
      { key, accountId: accountID, channel: 'mail', to: person.email, template: 'vacancy-proposed', data },
      now,
    );
    return proposalId;
  });
}
