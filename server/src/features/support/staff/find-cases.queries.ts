import { CASES_PAGE, type CallOutput, type CaseDetails, type listCases, type SupportCase } from '@aarambh/contract';
import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { escapeLike } from '../../../lib/escape-like.ts';

/** A total is counted up to this number. */
const MAX_COUNTED = 1_000;
const MAX_OTHERS = 20;

const selectCases = (db: Db) =>
  db
    .selectFrom('support_cases')
    .leftJoin('staff', 'staff.id', 'support_cases.claimed_by')
    .selectAll('support_cases')
    .select('staff.full_name as claimer');

type Row = Awaited<ReturnType<ReturnType<typeof selectCases>['executeTakeFirstOrThrow']>>;

/** Maps the row of a case to the fields of the wire. */
const present = (row: Row, staffId: number | undefined): SupportCase => ({
  caseID: row.id,
  version: row.version,
  state: row.state,
  channel: row.channel,
  fullName: row.full_name,
  email: row.email,
  subject: row.subject,
  receivedOn: row.received_at.toISOString(),
  dueOn: row.state === 'waiting' ? row.due_at.toISOString() : null,
  claimedBy: row.claimer ?? '',
  isOwn: row.claimed_by !== null && row.claimed_by === staffId,
  memberID: row.account_id,
});

/** One page of cases: those that wait by when they are due, others newest first. */
export async function searchCases(
  db: Db,
  { state = 'waiting', whose, search = '', page = 1 }: CallOutput<typeof listCases>['query'],
  staffId: number | undefined,
): Promise<{ cases: SupportCase[]; total: number; isCapped: boolean }> {
  const number = /^#?(\d{1,9})$/.exec(search)?.[1];
  const matching = selectCases(db)
    .$if(state !== 'all', (query) => query.where('support_cases.state', '=', state as SupportCase['state']))
    .$if(whose === 'mine', (query) => query.where('support_cases.claimed_by', '=', staffId ?? 0))
    .$if(whose === 'unclaimed', (query) => query.where('support_cases.claimed_by', 'is', null))
    .$if(number !== undefined, (query) => query.where('support_cases.id', '=', Number(number)))
    .$if(search !== '' && number === undefined, (query) =>
      query.where(sql<boolean>`lower(support_cases.email) like ${`${escapeLike(search.toLowerCase())}%`}`),
    );
  const sorted =
    state === 'waiting'
      ? matching.orderBy('support_cases.due_at').orderBy('support_cases.id')
      : matching.orderBy('support_cases.id', 'desc');
  const rows = await sorted
    .limit(CASES_PAGE)
    .offset((page - 1) * CASES_PAGE)
    .execute();
  const { count } = await db
    .selectFrom(matching.limit(MAX_COUNTED + 1).as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    cases: rows.map((row) => present(row, staffId)),
    total: Math.min(Number(count), MAX_COUNTED),
    isCapped: Number(count) > MAX_COUNTED,
  };
}

/** A case with its entries; undefined when there is none. */
export async function findCase(db: Db, id: number, staffId: number | undefined): Promise<CaseDetails | undefined> {
  const row = await selectCases(db).where('support_cases.id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const entries = await db
    .selectFrom('support_entries')
    .select(['id', 'kind', 'body', 'quoted', 'actor', 'at'])
    .where('case_id', '=', id)
    .orderBy('id')
    .execute();
  const attachments = await db
    .selectFrom('support_attachments')
    .innerJoin('support_entries', 'support_entries.id', 'entry_id')
    .select(['support_attachments.id as attachmentID', 'entry_id as entryId', 'name'])
    .where('case_id', '=', id)
    .orderBy('support_attachments.id')
    .execute();
  const likely =
    row.account_id === null
      ? await db
          .selectFrom('accounts')
          .select('id')
          .where(sql`lower(email)`, '=', row.email.toLowerCase())
          .where('deleted_at', 'is', null)
          .executeTakeFirst()
      : undefined;
  const others = await db
    .selectFrom('support_cases')
    .select(['id', 'subject', 'state'])
    .where(sql`lower(email)`, '=', row.email.toLowerCase())
    .where('id', '<>', id)
    .orderBy('id', 'desc')
    .limit(MAX_OTHERS)
    .execute();
  return {
    ...present(row, staffId),
    entries: entries.map((entry) => ({
      entryID: entry.id,
      kind: entry.kind,
      text: entry.body,
      quoted: entry.quoted,
      attachments: attachments
        .filter(({ entryId }) => entryId === entry.id)
        .map(({ attachmentID, name }) => ({ attachmentID, name })),
      by: entry.actor,
      at: entry.at.toISOString(),
    })),
    likelyMemberID: likely?.id ?? null,
    otherCases: others.map((other) => ({ caseID: other.id, subject: other.subject, state: other.state })),
  };
}
