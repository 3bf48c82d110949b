import type { FastifyInstance } from 'fastify';
import { afterAll, beforeEach } from 'vitest';
import { DAY_MS } from '../../lib/clock.ts';
import { buildTestApp, openTestContext, type TestContext } from '../../testing/test-app.ts';
import { publishPostings } from './publish-postings.ts';
import { deleteAll, insertApplicant } from './test-vacancy-fixture.queries.ts';
import type { VacancyPosting } from './vacancy-posting.ts';

const START = new Date('2026-03-02T06:30:00Z');

/** Makes source ids and accounts unique. */
let sequence = 0;

/** Creates a complete posting with few properties; posted a day before the clock of the fixture, valid for 30 days after. */
export function makePosting(more: Partial<VacancyPosting> = {}): VacancyPosting {
  sequence += 1;
  return {
    source: 'test',
    sourceId: `posting-${sequence}`,
    kind: 'standard',
    company: { name: 'Tulsi Granites' },
    title: 'Watchman',
    descriptionHtml: '<p>No further details.</p>',
    skills: [],
    locations: [],
    localities: [],
    educations: [],
    branches: [],
    jobTypes: [],
    jobModes: [],
    jobCategory: '',
    experienceFromYears: null,
    experienceToYears: null,
    salaryFromPaise: null,
    salaryToPaise: null,
    salaryNotDisclosed: true,
    payText: '',
    employmentType: '',
    openings: null,
    industryType: '',
    department: '',
    role: '',
    roleCategory: '',
    ug: '',
    pg: '',
    interviewAddress: '',
    contactPreference: 'applyOnPortal',
    recruiterName: '',
    recruiterEmail: '',
    recruiterWhatsApp: '',
    postedAt: new Date(START.getTime() - DAY_MS),
    expiresAt: new Date(START.getTime() + 30 * DAY_MS),
    ...more,
  };
}

const REASON = { cause: 'test', actor: 'tester' };

/** Publishes a posting and returns the id of its vacancy. */
export async function publishTestPosting(context: TestContext, posting: VacancyPosting): Promise<number> {
  await publishPostings(context, [posting], REASON);
  const row = await context.db
    .selectFrom('vacancies')
    .select('id')
    .where('source_id', '=', posting.sourceId)
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Publishes a vacancy that by the clock of the context was posted a day ago and is open for 30 days; returns its id. */
export function publishLiveVacancy(context: TestContext, more: Partial<VacancyPosting> = {}): Promise<number> {
  const now = context.clock.now().getTime();
  const dates = { postedAt: new Date(now - DAY_MS), expiresAt: new Date(now + 30 * DAY_MS) };
  return publishTestPosting(context, makePosting({ ...dates, ...more }));
}

export type VacancyFixture = Awaited<ReturnType<typeof openVacancyFixture>>;

/** Opens a test database for vacancies, with a clock that stands at 2 March 2026; call `close` in `afterAll`. */
export async function openVacancyFixture() {
  const context = await openTestContext({ publicUrl: 'https://jobs.example' });
  const { db, clock } = context;
  const resetClock = () => clock.advanceMinutes((START.getTime() - clock.now().getTime()) / 60_000);
  resetClock();
  return {
    context,
    db,
    clock,
    /** Publishes one posting and returns its id. */
    publish: (more: Partial<VacancyPosting> = {}): Promise<number> => publishTestPosting(context, makePosting(more)),
    publishAll: (postings: VacancyPosting[]) => publishPostings(context, postings, REASON),
    /** Creates an account that applied to a vacancy; returns its id. */
    createApplicant: (vacancyId: number): Promise<number> => {
      sequence += 1;
      return insertApplicant(db, vacancyId, sequence);
    },
    /** Deletes all data and resets the clock. */
    async empty(): Promise<void> {
      await deleteAll(db);
      resetClock();
    },
    serve: (): Promise<FastifyInstance> => buildTestApp(context),
    close: () => context.close(),
  };
}

/** Opens a fixture with an app for the calling test file: it is emptied before each test, and closed after the last. */
export async function openVacancyApp(): Promise<{ app: FastifyInstance; fixture: VacancyFixture }> {
  const fixture = await openVacancyFixture();
  const app = await fixture.serve();
  beforeEach(() => fixture.empty());
  afterAll(async () => {
    await app.close();
    await fixture.close();
  });
  return { app, fixture };
}
