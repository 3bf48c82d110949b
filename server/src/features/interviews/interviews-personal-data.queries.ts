import type { Db } from '../../infra/database/connect.ts';
import { type DataSection, dataSection } from '../../infra/personal-data.ts';

/** Interviews of an account with their outcomes. */
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
        interview: 'Interview number',
        jobTitle: 'Job',
        company: 'Company',
        startsOn: 'Starts',
        minutes: 'Duration in minutes',
        mode: 'Mode',
        place: 'Place',
        note: 'Note for you',
        status: 'Status',
        cause: 'Reason for cancellation by the employer',
        replaces: 'Number of the interview it replaces',
        costACall: 'Used a guaranteed call',
        scheduledOn: 'Scheduled on',
        decidedOn: 'Final status since',
      },
      entries,
    }),
  ];
}

/** Deletes the interviews of an account with their audit records; calls they used stay counted in its plans. */
export async function eraseInterviews(transaction: Db, accountId: number): Promise<string[]> {
  await transaction.deleteFrom('interviews').where('account_id', '=', accountId).execute();
  return [];
}
