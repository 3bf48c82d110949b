import { runOnDatabase } from './database.ts';
import { type Person, uniqueEmail, uniqueMobile } from './portal.ts';

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/**
 * Inserts applicants of a vacancy by their names, with their own accounts and the resume of one person: creating
 * hundreds by calls would take minutes.
 */
export async function insertApplicants(
  names: readonly string[],
  vacancyID: number,
  { accountID }: Pick<Person, 'accountID'>,
): Promise<void> {
  const people = names.map((name) => `(${[name, uniqueMobile(), uniqueEmail()].map(quote).join(', ')})`);
  await runOnDatabase(`
    with people as (
      insert into accounts (full_name, mobile_no, email, country_id, password_hash, created_at, email_verified_at)
      select name, mobile, email, 105, '', now(), now() from (values ${people.join(', ')}) as person (name, mobile, email)
      returning id
    ), sent as (
      insert into applications (account_id, vacancy_id, resume_id, applied_at)
      select people.id, ${vacancyID}, resumes.id, now() from people, resumes
      where resumes.account_id = ${accountID} and replaced_at is null
      returning id, applied_at
    )
    insert into application_steps (application_id, status, at, actor)
    select id, 'Sent', applied_at, 'job seeker' from sent`);
}
