import type { FastifyInstance } from 'fastify';
import { HOUR_MS } from '../../lib/clock.ts';
import { formatIst } from '../../lib/india-time/ist.ts';
import type { registerThrough, TestContext } from '../../testing/test-app.ts';
import { createJobFair } from './create-job-fair.ts';

/** Test helper: `yyyy-MM-dd HH:mm` in IST, a number of hours from the clock's time. */
export const istIn = ({ clock }: TestContext, hours: number): string =>
  formatIst(new Date(clock.now().getTime() + hours * HOUR_MS));

/** Test helper: creates a job fair in a week, open until two days before. Returns its id. */
export const createTestJobFair = (
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

/** Test helper: calls the API to register or withdraw a member. Returns the text of the reply. */
export async function postRegistration(
  app: FastifyInstance,
  what: 'Register' | 'Withdraw',
  { accountID, headers }: Member,
  jobFairID: number,
): Promise<string> {
  const payload = { accountID, jobFairID };
  return (await app.inject({ method: 'POST', url: `/api/JobFair/${what}`, headers, payload })).body;
}
