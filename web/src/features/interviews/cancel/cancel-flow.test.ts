import { expect, it } from 'vitest';
import { costText } from './ask-to-cancel.ts';
import { type CancelSteps, runCancel } from './cancel-flow.ts';

const CHANGED = new Error('changed');

/** Fake steps, and the log of calls in order. */
function stepsOf(answers: { confirm?: boolean; isLate?: boolean; confirmCost?: boolean; changes?: boolean }) {
  const done: string[] = [];
  const note = async <T>(name: string, answer: T) => {
    done.push(name);
    return answer;
  };
  const steps: CancelSteps = {
    confirm: () => note('confirm', answers.confirm ?? true),
    isInsideCancelBuffer: () => note('violates', answers.isLate ?? false),
    confirmCost: () => note('cost', answers.confirmCost ?? true),
    async cancel(violatesHrs) {
      await note(`cancel ${violatesHrs}`, undefined);
      if (answers.changes && !violatesHrs) throw CHANGED;
      return 'cancelled';
    },
    costsNow: (error) => error === CHANGED,
  };
  return { steps, done };
}

it.each([
  ['once in time', {}, ['confirm', 'violates', 'cancel false'], 'cancelled'],
  ['twice when late', { isLate: true }, ['confirm', 'violates', 'cost', 'cancel true'], 'cancelled'],
  [
    'again when it has become late meanwhile',
    { changes: true },
    ['confirm', 'violates', 'cancel false', 'cost', 'cancel true'],
    'cancelled',
  ],
  ['and does nothing after a no', { confirm: false }, ['confirm'], undefined],
  ['and spends nothing after a no', { isLate: true, confirmCost: false }, ['confirm', 'violates', 'cost'], undefined],
] as const)('requests confirmation: %s', async (_, answers, order, answer) => {
  const { steps, done } = stepsOf(answers);
  expect(await runCancel(steps)).toBe(answer);
  expect(done).toEqual(order);
});

it('rethrows other errors without a second confirmation', async () => {
  const { steps, done } = stepsOf({ changes: true });
  await expect(runCancel({ ...steps, costsNow: () => false })).rejects.toBe(CHANGED);
  expect(done).toEqual(['confirm', 'violates', 'cancel false']);
});

it('shows the balance before and after', () => {
  expect(costText(3)).toContain('credits will be deducted from your Guaranteed Calls balance');
  expect(costText(3)).toContain('You have 3 calls now, and 2 calls after this.');
  expect(costText(2)).toContain('and 1 call after');
  expect(costText(0)).toContain('Your balance is 0 calls, so this costs you nothing.');
});
