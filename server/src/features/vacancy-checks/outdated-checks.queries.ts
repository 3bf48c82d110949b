import type { CheckToRepeat } from '@aarambh/contract';
import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';

/** What a check of a vacancy vouches for, as hashes of columns of `vacancies`; their columns of `vacancy_checks`. */
export const checkedHashes = {
  description_hash: sql<string>`md5(vacancies.description_html)`,
  pay_hash: sql<string>`md5(jsonb_build_array(vacancies.salary_from, vacancies.salary_to,
    vacancies.salary_not_disclosed, vacancies.pay_text)::text)`,
  contact_hash: sql<string>`md5(jsonb_build_array(vacancies.recruiter_name, vacancies.recruiter_email,
    vacancies.recruiter_whatsapp, vacancies.contact_preference, vacancies.interview_address)::text)`,
};

/**
 * The names of what has changed since a check, in a query on `vacancy_checks`, `vacancies` and `companies`; empty for
 * nothing.
 */
const changedFacts = sql<string>`concat_ws(', ',
  case when vacancy_checks.company_name <> companies.name then 'company' end,
  case when vacancy_checks.title <> vacancies.title then 'title' end,
  case when vacancy_checks.description_hash <> ${checkedHashes.description_hash} then 'description' end,
  case when vacancy_checks.pay_hash <> ${checkedHashes.pay_hash} then 'pay' end,
  case when vacancy_checks.contact_hash <> ${checkedHashes.contact_hash} then 'contact' end)`;

/** Condition of such a query: nothing has changed that a check of the vacancy vouches for. */
export const isUnchanged = sql<boolean>`(${changedFacts} = '')`;

/** Those of a vacancy, or of all vacancies of a company. */
type Changed = { vacancyIds: readonly number[] } | { companyId: number };

/**
 * Ends the checks of vacancies of which something has changed that they vouch for, in the caller's transaction; they store
 * what. Call it after each change of vacancies, and of the name of a company.
 */
export async function endOutdatedChecks(tx: Db, changed: Changed, now: Date): Promise<void> {
  if ('vacancyIds' in changed && changed.vacancyIds.length === 0) return;
  const chosen =
    'companyId' in changed
      ? sql`vacancies.company_id = ${changed.companyId}`
      : sql`vacancies.id = any(${[...changed.vacancyIds]}::int[])`;
  await sql`
    update vacancy_checks set removed_at = ${now}, ended_because = outdated.facts
    from (
      select vacancy_checks.id, ${changedFacts} as facts from vacancy_checks
      join vacancies on vacancies.id = vacancy_checks.vacancy_id
      join companies on companies.id = vacancies.company_id
      where removed_at is null and ${chosen}
    ) outdated
    where vacancy_checks.id = outdated.id and outdated.facts <> ''`.execute(tx);
}

/** The last check of each kind of a vacancy that ended automatically and was not repeated, newest first. */
export async function listChecksToRepeat(db: Db, vacancyId: number): Promise<CheckToRepeat[]> {
  const { rows } = await sql<Omit<CheckToRepeat, 'endedOn'> & { at: Date }>`
    select * from (
      select distinct on (kind) kind, detail, ended_because as changed, removed_at as at
      from vacancy_checks where vacancy_id = ${vacancyId} order by kind, id desc
    ) last where changed <> '' order by at desc, kind`.execute(db);
  return rows.map(({ at, ...check }) => ({ ...check, endedOn: at.toISOString() }));
}
