import { cancelTexts } from '@aarambh/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CallError } from '../../lib/call-error.ts';
import { cancelByCandidate } from './cancel-by-candidate.ts';
import { cancelByEmployer } from './staff/cancel-by-employer.ts';
import { setOutcome } from './staff/set-outcome.ts';
import { openInterviewWorld } from './test-world.ts';

const world = await openInterviewWorld();
const { context, db, clock } = world;

const STARTS_IN = 26 * 60;
const BUFFER = 24 * 60;

/** The code of a refusal, or what was answered. */
async function outcomeOf<T>(action: Promise<T>): Promise<T | string> {
  try {
    return await action;
  } catch (error) {
    if (error instanceof CallError) return error.code;
    throw error;
  }
}

const step = fc.record({
  which: fc.nat(2),
  what: fc.constantFrom('attended', 'no-show', 'employer', 'candidate', 'candidate who knows', 'time', 'time'),
  minutes: fc.constantFrom(1, 59, 60, 119, 120, 121, 700, 1440),
});

it('whatever is done in whatever order, an interview ends once and calls are counted exactly', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), fc.nat(3), async (steps, calls) => {
      const me = await world.register();
      const purchaseId = await world.givePlan(me.accountID, calls);
      const ids: number[] = [];
      for (const i of [0, 1, 2]) ids.push(await world.schedule(me.accountID, STARTS_IN + 60 * i));
      const startsAt = ids.map((_, i) => clock.now().getTime() + (STARTS_IN + 60 * i) * 60_000);
      const ended = new Map<number, string>();
      let left = calls;

      for (const { which, what, minutes } of steps) {
        const id = ids[which] ?? 0;
        const minutesLeft = ((startsAt[which] ?? 0) - clock.now().getTime()) / 60_000;
        const isOpen = !ended.has(which);
        const spend = () => {
          const takes = left > 0;
          if (takes) left -= 1;
          return takes;
        };
        if (what === 'time') clock.advanceMinutes(minutes);
        else if (what === 'employer') {
          const answer = await outcomeOf(cancelByEmployer(context, id, 'a test', 'a test'));
          expect(answer).toBe(isOpen ? undefined : 'conflict');
          if (isOpen) ended.set(which, 'cancelled-by-employer');
        } else if (what === 'attended' || what === 'no-show') {
          const answer = await outcomeOf(setOutcome(context, id, what, 'a test'));
          if (!isOpen || minutesLeft > 0) expect(answer).toBe('conflict');
          else {
            expect(answer).toBe(spend());
            ended.set(which, what);
          }
        } else {
          const knows = what === 'candidate who knows';
          const answer = await outcomeOf(cancelByCandidate(context, me.accountID, id, knows));
          const isLate = minutesLeft < BUFFER;
          if (!isOpen || minutesLeft <= 0) expect(answer).toBe(cancelTexts.notOpen);
          else if (isLate && !knows) expect(answer).toBe('conflict');
          else {
            expect(answer).toBe(isLate && spend() ? cancelTexts.cancelledLate : cancelTexts.cancelled);
            ended.set(which, 'cancelled-by-candidate');
          }
        }
      }

      const rows = await db
        .selectFrom('interviews')
        .select(['status', 'cost_a_call'])
        .where('account_id', '=', me.accountID)
        .orderBy('id')
        .execute();
      expect(rows.map(({ status }) => status)).toEqual(ids.map((_, i) => ended.get(i) ?? 'scheduled'));
      expect(rows.filter((row) => row.cost_a_call)).toHaveLength(calls - left);
      const changes = await db
        .selectFrom('interview_changes')
        .select('to_status')
        .where('interview_id', 'in', ids)
        .execute();
      expect(changes).toHaveLength(ids.length + ended.size);
      const grant = await db
        .selectFrom('purchased_plans')
        .select('guaranteed_calls_used as used')
        .where('purchase_id', '=', purchaseId)
        .executeTakeFirstOrThrow();
      expect(grant.used).toBe(calls - left);
    }),
    { numRuns: 30 },
  );
});

it('ends in one way of many at the same moment, at the cost of that way', async () => {
  for (let round = 0; round < 10; round += 1) {
    const me = await world.register();
    await world.givePlan(me.accountID, 3);
    const id = await world.schedule(me.accountID, 60);
    const answers = await Promise.all([
      outcomeOf(cancelByCandidate(context, me.accountID, id, true)),
      outcomeOf(cancelByEmployer(context, id, 'a test', 'a test')),
      outcomeOf(cancelByCandidate(context, me.accountID, id, true)),
    ]);
    const isByEmployer = answers[1] === undefined;
    const cancelled = answers.filter((answer) => answer === cancelTexts.cancelledLate);
    expect(cancelled).toHaveLength(isByEmployer ? 0 : 1);
    expect((await world.row(id)).status).toBe(isByEmployer ? 'cancelled-by-employer' : 'cancelled-by-candidate');
    expect(await world.balance(me)).toBe(isByEmployer ? 3 : 2);
  }
});
