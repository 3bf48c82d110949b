import { cancelTexts } from '@aarambh/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CallError } from '../../lib/call-error.ts';
import { cancelByCandidate } from './cancel-by-candidate.ts';
import { cancelByEmployer } from './staff/cancel-by-employer.ts';
import { setOutcome } from './staff/set-outcome.ts';
import { openInterviewFixture } from './test-interview-fixture.ts';

const fixture = await openInterviewFixture();
const { context, db, clock } = fixture;

const STARTS_IN = 26 * 60;
const BUFFER = 24 * 60;

/** The result of an action, or the code of its error. */
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
  what: fc.constantFrom('attended', 'no-show', 'employer', 'candidate', 'candidate accepting the cost', 'time', 'time'),
  minutes: fc.constantFrom(1, 59, 60, 119, 120, 121, 700, 1440),
});

it('an interview ends once and calls are counted exactly, for any sequence of actions', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), fc.nat(3), async (steps, calls) => {
      const me = await fixture.register();
      const purchaseId = await fixture.givePlan(me.accountID, calls);
      const ids: number[] = [];
      for (const i of [0, 1, 2]) ids.push(await fixture.schedule(me.accountID, STARTS_IN + 60 * i));
      const startsAt = ids.map((_, i) => clock.now().getTime() + (STARTS_IN + 60 * i) * 60_000);
      const ended = new Map<number, string>();
      let left = calls;

      for (const { which, what, minutes } of steps) {
        const id = ids[which] ?? 0;
        const minutesLeft = ((startsAt[which] ?? 0) - clock.now().getTime()) / 60_000;
        const isOpen = !ended.has(which);
        const spend = () => {
          const isSpent = left > 0;
          if (isSpent) left -= 1;
          return isSpent;
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
          const acceptsCost = what === 'candidate accepting the cost';
          const answer = await outcomeOf(cancelByCandidate(context, me.accountID, id, acceptsCost));
          const isLate = minutesLeft < BUFFER;
          if (!isOpen || minutesLeft <= 0) expect(answer).toBe(cancelTexts.notOpen);
          else if (isLate && !acceptsCost) expect(answer).toBe('conflict');
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

it('ends once for concurrent cancellations, with the cost of the one that succeeded', async () => {
  for (let round = 0; round < 10; round += 1) {
    const me = await fixture.register();
    await fixture.givePlan(me.accountID, 3);
    const id = await fixture.schedule(me.accountID, 60);
    const answers = await Promise.all([
      outcomeOf(cancelByCandidate(context, me.accountID, id, true)),
      outcomeOf(cancelByEmployer(context, id, 'a test', 'a test')),
      outcomeOf(cancelByCandidate(context, me.accountID, id, true)),
    ]);
    const isByEmployer = answers[1] === undefined;
    const cancelled = answers.filter((answer) => answer === cancelTexts.cancelledLate);
    expect(cancelled).toHaveLength(isByEmployer ? 0 : 1);
    expect((await fixture.row(id)).status).toBe(isByEmployer ? 'cancelled-by-employer' : 'cancelled-by-candidate');
    expect(await fixture.balance(me)).toBe(isByEmployer ? 3 : 2);
  }
});
