import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestContext, type TestContext } from '../../testing/test-app.ts';

let context: TestContext;
beforeAll(async () => {
  context = await openTestContext();
});
afterAll(() => context?.close());

const challenge = async () => (await context.captcha.createChallenge()) as Challenge;
const token = (answer: unknown) => Buffer.from(JSON.stringify(answer)).toString('base64');

/** Solves a challenge as the browser does. */
async function solve(unsolved: Challenge) {
  const solution = await solveChallenge({ challenge: unsolved, deriveKey });
  if (!solution) throw new Error('not solved');
  return { challenge: unsolved, solution };
}

it('accepts a solution once', async () => {
  const solved = token(await solve(await challenge()));
  expect(await context.captcha.redeemSolution(solved)).toBe(true);
  expect(await context.captcha.redeemSolution(solved)).toBe(false);
});

it('accepts one of several concurrent redemptions', async () => {
  const solved = token(await solve(await challenge()));
  const taken = await Promise.all(Array.from({ length: 10 }, () => context.captcha.redeemSolution(solved)));
  expect(taken.filter(Boolean)).toHaveLength(1);
});

it('creates a different challenge each time, of bounded work', async () => {
  const answer = await solve(await challenge());
  expect(answer.solution.counter).toBeGreaterThanOrEqual(100);
  expect(answer.solution.counter).toBeLessThanOrEqual(300);
  const other = await challenge();
  expect(await context.captcha.redeemSolution(token({ ...answer, challenge: other }))).toBe(false);
});

it('rejects a challenge made easier, extended, unsigned or with a forged signature', async () => {
  const issued = await challenge();
  const easier = { ...issued, parameters: { ...issued.parameters, cost: 1 } };
  expect(await context.captcha.redeemSolution(token({ ...(await solve(issued)), challenge: easier }))).toBe(false);
  const longer = {
    ...issued,
    parameters: { ...issued.parameters, expiresAt: (issued.parameters.expiresAt ?? 0) + 60 },
  };
  expect(await context.captcha.redeemSolution(token({ ...(await solve(issued)), challenge: longer }))).toBe(false);
  const unsigned = { parameters: issued.parameters };
  expect(await context.captcha.redeemSolution(token({ ...(await solve(issued)), challenge: unsigned }))).toBe(false);
  const forged = { ...issued, signature: 'a'.repeat(64) };
  expect(await context.captcha.redeemSolution(token({ ...(await solve(issued)), challenge: forged }))).toBe(false);
});

it('expires after ten minutes', async () => {
  const [early, late] = [token(await solve(await challenge())), token(await solve(await challenge()))];
  context.clock.advanceMinutes(9);
  expect(await context.captcha.redeemSolution(early)).toBe(true);
  context.clock.advanceMinutes(2);
  expect(await context.captcha.redeemSolution(late)).toBe(false);
});

it.each(['', 'x', token(null), token([]), token({}), token({ challenge: {}, solution: {} }), '💥', '['.repeat(8_000)])(
  'rejects an invalid token: %s',
  async (given) => {
    expect(await context.captcha.redeemSolution(given)).toBe(false);
  },
);
