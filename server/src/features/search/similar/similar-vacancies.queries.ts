import type { Db } from '../../../infra/database/connect.ts';

export interface SourceVacancy {
  vacancyID: number;
  companyID: number;
  jobTitle: string;
  locations: string[];
}

/** Finds a vacancy that is or was public. */
export async function findPublicVacancy(db: Db, vacancyId: number): Promise<SourceVacancy | undefined> {
  return await db
    .selectFrom('vacancies')
    .select(['id as vacancyID', 'company_id as companyID', 'title as jobTitle', 'locations'])
    .where('id', '=', vacancyId)
    .where('status', '!=', 'draft')
    .executeTakeFirst();
}
