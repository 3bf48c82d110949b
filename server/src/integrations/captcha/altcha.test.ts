import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestContext, type TestContext } from '../../testing/test-app.ts';

let context: TestContext;
beforeAll(async () => {
  context = await openTestContext();
});
afterAll(() => context?.close());

const challenge = async () => (await context.captcha.makeChallenge()) as Challenge;
const token = (answer: unknown) => Buffer.from(JSON.stringify(answer)).toString('base64');

/** What the browser does with a riddle. */
async function solve(riddle: Challenge) {
  const solution = await solveChallenge({ challenge: riddle, deriveKey });
  if (!solution) throw new Error('not solved');
  return { challenge: riddle, solution };
}

it('takes the answer of a browser, once', async () => {
  const solved = token(await solve(await challenge()));
  expect(await context.captcha.takeSolution(solved)).toBe(true);
  expect(await context.captcha.takeSolution(solved)).toBe(false);
});

it('takes one of many at once', async () => {
  const solved = token(await solve(await challenge()));
  const taken = await Promise.all(Array.from({ length: 10 }, () => context.captcha.takeSolution(solved)));
  expect(taken.filter(Boolean)).toHaveLength(1);
});

it('makes work that nobody has done before', async () => {
  const answer = await solve(await challenge());
  expect(answer.solution.counter).toBeGreaterThanOrEqual(100);
  expect(answer.solution.counter).toBeLessThanOrEqual(300);
  const other = await challenge();
  expect(await context.captcha.takeSolution(token({ ...answer, challenge: other }))).toBe(false);
});

it('turns away a riddle made easier, without signature or with one of somebody else', async () => {
  const riddle = await challenge();
  const easier = { ...riddle, parameters: { ...riddle.parameters, cost: 1 } };
  expect(await context.captcha.takeSolution(token({ ...(await solve(riddle)), challenge: easier }))).toBe(false);
  const longer = {
    ...riddle,
    parameters: { ...riddle.parameters, expiresAt: (riddle.parameters.expiresAt ?? 0) + 60 },
  };
  expect(await context.captcha.takeSolution(token({ ...(await solve(riddle)), challenge: longer }))).toBe(false);
  const unsigned = { parameters: riddle.parameters };
  expect(await context.captcha.takeSolution(token({ ...(await solve(riddle)), challenge: unsigned }))).toBe(false);
  const forged = { ...riddle, signature: 'a'.repeat(64) };
  expect(await context.captcha.takeSolution(token({ ...(await solve(riddle)), challenge: forged }))).toBe(false);
});

it('is good for ten minutes', async () => {
  const [early, late] = [token(await solve(await challenge())), token(await solve(await challenge()))];
  context.clock.advanceMinutes(9);
  expect(await context.captcha.takeSolution(early)).toBe(true);
  context.clock.advanceMinutes(2);
  expect(await context.captcha.takeSolution(late)).toBe(false);
});

it.each(['', 'x', token(null), token([]), token({}), token({ challenge: {}, solution: {} }), '💥', '['.repeat(8_000)])(
  'turns away what is no answer: %s',
  async (given) => {
    expect(await context.captcha.takeSolution(given)).toBe(false);
  },
);
