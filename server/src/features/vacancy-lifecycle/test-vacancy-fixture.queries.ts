import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';

/** Inserts an account with a resume that applied to a vacancy; returns the id of the account. */
export async function insertApplicant(db: Db, vacancyId: number, number: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with account as (
      insert into accounts (full_name, country_id, mobile_no, email, password_hash)
      values ('Ila Deshmukh', 105, '9876543210', ${`ila${number}@example.com`}, 'x') returning id
    ), resume as (
      insert into resumes (account_id, file_key, original_name, content_type, bytes, sha256)
      select id, ${`key${number}`}, 'cv.pdf', 'application/pdf', 1, 'x' from account returning id, account_id
    )
    insert into applications (account_id, vacancy_id, resume_id) select account_id, ${vacancyId}, id from resume
    returning account_id as id`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Deletes vacancies, companies, accounts and everything that depends on them, and the search vocabulary. */
export async function deleteAll(db: Db): Promise<void> {
  await sql`
    truncate vacancies, companies, search_beginnings, search_suggestions, search_words, search_company_names,
      accounts, key_values
    restart identity cascade`.execute(db);
}
