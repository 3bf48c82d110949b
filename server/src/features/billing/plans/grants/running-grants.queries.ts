import { type RawBuilder, sql } from 'kysely';

/**
 * SQL condition: the grant is running, that is `starts_at <= now < expires_at` and not ended early. Entitlements and expiry
 * notifications share this definition.
 * @param table name or alias of purchased_plans in the query
 */
export function isRunning(now: Date, table = 'purchased_plans'): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`(${column('starts_at')} <= ${now} and ${column('expires_at')} > ${now} and ${column('ended_at')} is null)`;
}

/** SQL condition: the grant expired after `after` and was not ended early. */
export function hasExpired(after: Date, now: Date, table = 'purchased_plans'): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`(not ${isRunning(now, table)} and ${column('expires_at')} <= ${now}
    and ${column('expires_at')} > ${after} and ${column('ended_at')} is null)`;
}
