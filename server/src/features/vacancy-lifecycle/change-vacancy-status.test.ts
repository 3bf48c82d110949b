import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { VacancyStatus } from '../../infra/database/schema.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { findLiveVacancy } from '../search/live-vacancies.queries.ts';
import { closeVacancy, expireVacancies, mayBecome, publishDraft } from './change-vacancy-status.ts';
import { openVacancyWorld, type VacancyWorld } from './test-world.ts';

let world: VacancyWorld;
beforeAll(async () => {
  world = await openVacancyWorld();
});
afterAll(() => world.close());
beforeEach(() => world.empty());

const reason = { cause: 'position filled', actor: 'operator' };

const statusOf = async (id: number) =>
  (await world.db.selectFrom('vacancies').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;

const historyOf = (id: number) =>
  world.db
    .selectFrom('vacancy_changes')
    .select(['from_status', 'to_status', 'cause', 'actor'])
    .where('vacancy_id', '=', id)
    .orderBy('id')
    .execute();

const isFindable = async (id: number) =>
  (await world.db.selectFrom('vacancy_search').select('vacancy_id').where('vacancy_id', '=', id).execute()).length ===
  1;

async function makeDraft(): Promise<number> {
  const id = await world.publish({ title: 'Potter' });
  await sql`update vacancies set status = 'draft' where id = ${id}`.execute(world.db);
  await sql`delete from vacancy_search where vacancy_id = ${id}`.execute(world.db);
  return id;
}

describe('the life of a vacancy', () => {
  it('allows exactly these changes', () => {
    const all: VacancyStatus[] = ['draft', 'live', 'closed', 'expired'];
    const possible = all.flatMap((from) => all.filter((to) => mayBecome(from, to)).map((to) => `${from} to ${to}`));
    expect(possible).toEqual(['draft to live', 'live to closed', 'live to expired']);
  });

  it('begins with a record of who published it and why', async () => {
    const id = await world.publish();
    expect(await historyOf(id)).toEqual([{ from_status: null, to_status: 'live', cause: 'test', actor: 'tester' }]);
  });

  it('publishes a draft once', async () => {
    const id = await makeDraft();
    await publishDraft(world.context, id, reason);
    expect([await statusOf(id), await isFindable(id)]).toEqual(['live', true]);
    expect((await historyOf(id)).at(-1)).toEqual({ from_status: 'draft', to_status: 'live', ...reason });
    await expect(publishDraft(world.context, id, reason)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('closes a live one at once, and never twice', async () => {
    const id = await world.publish();
    await closeVacancy(world.context, id, reason);
    expect([await statusOf(id), await isFindable(id)]).toEqual(['closed', false]);
    expect(await findLiveVacancy(world.db, id, world.clock.now())).toBeUndefined();
    await expect(closeVacancy(world.context, id, reason)).rejects.toMatchObject({ code: 'conflict' });
    expect(await historyOf(id)).toHaveLength(2);
  });

  it('closes once when asked twice at the same moment', async () => {
    const id = await world.publish();
    const both = await Promise.allSettled([
      closeVacancy(world.context, id, reason),
      closeVacancy(world.context, id, reason),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await historyOf(id)).toHaveLength(2);
  });

  it('refuses to close a draft and what is not there', async () => {
    await expect(closeVacancy(world.context, await makeDraft(), reason)).rejects.toMatchObject({ code: 'conflict' });
    await expect(closeVacancy(world.context, 999_999, reason)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('expiry', () => {
  it('is felt from its moment on, and recorded by the job', async () => {
    const expiresAt = new Date(world.clock.now().getTime() + DAY_MS);
    const short = await world.publish({ expiresAt });
    const long = await world.publish();
    await expireVacancies(world.context);
    expect(await statusOf(short)).toBe('live');

    world.clock.advanceMinutes(24 * 60);
    expect(await findLiveVacancy(world.db, short, world.clock.now())).toBeUndefined();
    expect(await statusOf(short)).toBe('live');

    await expireVacancies(world.context);
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

it('does not show what has not begun', async () => {
  const id = await world.publish({ postedAt: new Date(world.clock.now().getTime() + 60_000) });
  expect(await findLiveVacancy(world.db, id, world.clock.now())).toBeUndefined();
  world.clock.advanceMinutes(1);
  expect(await findLiveVacancy(world.db, id, world.clock.now())).toEqual({ id, kind: 'standard', title: 'Watchman' });
});
