import type { CreditUse, ListedCard } from '@aarambh/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../lib/clock.ts';
import { createTestPlan, insertPaidPurchase } from '../../../testing/billing-fixtures.ts';
import { openTestApp, registerThrough } from '../../../testing/test-app.ts';
import { grantPlan, listPlanUsage } from '../../billing/plans/index.ts';
import { matchSavedSearches, sendAlerts } from '../../search-alerts/index.ts';
import { makePosting } from '../../vacancy-lifecycle/test-vacancy-fixture.ts';
import { clearFixture, insertApplication, keepSignedIn } from '../test-listing-fixture.queries.ts';
import { fillProfile, publishLive } from '../test-listing-fixture.ts';
import { fillPriorityListings } from './fill-priority-listings.ts';

const { app, context } = await openTestApp();
const { db, clock } = context;
type Member = Awaited<ReturnType<typeof registerThrough>>;

const skills = ['Tally', 'GST', 'TDS'];
const publishJob = (title: string) => {
  const more = { title, skills: [...skills, 'MS Excel'], locations: ['Pune'] };
  return publishLive(context, makePosting(more), more);
};

async function createMember(): Promise<Member> {
  const me = await registerThrough(app, { isEmailVerified: true });
  await keepSignedIn(db);
  await fillProfile(app, me, { skills, places: ['Pune'], years: 4 });
  return me;
}

/** Grants a plan with ten credits; returns its purchase. */
async function givePlan({ accountID }: Member): Promise<number> {
  const planID = await createTestPlan(context, { vacancies: 10, priorityListing: true, validityDays: 30, name: 'Top' });
  const purchase = await insertPaidPurchase(context, accountID, { kind: 'combo', planID });
  await db.transaction().execute((tx) => grantPlan(tx, purchase, clock.now()));
  return purchase.purchaseId;
}

const get = async <T>(me: Member, action: string) =>
  (
    await app.inject({ url: `/api/JobSeekerPriorityListing/${action}?accountID=${me.accountID}`, headers: me.headers })
  ).json<T>();
const uses = (me: Member) => get<CreditUse[]>(me, 'GetCreditUses');
const titles = async (me: Member) => (await get<ListedCard[]>(me, 'GetListingJobs')).map(({ jobTitle }) => jobTitle);
const open = (me: Member, vacancyId: number) =>
  app.inject({
    method: 'POST',
    url: `/api/JobSeekerPriorityListing/SetReadStatus?accountID=${me.accountID}&vacancyID=${vacancyId}&isManual=false`,
    headers: me.headers,
  });
const giveBack = (me: Member, creditUseID: number) =>
  app.inject({
    method: 'POST',
    url: '/api/JobSeekerPriorityListing/ReturnCredit',
    headers: me.headers,
    payload: { accountID: me.accountID, creditUseID },
  });
const used = async ({ accountID }: Member) =>
  (await db.selectFrom('purchased_plans').select('vacancies_used').where('account_id', '=', accountID).execute()).map(
    ({ vacancies_used }) => vacancies_used,
  );

beforeEach(() => clearFixture(db));

describe('a credit is not spent on a job that the member', () => {
  it('was shown on the free listing', async () => {
    const me = await createMember();
    await publishJob('Shown');
    await fillPriorityListings(context);
    expect(await get<ListedCard[]>(me, 'GetFreeListingJobs')).toHaveLength(1);
    await givePlan(me);
    await publishJob('New');
    await fillPriorityListings(context);
    expect(await titles(me)).toEqual(['New']);
    expect(await used(me)).toEqual([1]);
  });

  it('was sent in a job alert, also after the saved search was removed', async () => {
    const me = await createMember();
    const change = (call: string, payload: object) =>
      app.inject({
        method: 'POST',
        url: `/api/JobSeekerAlerts/${call}`,
        headers: me.headers,
        payload: { accountID: me.accountID, ...payload },
      });
    const search = { query: 'keyword=Accountant', frequency: 'instant', channels: ['mail'] };
    const { savedSearchID } = (await change('SaveSearch', search)).json();
    clock.advanceMinutes(2);
    await publishJob('Accountant');
    await publishJob('Unknown');
    await matchSavedSearches(context);
    await sendAlerts(context);
    const sent = await db.selectFrom('messages').select('data').where('template', '=', 'search-alert').execute();
    expect(sent.map(({ data }) => data)).toMatchObject([{ count: 1 }]);
    await change('RemoveSavedSearch', { savedSearchID });
    await givePlan(me);
    await fillPriorityListings(context);
    expect(await titles(me)).toEqual(['Unknown']);
    expect(await used(me)).toEqual([1]);
  });

  it('has opened, saved or applied to', async () => {
    const me = await createMember();
    const [opened, saved, applied] = [
      await publishJob('Opened'),
      await publishJob('Saved'),
      await publishJob('Applied'),
    ];
    await publishJob('Unknown');
    await open(me, opened);
    await db
      .insertInto('saved_jobs')
      .values({ account_id: me.accountID, vacancy_id: saved, saved_at: clock.now() })
      .execute();
    await insertApplication(db, me.accountID, applied);
    await givePlan(me);
    await fillPriorityListings(context);
    expect(await titles(me)).toEqual(['Unknown']);
    expect(await used(me)).toEqual([1]);
  });
});

