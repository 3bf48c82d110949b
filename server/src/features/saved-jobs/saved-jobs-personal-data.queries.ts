import type { Db } from '../../infra/database/connect.ts';
import { type DataSection, dataSection } from '../../infra/personal-data.ts';

/** Exports the saved jobs of an account with their notes. */
export async function exportSavedJobs(db: Db, accountId: number): Promise<DataSection[]> {
  const entries = await db
    .selectFrom('saved_jobs')
    .innerJoin('vacancies', 'vacancies.id', 'saved_jobs.vacancy_id')
    .innerJoin('companies', 'companies.id', 'vacancies.company_id')
    .select(['vacancies.id as vacancyID', 'vacancies.title as jobTitle', 'companies.name as company'])
    .select(['saved_jobs.saved_at as savedOn', 'saved_jobs.note'])
    .where('saved_jobs.account_id', '=', accountId)
    .orderBy('saved_jobs.saved_at')
    .orderBy('vacancies.id')
    .execute();
  return [
    dataSection({
      key: 'savedJobs',
      title: 'Saved jobs',
      fields: { vacancyID: 'Job number', jobTitle: 'Job', company: 'Company', savedOn: 'Saved', note: 'Your note' },
      entries,
    }),
  ];
}

/** Deletes the saved jobs of an account. */
export async function eraseSavedJobs(transaction: Db, accountId: number): Promise<string[]> {
  await transaction.deleteFrom('saved_jobs').where('account_id', '=', accountId).execute();
  return [];
}
