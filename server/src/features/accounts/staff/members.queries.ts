import {
  type CallOutput,
  type findMembers,
  type ListedMember,
  MEMBERS_PAGE,
  type MemberDetails,
  readMobileNumber,
} from '@aarambh/contract';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import type { Schema } from '../../../infra/database/schema.ts';
import { fieldError } from '../../../lib/call-error.ts';
import { escapeLike } from '../../../lib/escape-like.ts';
import { countries, dialCodeOf } from '../registration/countries.ts';
import { isSuspended, suspensionColumns, suspensionOf } from '../suspension/suspension.queries.ts';

/** A total is counted up to this number. */
const MAX_COUNTED = 1_000;
const MAX_ID = 2_147_483_647;

const columns = [
  'accounts.id',
  'accounts.full_name',
  'accounts.email',
  'accounts.email_verified_at',
  'accounts.country_id',
  'accounts.mobile_no',
  'accounts.mobile_verified_at',
  'accounts.created_at',
  'accounts.deleted_at',
  ...suspensionColumns,
] as const;

type Row = Pick<
  Selectable<Schema['accounts']>,
  | 'id'
  | 'full_name'
  | 'email'
  | 'email_verified_at'
  | 'country_id'
  | 'mobile_no'
  | 'mobile_verified_at'
  | 'created_at'
  | 'deleted_at'
  | 'suspended_at'
  | 'suspended_until'
  | 'suspension_reason'
  | 'suspended_by'
>;

/** Maps the row of an account to the fields of the wire. */
function present(row: Row, now: Date): ListedMember {
  const suspension = suspensionOf(row, now);
  return {
    memberID: row.id,
    fullName: row.full_name,
    email: row.email,
    isEmailVerified: row.email_verified_at !== null,
    mobileNo: row.mobile_no ? `${dialCodeOf(row.country_id)} ${row.mobile_no}` : '',
    isMobileVerified: row.mobile_verified_at !== null,
    registeredOn: row.created_at.toISOString(),
    isErased: row.deleted_at !== null,
    suspension: suspension
      ? {
          since: suspension.since.toISOString(),
          until: suspension.until?.toISOString() ?? null,
          reason: suspension.reason,
          by: suspension.by,
        }
      : null,
  };
}

/**
 * SQL condition of what was typed: digits are a number of a member or a mobile number as people write it, all else a part
 * of the name or the email. Each form uses an index.
 */
const matches = (typed: string) => (eb: ExpressionBuilder<Schema, 'accounts'>) => {
  const digits = readMobileNumber(typed.replace(/^#/, ''));
  if (/^\d+$/.test(digits)) {
    const withoutZero = digits.replace(/^0+/, '');
    const isMobile = eb('accounts.mobile_no', 'in', [...new Set([digits, withoutZero, `0${withoutZero}`])]);
    return Number(digits) <= MAX_ID ? eb.or([isMobile, eb('accounts.id', '=', Number(digits))]) : isMobile;
  }
  const pattern = `%${escapeLike(typed.toLowerCase())}%`;
  const inEmail = sql<boolean>`lower(accounts.email) like ${pattern}`;
  return typed.includes('@') ? inEmail : sql<boolean>`(lower(accounts.full_name) like ${pattern} or ${inEmail})`;
};

/**
 * One page of members, newest first, with their number up to 1,000.
 * @throws {CallError} bad_input beyond the newest 1,000 without a search or a state: the list of all members is not paged through
 */
export async function searchMembers(
  db: Db,
  { search = '', state, page = 1 }: CallOutput<typeof findMembers>['query'],
  now: Date,
): Promise<{ members: ListedMember[]; total: number; isCapped: boolean }> {
  if (search === '' && state === undefined && page > MAX_COUNTED / MEMBERS_PAGE)
    throw fieldError('page', 'The newest 1,000 members are listed. Search for a name, mail, mobile or number.');
  const matching = db
    .selectFrom('accounts')
    .$if(search !== '', (query) => query.where(matches(search)))
    .$if(state === 'suspended', (query) => query.where(isSuspended(now)))
    .$if(state === 'unverified', (query) =>
      query.where('email_verified_at', 'is', null).where('deleted_at', 'is', null),
    )
    .$if(state === 'erased', (query) => query.where('deleted_at', 'is not', null));
  const rows = await matching
    .select([...columns])
    // An expression, so that a rare name is found by its index and not by a walk through all members from the newest.
    .orderBy(search ? sql`accounts.id + 0` : 'accounts.id', 'desc')
    .limit(MEMBERS_PAGE)
    .offset((page - 1) * MEMBERS_PAGE)
    .execute();
  const { count } = await db
    .selectFrom(
      matching
        .select('accounts.id')
        .limit(MAX_COUNTED + 1)
        .as('counted'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    members: rows.map((row) => present(row, now)),
    total: Math.min(Number(count), MAX_COUNTED),
    isCapped: Number(count) > MAX_COUNTED,
  };
}

/** Names of the plans of an account that run. */
async function listPlanNames(db: Db, accountId: number, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('purchased_plans')
    .select('plan_name')
    .where('account_id', '=', accountId)
    .where('starts_at', '<=', now)
    .where('expires_at', '>', now)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute();
  return [...new Set(rows.map((row) => row.plan_name))];
}

/** Whether the account exists, erased or not. */
export async function hasMember(db: Db, accountId: number): Promise<boolean> {
  return (await db.selectFrom('accounts').select('id').where('id', '=', accountId).executeTakeFirst()) !== undefined;
}

/** A member as the member's page shows it; undefined without such an account. */
export async function findMemberDetails(db: Db, accountId: number, now: Date): Promise<MemberDetails | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select((eb) => [
      ...columns,
      eb('password_hash', 'is not', null).as('hasPassword'),
      eb
        .selectFrom('passkeys')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('passkeys.account_id', '=', 'accounts.id')
        .as('passkeys'),
      eb
        .selectFrom('sessions')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('sessions.account_id', '=', 'accounts.id')
        .where('sessions.ended_at', 'is', null)
        .where('sessions.expires_at', '>', now)
        .as('sessions'),
      eb
        .selectFrom('sessions')
        .select((of) => of.fn.max('sessions.last_used_at').as('last'))
        .whereRef('sessions.account_id', '=', 'accounts.id')
        .as('lastUsedAt'),
      eb
        .selectFrom('applications')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('applications.account_id', '=', 'accounts.id')
        .as('applications'),
      eb
        .selectFrom('support_cases')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('support_cases.account_id', '=', 'accounts.id')
        .where('support_cases.state', '<>', 'closed')
        .as('openCases'),
    ])
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    ...present(row, now),
    country: countries.find(({ countryID }) => countryID === row.country_id)?.countryName ?? '',
    plans: await listPlanNames(db, accountId, now),
    hasPassword: Boolean(row.hasPassword),
    passkeys: Number(row.passkeys),
    sessions: Number(row.sessions),
    lastUsedOn: row.lastUsedAt ? new Date(row.lastUsedAt).toISOString() : null,
    applications: Number(row.applications),
    openCases: Number(row.openCases),
  };
}
