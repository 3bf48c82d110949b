import type { EducationEntry, EducationForm, EmploymentEntry, EmploymentForm } from '@aarambh/contract';
import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';

/** Employment of an account, latest first: the current ones, then by their end and start. */
export async function listEmployments(db: Db, accountId: number): Promise<EmploymentEntry[]> {
  return await db
    .selectFrom('employments')
    .select(['id as employmentID', 'job_title as jobTitle', 'company', 'place', 'started as from', 'ended as to'])
    .select('description')
    .where('account_id', '=', accountId)
    .orderBy(sql`ended = ''`, 'desc')
    .orderBy(sql`ended collate "C"`, 'desc')
    .orderBy(sql`started collate "C"`, 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Education of an account, latest year first; those without a year are last. */
export async function listEducations(db: Db, accountId: number): Promise<EducationEntry[]> {
  return await db
    .selectFrom('educations')
    .select(['id as educationID', 'qualification', 'subject', 'institute', 'year', 'grade'])
    .where('account_id', '=', accountId)
    .orderBy(sql`year collate "C"`, 'desc')
    .orderBy('id')
    .execute();
}

const employmentRow = ({ jobTitle, company, place, from, to, description }: EmploymentForm) => ({
  job_title: jobTitle,
  company,
  place,
  started: from,
  ended: to,
  description,
});

export async function insertEmployment(db: Db, form: EmploymentForm, now: Date): Promise<void> {
  await db
    .insertInto('employments')
    .values({ account_id: form.accountID, added_at: now, ...employmentRow(form) })
    .execute();
}

/** Changes an employment of the account; returns false when the account has none of this id. */
export async function updateEmployment(db: Db, form: EmploymentForm, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('employments')
    .set(employmentRow(form))
    .where('id', '=', id)
    .where('account_id', '=', form.accountID)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteEmployment(db: Db, accountId: number, id: number): Promise<void> {
  await db.deleteFrom('employments').where('id', '=', id).where('account_id', '=', accountId).execute();
}

const educationRow = ({ qualification, subject, institute, year, grade }: EducationForm) => ({
  qualification,
  subject,
  institute,
  year,
  grade,
});

export async function insertEducation(db: Db, form: EducationForm, now: Date): Promise<void> {
  await db
    .insertInto('educations')
    .values({ account_id: form.accountID, added_at: now, ...educationRow(form) })
    .execute();
}

/** Changes an education of the account; returns false when the account has none of this id. */
export async function updateEducation(db: Db, form: EducationForm, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('educations')
    .set(educationRow(form))
    .where('id', '=', id)
    .where('account_id', '=', form.accountID)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteEducation(db: Db, accountId: number, id: number): Promise<void> {
  await db.deleteFrom('educations').where('id', '=', id).where('account_id', '=', accountId).execute();
}
