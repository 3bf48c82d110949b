import { type ApplicantStage, type ApplicantsOutcome, type BulkResult, MOVE_DELAY_MS } from '@aarambh/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { publishTestVacancies } from '../features/applications/test-applicant.ts';
import { deliverAll } from '../features/notifications/test-delivery.ts';
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
});
beforeEach(async () => {
  server = await startApiProcess(context);
  return () => server.kill();
});
afterAll(() => context?.close());

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

const isServerPaused = async () => {
  const { rows } = await sql`
    select from pg_locks where locktype = 'advisory' and not granted and objid = ${PAUSE}
      and database = (select oid from pg_database where datname = current_database())`.execute(context.db);
  return rows.length > 0;
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

/** Makes a call whose reply never comes, kills the server when a condition holds, and starts it again. */
async function killDuring(action: string, body: object, reached: () => Promise<boolean>): Promise<void> {
  const call = post(action, body).then(
    () => 'answered',
    () => 'broken',
  );
  await expect.poll(reached, { interval: 2 }).toBe(true);
  await server.kill();
  expect(await call).toBe('broken');
  server = await startApiProcess(context);
}

/** Kills the server in the transaction of a target, which is neither done nor recorded then. */
async function killAt(action: string, body: object, targetId: number): Promise<void> {
  const pause = await context.db.startTransaction().execute();
  await sql`select pg_advisory_xact_lock(${PAUSE})`.execute(pause);
  await sql`insert into paused_target values (${String(targetId)})`.execute(context.db);
  await killDuring(action, body, isServerPaused);
  await sql`delete from paused_target`.execute(context.db);
  await pause.commit().execute();
}

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

/** Applications of as many members to one vacancy. Returns their ids in order. */
async function createApplicants(): Promise<number[]> {
  const [vacancyId] = await publishTestVacancies(context, 1);
  const { rows } = await sql<{ id: number }>`
    with people as (
      insert into accounts (full_name, country_id, mobile_no, email, password_hash, email_verified_at)
      select 'Person ' || i, 105, '9876543210', 'person.' || i || '@example.com', 'x', now()
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
  const ids = await createApplicants();
  const rowsOf = (version: number) => ids.map((applicationID) => ({ applicationID, version }));
  const reject = { rows: rowsOf(1), stage: 'Not selected', reason: 'Position filled' };

  await killAt('MoveApplicants', reject, ids[70] as number);
  expect(await recordedTargets('MoveApplicants')).toEqual(ids.slice(0, 70));
  expect(await listMoved('Not selected', 2)).toEqual(ids.slice(0, 70));
  await killDuring('MoveApplicants', reject, async () => (await countAudit('MoveApplicants')) >= 100);
  const before = await recordedTargets('MoveApplicants');
  expect(await listMoved('Not selected', 2)).toEqual(before);
  expect(before.length).toBeLessThan(APPLICANTS);

  const rest = await post<ApplicantsOutcome>('MoveApplicants', reject);
  expect(rest.done.map(({ applicationID }) => applicationID)).toEqual(ids.slice(before.length));
  expect(rest.skipped.map(({ applicationID }) => applicationID)).toEqual(before);
  expect(await recordedTargets('MoveApplicants')).toEqual(ids);
  expect(await listMoved('Not selected', 2)).toEqual(ids);

  const undoneIds = ids.slice(0, UNDONE);
  const undo = { rows: rowsOf(2).slice(0, UNDONE) };
  await killAt('UndoApplicantMoves', undo, ids[50] as number);
  expect(await recordedTargets('UndoApplicantMoves')).toEqual(ids.slice(0, 50));
  expect(await listMoved('New', 3)).toEqual(ids.slice(0, 50));
  await killDuring('UndoApplicantMoves', undo, async () => (await countAudit('UndoApplicantMoves')) >= 70);
  const undone = await recordedTargets('UndoApplicantMoves');
  expect(await listMoved('New', 3)).toEqual(undone);
  const late = await post<ApplicantsOutcome>('UndoApplicantMoves', undo);
  expect(late.done.map(({ applicationID }) => applicationID)).toEqual(undoneIds.slice(undone.length));
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

it.each([
  { action: 'PauseVacancies', to: 'paused', more: {}, isSearchable: false },
  { action: 'ReopenVacancies', to: 'live', more: {}, isSearchable: true },
  { action: 'CloseVacancies', to: 'closed', more: { isFraud: false }, isSearchable: false },
  { action: 'UndoCloseVacancies', to: 'live', more: {}, isSearchable: true },
])('$action does each vacancy once, although it is killed', async ({ action, to, more, isSearchable }) => {
  const ids = await publishTestVacancies(context, VACANCIES);
  const before = { ReopenVacancies: 'PauseVacancies', UndoCloseVacancies: 'CloseVacancies' }[action];
  if (before)
    await post(before, {
      rows: await readVacancyRows(context.db, ids),
      reason: 'Checked',
      ...(before.startsWith('Close') && { isFraud: false }),
    });
  const body = { rows: await readVacancyRows(context.db, ids), reason: 'Checked', ...more };
  const earlier = new Set(await recordedTargets(action));
  const recorded = async () => (await recordedTargets(action)).filter((id) => !earlier.has(id));

  await killAt(action, body, ids[25] as number);
  const done = ids.slice(0, 25);
  expect(await recorded()).toEqual(done);
  expect(await statusOf(ids, to)).toEqual(done);
  expect(await listSearchable(ids)).toEqual(isSearchable ? done : ids.slice(25));
  const rest = await post<BulkResult>(action, body);
  expect(rest.done.map(({ vacancyID }) => vacancyID)).toEqual(ids.slice(25));
  expect(rest.skipped.map(({ id }) => id)).toEqual(done);
  expect(await recorded()).toEqual(ids);
  expect(await statusOf(ids, to)).toEqual(ids);
  const changes = await context.db
    .selectFrom('vacancy_changes')
    .select('vacancy_id')
    .where('vacancy_id', 'in', ids)
    .where('cause', '=', 'Checked')
    .where('to_status', '=', to as 'live')
    .execute();
  expect(changes.length).toBe(VACANCIES);
});
