import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { EmbeddedServerError } from './embedded-server-error.ts';
import { withClient } from './with-client.ts';

/** The role of migrations and jobs: owner of its database, no superuser. */
export const APPLICATION_ROLE = 'aarambh_app';
/** The role of requests: it reads and writes rows, and owns nothing. */
export const REQUEST_ROLE = 'aarambh_requests';
/** The bootstrap superuser of initdb. PostgreSQL does not let it lose its rights. */
export const BOOTSTRAP_ROLE = 'aarambh';

/** The password of a role. It is derived, so that it does not reveal the one that it is derived from. */
export const derivePassword = (bootstrapPassword: string, role: string): string =>
  createHmac('sha256', bootstrapPassword).update(role).digest('base64url');

const FORBIDDEN = 'nosuperuser nocreaterole noreplication nobypassrls';

/** Makes the application role own everything that the bootstrap role (oid 10) owns, except for system objects. */
const TAKE_OVER = `
do $$
declare statement text;
begin
  set local lock_timeout = '30s';
  for statement in
    with extension_members as (select classid, objid from pg_depend where deptype = 'e'),
    own_schemas as (select oid, nspname, nspowner from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema')
    select format('schema %I', nspname) from own_schemas n
    where nspowner = 10 and nspname <> 'public'
      and not exists (select from extension_members where classid = 'pg_namespace'::regclass and objid = n.oid)
    union all
    select format('%s %s', kind, c.oid::regclass)
    from pg_class c
    join own_schemas n on n.oid = relnamespace
    join (values ('r', 'table'), ('p', 'table'), ('v', 'view'), ('m', 'materialized view'), ('S', 'sequence'), ('f', 'foreign table'))
      kinds (relkind, kind) on kinds.relkind = c.relkind::text
    where relowner = 10
      and not exists (select from extension_members where classid = 'pg_class'::regclass and objid = c.oid)
      -- The sequence of a column follows its table.
      and not (c.relkind = 'S' and exists (
        select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i')))
    union all
    select format('type %s', format_type(t.oid, null))
    from pg_type t
    join own_schemas n on n.oid = typnamespace
    left join pg_class c on c.oid = typrelid
    where typowner = 10 and (typtype in ('e', 'd', 'r') or c.relkind = 'c')
      and not exists (select from extension_members where classid = 'pg_type'::regclass and objid = t.oid)
    union all
    select format('routine %s', p.oid::regprocedure)
    from pg_proc p
    join own_schemas n on n.oid = pronamespace
    where proowner = 10
      and not exists (select from extension_members where classid = 'pg_proc'::regclass and objid = p.oid)
  loop
    execute format('alter %s owner to ${APPLICATION_ROLE}', statement);
  end loop;
end $$`;

async function createRole(client: pg.Client, role: string, password: string): Promise<void> {
  const { rows } = await client.query(
    `select rolsuper or rolcreaterole or rolreplication or rolbypassrls as is_privileged
    from pg_roles where rolname = '${role}'`,
  );
  if (rows.length === 0)
    await client.query(`create role ${role} login nocreatedb ${FORBIDDEN} password ${client.escapeLiteral(password)}`);
  else if (rows[0].is_privileged) await client.query(`alter role ${role} ${FORBIDDEN}`);
}

/**
 * Creates the roles and gives the application role the databases of the bootstrap role with everything in them: after initdb,
 * and in an installation of an earlier release, which used the bootstrap role for everything. A replica has received all
 * that from its primary.
 * @param adminUrl URL of the bootstrap role
 * @param bootstrapPassword from which the passwords of the roles are derived
 * @throws {EmbeddedServerError} when it fails
 */
export async function prepareRoles(adminUrl: string, bootstrapPassword: string): Promise<void> {
  const urlOfDatabase = (name: string): string => {
    const url = new URL(adminUrl);
    url.pathname = `/${encodeURIComponent(name)}`;
    return url.href;
  };
  try {
    const names = await withClient(adminUrl, async (client) => {
      const { rows: recovery } = await client.query('select pg_is_in_recovery() as is_replica');
      if (recovery[0].is_replica) return [];
      for (const role of [APPLICATION_ROLE, REQUEST_ROLE])
        await createRole(client, role, derivePassword(bootstrapPassword, role));
      const { rows } = await client.query<{ name: string; is_unclaimed: boolean }>(
        `select datname as name, datdba = 10 as is_unclaimed from pg_database
        where datallowconn and not datistemplate and (datdba = 10 or datdba = '${APPLICATION_ROLE}'::regrole)`,
      );
      for (const { name } of rows.filter(({ is_unclaimed }) => is_unclaimed))
        await client.query(`alter database ${client.escapeIdentifier(name)} owner to ${APPLICATION_ROLE}`);
      return rows.map(({ name }) => name);
    });
    for (const name of names) await withClient(urlOfDatabase(name), (client) => client.query(TAKE_OVER));
  } catch (error) {
    throw new EmbeddedServerError(
      `The database could not be prepared for its role ${APPLICATION_ROLE} (${(error as Error).message}): see docs/operations.md, or set DATABASE_URL.`,
    );
  }
}

/** Lets the application role create databases, as tests and benchmarks do. */
export const allowCreatingDatabases = ({ adminUrl }: { adminUrl: string }): Promise<void> =>
  withClient(adminUrl, async (client) => void (await client.query(`alter role ${APPLICATION_ROLE} createdb`)));
