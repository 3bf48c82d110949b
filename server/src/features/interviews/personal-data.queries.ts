import type { Db } from '../../infra/database/connect.ts';
import { type DataSection, dataSection } from '../../infra/personal-data.ts';

/** The interviews of an account and how each ended. */
export async function exportInterviews(db: Db, accountId: number): Promise<DataSection[]> {
  const entries = await db
    .selectFrom('interviews')
    .innerJoin('vacancies', 'vacancies.id', 'interviews.vacancy_id')
    .innerJoin('companies', 'companies.id', 'vacancies.company_id')
    .select(['interviews.id as interview', 'vacancies.title as jobTitle', 'companies.name as company'])
    .select(['starts_at as startsOn', 'duration_minutes as minutes', 'mode', 'place', 'note'])
    .select(['interviews.status', 'cause', 'replaces', 'cost_a_call as costACall'])
    .select(['interviews.created_at as scheduledOn', 'decided_at as decidedOn'])
    .where('account_id', '=', accountId)
    .orderBy('interviews.id')
    .execute();
  return [
    dataSection({
      key: 'interviews',
      title: 'Interviews',
      fields: {
        interview: 'Number',
        jobTitle: 'Job',
        company: 'Company',
        startsOn: 'Begins',
        minutes: 'Minutes it takes',
        mode: 'How',
        place: 'Where',
        note: 'Note for you',
        status: 'Status',
        cause: 'Why the employer cancelled it',
        replaces: 'Number of the interview it replaces',
        costACall: 'Used up a guaranteed call',
        scheduledOn: 'Scheduled',
        decidedOn: 'Status known since',
      },
      entries,
    }),
  ];
}

/** Deletes the interviews of an account with their history; the calls they used stay counted with its plans. */
export async function eraseInterviews(transaction: Db, accountId: number): Promise<string[]> {
  await transaction.deleteFrom('interviews').where('account_id', '=', accountId).execute();
  return [];
}
