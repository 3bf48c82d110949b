import type { Db } from '../../platform/database/connect.ts';
import { type DataSection, dataSection } from '../../platform/personal-data.ts';

/** The applications of an account, with what they were for and the resume that was sent. */
export async function exportApplications(db: Db, accountId: number): Promise<DataSection[]> {
  const entries = await db
    .selectFrom('applications')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .innerJoin('companies', 'companies.id', 'vacancies.company_id')
    .innerJoin('resumes', 'resumes.id', 'applications.resume_id')
    .select([
      'vacancies.id as vacancyID',
      'vacancies.title as jobTitle',
      'companies.name as company',
      'applications.applied_at as appliedOn',
      'resumes.original_name as resume',
    ])
    .where('applications.account_id', '=', accountId)
    .orderBy('applications.id')
    .execute();
  return [
    dataSection({
      key: 'applications',
      title: 'Applications',
      fields: {
        vacancyID: 'Number of the job',
        jobTitle: 'Job',
        company: 'Company',
        appliedOn: 'Applied',
        resume: 'Resume sent with it',
      },
      entries,
    }),
  ];
}

/** Deletes the applications of an account. */
export async function eraseApplications(transaction: Db, accountId: number): Promise<string[]> {
  await transaction.deleteFrom('applications').where('account_id', '=', accountId).execute();
  return [];
}
