import { type RawBuilder, sql } from 'kysely';

/**
 * The one rule of what runs: from its first moment up to the one it ends at, unless it was ended before. What people
 * may use and what the mails about ends say both go by it.
 * @param table what the query calls purchased_plans
 */
export function isRunning(now: Date, table = 'purchased_plans'): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`(${column('starts_at')} <= ${now} and ${column('expires_at')} > ${now} and ${column('ended_at')} is null)`;
}

/** What ran to its end, and did so after a moment. */
export function hasRunOut(after: Date, now: Date, table = 'purchased_plans'): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`(not ${isRunning(now, table)} and ${column('expires_at')} <= ${now}
    and ${column('expires_at')} > ${after} and ${column('ended_at')} is null)`;
}
