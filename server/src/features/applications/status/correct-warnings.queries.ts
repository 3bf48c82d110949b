import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { mailWarningKey, smsWarningKey, type Withdrawn } from '../../vacancy-lifecycle/index.ts';

/** Someone who was warned of a vacancy that is not a fraud. */
export interface Warned {
  applicationId: number;
  accountId: number;
  fullName: string;
  email: string;
  jobTitle: string;
  orgName: string;
  /** Of the mail that corrects the warning: one for each warning. */
  key: string;
}

const correctionKey = sql<string>`'correction of ' || ${mailWarningKey}`;

/** The applicants of a vacancy whose warning has left, in the order of their applications; without erased accounts. */
export async function listWarned(
  tx: Db,
  vacancyId: number,
  { keys, progress }: Withdrawn,
  after: number,
  limit: number,
): Promise<Warned[]> {
  const { rows } = await sql<Warned>`
    select applications.id as "applicationId", accounts.id as "accountId", full_name as "fullName", email,
      title as "jobTitle", companies.name as "orgName", ${correctionKey} as key
    from applications join accounts on accounts.id = account_id join vacancies on vacancies.id = vacancy_id
    join companies on companies.id = company_id
    where vacancy_id = ${vacancyId} and applications.id > ${after} and applications.id <= ${progress?.lastApplicationId ?? 0}
      and deleted_at is null
      -- The SMS may have left before the mail.
      and (${mailWarningKey} <> all(${keys}::text[]) or exists (select from messages where key = ${smsWarningKey}))
    order by applications.id limit ${limit}`.execute(tx);
  return rows;
}

/** Deletes the corrections of a vacancy that have not left. */
export async function deleteCorrections(tx: Db, vacancyId: number): Promise<void> {
  await sql`
    delete from messages where state = 'queued' and attempts = 0 and key = any(array(
      select ${correctionKey} from applications join vacancies on vacancies.id = vacancy_id
      where vacancy_id = ${vacancyId}))`.execute(tx);
}
