import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '../../lib/clock.ts';
import { buildTestApp, openTestContext } from '../../testing/test-app.ts';
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

export type VacancyFixture = Awaited<ReturnType<typeof openVacancyFixture>>;

/** Opens a test database for vacancies, with a clock that stands at 2 March 2026; call `close` in `afterAll`. */
export async function openVacancyFixture() {
  const context = await openTestContext({ publicUrl: 'https://jobs.example' });
  const { db, clock } = context;
  const reason = { cause: 'test', actor: 'tester' };
  const resetClock = () => clock.advanceMinutes((START.getTime() - clock.now().getTime()) / 60_000);
  resetClock();
  return {
    context,
    db,
    clock,
    /** Publishes one posting and returns its id. */
    async publish(more: Partial<VacancyPosting> = {}): Promise<number> {
      const posting = makePosting(more);
      await publishPostings(context, [posting], reason);
      const row = await db
        .selectFrom('vacancies')
        .select('id')
        .where('source_id', '=', posting.sourceId)
        .executeTakeFirst();
      return row?.id ?? 0;
    },
    publishAll: (postings: VacancyPosting[]) => publishPostings(context, postings, reason),
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
