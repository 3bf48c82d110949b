import { cancelTexts } from '@aarambh/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { endGrant, listPlanUsage } from '../billing/plans/index.ts';
import { cancelByCandidate } from './cancel-by-candidate.ts';
import { openInterviewFixture } from './test-interview-fixture.ts';

const fixture = await openInterviewFixture();
const { db, clock, cancel, schedule, givePlan, balance, row } = fixture;
const DAY = 24 * 60;

let me: Awaited<ReturnType<typeof fixture.register>>;
beforeEach(async () => {
  me = await fixture.register();
});

const violates = async (id: number) => (await fixture.read(me, `IsScheduleCancelHrsViolates/${id}`)).json<boolean>();

describe('cancelling', () => {
  it('is free up to the last minute before the buffer', async () => {
    await givePlan(me.accountID, 3);
    const id = await schedule(me.accountID, DAY);
    expect(await violates(id)).toBe(false);
    const reply = await cancel(me, id, false);
    expect([reply.statusCode, reply.body]).toEqual([200, cancelTexts.cancelled]);
    expect(await balance(me)).toBe(3);
    expect(await row(id)).toMatchObject({
      status: 'cancelled-by-candidate',
      cost_a_call: false,
      calendar_sequence: 1,
      decided_at: clock.now(),
      decided_by: `candidate ${me.accountID}`,
    });
    expect(await fixture.mailsTo(me)).toEqual(['interview-scheduled', 'interview-cancelled']);
  });

  it('costs one guaranteed call inside the buffer', async () => {
    await givePlan(me.accountID, 3);
    const id = await schedule(me.accountID, DAY);
    clock.advanceMinutes(1);
    expect(await violates(id)).toBe(true);
    const reply = await cancel(me, id, true);
    expect([reply.statusCode, reply.body]).toEqual([200, cancelTexts.cancelledLate]);
    expect(await balance(me)).toBe(2);
    expect(await row(id)).toMatchObject({ cost_a_call: true, purchased_plan_id: expect.any(Number) });
  });

  it('does not deduct a call that the candidate has not confirmed', async () => {
    await givePlan(me.accountID, 3);
    const id = await schedule(me.accountID, DAY - 1);
    const reply = await cancel(me, id, false);
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ code: 'conflict', detail: cancelTexts.bufferPassed });
    expect(await balance(me)).toBe(3);
    expect((await row(id)).status).toBe('scheduled');
  });

  it('is free outside the buffer, whatever the client sends', async () => {
    await givePlan(me.accountID, 3);
    const id = await schedule(me.accountID, 2 * DAY);
    expect((await cancel(me, id, true)).body).toBe(cancelTexts.cancelled);
    expect(await balance(me)).toBe(3);
  });

  it.each([
    'without a plan',
    'with a plan whose calls are used',
    'with a plan that was refunded',
    'with an expired plan',
  ])('deducts nothing if no call is left: %s', async (what) => {
    if (what.includes('used')) await givePlan(me.accountID, 0);
    if (what.includes('expired')) await givePlan(me.accountID, 3, 1);
    if (what.includes('refunded')) {
      const purchaseId = await givePlan(me.accountID, 3);
      await db.transaction().execute((tx) => endGrant(tx, purchaseId, clock.now()));
    }
    const id = await schedule(me.accountID, 2 * DAY);
    clock.advanceMinutes(DAY + 60);
    expect(await balance(me)).toBe(0);
    expect((await cancel(me, id, true)).body).toBe(cancelTexts.cancelled);
    expect(await row(id)).toMatchObject({ cost_a_call: false, purchased_plan_id: null });
  });

  it('deducts from the plan that expires first, then from the next, and refunds see the usage', async () => {
    const longer = await givePlan(me.accountID, 2, 90);
    const shorter = await givePlan(me.accountID, 1, 30);
    const used = async () => {
      const usage = await listPlanUsage(db, [longer, shorter]);
      return [longer, shorter].map((id) => usage.get(id)?.guaranteedCallsUsed);
    };
    await cancel(me, await schedule(me.accountID, 60), true);
    expect(await used()).toEqual([0, 1]);
    await cancel(me, await schedule(me.accountID, 60), true);
    expect(await used()).toEqual([1, 1]);
  });

  it('is impossible once the interview has begun or was cancelled', async () => {
    const begun = await schedule(me.accountID, 60);
    clock.advanceMinutes(60);
    expect((await cancel(me, begun, true)).body).toBe(cancelTexts.notOpen);
    expect((await row(begun)).status).toBe('scheduled');
    const taken = await schedule(me.accountID, 60);
    await fixture.callAsStaff('CancelInterviewByEmployer', { interviewScheduleID: taken, cause: 'Travel' });
    expect((await cancel(me, taken, true)).body).toBe(cancelTexts.notOpen);
    const own = await schedule(me.accountID, 60);
    await cancel(me, own, true);
    const again = await cancel(me, own, true);
    expect([again.statusCode, again.body]).toEqual([200, cancelTexts.notOpen]);
  });

  it("answers the same for another account's interview as for an unknown one", async () => {
    const other = await fixture.register();
    const id = await schedule(other.accountID, 60);
    for (const request of [
      (which: number) => cancel(me, which, true),
      (which: number) => fixture.read(me, `IsScheduleCancelHrsViolates/${which}`),
      (which: number) => fixture.read(me, `GetCalendarFile/${which}`),
    ]) {
      const [foreign, unknown] = [await request(id), await request(2_000_000_000)];
      expect(foreign.statusCode).toBe(404);
      expect(foreign.json()).toEqual(unknown.json());
    }
    expect((await row(id)).status).toBe('scheduled');
  });

  it('costs one call for twenty concurrent cancellations', async () => {
    await givePlan(me.accountID, 5);
    const id = await schedule(me.accountID, 60);
    const replies = await Promise.all(Array.from({ length: 20 }, () => cancel(me, id, true)));
    const texts = replies.map(({ body }) => body).sort();
    expect(texts).toEqual([...Array(19).fill(cancelTexts.notOpen), cancelTexts.cancelledLate].sort());
    expect(await balance(me)).toBe(4);
    expect(await fixture.mailsTo(me)).toEqual(['interview-scheduled', 'interview-cancelled']);
  });

  it('never deducts more calls than are left, for concurrent cancellations of several interviews', async () => {
    await givePlan(me.accountID, 3);
    const ids: number[] = [];
    for (let i = 0; i < 8; i += 1) ids.push(await schedule(me.accountID, 60 + i * 30));
    const replies = await Promise.all(ids.map((id) => cancel(me, id, true)));
    expect(replies.filter(({ body }) => body === cancelTexts.cancelledLate)).toHaveLength(3);
    expect(replies.filter(({ body }) => body === cancelTexts.cancelled)).toHaveLength(5);
    expect(await balance(me)).toBe(0);
  });
});

it('only the texts of a successful cancellation contain the success word', () => {
  for (const [name, text] of Object.entries(cancelTexts))
    expect(/success/i.test(text)).toBe(name.startsWith('cancelled'));
});

it('returns the buffer, which is configurable', async () => {
  expect((await fixture.read(me, 'GetScheduleCancelBufferHrs')).json()).toBe(24);
  const { context } = fixture;
  const configured = { ...context, config: { ...context.config, cancelBufferHours: 2 } };
  await givePlan(me.accountID, 1);
  const id = await schedule(me.accountID, 120);
  expect(await cancelByCandidate(configured, me.accountID, id, false)).toBe(cancelTexts.cancelled);
  expect(await balance(me)).toBe(1);
});
