import type { ListedCard } from '@aarambh/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { withAdvisoryLock } from '../../../infra/database/locks/advisory-lock.ts';
import { DAY_MS } from '../../../lib/clock.ts';
import { indianDay } from '../../../lib/india-time/indian-day.ts';
import { createTestPlan, insertPaidPurchase } from '../../../testing/billing-fixtures.ts';
import { openTestApp, registerThrough } from '../../../testing/test-app.ts';
import { endGrant, grantPlan, useVacancyCredit } from '../../billing/plans/index.ts';
import { deliverAll, readSentMessages } from '../../notifications/test-delivery.ts';
import { closeVacancy, type VacancyPosting } from '../../vacancy-lifecycle/index.ts';
import { makePosting } from '../../vacancy-lifecycle/test-vacancy-fixture.ts';
import { clearFixture, insertApplication, keepSignedIn } from '../test-listing-fixture.queries.ts';
import { fillProfile, publishLive } from '../test-listing-fixture.ts';
import { MAX_LISTED_PER_DAY } from './add-to-priority-listing.ts';
import { FILL_LOCK, fillPriorityListings } from './fill-priority-listings.ts';

const { app, context } = await openTestApp();
const { db, clock } = context;
type Member = Awaited<ReturnType<typeof registerThrough>>;
const publish = (more: Partial<VacancyPosting>) => publishLive(context, makePosting(more), more);

/** Grants a plan with a priority listing and a number of credits. Returns its purchase. */
async function givePriorityPlan(accountId: number, vacancies: number, validityDays = 30) {
  const planID = await createTestPlan(context, { vacancies, priorityListing: true, validityDays, name: 'Premium' });
  const purchase = await insertPaidPurchase(context, accountId, { kind: 'combo', planID });
  await db.transaction().execute((tx) => grantPlan(tx, purchase, clock.now()));
  return purchase;
}

/** 10:00 IST. */
const MORNING = new Date('2026-03-02T04:30:00Z');
const setClock = (moment: Date) => clock.advanceMinutes((moment.getTime() - clock.now().getTime()) / 60_000);

beforeEach(async () => {
  await clearFixture(db);
  await db.deleteFrom('messages').execute();
  setClock(MORNING);
});

const get = async <T>(me: Member, action: string) =>
  (
    await app.inject({
      url: `/api/JobSeekerPriorityListing/${action}?accountID=${me.accountID}`,
      headers: me.headers,
    })
  ).json<T>();
const list = (me: Member) => get<ListedCard[]>(me, 'GetListingJobs');
const titles = async (me: Member) => (await list(me)).map(({ jobTitle }) => jobTitle);
const unread = (me: Member) => get<number>(me, 'GetUnReadPriorityListingCount');
const usedCredits = async (accountId: number) =>
  (
    await db
      .selectFrom('purchased_plans')
      .select('vacancies_used as used')
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute()
  ).map(({ used }) => used);

const accounting = ['Tally', 'GST', 'TDS'];
const accountant = async () => {
  const me = await registerThrough(app, { isEmailVerified: true });
  await keepSignedIn(db);
  await fillProfile(app, me, { skills: accounting, places: ['Pune'], years: 4 });
  return me;
};
const publishJob = (title: string, more: object = {}) =>
  publish({ title, skills: [...accounting, 'MS Excel'], locations: ['Pune'], ...more });

