import type { AuditEntry, AuditTargetKind, CallOutput, listAuditEntries, StaffRole } from '@aarambh/contract';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import type { Schema } from '../../../infra/database/schema.ts';
import { DAY_MS } from '../../../lib/clock.ts';
import { escapeLike } from '../../../lib/escape-like.ts';
import { fromIst } from '../../../lib/india-time/ist.ts';

export const AUDIT_PAGE = 50;
/** Counting stops here: the log grows for years. */
const COUNTED = 10_000;
/** Entries that are read for a page before the indexes of the filters are used. */
const LATEST = 2_000;

type Filters = CallOutput<typeof listAuditEntries>['query'];
type Row = Selectable<Schema['staff_audit']>;

const kindColumn = sql`coalesce(target_kind, '')`;
const allOf = (conditions: RawBuilder<unknown>[]) => sql<boolean>`${sql.join([sql`true`, ...conditions], sql` and `)}`;
const contains = (column: RawBuilder<unknown>, text: string) => sql`${column} ilike ${`%${escapeLike(text)}%`}`;
/** The console shows `CloseVacancy` as "Close vacancy". */
const isAction = (text: string) => contains(sql`replace(action, ' ', '')`, text.replaceAll(' ', ''));

const conditionsOf = ({ actor, action, targetKind, targetID, entryID }: Filters) => [
  ...(entryID === undefined ? [] : [sql`id = ${entryID}`]),
  ...(targetID === undefined ? [] : [sql`target_id = ${targetID}`]),
  ...(targetKind === undefined ? [] : [sql`target_kind = ${targetKind}`]),
  ...(actor === undefined ? [] : [contains(sql`actor`, actor)]),
  ...(action === undefined ? [] : [isAction(action)]),
];

/**
 * The groups of equal actor, action and kind that fit the filters, as SQL rows (actor, action, kind). There are few
 * however long the log is: a recursive query skips from each to the next in an index. Without an actor, `actor` is null.
 */
function groupsOf({ actor, action, targetKind }: Filters): RawBuilder<unknown> {
  const fits = allOf([
    ...(action === undefined ? [] : [isAction(action)]),
    ...(targetKind === undefined ? [] : [sql`kind = ${targetKind}`]),
  ]);
  if (actor === undefined)
    return sql`
      with recursive known as (
        (select action, ${kindColumn} as kind from staff_audit order by 1, 2 limit 1)
        union all
        select next.* from known cross join lateral (
          select action, ${kindColumn} from staff_audit where (action, ${kindColumn}) > (known.action, known.kind)
          order by 1, 2 limit 1) next
      )
      select null as actor, action, kind from known where ${fits}`;
  return sql`
    with recursive actors as (
      (select actor from staff_audit order by actor limit 1)
      union all
      select next.* from actors cross join lateral (
        select actor from staff_audit where actor > actors.actor order by actor limit 1) next
    ),
    known as (
      select first.* from actors cross join lateral (
        select actor, action, ${kindColumn} as kind from staff_audit where actor = actors.actor order by 2, 3 limit 1) first
      where ${contains(sql`actors.actor`, actor)}
      union all
      select next.* from known cross join lateral (
        select actor, action, ${kindColumn} from staff_audit
        where actor = known.actor and (action, ${kindColumn}) > (known.action, known.kind)
        order by 2, 3 limit 1) next
    )
    select * from known where ${fits}`;
}

const newestFirst = sql`order by at desc, id desc`;

/**
 * The keys (at, id) of entries that fit the filters, at most `limit` of them. Each way reads an index from its end, so that
 * the time does not grow with the log.
 */
function keysOf(filters: Filters, range: RawBuilder<boolean>, limit: number): RawBuilder<unknown> {
  const { actor, action, targetKind, targetID } = filters;
  if (targetID !== undefined || (actor === undefined && action === undefined && targetKind === undefined))
    return sql`select at, id from staff_audit where ${allOf(conditionsOf(filters))} and ${range}
      ${newestFirst} limit ${limit}`;
  const ofActor = actor === undefined ? sql`` : sql`entry.actor = groups.actor and`;
  return sql`
    select entry.* from (${groupsOf(filters)}) groups cross join lateral (
      select at, id from staff_audit entry
      where ${ofActor} entry.action = groups.action and coalesce(entry.target_kind, '') = groups.kind and ${range}
      ${newestFirst} limit ${limit}
    ) entry`;
}

/** Conditions of a day (IST), and of what comes after the last entry of the page before. */
function rangeOf(day: string | undefined, before: number | undefined): RawBuilder<boolean> {
  const start = day === undefined ? undefined : fromIst(new Date(day));
  return allOf([
    ...(start ? [sql`at >= ${start} and at < ${new Date(start.getTime() + DAY_MS)}`] : []),
    ...(before === undefined
      ? []
      : [sql`(at, id) < ((select at from staff_audit where id = ${before}), ${before}::bigint)`]),
  ]);
}

const present = (row: Row): AuditEntry => ({
  entryID: row.id,
  at: row.at.toISOString(),
  actor: row.actor,
  staffID: row.staff_id,
  roles: row.roles as StaffRole[],
  action: row.action,
  targetKind: row.target_kind as AuditTargetKind | null,
  targetID: row.target_id,
  before: row.before as Record<string, unknown> | null,
  after: row.after as Record<string, unknown> | null,
  reason: row.reason,
  secondPerson: row.second_person,
  device: row.device,
  address: row.address,
});

/** A page of entries; most filters fit often enough to fill it from the latest ones. */
async function listPage(db: Db, filters: Filters, range: RawBuilder<boolean>): Promise<Row[]> {
  const fits = allOf(conditionsOf(filters));
  const { rows: latest } = await sql<Row>`
    select * from (select * from staff_audit where ${range} ${newestFirst} limit ${LATEST}) latest
    where ${fits} ${newestFirst} limit ${AUDIT_PAGE}`.execute(db);
  if (latest.length === AUDIT_PAGE) return latest;
  const { rows } = await sql<Row>`
    select staff_audit.* from (select * from (${keysOf(filters, range, AUDIT_PAGE)}) found ${newestFirst} limit ${AUDIT_PAGE}) keys
      join staff_audit on staff_audit.id = keys.id
    order by keys.at desc, keys.id desc`.execute(db);
  return rows;
}

/** One page of the audit log, newest first, after an entry; with the number of all that match, at most `COUNTED`. */
export async function searchAuditEntries(
  db: Db,
  asked: Filters,
): Promise<{ entries: AuditEntry[]; total: number; isCapped: boolean }> {
  const filters = asked.entryID === undefined ? asked : { entryID: asked.entryID };
  const ofDay = rangeOf(filters.day, undefined);
  const [counted, rows] = await Promise.all([
    sql<{ total: number }>`
      select count(*)::int as total from (
        select from (${keysOf(filters, ofDay, COUNTED + 1)}) keys limit ${COUNTED + 1}) found`.execute(db),
    listPage(db, filters, rangeOf(filters.day, filters.before)),
  ]);
  const total = counted.rows[0]?.total ?? 0;
  return { entries: rows.map(present), total: Math.min(total, COUNTED), isCapped: total > COUNTED };
}
