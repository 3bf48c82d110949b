import { addressOf, calls } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '../../lib/clock.ts';
import type { TestContext } from '../../testing/test-app.ts';
import type { VacancyPosting } from '../vacancy-lifecycle/index.ts';
import { publishTestPosting } from '../vacancy-lifecycle/test-vacancy-fixture.ts';

interface Member {
  accountID: number;
  headers: Record<string, string>;
}

/** Test helper: fills the profile of an account through the API. */
export async function fillProfile(
  app: FastifyInstance,
  { accountID, headers }: Member,
  { skills = [], places = [], years }: { skills?: string[]; places?: string[]; years?: number },
): Promise<void> {
  const post = (url: string, payload?: object) =>
    app.inject({ method: 'POST', url, headers, ...(payload && { payload }) });
  for (const skill of skills)
    await post(addressOf(calls.profile.saveJobSeekerSkillSet, { query: { accountID, skill } }));
  for (const preferredLocation of places)
    await post(addressOf(calls.profile.savePreferredLocation, {}), { accountId: accountID, preferredLocation });
  if (years !== undefined) await post(addressOf(calls.profile.saveWorkExperience, {}), { accountID, years, months: 0 });
}

/** Test helper: publishes a posting, by default live for 60 days from a minute ago. Returns its id. */
export async function publishLive(
  context: TestContext,
  posting: VacancyPosting,
  more: Partial<VacancyPosting>,
): Promise<number> {
  const now = context.clock.now().getTime();
  const live = { postedAt: new Date(now - 60_000), expiresAt: new Date(now + 60 * DAY_MS), ...more };
  return await publishTestPosting(context, { ...posting, ...live });
}
