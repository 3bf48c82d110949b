import { calls } from '@aarambh/contract';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { createTestStaff, type TestStaff } from '../../testing/test-app.ts';
import { readVacancyRows } from '../../testing/vacancy-rows.ts';
import { closeApplications, warnOfFraud } from '../applications/index.ts';
import { deliverAll, readSentMessages } from '../notifications/test-delivery.ts';
import { insertApplicant } from '../vacancy-lifecycle/test-vacancy-fixture.queries.ts';
import { openModerationFixture } from './test-moderation.ts';

const { app, context, staff, send, read, publish, open, find, list, decide, undo, empty, recordAction } =
  await openModerationFixture();
const { db, clock } = context;
const { staff: of } = calls;
beforeEach(async () => {
  await empty();
  await db.deleteFrom('messages').execute();
});

const uphold = { decision: 'uphold', reason: 'asks-money' };

/** The page of a vacancy, as the API describes it. */
const page = async (vacancyId: number) =>
  (await app.inject({ url: `/api/vacancyportal/GetVacancyDetails/${vacancyId}` })).json();

const countWarnings = async () => {
  const rows = await db
    .selectFrom('messages')
    .select(['template', ({ fn }) => fn.countAll<number>().as('count')])
    .where('template', 'like', 'fraud-warning%')
    .groupBy('template')
    .orderBy('template')
    .execute();
  return rows.map(({ count }) => Number(count));
};

/** Adds many applicants of a vacancy, in one statement. */
const addApplicants = async (vacancyId: number, count: number) => {
  await sql`
    with account as (
      insert into accounts (full_name, country_id, mobile_no, email, password_hash)
      select 'Ila Deshmukh', 105, (9000000000 + n)::text, 'ila' || n || '@example.com', 'x'
      from generate_series(1, ${count}::int) n returning id
    ), resume as (
      insert into resumes (account_id, file_key, original_name, content_type, bytes, sha256)
      select id, 'key' || id, 'cv.pdf', 'application/pdf', 1, 'x' from account returning id, account_id
    )
    insert into applications (account_id, vacancy_id, resume_id) select account_id, ${vacancyId}::int, id from resume`.execute(
    db,
  );
};

it('closes the vacancy as a fraud: its page says so, and search and lists drop it', async () => {
  const vacancyId = await publish({ title: 'Typist' });
  const caseID = await open(vacancyId);
  expect((await decide(caseID, uphold)).statusCode).toBe(200);
  expect(await find(vacancyId)).toMatchObject({ status: 'closed', ended_as_fraud: true });
  expect(await page(vacancyId)).toMatchObject({ reason: 'fraud', message: expect.stringContaining('fraud') });
  expect(await db.selectFrom('vacancy_search').select('vacancy_id').execute()).toEqual([]);
  expect((await decide(caseID, uphold)).statusCode).toBe(409);
  const reopen = await send(of.undoCloseVacancies, { rows: await readVacancyRows(db, [vacancyId]), reason: 'no' });
  expect(reopen.json().skipped).toMatchObject([
    { id: vacancyId, cause: expect.stringContaining('moderation decision') },
  ]);
});

it('warns every applicant by mail and SMS, also those who withdrew, were decided or hired; not before two minutes', async () => {
  const vacancyId = await publish({ title: 'Typist, call 98765 43210', company: { name: 'Infotech Sham' } });
  for (let i = 0; i < 4; i++) await insertApplicant(db, vacancyId, i);
  const [withdrawn, decided, offered] = await db.selectFrom('applications').select('id').orderBy('id').execute();
  const set = (row: { id: number } | undefined, change: object) =>
    db
      .updateTable('applications')
      .set(change)
      .where('id', '=', row?.id ?? 0)
      .execute();
  await set(withdrawn, { status: 'Withdrawn', withdrawn_at: clock.now() });
  await set(decided, { status: 'Not selected' });
  await set(offered, { offer: 'Hired' });

  const caseID = await open(vacancyId);
  await decide(caseID, uphold);
  clock.advanceMinutes(1);
  await warnOfFraud(context);
  expect(await countWarnings()).toEqual([4, 4]);
  await deliverAll(context);
  expect(await readSentMessages(context)).toEqual([]);

  clock.advanceMinutes(1);
  await warnOfFraud(context);
  await closeApplications(context);
  await deliverAll(context);
  const sent = await readSentMessages(context);
  const of4 = (channel: string) => sent.filter((message) => message.channel === channel);
  expect([of4('mail').length, of4('sms').length]).toEqual([4, 4]);
  for (const { text } of sent) {
    expect(text).toMatch(/1930/);
    expect(text).toMatch(/cybercrime\.gov\.in/);
    expect(text).not.toContain('98765');
  }
  expect((await read(caseID)).warnings).toEqual({ queued: 4, sent: 4, isComplete: true });
});

it('warns at once when the clock was set back by three hours since the decision', async () => {
  const vacancyId = await publish();
  await insertApplicant(db, vacancyId, 1);
  await decide(await open(vacancyId), uphold);
  clock.advanceMinutes(-180);
  await warnOfFraud(context);
  await closeApplications(context);
  await deliverAll(context);
  const states = await db.selectFrom('messages').select('state').where('template', 'like', 'fraud-warning%').execute();
  expect(states).toEqual([{ state: 'sent' }, { state: 'sent' }]);
  const { applicants_told_at } = await db
    .selectFrom('vacancies')
    .select('applicants_told_at')
    .where('id', '=', vacancyId)
    .executeTakeFirstOrThrow();
  expect(applicants_told_at).toEqual(clock.now());
});

