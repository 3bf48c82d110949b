import type { VersionedVacancy } from '@aarambh/contract';
import type { Db } from '../infra/database/connect.ts';

/** The rows of a bulk action on vacancies, as the console would show them now; one that does not exist has version 1. */
export async function readVacancyRows(db: Db, vacancyIDs: readonly number[]): Promise<VersionedVacancy[]> {
  const known = await db.selectFrom('vacancies').select(['id', 'version']).where('id', 'in', vacancyIDs).execute();
  const versions = new Map(known.map(({ id, version }) => [id, version]));
  return vacancyIDs.map((vacancyID) => ({ vacancyID, version: versions.get(vacancyID) ?? 1 }));
}
