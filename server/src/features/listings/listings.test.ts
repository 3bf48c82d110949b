import type { ListedCard } from '@aarambh/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { countRateLimitUses } from '../../infra/http/rate-limit/rate-limit.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { openTestApp, registerThrough } from '../../testing/test-app.ts';
import { closeVacancy, type VacancyPosting } from '../vacancy-lifecycle/index.ts';
import { makePosting } from '../vacancy-lifecycle/test-vacancy-fixture.ts';
import { fillPriorityListings, purgeFreeListingViews } from './index.ts';
import { readLimit } from './set-read-status.ts';
import { clearFixture, insertApplication, keepSignedIn } from './test-listing-fixture.queries.ts';
import { fillProfile, publishLive } from './test-listing-fixture.ts';

const { app, context } = await openTestApp();
const { db, clock } = context;
type Member = Awaited<ReturnType<typeof registerThrough>>;
const publish = (more: Partial<VacancyPosting> = {}) => publishLive(context, makePosting(more), more);

beforeEach(() => clearFixture(db));

const free = async (me: Member) =>
  (
    await app.inject({
      url: `/api/JobSeekerPriorityListing/GetFreeListingJobs?accountID=${me.accountID}`,
      headers: me.headers,
    })
  ).json<ListedCard[]>();

const markRead = (me: Member, vacancyId: number, accountId = me.accountID) =>
  app.inject({
    method: 'POST',
    url: `/api/JobSeekerPriorityListing/SetReadStatus?accountID=${accountId}&vacancyID=${vacancyId}&isManual=false`,
    headers: me.headers,
  });

const titles = (cards: ListedCard[]) => cards.map(({ jobTitle }) => jobTitle);

describe('what a member has opened', () => {
  it('is recorded up to a limit of a day, and deleted after two years', async () => {
    const me = await registerThrough(app);
    const [first, second] = [await publish(), await publish()];
    await countRateLimitUses(db, readLimit, String(me.accountID), clock.now(), readLimit.max - 1);
    for (const id of [first, first]) expect((await markRead(me, id)).statusCode).toBe(200);
    expect((await markRead(me, second)).statusCode).toBe(429);
    const read = () =>
      db.selectFrom('vacancy_reads').select('vacancy_id').where('account_id', '=', me.accountID).execute();
    expect(await read()).toEqual([{ vacancy_id: first }]);
    const purgeAfter = async (days: number) => {
      const old = new Date(clock.now().getTime() - days * DAY_MS);
      await db.updateTable('vacancy_reads').set({ read_at: old }).where('account_id', '=', me.accountID).execute();
      await purgeFreeListingViews(context);
      return (await read()).length;
    };
    expect(await purgeAfter(729)).toBe(1);
    expect(await purgeAfter(731)).toBe(0);
  });
});

describe('the free listing', () => {
  it('of an empty profile has the newest 30 live vacancies, without reasons', async () => {
    const me = await registerThrough(app);
    expect(await free(me)).toEqual([]);
    const now = clock.now().getTime();
    for (let i = 0; i < 32; i++)
      await publish({
        title: `Watchman ${i}`,
        postedAt: new Date(now - (i + 1) * 60_000),
        kind: i % 2 ? 'manual' : 'standard',
      });
    const cards = await free(me);
    expect(titles(cards)).toEqual(Array.from({ length: 30 }, (_, i) => `Watchman ${i}`));
    expect(cards[1]).toMatchObject({ isManualPostedJob: true, isRead: '', matches: [] });
  });

  it('has the best matches first, with reasons', async () => {
    const me = await registerThrough(app);
    await fillProfile(app, me, { skills: ['MS Excel', 'tally', 'G.S.T'], places: ['Poona'], years: 3 });
    const skills = ['Microsoft Excel', 'Tally', 'GST', 'TDS'];
    await publish({ title: 'Welder', skills: ['Welding'], locations: ['Kochi'] });
    await publish({ title: 'Far accountant', skills, locations: ['Kochi'] });
    await publish({
      title: 'Near accountant',
      skills,
      locations: ['Pune'],
      experienceFromYears: 2,
      experienceToYears: 5,
    });
    await fillPriorityListings(context);
    const cards = await free(me);
    expect(titles(cards)).toEqual(['Near accountant', 'Far accountant', 'Welder']);
    expect(cards.map(({ matches }) => matches)).toEqual([
      ['3 of 4 skills', 'Pune', 'Your experience fits'],
      ['3 of 4 skills'],
      [],
    ]);
  });

  it('reflects a changed profile immediately and new vacancies with the next run', async () => {
    const me = await registerThrough(app);
    await publish({ title: 'Welder', skills: ['Welding'] });
    await publish({ title: 'Accountant', skills: ['Tally'] });
    await fillPriorityListings(context);
    await fillProfile(app, me, { skills: ['Tally'] });
    expect(titles(await free(me))[0]).toBe('Accountant');
    await fillProfile(app, me, { skills: ['Welding', 'Arc Welding'] });
    await publish({ title: 'Arc welder', skills: ['Welding', 'Arc Welding'] });
    await fillPriorityListings(context);
    expect(titles(await free(me))[0]).toBe('Arc welder');
  });

  it('excludes vacancies applied to, withdrawn or not, and those not live', async () => {
    const me = await registerThrough(app);
    await keepSignedIn(db);
    await fillProfile(app, me, { skills: ['Tally'] });
    const [applied, withdrawn, closed] = [
      await publish({ title: 'Applied', skills: ['Tally'] }),
      await publish({ title: 'Withdrawn', skills: ['Tally'] }),
      await publish({ title: 'Closed', skills: ['Tally'] }),
    ];
    await publish({
      title: 'Expired',
      skills: ['Tally'],
      expiresAt: new Date(clock.now().getTime() + DAY_MS),
    });
    await publish({ title: 'Live', skills: ['Tally'] });
    await fillPriorityListings(context);
    expect(await free(me)).toHaveLength(5);
    await insertApplication(db, me.accountID, applied);
    await insertApplication(db, me.accountID, withdrawn, clock.now());
    // Neither needs a run of the job.
    await closeVacancy(context, closed, { cause: 'a test', actor: 'system' });
    clock.advanceMinutes(DAY_MS / 60_000 + 1);
    expect(titles(await free(me))).toEqual(['Live']);
    clock.advanceMinutes(-DAY_MS / 60_000 - 1);
  });
});

describe('the read status', () => {
  it('is stored once per account and shown on its cards', async () => {
    const [me, other] = [await registerThrough(app), await registerThrough(app)];
    const vacancyId = await publish();
    const reply = await markRead(me, vacancyId);
    expect([reply.statusCode, reply.body]).toEqual([200, 'Read status saved successfully']);
    expect((await markRead(me, vacancyId)).statusCode).toBe(200);
    expect((await free(me))[0]?.isRead).toBe('Yes');
    expect((await free(other))[0]?.isRead).toBe('');
    expect(await db.selectFrom('vacancy_reads').selectAll().execute()).toHaveLength(1);
  });

  it('answers 404 for an unknown vacancy or a draft, and 403 for another account', async () => {
    const [me, other] = [await registerThrough(app), await registerThrough(app)];
    const vacancyId = await publish();
    await db.updateTable('vacancies').set({ status: 'draft' }).where('id', '=', vacancyId).execute();
    const replies = [await markRead(me, vacancyId), await markRead(me, 2_000_000_000)];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect((await markRead(me, vacancyId, other.accountID)).statusCode).toBe(403);
  });
});