describe('a priority listing', () => {
  it('gets the best matches with the first run after the grant, for one credit each', async () => {
    const me = await accountant();
    await publishJob('Accountant');
    await publishJob('Senior accountant', { experienceFromYears: 9, experienceToYears: 14 });
    await publishJob('Far accountant', { locations: ['Kochi'] });
    await publish({ title: 'Welder', skills: ['Welding'], locations: ['Pune'] });
    await fillPriorityListings(context);
    expect(await list(me)).toEqual([]);
    await givePriorityPlan(me.accountID, 10);
    await fillPriorityListings(context);
    expect(await list(me)).toMatchObject([{ jobTitle: 'Accountant', isRead: '', matches: ['3 of 4 skills', 'Pune'] }]);
    expect(await usedCredits(me.accountID)).toEqual([1]);
  });

  it('gets a new vacancy with the next run, last listed first, without duplicates', async () => {
    const me = await accountant();
    await givePriorityPlan(me.accountID, 10);
    await publishJob('First');
    await fillPriorityListings(context);
    clock.advanceMinutes(1);
    await publishJob('Second');
    await fillPriorityListings(context);
    await fillPriorityListings(context);
    expect(await titles(me)).toEqual(['Second', 'First']);
    expect(await usedCredits(me.accountID)).toEqual([2]);
  });

  it('reflects a profile change with the next run', async () => {
    const me = await accountant();
    await givePriorityPlan(me.accountID, 10);
    await publish({ title: 'Welder', skills: ['Welding', 'Brazing'], locations: ['Pune'] });
    await fillPriorityListings(context);
    expect(await titles(me)).toEqual([]);
    await fillProfile(app, me, { skills: ['Welding', 'Brazing'] });
    await fillPriorityListings(context);
    expect(await titles(me)).toEqual(['Welder']);
  });

  it('grows up to the daily limit, best first, until the credits are used', async () => {
    const me = await accountant();
    await givePriorityPlan(me.accountID, MAX_LISTED_PER_DAY + 2);
    for (let i = 0; i < 20; i++) await publishJob(`Half ${i}`, { skills: [...accounting, 'SAP', 'Audit'] });
    await publishJob('Whole', { skills: accounting });
    await fillPriorityListings(context);
    await fillPriorityListings(context);
    expect(await titles(me)).toHaveLength(MAX_LISTED_PER_DAY);
    expect(await titles(me)).toContain('Whole');
    clock.advanceMinutes(DAY_MS / 60_000);
    await fillPriorityListings(context);
    expect(await titles(me)).toHaveLength(MAX_LISTED_PER_DAY + 2);
    clock.advanceMinutes(DAY_MS / 60_000);
    await fillPriorityListings(context);
    expect(await usedCredits(me.accountID)).toEqual([MAX_LISTED_PER_DAY + 2]);
  });

  it('excludes vacancies applied to, and drops closed ones without returning the credit', async () => {
    const me = await accountant();
    await givePriorityPlan(me.accountID, 10);
    const [applied, closing] = [await publishJob('Applied'), await publishJob('Closing')];
    await insertApplication(db, me.accountID, applied, clock.now());
    await fillPriorityListings(context);
    expect(await titles(me)).toEqual(['Closing']);
    expect(await unread(me)).toBe(1);
    await closeVacancy(context, closing, { cause: 'a test', actor: 'system' });
    expect([await titles(me), await unread(me)]).toEqual([[], 0]);
    await fillPriorityListings(context);
    expect(await usedCredits(me.accountID)).toEqual([1]);
  });

  it('is empty after the plan has expired or was refunded', async () => {
    const [me, other] = [await accountant(), await accountant()];
    await givePriorityPlan(me.accountID, 10, 3);
    const { purchaseId } = await givePriorityPlan(other.accountID, 10);
    await publishJob('Accountant');
    await fillPriorityListings(context);
    expect([await titles(me), await titles(other)]).toEqual([['Accountant'], ['Accountant']]);
    await db.transaction().execute((tx) => endGrant(tx, purchaseId, clock.now()));
    clock.advanceMinutes((3 * DAY_MS) / 60_000);
    await publishJob('Another');
    await fillPriorityListings(context);
    for (const member of [me, other]) expect([await titles(member), await unread(member)]).toEqual([[], 0]);
    expect([...(await usedCredits(me.accountID)), ...(await usedCredits(other.accountID))]).toEqual([1, 1]);
  });

  it('counts unread vacancies', async () => {
    const me = await accountant();
    await givePriorityPlan(me.accountID, 10);
    const first = await publishJob('First');
    await publishJob('Second');
    await fillPriorityListings(context);
    expect(await unread(me)).toBe(2);
    await app.inject({
      method: 'POST',
      url: `/api/JobSeekerPriorityListing/SetReadStatus?accountID=${me.accountID}&vacancyID=${first}&isManual=false`,
      headers: me.headers,
    });
    expect(await unread(me)).toBe(1);
    expect((await list(me)).map(({ jobTitle, isRead }) => [jobTitle, isRead]).sort()).toEqual([
      ['First', 'Yes'],
      ['Second', ''],
    ]);
  });
});

