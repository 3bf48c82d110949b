import { type Kysely, sql } from 'kysely';
import type { Db } from './connect.ts';

const GRANT_LOCK = 7_301_003;

/** What requests may do with a table, if it is not to read, add, change and delete rows. */
const restricted: Record<string, string> = {
  // Append-only records.
  staff_audit: 'select, insert',
  invoices: 'select, insert',
  // A statement that an attacker has changed does not read what signs links.
  signing_secrets: '',
  fixed_keys: '',
  installation: 'select (is_only, held_since)',
  kysely_migration: 'select',
  kysely_migration_lock: '',
};

/**
 * Whether the role has its rights already, so that a start changes nothing in the catalog. Default privileges belong to the
 * role that granted them: another owner must grant its own, or the role has no rights to the tables that this owner creates.
 */
async function hasRights(db: Kysely<never>, role: string): Promise<boolean> {
  const { rows } = await sql<{ has_rights: boolean }>`
    select bool_and(has_table_privilege(${role}, oid, 'delete')) filter (where relname <> all(${Object.keys(restricted)}))
      and not bool_or(has_table_privilege(${role}, oid, 'delete')) filter (where relname = any(${Object.keys(restricted)}))
      and (
        select count(distinct defaclobjtype) = 2 from pg_default_acl, aclexplode(defaclacl) as granted
        where defaclrole = (select oid from pg_roles where rolname = current_user)
          and defaclnamespace = 'public'::regnamespace and defaclobjtype in ('r', 'S')
          and granted.grantee = (select oid from pg_roles where rolname = ${role})
      ) as has_rights
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`.execute(db);
  return rows[0]?.has_rights === true;
}

/**
 * Gives the role of requests the rows of all tables, those of later migrations too, and no right to change tables or the
 * database. Run by the owner of the tables.
 */
export async function grantToRequests(db: Db, role: string): Promise<void> {
  const untyped = db as unknown as Kysely<never>;
  if (await hasRights(untyped, role)) return;
  await untyped.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(GRANT_LOCK)})`.execute(tx);
    if (await hasRights(tx, role)) return;
    const name = sql.id(role);
    await sql`grant usage on schema public to ${name}`.execute(tx);
    await sql`grant select, insert, update, delete on all tables in schema public to ${name}`.execute(tx);
    await sql`grant usage, select on all sequences in schema public to ${name}`.execute(tx);
    await sql`alter default privileges in schema public grant select, insert, update, delete on tables to ${name}`.execute(
      tx,
    );
    await sql`alter default privileges in schema public grant usage, select on sequences to ${name}`.execute(tx);
    for (const [table, rights] of Object.entries(restricted)) {
      const { rows } = await sql`select from pg_class where oid = to_regclass(${table})`.execute(tx);
      if (rows.length === 0) continue;
      await sql`revoke all on ${sql.table(table)} from ${name}`.execute(tx);
      if (rights) await sql`grant ${sql.raw(rights)} on ${sql.table(table)} to ${name}`.execute(tx);
    }
  });
}
