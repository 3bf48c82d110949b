import type { FastifyInstance } from 'fastify';
import { IST_MS } from '../../lib/clock.ts';
import type { registerThrough, TestContext } from '../../testing/test-app.ts';
import { createJobFair } from './create-job-fair.ts';

const HOUR_MS = 3_600_000;

/** For tests: `yyyy-MM-dd HH:mm` in India, a number of hours from the clock's now. */
export const istIn = ({ clock }: TestContext, hours: number): string =>
  new Date(clock.now().getTime() + hours * HOUR_MS + IST_MS).toISOString().slice(0, 16).replace('T', ' ');

/** For tests: announces a fair in a week, open until two days before, and answers its id. */
export const announce = (
  context: TestContext,
  more: Partial<Parameters<typeof createJobFair>[1]> = {},
): Promise<number> =>
  createJobFair(
    context,
    {
      title: 'Pune Mega Job Fair',
      organiser: 'Aarambh',
      city: 'Pune',
      venue: 'Balewadi Sports Complex, Hall 2',
      starts: istIn(context, 7 * 24),
      ends: istIn(context, 7 * 24 + 8),
      registerUntil: istIn(context, 5 * 24),
      description: 'Forty employers.\n\nEntry is free.',
      companies: ['Kaveri Foods'],
      capacity: 100,
      ...more,
    },
    'a test',
  );

export type Member = Awaited<ReturnType<typeof registerThrough>>;

/** For tests: asks the API to register a member for a fair, or to withdraw; answers the text. */
export async function ask(
  app: FastifyInstance,
  what: 'Register' | 'Withdraw',
  { accountID, headers }: Member,
  jobFairID: number,
): Promise<string> {
  const payload = { accountID, jobFairID };
  return (await app.inject({ method: 'POST', url: `/api/JobFair/${what}`, headers, payload })).body;
}