describe('the uses of credits', () => {
  it('are listed with reasons and with what was opened', async () => {
    const me = await createMember();
    const vacancyId = await publishJob('Accountant');
    await givePlan(me);
    await fillPriorityListings(context);
    const use = { vacancyID: vacancyId, jobTitle: 'Accountant', orgName: 'Tulsi Granites', returnedOn: null };
    expect(await uses(me)).toMatchObject([
      {
        ...use,
        reasons: ['3 of 4 skills', 'Pune'],
        spentOn: clock.now().toISOString(),
        openedOn: null,
        canReturn: true,
      },
    ]);
    await open(me, vacancyId);
    expect(await uses(me)).toMatchObject([{ ...use, openedOn: clock.now().toISOString() }]);
  });

  it('can be returned once, also in parallel; the job leaves both listings and does not come again', async () => {
    const me = await createMember();
    await publishJob('Irrelevant');
    await givePlan(me);
    await fillPriorityListings(context);
    const [use] = await uses(me);
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => giveBack(me, use?.creditUseID ?? 0)));
    expect(replies.map(({ statusCode, body }) => [statusCode, body])).toEqual(Array(5).fill([200, 'Credit returned']));
    expect(await used(me)).toEqual([0]);
    expect(await titles(me)).toEqual([]);
    expect(await get(me, 'GetUnReadPriorityListingCount')).toBe(0);
    expect(await get(me, 'GetFreeListingJobs')).toEqual([]);
    clock.advanceMinutes(DAY_MS / 60_000);
    await fillPriorityListings(context);
    expect([await titles(me), await used(me)]).toEqual([[], [0]]);
    expect(await uses(me)).toMatchObject([{ canReturn: false, returnedOn: expect.any(String) }]);
  });

  it('cannot be returned after a day, after applying, or by another member', async () => {
    const [me, other] = [await createMember(), await createMember()];
    const applied = await publishJob('Applied');
    await publishJob('Late');
    await givePlan(me);
    await fillPriorityListings(context);
    await insertApplication(db, me.accountID, applied);
    const listed = await uses(me);
    const [late, appliedUse] = ['Late', 'Applied'].map((title) => listed.find(({ jobTitle }) => jobTitle === title));
    expect((await giveBack(other, late?.creditUseID ?? 0)).statusCode).toBe(404);
    expect(appliedUse?.canReturn).toBe(false);
    expect((await giveBack(me, appliedUse?.creditUseID ?? 0)).statusCode).toBe(409);
    clock.advanceMinutes(DAY_MS / 60_000);
    expect((await giveBack(me, late?.creditUseID ?? 0)).statusCode).toBe(409);
    expect(await used(me)).toEqual([2]);
    expect((await uses(me)).map(({ canReturn }) => canReturn)).toEqual([false, false]);
  });

  it('count for a refund once their job was opened, and those without a listing always', async () => {
    const me = await createMember();
    const opened = await publishJob('Opened');
    await publishJob('Unopened');
    const purchaseId = await givePlan(me);
    await fillPriorityListings(context);
    const countOpened = async () => (await listPlanUsage(db, [purchaseId])).get(purchaseId)?.vacanciesOpened;
    expect([await used(me), await countOpened()]).toEqual([[2], 0]);
    await open(me, opened);
    expect(await countOpened()).toBe(1);
    const use = (await uses(me)).find(({ vacancyID }) => vacancyID === opened);
    await giveBack(me, use?.creditUseID ?? 0);
    expect([await used(me), await countOpened()]).toEqual([[1], 0]);
    await db.updateTable('purchased_plans').set({ vacancies_used: 4 }).execute();
    expect(await countOpened()).toBe(3);
  });
});
