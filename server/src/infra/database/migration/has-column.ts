import { type Kysely, sql } from 'kysely';

/** Whether a table has a column. */
export async function hasColumn(db: Kysely<unknown>, table: string, column: string): Promise<boolean> {
  const { rows } = await sql`
    select from pg_attribute
    where attrelid = to_regclass(${table}) and attname = ${column} and not attisdropped`.execute(db);
  return rows.length > 0;
}
