import {
  type ApplicantStage,
  type ApplicantsOutcome,
  type BulkResult,
  type CallAnswer,
  type closeAllVacancies,
  MAX_REOPENED,
  MOVE_DELAY_MS,
  type messageApplicants,
  type resendMessages,
  type undoApplicantMessages,
  type undoCloseAllVacancies,
} from '@aarambh/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishTestVacancies } from '../features/applications/test-applicant.ts';
import { queueMessage } from '../features/notifications/outbox/outbox.queries.ts';
import { deliverAll } from '../features/notifications/test-delivery.ts';
import { DAY_MS } from '../lib/clock.ts';
import { type ApiProcess, startApiProcess } from '../testing/api-process.ts';
import { createTestStaff, openTestContext, type TestContext, type TestStaff } from '../testing/test-app.ts';
import { readVacancyRows } from '../testing/vacancy-rows.ts';

// A real server process is killed within a bulk action: each row is done once, with one audit row and one mail, or not at
// all, and the same call again does the rest.
let context: TestContext;
let staff: TestStaff;
let server: ApiProcess;

beforeAll(async () => {
  context = await openTestContext();
  staff = await createTestStaff(context);
  await createPauseBeforeAudit();
  server = await startApiProcess(context);
});
afterAll(async () => {
  await server?.kill();
  await context?.close();
});

/** Key of the advisory lock at which the server waits. */
const PAUSE = 21;

/** Lets the server wait within the transaction of one row: after its change, before its audit row. */
async function createPauseBeforeAudit(): Promise<void> {
  for (const statement of [
    'create table paused_target (id text)',
    `create function pause_before_audit() returns trigger language plpgsql as $$
      begin
        if exists (select from paused_target where id = new.target_id) then
          perform pg_advisory_xact_lock(${PAUSE});
        end if;
        return new;
      end $$`,
    'create trigger pause_before_audit before insert on staff_audit for each row execute function pause_before_audit()',
  ])
    await sql.raw(statement).execute(context.db);
}

const countAudit = async (action: string) =>
  (await context.db.selectFrom('staff_audit').select('target_id').where('action', '=', action).execute()).length;

/** How many transactions of the server wait. */
const countPaused = async () => {
  const { rows } = await sql`
    select from pg_locks where locktype = 'advisory' and not granted and objid = ${PAUSE}
      and database = (select oid from pg_database where datname = current_database())`.execute(context.db);
  return rows.length;
};