it('restores everything with an undo, and sends no warning', async () => {
  const company = { name: 'Kaveri Mills' };
  const poster = await createTestStaff(context, ['recruiter'], 'Rohan Staff');
  const [vacancyId, other] = [await publish({ company }), await publish({ company })];
  await recordAction(vacancyId, poster, 'PostVacancy');
  await insertApplicant(db, vacancyId, 1);
  const caseID = await open(vacancyId);
  const isSignedIn = async () =>
    (await app.inject({ url: '/api/Staff/GetProfile', headers: poster.headers })).statusCode === 200;

  expect((await read(caseID)).poster).toEqual({ staffID: poster.staffId, fullName: 'Rohan Staff' });
  await decide(caseID, uphold);
  await warnOfFraud(context);
  clock.advanceMinutes(1);
  await warnOfFraud(context);
  expect(await isSignedIn()).toBe(false);
  expect(await countWarnings()).toEqual([1, 1]);
  const fingerprints = () => db.selectFrom('fraud_fingerprints').select('id').where('removed_at', 'is', null).execute();
  expect((await list()).cases).toMatchObject([{ vacancyID: other, causes: ['related'], level: 'medium' }]);

  expect((await undo(caseID)).statusCode).toBe(200);
  expect(await find(vacancyId)).toEqual({ status: 'live', ended_as_fraud: false, applicants_told_after: null });
  expect(await page(vacancyId)).toMatchObject({ vacancyID: vacancyId, jobTitle: 'Watchman' });
  expect(await isSignedIn()).toBe(true);
  expect(await fingerprints()).toEqual([]);
  expect((await list()).cases.map(({ vacancyID }) => vacancyID)).toEqual([vacancyId]);
  clock.advanceMinutes(5);
  await warnOfFraud(context);
  await closeApplications(context);
  expect(await countWarnings()).toEqual([]);
  expect(await db.selectFrom('applications').select('status').execute()).toEqual([{ status: 'Sent' }]);
});

it('cannot be undone when the warnings leave', async () => {
  const caseID = await open(await publish());
  await decide(caseID, uphold);
  expect((await read(caseID)).undoUntil).toBe(new Date(clock.now().getTime() + 2 * 60_000).toISOString());
  clock.advanceMinutes(2);
  const reply = await undo(caseID);
  expect(reply.statusCode).toBe(409);
  expect(reply.body).toContain('two minutes have passed');
});

it('ends the sessions of the poster unless the decision says otherwise, and of no one when none posted it', async () => {
  // The audit log is append-only: numbers of earlier tests have a poster.
  for (let i = 0; i < 3; i++) await publish();
  const poster = await createTestStaff(context, ['recruiter'], 'Rohan Staff');
  const isSignedIn = async ({ headers }: TestStaff) =>
    (await app.inject({ url: '/api/Staff/GetProfile', headers })).statusCode === 200;
  const upholdOne = async (isPosted: boolean, body: object) => {
    const vacancyId = await publish();
    if (isPosted) await recordAction(vacancyId, poster, 'PostVacancy');
    const caseID = await open(vacancyId);
    expect((await decide(caseID, { ...uphold, ...body })).statusCode).toBe(200);
  };
  await upholdOne(false, {});
  await upholdOne(true, { endsSessions: false });
  expect(await isSignedIn(poster)).toBe(true);
  await upholdOne(true, {});
  expect([await isSignedIn(poster), await isSignedIn(staff)]).toEqual([false, true]);
});

it('upholds a released case when the fraud shows later, and one of a vacancy that has ended', async () => {
  const vacancyId = await publish();
  const caseID = await open(vacancyId);
  await insertApplicant(db, vacancyId, 1);
  await decide(caseID, { decision: 'release', reason: 'genuine' });
  await db
    .updateTable('vacancies')
    .set({ status: 'expired', applicants_told_at: clock.now() })
    .where('id', '=', vacancyId)
    .execute();
  expect((await decide(caseID, uphold)).statusCode).toBe(200);
  clock.advanceMinutes(2);
  await warnOfFraud(context);
  expect(await countWarnings()).toEqual([1, 1]);
  expect(await page(vacancyId)).toMatchObject({ reason: 'fraud' });
});

it('warns each of 5,000 applicants once when instances die in the middle', async () => {
  const vacancyId = await publish();
  await addApplicants(vacancyId, 5_000);
  const caseID = await open(vacancyId);
  await decide(caseID, uphold);
  clock.advanceMinutes(2);
  // The third batch of each attempt fails after its messages were queued, as if the process had been killed there.
  await sql`create function die() returns trigger language plpgsql as $$
    begin
      if new.queued > 0 and new.queued % 750 = 0 and not exists (select from key_values where key = 'died' || new.queued) then
        raise 'killed';
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger die before insert or update on fraud_warnings for each row execute function die()`.execute(
    db,
  );
  try {
    for (let died = 750; died <= 4_500; died += 750) {
      const attempts = await Promise.allSettled([warnOfFraud(context), warnOfFraud(context)]);
      expect(attempts.map(({ status }) => status)).toContain('rejected');
      await db
        .insertInto('key_values')
        .values({ key: `died${died}`, value: '', expires_at: clock.now() })
        .execute();
    }
    await Promise.all([warnOfFraud(context), warnOfFraud(context), warnOfFraud(context)]);
  } finally {
    await sql`drop trigger die on fraud_warnings`.execute(db);
    await sql`drop function die`.execute(db);
  }
  expect(await countWarnings()).toEqual([5_000, 5_000]);
  const { rows } = await sql<{ people: number }>`
    select count(distinct (account_id, channel))::int as people from messages`.execute(db);
  expect(rows).toEqual([{ people: 10_000 }]);
  expect((await read(caseID)).warnings).toMatchObject({ queued: 5_000, isComplete: true });
});
