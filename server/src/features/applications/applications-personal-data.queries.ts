import type { Db } from '../../infra/database/connect.ts';
import { type DataSection, dataSection } from '../../infra/personal-data.ts';

/** Exports the applications of an account with vacancy, resume, status, timeline and mails of staff. */
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
      'applications.status',
      'applications.withdrawn_at as withdrawnOn',
    ])
    .where('applications.account_id', '=', accountId)
    .orderBy('applications.id')
    .execute();
  const steps = await db
    .selectFrom('application_steps')
    .innerJoin('applications', 'applications.id', 'application_steps.application_id')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .select(['vacancies.id as vacancyID', 'vacancies.title as jobTitle', 'at as happenedOn'])
    .select(['application_steps.status', 'application_steps.note'])
    .where('applications.account_id', '=', accountId)
    .orderBy('application_steps.id')
    .execute();
  const messages = await db
    .selectFrom('application_messages')
    .innerJoin('applications', 'applications.id', 'application_messages.application_id')
    .select(['applications.vacancy_id as vacancyID', 'leaves_at as sentOn', 'subject', 'body as text'])
    .where('applications.account_id', '=', accountId)
    .where('undone_at', 'is', null)
    .orderBy('application_messages.id')
    .execute();
  return [
    dataSection({
      key: 'applications',
      title: 'Applications',
      fields: {
        vacancyID: 'Job number',
        jobTitle: 'Job',
        company: 'Company',
        appliedOn: 'Applied',
        resume: 'Resume sent with it',
        status: 'Status',
        withdrawnOn: 'Withdrawn',
      },
      entries,
    }),
    dataSection({
      key: 'applicationSteps',
      title: 'Timeline of the applications',
      fields: {
        vacancyID: 'Job number',
        jobTitle: 'Job',
        happenedOn: 'When',
        status: 'Step',
        note: 'Note',
      },
      entries: steps,
    }),
    dataSection({
      key: 'applicationMessages',
      title: 'Mails of our staff about the applications',
      fields: { vacancyID: 'Job number', sentOn: 'Sent', subject: 'Subject', text: 'Text' },
      entries: messages,
    }),
  ];
}

/** Deletes the applications of an account with their timelines. */
export async function eraseApplications(transaction: Db, accountId: number): Promise<string[]> {
  await transaction.deleteFrom('applications').where('account_id', '=', accountId).execute();
  return [];
}
