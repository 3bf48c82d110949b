import type { SentApplication } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '../../lib/clock.ts';
import { registerThrough, type TestContext } from '../../testing/test-app.ts';
import { giveDemoResume } from '../resumes/index.ts';
import { generateDemoPostings, publishPostings, type VacancyPosting } from '../vacancies/index.ts';

let made = 0;

/** For tests: publishes a vacancy of a day ago, open for a month, and answers its id. */
export async function publishVacancy(context: TestContext, more: Partial<VacancyPosting> = {}): Promise<number> {
  const now = context.clock.now().getTime();
  const dates = { postedAt: new Date(now - DAY_MS), expiresAt: new Date(now + 30 * DAY_MS) };
  made += 1;
  const [example] = generateDemoPostings({ seed: 1, count: 1, now: context.clock.now() });
  const identity = { source: 'test', sourceId: `applied-${made}`, company: { name: 'Tulsi Granites' } };
  const posting = { ...(example as VacancyPosting), ...identity, ...dates, ...more };
  await publishPostings(context, [posting], { cause: 'a test', actor: 'system' });
  const row = await context.db
    .selectFrom('vacancies')
    .select('id')
    .where('source_id', '=', posting.sourceId)
    .executeTakeFirstOrThrow();
  return row.id;
}

/** For tests: somebody with a resume, and what they do with applications at the API. */
export async function makeApplicant(app: FastifyInstance, context: TestContext) {
  const me = await registerThrough(app);
  const { accountID, headers } = me;
  await giveDemoResume(context, accountID);
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
    /** Applies for a new vacancy; answers the numbers of both. */
    applied: async (more: Partial<VacancyPosting> = {}) => {
      const vacancyId = await publishVacancy(context, more);
      await apply(vacancyId);
      return { vacancyId, applicationId: (await applicationFor(vacancyId)).applicationID };
    },
    withdraw: (applicationID: number) => post('WithdrawApplication', { accountID, applicationID }),
    hasApplied: async (vacancyId: number) =>
      (await app.inject({ url: `/api/applyjob/CheckJobApplied/${accountID}/${vacancyId}`, headers })).json<boolean>(),
    /** The statuses of the timeline, the oldest first. */
    timeline: async (vacancyId: number) => (await applicationFor(vacancyId)).timeline.map(({ status }) => status),
    /** The templates of the mails about applications, in their order. */
    mails: async () => {
      const rows = await context.db
        .selectFrom('messages')
        .select('template')
        .where('account_id', '=', accountID)
        .where('template', 'like', 'application-%')
        .orderBy('id')
        .execute();
      return rows.map(({ template }) => template.replace('application-', ''));
    },
  };
}
