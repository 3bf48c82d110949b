import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';

/** The application that a mail asks about, with the answer. */
export async function findAskedApplication(db: Db, applicationId: number) {
  return await db
    .selectFrom('applications')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .innerJoin('companies', 'companies.id', 'vacancies.company_id')
    .leftJoin('money_answers', 'money_answers.application_id', 'applications.id')
    .select(['applications.account_id as accountId', 'applications.vacancy_id as vacancyId'])
    .select(['title as jobTitle', 'companies.name as orgName', 'money_answers.answer'])
    .where('applications.id', '=', applicationId)
    .executeTakeFirst();
}

/** Stores the answer of an applicant; the last one counts. */
export async function setMoneyAnswer(tx: Db, applicationId: number, answer: 'yes' | 'no', now: Date): Promise<void> {
  await tx
    .insertInto('money_answers')
    .values({ application_id: applicationId, answer, answered_at: now })
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet({ answer, answered_at: now }))
    .execute();
}

/**
 * Deletes the undecided report that an answer made; one that the member wrote stays, and one of a vacancy that reports have
 * hidden: the decision settles the reports that hid it.
 */
export async function withdrawReport(tx: Db, vacancyId: number, accountId: number, text: string): Promise<void> {
  const isOpen = sql<boolean>`vacancy_id = ${vacancyId} and account_id = ${accountId} and outcome = 'undecided'
    and not exists (select from moderation_cases where id = case_id and hidden_by_reports_at is not null)`;
  await tx.deleteFrom('job_reports').where(isOpen).where('body', '=', text).execute();
  // The answer may have been added to what the member wrote, or the other way round.
  const without = sql<string>`replace(replace(body, ${`\n\n${text}`}, ''), ${`${text}\n\n`}, '')`;
  await tx.updateTable('job_reports').set({ body: without }).where(isOpen).where('body', '<>', without).execute();
}
