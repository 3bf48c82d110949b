import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { VacancyStatus } from '../../infra/database/schema.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { findLiveVacancy } from '../vacancies/live-vacancies.queries.ts';
import { canBecome, closeVacancy, expireVacancies } from './change-vacancy-status.ts';
import { makeVacancyLive } from './make-vacancy-live.ts';
import { openVacancyFixture, type VacancyFixture } from './test-vacancy-fixture.ts';

let fixture: VacancyFixture;
beforeAll(async () => {
  fixture = await openVacancyFixture();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.empty());

const reason = { cause: 'position filled', actor: 'operator' };

const statusOf = async (id: number) =>
  (await fixture.db.selectFrom('vacancies').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;

const historyOf = (id: number) =>
  fixture.db
    .selectFrom('vacancy_changes')
    .select(['from_status', 'to_status', 'cause', 'actor'])
    .where('vacancy_id', '=', id)
    .orderBy('id')
    .execute();

const isFindable = async (id: number) =>
  (await fixture.db.selectFrom('vacancy_search').select('vacancy_id').where('vacancy_id', '=', id).execute()).length ===
  1;

async function makeDraft(): Promise<number> {
  const id = await fixture.publish({ title: 'Potter' });
  await sql`update vacancies set status = 'draft' where id = ${id}`.execute(fixture.db);
  await sql`delete from vacancy_search where vacancy_id = ${id}`.execute(fixture.db);
  return id;
}

describe('the status of a vacancy', () => {
  it('has exactly these transitions', () => {
    const all: VacancyStatus[] = ['draft', 'live', 'paused', 'closed', 'expired'];
    const possible = all.flatMap((from) => all.filter((to) => canBecome(from, to)).map((to) => `${from} to ${to}`));
    expect(possible).toEqual([
      'draft to live',
      'draft to closed',
      'live to paused',
      'live to closed',
      'live to expired',
      'paused to live',
      'paused to closed',
      'paused to expired',
    ]);
  });

  it('starts with an audit record of who published it and why', async () => {
    const id = await fixture.publish();
    expect(await historyOf(id)).toEqual([{ from_status: null, to_status: 'live', cause: 'test', actor: 'tester' }]);
  });

  it('publishes a draft once', async () => {
    const id = await makeDraft();
    const publish = () =>
      fixture.db.transaction().execute((tx) => makeVacancyLive(tx, id, reason, fixture.clock.now()));
    await publish();
    expect([await statusOf(id), await isFindable(id)]).toEqual(['live', true]);
    expect((await historyOf(id)).at(-1)).toEqual({ from_status: 'draft', to_status: 'live', ...reason });
    await expect(publish()).rejects.toMatchObject({ code: 'conflict' });
  });

  it('closes a live vacancy at once, and only once', async () => {
    const id = await fixture.publish();
    await closeVacancy(fixture.context, id, reason);
    expect([await statusOf(id), await isFindable(id)]).toEqual(['closed', false]);
    expect(await findLiveVacancy(fixture.db, id, fixture.clock.now())).toBeUndefined();
    await expect(closeVacancy(fixture.context, id, reason)).rejects.toMatchObject({ code: 'conflict' });
    expect(await historyOf(id)).toHaveLength(2);
  });

  it('closes once on two concurrent requests', async () => {
    const id = await fixture.publish();
    const both = await Promise.allSettled([
      closeVacancy(fixture.context, id, reason),
      closeVacancy(fixture.context, id, reason),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await historyOf(id)).toHaveLength(2);
  });

  it('refuses to close a draft and an unknown id', async () => {
    await expect(closeVacancy(fixture.context, await makeDraft(), reason)).rejects.toMatchObject({ code: 'conflict' });
    await expect(closeVacancy(fixture.context, 999_999, reason)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('expiry', () => {
  it('takes effect at once, and is recorded by the job', async () => {
    const expiresAt = new Date(fixture.clock.now().getTime() + DAY_MS);
    const short = await fixture.publish({ expiresAt });
    const long = await fixture.publish();
    await expireVacancies(fixture.context);
    expect(await statusOf(short)).toBe('live');

    fixture.clock.advanceMinutes(24 * 60);
    expect(await findLiveVacancy(fixture.db, short, fixture.clock.now())).toBeUndefined();
    expect(await statusOf(short)).toBe('live');

    await expireVacancies(fixture.context);
    expect([await statusOf(short), await isFindable(short)]).toEqual(['expired', false]);
    expect((await historyOf(short)).at(-1)).toEqual({
      from_status: 'live',
      to_status: 'expired',
      cause: 'validity ended',
      actor: 'system',
    });
    expect([await statusOf(long), await isFindable(long)]).toEqual(['live', true]);
  });
});

it('does not show a vacancy before it begins', async () => {
  const id = await fixture.publish({ postedAt: new Date(fixture.clock.now().getTime() + 60_000) });
  expect(await findLiveVacancy(fixture.db, id, fixture.clock.now())).toBeUndefined();
  fixture.clock.advanceMinutes(1);
  expect(await findLiveVacancy(fixture.db, id, fixture.clock.now())).toEqual({
    id,
    kind: 'standard',
    title: 'Watchman',
  });
});
