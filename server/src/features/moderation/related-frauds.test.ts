import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../lib/clock.ts';
import { RELATED_DAYS } from '../screening/index.ts';
import { publishPostings, type VacancyPosting } from '../vacancy-lifecycle/index.ts';
import { makePosting } from '../vacancy-lifecycle/test-vacancy-fixture.ts';
import { openModerationFixture } from './test-moderation.ts';

/** Vacancies that come after a fraud of their company was upheld. */
const fixture = await openModerationFixture();
const { context, find, list, decide, undo, open, empty } = fixture;
const { db, clock } = context;
beforeEach(empty);

const company = { name: 'Beta Stores' };
async function publish(more: Partial<VacancyPosting> = {}, isDraft = false): Promise<number> {
  const dates = { postedAt: clock.now(), expiresAt: new Date(clock.now().getTime() + 150 * DAY_MS) };
  const posting = makePosting({ ...dates, company, ...more });
  const reason = { cause: 'a test', actor: 'system' };
  const { changes } = await publishPostings(context, [posting], reason, { asDrafts: isDraft });
  return changes[0]?.id ?? 0;
}
const uphold = async (vacancyId: number): Promise<number> => {
  const caseId = await open(vacancyId, { cause: 'report' });
  expect((await decide(caseId, { decision: 'uphold', reason: 'asks-money', note: '' })).statusCode).toBe(200);
  return caseId;
};
const casesOf = (vacancyId: number) =>
  db
    .selectFrom('moderation_cases')
    .select(['id', 'causes', 'level', 'state', 'holds_vacancy as holds'])
    .where('vacancy_id', '=', vacancyId)
    .orderBy('id')
    .execute();
const related = { causes: ['related'], level: 'medium', state: 'open', holds: false };

describe('the next vacancy of a company with an upheld fraud', () => {
  it.each([
    ['live', false],
    ['draft', true],
  ])('is %s, with a medium case', async (status, isDraft) => {
    await uphold(await publish());
    const next = await publish({ title: 'Driver' }, isDraft);
    expect(await casesOf(next)).toMatchObject([related]);
    expect((await find(next)).status).toBe(status);
    const other = await publish({ title: 'Driver', company: { name: 'Gamma Stores' } });
    expect(await casesOf(other)).toEqual([]);
  });

  it('has a case for 90 days after the last fraud', async () => {
    await uphold(await publish());
    clock.advanceMinutes(RELATED_DAYS * 24 * 60 - 1);
    expect(await casesOf(await publish({ title: 'Driver' }))).toMatchObject([related]);
    clock.advanceMinutes(2);
    expect(await casesOf(await publish({ title: 'Cook' }))).toEqual([]);
  });

  it('has no other case when it changes after staff have released it, but for the next fraud', async () => {
    await uphold(await publish());
    const posting = { source: 'feed', sourceId: '7', title: 'Driver' };
    const next = await publish(posting);
    const [first] = await casesOf(next);
    clock.advanceMinutes(1);
    await decide(first?.id ?? 0, { decision: 'release', reason: 'genuine' });
    clock.advanceMinutes(1);
    await publish({ ...posting, descriptionHtml: '<p>Drive a van.</p>' });
    expect(await casesOf(next)).toMatchObject([{ state: 'released' }]);
    await uphold(await publish({ title: 'Cook' }));
    expect(await casesOf(next)).toMatchObject([{ state: 'released' }, related]);
  });

  it('has none when the fraud was undone, and loses it with the undo', async () => {
    const caseId = await uphold(await publish());
    const next = await publish({ title: 'Driver' });
    expect(await casesOf(next)).toMatchObject([related]);
    await undo(caseId);
    expect(await casesOf(next)).toEqual([]);
    expect(await casesOf(await publish({ title: 'Cook' }))).toEqual([]);
  });

  it('keeps its case when a later fraud of the company is undone', async () => {
    await uphold(await publish());
    clock.advanceMinutes(10);
    const later = await uphold(await publish({ title: 'Cook' }));
    const next = await publish({ title: 'Driver' });
    await undo(later);
    expect(await casesOf(next)).toMatchObject([related]);
  });
});

it('a draft of the company gets a case when the fraud is upheld', async () => {
  const draft = await publish({ title: 'Driver' }, true);
  await uphold(await publish());
  expect(await casesOf(draft)).toMatchObject([related]);
  expect((await list({ cause: 'related' })).cases.map(({ vacancyID }) => vacancyID)).toEqual([draft]);
});

it('a vacancy that moves to the company gets a case', async () => {
  await uphold(await publish());
  const posting = { source: 'feed', sourceId: '8', title: 'Driver' };
  const id = await publish({ ...posting, company: { name: 'Gamma Stores' } });
  expect(await casesOf(id)).toEqual([]);
  await publish(posting);
  expect(await casesOf(id)).toMatchObject([related]);
});
