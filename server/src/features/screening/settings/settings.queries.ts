import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import type { FindingLevel } from '../../../infra/database/schema.ts';
import { withoutStatementTimeout } from '../../../infra/database/without-statement-timeout.ts';

/** A rule as staff changed it. */
export interface ChangedRule {
  id: string;
  version: number;
  isEnabled: boolean;
  level: FindingLevel;
  phrases: string[];
  changedBy: string;
  changedAt: Date;
}

/** The rules that staff changed. @param ruleId only this one, locked until the transaction ends */
export async function listChangedRules(db: Db, ruleId?: string): Promise<ChangedRule[]> {
  return await db
    .selectFrom('screening_rules')
    .select(['id', 'version', 'is_enabled as isEnabled', 'level', 'phrases'])
    .select(['changed_by as changedBy', 'changed_at as changedAt'])
    .$if(ruleId !== undefined, (query) => query.where('id', '=', ruleId ?? '').forUpdate())
    .execute();
}

/** Stores the setting of a rule that is at `version`; 0 for one that staff did not change. @returns false when it has changed */
export async function saveRule(
  tx: Db,
  { id, version, isEnabled, level, phrases, changedBy, changedAt }: ChangedRule,
): Promise<boolean> {
  const values = {
    is_enabled: isEnabled,
    level,
    phrases,
    changed_by: changedBy,
    changed_at: changedAt,
    version: version + 1,
  };
  const row = await tx
    .insertInto('screening_rules')
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values).where('screening_rules.version', '=', version))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface RuleCounts {
  rule: string;
  found: number;
  right: number;
  wrong: number;
}

/** Number of findings of each rule since a time, and how many of them staff confirmed and refuted. */
export async function countFindings(db: Db, since: Date): Promise<RuleCounts[]> {
  const { rows } = await sql<RuleCounts>`
    select rule, count(*)::int as found, (count(*) filter (where outcome = 'right'))::int as "right",
      (count(*) filter (where outcome = 'wrong'))::int as wrong
    from screening_findings where found_at >= ${since} group by rule`.execute(db);
  return rows;
}

/** The highest number of a vacancy; 0 without vacancies. */
export async function findHighestId(db: Db): Promise<number> {
  const row = await db
    .selectFrom('vacancies')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** Counts the vacancies that were posted since a time; reads all of them, and runs without a statement timeout. */
export async function countPostedSince(db: Db, since: Date): Promise<number> {
  const { rows } = await withoutStatementTimeout(db, (tx) =>
    sql<{ count: number }>`select count(*)::int as count from vacancies where posted_at >= ${since}`.execute(tx),
  );
  return rows[0]?.count ?? 0;
}

/** The vacancies with numbers of a range that were posted since a time, from the highest down. */
export async function listPostedSince(
  db: Db,
  since: Date,
  { from, below, limit }: { from: number; below: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('vacancies')
    .select('id')
    .where('id', '>=', from)
    .where('id', '<', below)
    .where('posted_at', '>=', since)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
