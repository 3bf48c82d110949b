import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';

/**
 * Condition for vacancies that a staff member has an interest in: posted or edited by them, or with their address as its
 * contact or as the confirmed one of its company. They neither read nor decide what is reported of it.
 * @param vacancyId the column with the number of the vacancy: `m.vacancy_id`
 */
export const isConnected = (staffId: number, vacancyId: string): RawBuilder<boolean> => sql<boolean>`(
  exists (
    select from staff_audit where target_kind = 'vacancy' and target_id = ${sql.ref(vacancyId)}::text
      and action in ('PostVacancy', 'EditVacancy') and staff_id = ${staffId})
  or exists (
    select from vacancies contacted join staff on staff.id = ${staffId}
    where contacted.id = ${sql.ref(vacancyId)} and (
      lower(contacted.recruiter_email) = lower(staff.email) or exists (
        select from vacancy_checks checked where checked.company_id = contacted.company_id and checked.kind = 'domain-mail'
          and checked.removed_at is null and lower(checked.detail) = lower(staff.email)))))`;

/** Whether a staff member has an interest in a vacancy, see `isConnected`. */
export async function isConnectedWith(db: Db, staffId: number, vacancyId: number): Promise<boolean> {
  const row = await db
    .selectFrom('vacancies')
    .select('id')
    .where('id', '=', vacancyId)
    .where(isConnected(staffId, 'vacancies.id'))
    .executeTakeFirst();
  return row !== undefined;
}
