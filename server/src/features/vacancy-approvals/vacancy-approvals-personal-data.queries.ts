import type { Db } from '../../infra/database/connect.ts';
import { type DataSection, dataSection } from '../../infra/personal-data.ts';

/** Exports the proposals to an account with its answers. */
export async function exportProposals(db: Db, accountId: number): Promise<DataSection[]> {
  const entries = await db
    .selectFrom('vacancy_proposals')
    .innerJoin('vacancies', 'vacancies.id', 'vacancy_proposals.vacancy_id')
    .innerJoin('companies', 'companies.id', 'vacancies.company_id')
    .select(['vacancies.id as vacancyID', 'vacancies.title as jobTitle', 'companies.name as company'])
    .select(['note', 'proposed_by as proposedBy', 'proposed_at as proposedOn'])
    .select(['answer', 'answered_at as answeredOn', 'reason'])
    .where('account_id', '=', accountId)
    .orderBy('vacancy_proposals.id')
    .execute();
  return [
    dataSection({
      key: 'vacancyProposals',
      title: 'Jobs an adviser proposed',
      fields: {
        vacancyID: 'Job number',
        jobTitle: 'Job',
        company: 'Company',
        note: 'Why it fits',
        proposedBy: 'Adviser',
        proposedOn: 'Proposed',
        answer: 'Your answer',
        answeredOn: 'Answered',
        reason: 'Your reason',
      },
      entries,
    }),
  ];
}

/** Deletes the proposals to an account. */
export async function eraseProposals(transaction: Db, accountId: number): Promise<string[]> {
  await transaction.deleteFrom('vacancy_proposals').where('account_id', '=', accountId).execute();
  return [];
}