const post = async <T>(action: string, body: object): Promise<T> => {
  const reply = await fetch(`${server.url}/api/Staff/${action}`, {
    method: 'POST',
    headers: { ...staff.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(reply.status, action).toBe(200);
  return (await reply.json()) as T;
};

/** A bulk action, and the target in whose transaction the server is killed. */
interface KilledCall {
  action: string;
  body: object;
  targetId: number;
}

/**
 * Makes calls at once, kills the server when each of them is in the transaction of its target, and starts it again. The
 * targets are neither done nor recorded then, and the calls get no reply.
 */
async function killDuring(calls: readonly KilledCall[]): Promise<void> {
  const pause = await context.db.startTransaction().execute();
  await sql`select pg_advisory_xact_lock(${PAUSE})`.execute(pause);
  for (const { targetId } of calls)
    await sql`insert into paused_target values (${String(targetId)})`.execute(context.db);
  const answers = calls.map(({ action, body }) =>
    post(action, body).then(
      () => 'answered',
      () => 'broken',
    ),
  );
  await expect.poll(countPaused).toBe(calls.length);
  await server.kill();
  expect(await Promise.all(answers)).toEqual(calls.map(() => 'broken'));
  server = await startApiProcess(context);
  await sql`delete from paused_target`.execute(context.db);
  await pause.commit().execute();
}

const killAt = (action: string, body: object, targetId: number) => killDuring([{ action, body, targetId }]);

/** The targets of an action in the audit log; each of them once. */
async function recordedTargets(action: string): Promise<number[]> {
  const rows = await context.db.selectFrom('staff_audit').select('target_id').where('action', '=', action).execute();
  const ids = rows.map(({ target_id }) => Number(target_id));
  expect(new Set(ids).size, `${action}: rows of a target`).toBe(ids.length);
  return ids.toSorted((a, b) => a - b);
}

const APPLICANTS = 200;
/** How many of them the undo is about. */
const UNDONE = 120;

/**
 * Applications of as many members to one vacancy. Returns their ids in order.
 * @param mailbox begins the addresses of the members
 */
async function createApplicants(mailbox: string): Promise<number[]> {
  const [vacancyId] = await publishTestVacancies(context, 1);
  const { rows } = await sql<{ id: number }>`
    with people as (
      insert into accounts (full_name, country_id, mobile_no, email, password_hash, email_verified_at)
      select 'Person ' || i, 105, '9876543210', ${mailbox}::text || '.' || i || '@example.com', 'x', now()
      from generate_series(1, ${APPLICANTS}::int) i returning id
    ), documents as (
      insert into resumes (account_id, file_key, original_name, content_type, bytes, sha256)
      select id, 'resumes/' || id, 'resume.pdf', 'application/pdf', 1, '' from people returning id, account_id
    ), sent as (
      insert into applications (account_id, vacancy_id, resume_id, applied_at)
      select account_id, ${vacancyId}::int, id, ${context.clock.now()} from documents returning id, applied_at
    )
    insert into application_steps (application_id, status, at, actor)
    select id, 'Sent', applied_at, 'job seeker' from sent returning application_id as id`.execute(context.db);
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
}

const listMoved = async (stage: ApplicantStage, version: number) =>
  (
    await context.db
      .selectFrom('applications')
      .select('id')
      .where('stage', '=', stage)
      .where('version', '=', version)
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);

it('rejects 200 applicants once each, and undoes it once each, although it is killed twice in both', async () => {
  const ids = await createApplicants('rejected');
  const rowsOf = (version: number) => ids.map((applicationID) => ({ applicationID, version }));
  const reject = { rows: rowsOf(1), stage: 'Not selected', reason: 'Position filled' };

  await killAt('MoveApplicants', reject, ids[70] as number);
  expect(await recordedTargets('MoveApplicants')).toEqual(ids.slice(0, 70));
  expect(await listMoved('Not selected', 2)).toEqual(ids.slice(0, 70));
  await killAt('MoveApplicants', reject, ids[130] as number);
  expect(await recordedTargets('MoveApplicants')).toEqual(ids.slice(0, 130));
  expect(await listMoved('Not selected', 2)).toEqual(ids.slice(0, 130));

  const rest = await post<ApplicantsOutcome>('MoveApplicants', reject);
  expect(rest.done.map(({ applicationID }) => applicationID)).toEqual(ids.slice(130));
  expect(rest.skipped.map(({ applicationID }) => applicationID)).toEqual(ids.slice(0, 130));
  expect(await recordedTargets('MoveApplicants')).toEqual(ids);
  expect(await listMoved('Not selected', 2)).toEqual(ids);

  const undoneIds = ids.slice(0, UNDONE);
  const undo = { rows: rowsOf(2).slice(0, UNDONE) };
  await killAt('UndoApplicantMoves', undo, ids[50] as number);
  expect(await recordedTargets('UndoApplicantMoves')).toEqual(ids.slice(0, 50));
  expect(await listMoved('New', 3)).toEqual(ids.slice(0, 50));
  await killAt('UndoApplicantMoves', undo, ids[90] as number);
  expect(await recordedTargets('UndoApplicantMoves')).toEqual(ids.slice(0, 90));
  expect(await listMoved('New', 3)).toEqual(ids.slice(0, 90));
  const late = await post<ApplicantsOutcome>('UndoApplicantMoves', undo);
  expect(late.done.map(({ applicationID }) => applicationID)).toEqual(undoneIds.slice(90));
  expect(await listMoved('New', 3)).toEqual(undoneIds);
  expect(await recordedTargets('UndoApplicantMoves')).toEqual(undoneIds);

  // Those that stay rejected get one mail each, the others none. The server's clock is ahead of that of the test.
  context.clock.advanceMinutes((2 * MOVE_DELAY_MS) / 60_000);
  await deliverAll(context);
  const mailed = await context.db
    .selectFrom('messages')
    .innerJoin('applications', 'applications.account_id', 'messages.account_id')
    .select(['applications.id', 'messages.state'])
    .where('template', '=', 'application-not-selected')
    .orderBy('applications.id')
    .execute();
  expect(mailed).toEqual(ids.slice(UNDONE).map((id) => ({ id, state: 'sent' })));
});

const VACANCIES = 60;

const statusOf = async (ids: number[], status: string) =>
  (
    await context.db
      .selectFrom('vacancies')
      .select('id')
      .where('id', 'in', ids)
      .where('status', '=', status as 'live')
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);

const listSearchable = async (ids: number[]) =>
  (
    await context.db
      .selectFrom('vacancy_search')
      .select('vacancy_id as id')
      .where('vacancy_id', 'in', ids)
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);

/** The vacancies that run longer than they were published for. */
const listExtended = async (ids: number[]) =>
  (
    await context.db
      .selectFrom('vacancies')
      .select('id')
      .where('id', 'in', ids)
      .where('expires_at', '>', new Date(context.clock.now().getTime() + 45 * DAY_MS))
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);

/** The body of a bulk action on vacancies as they are now. */
const bodyOf = async (vacancyIDs: number[], more: object) => ({
  rows: await readVacancyRows(context.db, vacancyIDs),
  reason: 'Checked',
  ...more,
});
const doneOf = ({ done }: BulkResult) => done.map(({ vacancyID }) => vacancyID);

async function makeDrafts(ids: number[]): Promise<void> {
  await context.db.updateTable('vacancies').set({ status: 'draft' }).where('id', 'in', ids).execute();
  await context.db.deleteFrom('vacancy_search').where('vacancy_id', 'in', ids).execute();
}

/** Brings live vacancies to the status in which an action finds them. */
async function prepare(ids: number[], status: 'live' | 'draft' | 'paused' | 'closed'): Promise<void> {
  if (status === 'draft') await makeDrafts(ids);
  if (status === 'paused') await post('PauseVacancies', await bodyOf(ids, {}));
  if (status === 'closed') await post('CloseVacancies', await bodyOf(ids, { isFraud: false }));
}

describe('bulk actions on vacancies, all of which are killed at once', () => {
  const actions = [
    { action: 'ApproveVacancies', from: 'draft', to: 'live' },
    { action: 'PauseVacancies', from: 'live', to: 'paused' },
    { action: 'ReopenVacancies', from: 'paused', to: 'live' },
    { action: 'ExtendVacancies', from: 'live', to: 'live' },
    { action: 'CloseVacancies', from: 'live', to: 'closed' },
    { action: 'DiscardVacancies', from: 'draft', to: 'closed' },
    { action: 'UndoCloseVacancies', from: 'closed', to: 'live' },
  ] as const;
  /** Each action with its vacancies and those that it was recorded for before. */
  const killed = new Map<string, { ids: number[]; body: object; earlier: Set<number> }>();

  it('each is killed in the transaction of one of its vacancies', async () => {
    const lastDay = new Date(context.clock.now().getTime() + 60 * DAY_MS).toISOString().slice(0, 10);
    for (const { action, from } of actions) {
      const ids = await publishTestVacancies(context, VACANCIES);
      await prepare(ids, from);
      const more = { ExtendVacancies: { lastDay }, CloseVacancies: { isFraud: false } }[action as string] ?? {};
      killed.set(action, { ids, body: await bodyOf(ids, more), earlier: new Set() });
    }
    for (const [action, run] of killed) run.earlier = new Set(await recordedTargets(action));
    await killDuring([...killed].map(([action, { ids, body }]) => ({ action, body, targetId: ids[25] as number })));
  });

  it.each(actions)('$action does each vacancy once', async ({ action, from, to }) => {
    const { ids, body, earlier } = killed.get(action) ?? { ids: [], body: {}, earlier: new Set() };
    const recorded = async () => (await recordedTargets(action)).filter((id) => !earlier.has(id));
    const changed = () => (from === to ? listExtended(ids) : statusOf(ids, to));
    const done = ids.slice(0, 25);
    expect(await recorded()).toEqual(done);
    expect(await changed()).toEqual(done);
    const isLive = (index: number) => (index < 25 ? to : from) === 'live';
    expect(await listSearchable(ids)).toEqual(ids.filter((_id, index) => isLive(index)));
    const rest = await post<BulkResult>(action, body);
    expect(doneOf(rest)).toEqual(ids.slice(25));
    expect(rest.skipped.map(({ id }) => id)).toEqual(done);
    expect(await recorded()).toEqual(ids);
    expect(await changed()).toEqual(ids);
    const changes = await context.db
      .selectFrom('vacancy_changes')
      .select('vacancy_id')
      .where('vacancy_id', 'in', ids)
      .where('cause', '=', 'Checked')
      .where('to_status', '=', to)
      .execute();
    expect(changes.length).toBe(from === to ? 0 : VACANCIES);
  });
});

/** The applications whose messages are in a state, one entry for each message. */
const listMessaged = async (ids: number[], isUndone: boolean) =>
  (
    await context.db
      .selectFrom('application_messages')
      .select('application_id as id')
      .where('application_id', 'in', ids)
      .where('undone_at', isUndone ? 'is not' : 'is', null)
      .orderBy('application_id')
      .execute()
  ).map(({ id }) => id);

const countMails = async () =>
  (await context.db.selectFrom('messages').select('id').where('template', '=', 'application-message').execute()).length;

it('messages applicants once each, and withdraws each message once, although it is killed in both', async () => {
  const ids = (await createApplicants('messaged')).slice(0, VACANCIES);
  const text = { subject: 'Documents', text: 'Please send your licence.' };
  const message = { batchID: crypto.randomUUID(), applicationIDs: ids, ...text };
  await killAt('MessageApplicants', message, ids[25] as number);
  expect(await recordedTargets('MessageApplicants')).toEqual(ids.slice(0, 25));
  expect(await listMessaged(ids, false)).toEqual(ids.slice(0, 25));
  expect(await countMails()).toBe(25);
  // Those that have their message are done: the call answers the number of it.
  const { done } = await post<CallAnswer<typeof messageApplicants>>('MessageApplicants', message);
  expect(done.map(({ applicationID }) => applicationID)).toEqual(ids);
  expect(await recordedTargets('MessageApplicants')).toEqual(ids);
  expect(await listMessaged(ids, false)).toEqual(ids);
  expect(await countMails()).toBe(VACANCIES);

  const undo = { messageIDs: done.map(({ messageID }) => messageID) };
  await killAt('UndoApplicantMessages', undo, ids[25] as number);
  expect(await recordedTargets('UndoApplicantMessages')).toEqual(ids.slice(0, 25));
  expect(await listMessaged(ids, true)).toEqual(ids.slice(0, 25));
  expect(await countMails()).toBe(VACANCIES - 25);
  const rest = await post<CallAnswer<typeof undoApplicantMessages>>('UndoApplicantMessages', undo);
  expect(rest.done.map(({ applicationID }) => applicationID)).toEqual(ids.slice(25));
  expect(rest.skipped.map(({ messageID }) => messageID)).toEqual(undo.messageIDs.slice(0, 25));
  expect(await recordedTargets('UndoApplicantMessages')).toEqual(ids);
  expect(await listMessaged(ids, true)).toEqual(ids);
  expect(await countMails()).toBe(0);
});

/** Messages whose last attempt failed. Returns their ids in order. */
async function createFailedMessages(): Promise<number[]> {
  const data = {
    fullName: 'Meera',
    jobTitle: 'Cook',
    company: 'Ila',
    startsAt: '2026-12-01T05:00:00.000Z',
    cause: 'Floods.',
  };
  const keys = Array.from({ length: VACANCIES }, (_, n) => `failed:${n}`);
  for (const [n, key] of keys.entries()) {
    const message = { key, accountId: null, channel: 'mail', to: `failed.${n}@example.com` } as const;
    await queueMessage(context.db, { ...message, template: 'walk-in-cancelled', data }, context.clock.now());
  }
  const rows = await context.db
    .updateTable('messages')
    .set({ state: 'failed', attempts: 8, last_error: '550 5.1.1' })
    .where('key', 'in', keys)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
}

const listQueuedAgain = async (ids: number[]) =>
  (
    await context.db
      .selectFrom('messages')
      .select('id')
      .where('id', 'in', ids)
      .where('state', '=', 'queued')
      .where('attempts', '=', 0)
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);

it('queues failed messages again once each, although it is killed', async () => {
  const ids = await createFailedMessages();
  await killAt('ResendMessages', { messageIDs: ids }, ids[25] as number);
  expect(await recordedTargets('ResendMessages')).toEqual(ids.slice(0, 25));
  expect(await listQueuedAgain(ids)).toEqual(ids.slice(0, 25));
  const rest = await post<CallAnswer<typeof resendMessages>>('ResendMessages', { messageIDs: ids });
  expect(rest.queued).toBe(ids.length - 25);
  expect(rest.skipped.map(({ messageID }) => messageID)).toEqual(ids.slice(0, 25));
  expect(await recordedTargets('ResendMessages')).toEqual(ids);
  expect(await listQueuedAgain(ids)).toEqual(ids);
});

/** Vacancies of a company of their own, and its number. */
async function publishForCompany(name: string, count: number) {
  const ids = await publishTestVacancies(context, count, { company: { name } });
  const { company_id: companyID } = await context.db
    .selectFrom('vacancies')
    .select('company_id')
    .where('id', '=', ids[0] as number)
    .executeTakeFirstOrThrow();
  return { ids, companyID };
}

it('blocks a company with all of its vacancies or not at all, although it is killed', async () => {
  const { ids, companyID } = await publishForCompany('Mica Works', VACANCIES);
  const block = { companyID, reason: 'Checked', isFraud: false };
  const isBlocked = async () =>
    (await context.db.selectFrom('companies').select('blocked_at').where('id', '=', companyID).executeTakeFirst())
      ?.blocked_at !== null;
  await killAt('BlockCompany', block, companyID);
  expect(await isBlocked()).toBe(false);
  expect(await statusOf(ids, 'live')).toEqual(ids);
  expect(await listSearchable(ids)).toEqual(ids);
  expect(await recordedTargets('BlockCompany')).toEqual([]);
  expect(await post('BlockCompany', block)).toEqual({ closed: VACANCIES });
  expect(await isBlocked()).toBe(true);
  expect(await statusOf(ids, 'closed')).toEqual(ids);
  expect(await listSearchable(ids)).toEqual([]);
  expect(await recordedTargets('BlockCompany')).toEqual([companyID]);
});

it('closes all vacancies of a company or none, and undoes it part by part, although it is killed in both', async () => {
  const { ids, companyID } = await publishForCompany('Agate Works', MAX_REOPENED + VACANCIES);
  const close = { companyID, open: ids.length, reason: 'Checked' };
  await killAt('CloseAllVacancies', close, companyID);
  expect(await statusOf(ids, 'live')).toEqual(ids);
  expect(await recordedTargets('CloseAllVacancies')).toEqual([]);
  const closing = await post<CallAnswer<typeof closeAllVacancies>>('CloseAllVacancies', close);
  expect(closing).toMatchObject({ closed: ids.length, open: 0 });
  expect(await statusOf(ids, 'closed')).toEqual(ids);
  expect(await listSearchable(ids)).toEqual([]);
  expect(await recordedTargets('CloseAllVacancies')).toEqual([companyID]);

  const undo = { companyID, undoUntil: closing.undoUntil, reason: 'Checked' };
  const undoPart = (afterID: number) =>
    post<CallAnswer<typeof undoCloseAllVacancies>>('UndoCloseAllVacancies', { ...undo, afterID });
  const first = await undoPart(0);
  const part = ids.slice(0, MAX_REOPENED);
  expect(first).toMatchObject({ reopened: MAX_REOPENED, lastID: part.at(-1) });
  await killAt('UndoCloseAllVacancies', { ...undo, afterID: first.lastID }, companyID);
  expect(await statusOf(ids, 'live')).toEqual(part);
  expect(await countAudit('UndoCloseAllVacancies')).toBe(1);
  expect(await undoPart(first.lastID ?? 0)).toMatchObject({ reopened: VACANCIES, lastID: null });
  expect(await statusOf(ids, 'live')).toEqual(ids);
  expect(await listSearchable(ids)).toEqual(ids);
  expect(await countAudit('UndoCloseAllVacancies')).toBe(2);
});