describe('concurrently', () => {
  it('several runs list each vacancy once and use one credit each', async () => {
    const members = [await accountant(), await accountant(), await accountant()];
    for (const { accountID } of members) await givePriorityPlan(accountID, 4);
    for (let i = 0; i < 6; i++) await publishJob(`Accountant ${i}`);
    await Promise.all([1, 2, 3].map(() => fillPriorityListings(context)));
    for (const me of members) {
      expect(new Set(await titles(me)).size).toBe(4);
      expect(await usedCredits(me.accountID)).toEqual([4]);
    }
    const { listed } = await db
      .selectFrom('priority_listings')
      .select((eb) => eb.fn.countAll().as('listed'))
      .executeTakeFirstOrThrow();
    expect(Number(listed)).toBe(12);
  });

  it('a run waits for another, whose index of vacancies may be incomplete', async () => {
    const me = await accountant();
    await givePriorityPlan(me.accountID, 4);
    await publishJob('Accountant');
    const isWaiting = async () => {
      const { rows } = await sql`
        select from pg_locks join pg_database on pg_database.oid = pg_locks.database
        where locktype = 'advisory' and not granted and datname = current_database()`.execute(db);
      return rows.length > 0;
    };
    const finished: string[] = [];
    let second: Promise<unknown> = Promise.resolve();
    await withAdvisoryLock(db, FILL_LOCK, async () => {
      second = fillPriorityListings(context).then(() => finished.push('second'));
      await expect.poll(async () => (await isWaiting()) || finished.length > 0).toBe(true);
      finished.push('first');
    });
    await second;
    expect(finished).toEqual(['first', 'second']);
    expect(await titles(me)).toEqual(['Accountant']);
  });

  it('uses of the last credits take each once, from the plan that expires first', async () => {
    const me = await accountant();
    await givePriorityPlan(me.accountID, 3, 60);
    await givePriorityPlan(me.accountID, 2, 20);
    const uses = await Promise.all(
      Array.from({ length: 9 }, () =>
        db.transaction().execute((tx) => useVacancyCredit(tx, me.accountID, clock.now())),
      ),
    );
    expect(uses.filter((use) => use !== undefined)).toHaveLength(5);
    expect(await usedCredits(me.accountID)).toEqual([3, 2]);
    await db.updateTable('purchased_plans').set({ vacancies_used: 0 }).execute();
    await db.transaction().execute((tx) => useVacancyCredit(tx, me.accountID, clock.now()));
    expect(await usedCredits(me.accountID)).toEqual([0, 1]);
  });
});

describe('the mail about new jobs', () => {
  const mails = async () => {
    await deliverAll(context);
    return (await readSentMessages(context)).filter(({ text }) => text.includes('/priority-listing-jobs'));
  };

  it('is sent once a day, lists new jobs, and waits for the morning', async () => {
    const me = await accountant();
    await givePriorityPlan(me.accountID, 10);
    await publishJob('First');
    await fillPriorityListings(context);
    const before = await mails();
    expect(before).toHaveLength(1);
    expect(before[0]?.text).toContain('First, Tulsi Granites: 3 of 4 skills, Pune');
    await publishJob('Second');
    await fillPriorityListings(context);
    expect(await mails()).toHaveLength(1);
    setClock(new Date('2026-03-02T20:00:00Z'));
    await publishJob('Third');
    await fillPriorityListings(context);
    expect(await titles(me), 'listed at 1:30 am').toContain('Third');
    expect(await mails()).toHaveLength(1);
    setClock(new Date('2026-03-03T02:30:00Z'));
    await fillPriorityListings(context);
    const after = await mails();
    expect(after).toHaveLength(2);
    expect(after[1]?.text).toContain('Second, Tulsi Granites');
    expect(after[1]?.text).toContain('Third, Tulsi Granites');
    expect(after[1]?.text).not.toContain('First, Tulsi');
  });
});

it('computes the day in IST', () => {
  expect(indianDay(new Date('2026-03-02T18:29:59Z'))).toEqual({
    name: '2026-03-02',
    startsAt: new Date('2026-03-01T18:30:00Z'),
    hour: 23,
  });
  expect(indianDay(new Date('2026-03-02T18:30:00Z'))).toMatchObject({ name: '2026-03-03', hour: 0 });
});
