import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import type { Schema } from '../../../infra/database/schema.ts';

export type CompanyRecord = Selectable<Schema['companies']>;

/**
 * Locks companies until the transaction ends, in the order of their ids; merged ones too. Not `for update`, which would wait
 * for those who open a case of one of their vacancies, while these wait for the vacancy.
 */
export async function lockCompanies(tx: Db, ids: readonly number[]): Promise<CompanyRecord[]> {
  return await tx.selectFrom('companies').selectAll().where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute();
}

export async function findCompanyRecord(db: Db, companyId: number): Promise<CompanyRecord | undefined> {
  return await db
    .selectFrom('companies')
    .selectAll()
    .where('id', '=', companyId)
    .where('merged_into', 'is', null)
    .executeTakeFirst();
}

export async function findByFoldedName(
  db: Db,
  foldedName: string,
): Promise<{ id: number; merged_into: number | null } | undefined> {
  return await db
    .selectFrom('companies')
    .select(['id', 'merged_into'])
    .where('folded_name', '=', foldedName)
    .executeTakeFirst();
}

export async function updateCompany(
  tx: Db,
  companyId: number,
  change: Partial<{
    name: string;
    folded_name: string;
    about_html: string;
    website: string;
    logo: string;
    corporate_address: string;
    blocked_at: Date | null;
    blocked_cause: string;
    merged_into: number | null;
  }>,
): Promise<void> {
  await tx.updateTable('companies').set(change).where('id', '=', companyId).execute();
}

/** Keeps a former name: imports that state it belong to the company. */
export async function insertFormerName(tx: Db, name: string, foldedName: string, companyId: number): Promise<void> {
  await tx.insertInto('companies').values({ name, folded_name: foldedName, merged_into: companyId }).execute();
}

/** Moves all vacancies of a company to another; returns their ids. */
export async function moveVacancies(tx: Db, from: number, to: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update vacancies set company_id = ${to}, updated_at = ${now} where company_id = ${from} returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Moves those of the vacancies that still belong to a company to another; returns their ids. */
export async function moveBack(tx: Db, ids: number[], from: number, to: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update vacancies set company_id = ${to}, updated_at = ${now}
    where id = any(${ids}::int[]) and company_id = ${from} returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Names and saved searches of a company count for the one that it becomes. */
export async function moveNames(tx: Db, from: number, to: number): Promise<void> {
  await tx.updateTable('companies').set({ merged_into: to }).where('merged_into', '=', from).execute();
  await tx.updateTable('saved_searches').set({ company_id: to }).where('company_id', '=', from).execute();
}

/** Gives a company back the names that had been merged into it before it was merged itself. */
export async function moveNamesBack(tx: Db, from: number, to: number): Promise<void> {
  await sql`
    update companies set merged_into = ${to} where merged_into = ${from} and id in (
      select company_id from company_merges where into_id = ${to} and undone_at is null
    )`.execute(tx);
}

export async function insertMerge(
  tx: Db,
  merge: { companyId: number; intoId: number; vacancyIds: number[]; by: string; now: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('company_merges')
    .values({
      company_id: merge.companyId,
      into_id: merge.intoId,
      vacancy_ids: merge.vacancyIds,
      merged_at: merge.now,
      merged_by: merge.by,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Marks a merge as undone; undefined when there is none, or it was undone before. */
export async function claimMerge(tx: Db, mergeId: number, now: Date) {
  return await tx
    .updateTable('company_merges')
    .set({ undone_at: now })
    .where('id', '=', mergeId)
    .where('undone_at', 'is', null)
    .returning(['company_id as companyId', 'into_id as intoId', 'vacancy_ids as vacancyIds'])
    .executeTakeFirst();
}
