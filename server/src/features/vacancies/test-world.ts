import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import { pino } from 'pino';
import { readConfig } from '../../config.ts';
import { DAY_MS, MovableClock } from '../../platform/clock.ts';
import { makeTestDatabase } from '../../platform/database/test-database.ts';
import { openPrivateFiles } from '../../platform/files/private-files.ts';
import { answerProblems } from '../../platform/http/problems.ts';
import type { Platform } from '../../platform/platform.ts';
import type { VacancyPosting } from './posting/vacancy-posting.ts';
import { publishPostings } from './publish-postings.ts';
import { vacancyRoutes } from './vacancies.routes.ts';

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
  const dataDir = await mkdtemp(join(tmpdir(), 'aarambh-vacancies-'));
  const database = await makeTestDatabase();
  const platform: Platform & { clock: MovableClock } = {
    config: readConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'https://jobs.example', LOG_LEVEL: 'silent' }),
    db: database.db,
    clock: new MovableClock(START),
    files: await openPrivateFiles(dataDir),
    log: pino({ level: 'silent' }),
  };
  const reason = { cause: 'test', actor: 'tester' };
  return {
    platform,
    db: database.db,
    clock: platform.clock,
    /** Publishes one posting and answers its id. */
    async publish(more: Partial<VacancyPosting> = {}): Promise<number> {
      const posting = makePosting(more);
      await publishPostings(platform, [posting], reason);
      const { id } = await database.db
        .selectFrom('vacancies')
        .select('id')
        .where('source', '=', posting.source)
        .where('source_id', '=', posting.sourceId)
        .executeTakeFirstOrThrow();
      return id;
    },
    publishAll: (postings: VacancyPosting[]) => publishPostings(platform, postings, reason),
    /** Makes an account that applied to a vacancy; answers its id. */
    async accountThatApplied(vacancyId: number): Promise<number> {
      made += 1;
      const { rows } = await sql<{ id: number }>`
        with account as (
          insert into accounts (full_name, country_id, mobile_no, email, password_hash)
          values ('Ila Deshmukh', 105, '9876543210', ${`ila${made}@example.com`}, 'x') returning id
        ), resume as (
          insert into resumes (account_id, file_key, original_name, content_type, bytes, sha256)
          select id, ${`key${made}`}, 'cv.pdf', 'application/pdf', 1, 'x' from account returning id, account_id
        )
        insert into applications (account_id, vacancy_id, resume_id) select account_id, ${vacancyId}, id from resume
        returning account_id as id`.execute(database.db);
      return rows[0]?.id ?? 0;
    },
    /** Removes everything and puts the clock back. */
    async empty(): Promise<void> {
      await sql`truncate vacancies, companies, search_suggestions, search_words, accounts restart identity cascade`.execute(
        database.db,
      );
      platform.clock.advanceMinutes((START.getTime() - platform.clock.now().getTime()) / 60_000);
    },
    /** The vacancies' routes alone, ready for `inject`. */
    async serve(): Promise<FastifyInstance> {
      const app = Fastify();
      app.setValidatorCompiler(validatorCompiler);
      app.setSerializerCompiler(serializerCompiler);
      answerProblems(app);
      vacancyRoutes(app, platform);
      await app.ready();
      return app;
    },
    async close(): Promise<void> {
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
