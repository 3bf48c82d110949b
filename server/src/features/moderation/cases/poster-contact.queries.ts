import type { PosterContact } from '@aarambh/contract';
import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';

/**
 * The person whom staff ask about a vacancy: its contact, else the staff member who posted it, else the address at the
 * domain of its company that was confirmed by a code. Undefined when none is known, as of most imports.
 */
export async function findPosterContact(db: Db, vacancyId: number): Promise<PosterContact | undefined> {
  const { rows } = await sql<PosterContact>`
    select email, "of" from (
      select recruiter_email as email, 'posting' as "of", 1 as preference, 0::bigint as latest
      from vacancies where id = ${vacancyId} and recruiter_email like '%_@_%'
      union all
      select staff.email, 'staff', 2, staff_audit.id from staff_audit join staff on staff.id = staff_audit.staff_id
      where target_kind = 'vacancy' and target_id = ${String(vacancyId)} and action = 'PostVacancy' and ended_at is null
      union all
      select vacancy_checks.detail, 'company', 3, vacancy_checks.id
      from vacancy_checks join vacancies on vacancies.company_id = vacancy_checks.company_id
      where vacancies.id = ${vacancyId} and vacancy_checks.kind = 'domain-mail' and removed_at is null
    ) known order by preference, latest desc limit 1`.execute(db);
  return rows[0];
}
