import { cancelTexts } from '@aarambh/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { endGrant, listPlanUsage } from '../billing/plans/index.ts';
import { cancelByCandidate } from './cancel-by-candidate.ts';
import { openInterviewWorld } from './test-world.ts';

const world = await openInterviewWorld();
const { db, clock, cancel, schedule, givePlan, balance, row } = world;
const DAY = 24 * 60;

let me: Awaited<ReturnType<typeof world.register>>;
beforeEach(async () => {
  me = await world.register();
});

const violates = async (id: number) => (await world.read(me, `IsScheduleCancelHrsViolates/${id}`)).json<boolean>();

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
    expect(await world.mailsTo(me)).toEqual(['interview-scheduled', 'interview-cancelled']);
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

  it('spends nothing unseen: who believes it is free is asked again', async () => {
    await givePlan(me.accountID, 3);
    const id = await schedule(me.accountID, DAY - 1);
    const reply = await cancel(me, id, false);
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ code: 'conflict', detail: cancelTexts.bufferPassed });
    expect(await balance(me)).toBe(3);
    expect((await row(id)).status).toBe('scheduled');
  });

  it('is free outside the buffer whatever the client says', async () => {
    await givePlan(me.accountID, 3);
    const id = await schedule(me.accountID, 2 * DAY);
    expect((await cancel(me, id, true)).body).toBe(cancelTexts.cancelled);
    expect(await balance(me)).toBe(3);
  });

  it.each([
    'without a plan',
    'with a plan whose calls are used',
    'with a plan that was refunded',
    'with one that ended',
  ])('deducts nothing where nothing is left: %s', async (what) => {
    if (what.includes('used')) await givePlan(me.accountID, 0);
    if (what.includes('ended')) await givePlan(me.accountID, 3, 1);
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

  it('takes the call of the plan that ends first, then that of the next, and refunds read it', async () => {
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

  it('is over with the start of the interview, and after any end of it', async () => {
    const begun = await schedule(me.accountID, 60);
    clock.advanceMinutes(60);
    expect((await cancel(me, begun, true)).body).toBe(cancelTexts.notOpen);
    expect((await row(begun)).status).toBe('scheduled');
    const taken = await schedule(me.accountID, 60);
    await world.staffDoes('CancelInterviewByEmployer', { interviewScheduleID: taken, cause: 'Travel' });
    expect((await cancel(me, taken, true)).body).toBe(cancelTexts.notOpen);
    const own = await schedule(me.accountID, 60);
    await cancel(me, own, true);
    const again = await cancel(me, own, true);
    expect([again.statusCode, again.body]).toEqual([200, cancelTexts.notOpen]);
  });

  it("knows nothing of somebody else's interview, as of one that does not exist", async () => {
    const other = await world.register();
    const id = await schedule(other.accountID, 60);
    for (const ask of [
      (which: number) => cancel(me, which, true),
      (which: number) => world.read(me, `IsScheduleCancelHrsViolates/${which}`),
      (which: number) => world.read(me, `GetCalendarFile/${which}`),
    ]) {
      const [foreign, unknown] = [await ask(id), await ask(2_000_000_000)];
      expect(foreign.statusCode).toBe(404);
      expect(foreign.json()).toEqual(unknown.json());
    }
    expect((await row(id)).status).toBe('scheduled');
  });

  it('costs one call however many cancel at the same moment', async () => {
    await givePlan(me.accountID, 5);
    const id = await schedule(me.accountID, 60);
    const replies = await Promise.all(Array.from({ length: 20 }, () => cancel(me, id, true)));
    const texts = replies.map(({ body }) => body).sort();
    expect(texts).toEqual([...Array(19).fill(cancelTexts.notOpen), cancelTexts.cancelledLate].sort());
    expect(await balance(me)).toBe(4);
    expect(await world.mailsTo(me)).toEqual(['interview-scheduled', 'interview-cancelled']);
  });

  it('never takes more calls than are left, of many interviews at the same moment', async () => {
    await givePlan(me.accountID, 3);
    const ids: number[] = [];
    for (let i = 0; i < 8; i += 1) ids.push(await schedule(me.accountID, 60 + i * 30));
    const replies = await Promise.all(ids.map((id) => cancel(me, id, true)));
    expect(replies.filter(({ body }) => body === cancelTexts.cancelledLate)).toHaveLength(3);
    expect(replies.filter(({ body }) => body === cancelTexts.cancelled)).toHaveLength(5);
    expect(await balance(me)).toBe(0);
  });
});

it('only the texts of a cancelled interview could be read as a good outcome', () => {
  for (const [name, text] of Object.entries(cancelTexts))
    expect(/success/i.test(text)).toBe(name.startsWith('cancelled'));
});

it('tells the buffer, which is a setting', async () => {
  expect((await world.read(me, 'GetScheduleCancelBufferHrs')).json()).toBe(24);
  const { context } = world;
  const patient = { ...context, config: { ...context.config, cancelBufferHours: 2 } };
  await givePlan(me.accountID, 1);
  const id = await schedule(me.accountID, 120);
  expect(await cancelByCandidate(patient, me.accountID, id, false)).toBe(cancelTexts.cancelled);
  expect(await balance(me)).toBe(1);
});
