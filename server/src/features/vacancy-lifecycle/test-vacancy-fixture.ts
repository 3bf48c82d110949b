import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '../../lib/clock.ts';
import { buildTestApp, openTestContext } from '../../testing/test-app.ts';
import { publishPostings } from './publish-postings.ts';
import { insertAccountThatApplied, removeEverything } from './test-world.queries.ts';
import type { VacancyPosting } from './vacancy-posting.ts';

const START = new Date('2026-03-02T06:30:00Z');

let made = 0;

/** A posting that says little but is complete; posted a day before the tests' clock, valid for 30 more. */
export function makePosting(more: Partial<VacancyPosting> = {}): VacancyPosting {
  made += 1;
  return {
    source: 'test',
    sourceId: `posting-${made}`,
    kind: 'standard',
    company: { name: 'Tulsi Granites' },
    title: 'Watchman',
    descriptionHtml: '<p>Nothing else is told.</p>',
    skills: [],
    locations: [],
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

export type VacancyWorld = Awaited<ReturnType<typeof openVacancyWorld>>;

/** Vacancies on a database of their own, with a clock that stands at 2 March 2026; call `close` in afterAll. */
export async function openVacancyWorld() {
  const context = await openTestContext({ publicUrl: 'https://jobs.example' });
  const { db, clock } = context;
  const reason = { cause: 'test', actor: 'tester' };
  const resetClock = () => clock.advanceMinutes((START.getTime() - clock.now().getTime()) / 60_000);
  resetClock();
  return {
    context,
    db,
    clock,
    /** Publishes one posting and answers its id. */
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
    /** Makes an account that applied to a vacancy; answers its id. */
    accountThatApplied: (vacancyId: number): Promise<number> => {
      made += 1;
      return insertAccountThatApplied(db, vacancyId, made);
    },
    /** Removes everything and puts the clock back. */
    async empty(): Promise<void> {
      await removeEverything(db);
      resetClock();
    },
    serve: (): Promise<FastifyInstance> => buildTestApp(context),
    close: () => context.close(),
  };
}
