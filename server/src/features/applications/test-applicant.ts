import type { SentApplication } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import { generateDemoPostings } from '../../demo/postings/generate-demo-postings.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { registerThrough, type TestContext } from '../../testing/test-app.ts';
import { saveDemoResume } from '../resumes/index.ts';
import { publishPostings, type VacancyPosting } from '../vacancy-lifecycle/index.ts';

let published = 0;

/** For tests: publishes vacancies posted a day ago, open for a month, and returns their ids. */
export async function publishTestVacancies(
  context: TestContext,
  count: number,
  more: Partial<VacancyPosting> = {},
): Promise<number[]> {
  const now = context.clock.now().getTime();
  const dates = { postedAt: new Date(now - DAY_MS), expiresAt: new Date(now + 30 * DAY_MS) };
  const [example] = generateDemoPostings({ seed: 1, count: 1, now: context.clock.now() });
  const postings = Array.from({ length: count }, () => {
    published += 1;
    const identity = { source: 'test', sourceId: `applied-${published}`, company: { name: 'Tulsi Granites' } };
    return { ...(example as VacancyPosting), ...identity, ...dates, ...more };
  });
  await publishPostings(context, postings, { cause: 'a test', actor: 'system' });
  const rows = await context.db
    .selectFrom('vacancies')
    .select('id')
    .where(
      'source_id',
      'in',
      postings.map(({ sourceId }) => sourceId),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** For tests: publishes one vacancy posted a day ago, open for a month, and returns its id. */
export async function publishTestVacancy(context: TestContext, more: Partial<VacancyPosting> = {}): Promise<number> {
  const [id] = await publishTestVacancies(context, 1, more);
  return id as number;
}

/** For tests: API client of an account with a resume. */
export async function createTestApplicant(app: FastifyInstance, context: TestContext) {
  const me = await registerThrough(app, { isEmailVerified: true });
  const { accountID, headers } = me;
  await saveDemoResume(context, accountID);
  const post = (path: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/applyjob/${path}`, headers, payload });
  const list = async () =>
    (await app.inject({ url: `/api/applyjob/GetApplications/${accountID}`, headers })).json<SentApplication[]>();
  const apply = async (vacancyID: number) => (await post('ApplyJob', { accountID, vacancyID })).body;
  const applicationFor = async (vacancyId: number) => {
    const found = (await list()).find(({ vacancyID }) => vacancyID === vacancyId);
    if (!found) throw new Error(`There is no application for vacancy ${vacancyId}.`);
    return found;
  };
  return {
    ...me,
    list,
    apply,
    applicationFor,
    /** Applies for a new vacancy; returns the ids of both. */
    applied: async (more: Partial<VacancyPosting> = {}) => {
      const vacancyId = await publishTestVacancy(context, more);
      await apply(vacancyId);
      return { vacancyId, applicationId: (await applicationFor(vacancyId)).applicationID };
    },
    withdraw: (applicationID: number) => post('WithdrawApplication', { accountID, applicationID }),
    hasApplied: async (vacancyId: number) =>
      (await app.inject({ url: `/api/applyjob/CheckJobApplied/${accountID}/${vacancyId}`, headers })).json<boolean>(),
    /** The statuses of the timeline, the oldest first. */
    timeline: async (vacancyId: number) => (await applicationFor(vacancyId)).timeline.map(({ status }) => status),
    /** The templates of the mails about applications, oldest first, without those that confirm them. */
    mails: async () => {
      const rows = await context.db
        .selectFrom('messages')
        .select('template')
        .where('account_id', '=', accountID)
        .where('template', 'like', 'application-%')
        .where('template', '!=', 'application-sent')
        .orderBy('id')
        .execute();
      return rows.map(({ template }) => template.replace('application-', ''));
    },
  };
}
