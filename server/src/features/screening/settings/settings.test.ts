import { calls, type ScreeningRule, screeningTrialPart } from '@aarambh/contract';
import { beforeEach, expect, it } from 'vitest';
import { createTestStaff, openTestApp } from '../../../testing/test-app.ts';
import { publishPostings } from '../../vacancy-lifecycle/publish-postings.ts';
import { deleteAll } from '../../vacancy-lifecycle/test-vacancy-fixture.queries.ts';
import { makePosting } from '../../vacancy-lifecycle/test-vacancy-fixture.ts';
import { tryRule } from './try-rule.ts';

const { app, context } = await openTestApp();
const { db, clock } = context;
const staff = await createTestStaff(context);
const { staff: of } = calls;

const send = (call: { path: string }, payload: object) =>
  app.inject({ method: 'POST', url: `/api/${call.path}`, payload, headers: staff.headers });
const list = async () =>
  (await app.inject({ url: `/api/${of.listScreeningRules.path}`, headers: staff.headers })).json<ScreeningRule[]>();
const find = async (ruleID: string) => (await list()).find((rule) => rule.ruleID === ruleID);
const publish = (title: string, text: string) => {
  const now = clock.now().getTime();
  const dates = { postedAt: new Date(now - 60_000), expiresAt: new Date(now + 86_400_000) };
  const posting = makePosting({ ...dates, title, descriptionHtml: `<p>${text}</p>` });
  return publishPostings(context, [posting], { cause: 'a test', actor: 'system' });
};
const setting = { ruleID: 'fee-kit', isEnabled: true, level: 'high' as const, phrases: ['lucky hamper'] };

beforeEach(async () => {
  await deleteAll(db);
  await db.deleteFrom('screening_rules').execute();
});

it('lists every rule with what it found, and how often it was right', async () => {
  await publish('Cook', 'Registration fee Rs 650.');
  await publish('Baker', 'Registration fee Rs 750.');
  await db.updateTable('screening_findings').set({ outcome: 'wrong' }).where('words', 'like', '%750').execute();
  expect(await find('fee-registration')).toMatchObject({ found: 2, right: 0, wrong: 1, version: 0, changedOn: null });
});

it('changes a rule for postings from then on, and records who and why', async () => {
  const reply = await send(of.editScreeningRule, { ...setting, version: 0, reason: 'Seen in reports' });
  expect(reply.statusCode, reply.body).toBe(200);
  expect(await find('fee-kit')).toMatchObject({ phrases: ['lucky hamper'], version: 1, changedBy: staff.fullName });
  expect(await publish('Cook', 'Take our Lucky  Hamper.'.replace('  ', ' '))).toMatchObject({ held: 1 });
  const entry = await db
    .selectFrom('staff_audit')
    .select(['reason', 'target_id'])
    .where('target_kind', '=', 'screening-rule')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(entry).toEqual({ reason: 'Seen in reports', target_id: 'fee-kit' });
});

it('does not find with a rule that is off, and as staff weigh it', async () => {
  const registration = { ...setting, ruleID: 'fee-registration', phrases: [], reason: 'a test' };
  await send(of.editScreeningRule, { ...registration, isEnabled: false, version: 0 });
  expect(await publish('Cook', 'Registration fee Rs 650.')).toMatchObject({ held: 0 });
  await send(of.editScreeningRule, { ...registration, level: 'low', version: 1 });
  expect(await publish('Baker', 'Registration fee Rs 650.')).toMatchObject({ held: 0 });
  expect(await db.selectFrom('screening_findings').select(['rule', 'level']).execute()).toEqual([
    { rule: 'fee-registration', level: 'low' },
  ]);
});

it('refuses a change of what another has changed, an unknown rule, and phrases where there are none', async () => {
  const change = { ...setting, version: 0, reason: 'a test' };
  await send(of.editScreeningRule, change);
  const second = await send(of.editScreeningRule, change);
  expect(second.statusCode).toBe(409);
  expect(second.json()).toMatchObject({ detail: expect.stringContaining(staff.fullName) });
  expect((await send(of.editScreeningRule, { ...change, ruleID: 'no-such-rule' })).statusCode).toBe(404);
  expect((await send(of.editScreeningRule, { ...change, ruleID: 'contact-upi' })).statusCode).toBe(400);
});

it('tries a change on recent vacancies and stores nothing', async () => {
  await publish('Cook', 'Take our lucky hamper.');
  await publish('Baker', 'You pay Rs 900 for the uniform.');
  await publish('Potter', 'Make pots.');
  const reply = await send(of.tryScreeningRule, setting);
  expect(screeningTrialPart.parse(reply.json())).toMatchObject({
    total: 3,
    screened: 3,
    next: null,
    before: 1,
    after: 2,
    heldLive: 1,
    added: [{ jobTitle: 'Cook', words: 'lucky hamper' }],
  });
  expect(await db.selectFrom('screening_rules').selectAll().execute()).toEqual([]);
  const off = await send(of.tryScreeningRule, { ...setting, isEnabled: false });
  expect(off.json()).toMatchObject({ before: 1, after: 0, heldLive: 0 });
});

it('tries a change on all vacancies of the last 30 days in parts, each vacancy once, and on no older one', async () => {
  const numbers = [1, 2, 3, 4, 5];
  for (const n of numbers) await publish(`Cook ${n}`, 'Take our lucky hamper.');
  await db
    .updateTable('vacancies')
    .set({ posted_at: new Date(clock.now().getTime() - 31 * 86_400_000) })
    .where('title', '=', 'Cook 3')
    .execute();
  const parts: Awaited<ReturnType<typeof tryRule>>[] = [];
  const tryPart = async (below?: number) => {
    const part = await tryRule(context, { body: { ...setting, ...(below !== undefined && { below }) } }, 2);
    parts.push(part);
    return part.next;
  };
  for (let next = await tryPart(); next !== null; ) next = await tryPart(next);
  expect(parts.map(({ total }) => total)).toEqual([4, ...parts.slice(1).map(() => null)]);
  expect(parts.slice(0, 2).map(({ screened }) => screened)).toEqual([2, 2]);
  expect(parts.flatMap(({ added }) => added.map(({ jobTitle }) => jobTitle))).toEqual([
    'Cook 5',
    'Cook 4',
    'Cook 2',
    'Cook 1',
  ]);
  // The call has the same parts.
  const first = await send(of.tryScreeningRule, { ...setting, below: parts[0]?.next });
  expect(first.json()).toMatchObject({ total: null, screened: 2, after: 2, next: null });
});
