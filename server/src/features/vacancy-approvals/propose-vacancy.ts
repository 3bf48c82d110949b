import type { AppContext } from '../../app-context.ts';
import { CallError } from '../../lib/call-error.ts';
import { holdPerson } from '../accounts/index.ts';
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
 * Proposes a live vacancy to a member with a running plan, who is told by mail; answers the proposal's id.
 * @throws {CallError} not_found; conflict when the vacancy is not live, no plan runs, he has applied or it waits already
 */
export async function proposeVacancy({ db, clock }: AppContext, proposal: Proposal): Promise<number> {
  const { accountID, vacancyID, note, proposedBy } = proposal;
  return await db.transaction().execute(async (tx) => {
    const now = clock.now();
    const person = await holdPerson(tx, accountID);
    if (!person) throw new CallError('not_found', 'There is no account with this number.');
    const vacancy = (await mapKnownCards(tx, [vacancyID], now)).get(vacancyID);
    if (!vacancy) throw new CallError('not_found', 'There is no vacancy with this number.');
    if (!vacancy.isLive) throw new CallError('conflict', 'This vacancy is not live.');
    if ((await listRunningPlanNames(tx, accountID, now)).length === 0)
      throw new CallError('conflict', 'No plan of this account is running.');
    if (await hasApplied(tx, accountID, vacancyID))
      throw new CallError('conflict', 'This account has applied for this vacancy.');

    const of = { account_id: accountID, vacancy_id: vacancyID, note, proposed_by: proposedBy };
    const proposalId = await insertProposal(tx, of, now);
    if (proposalId === undefined) throw new CallError('conflict', 'This vacancy waits for an answer already.');
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
