import type { VacancySource } from '@aarambh/contract';
import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';

/** Lists the sources of vacancies, and those with a setting. Reads one index entry for each source. */
export async function listSources(db: Db, except: string): Promise<VacancySource[]> {
  const { rows } = await sql<Omit<VacancySource, 'changedOn'> & { changedAt: Date | null }>`
    with recursive known as (
      (select source from vacancies order by source limit 1)
      union all
      select (select source from vacancies where source > known.source order by source limit 1) from known
      where known.source is not null
    ), named as (select source from known where source is not null union select source from vacancy_sources)
    select named.source, coalesce(needs_approval, false) as "needsApproval",
      (select count(*)::int from vacancies where vacancies.source = named.source and status = 'draft') as drafts,
      coalesce(changed_by, '') as "changedBy", changed_at as "changedAt"
    from named left join vacancy_sources using (source) where named.source <> ${except} order by named.source`.execute(
    db,
  );
  return rows.map(({ changedAt, ...source }) => ({ ...source, changedOn: changedAt?.toISOString() ?? null }));
}

/** Sets whether new vacancies of a source wait for approval. @returns whether they did before */
export async function saveSourceApproval(
  db: Db,
  setting: { source: string; needsApproval: boolean },
  by: string,
  now: Date,
): Promise<boolean> {
  const known = await db
    .selectFrom('vacancy_sources')
    .select('needs_approval')
    .where('source', '=', setting.source)
    .forUpdate()
    .executeTakeFirst();
  const values = { needs_approval: setting.needsApproval, changed_by: by, changed_at: now };
  await db
    .insertInto('vacancy_sources')
    .values({ source: setting.source, ...values })
    .onConflict((conflict) => conflict.column('source').doUpdateSet(values))
    .execute();
  return known?.needs_approval ?? false;
}
