import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { generateDemoPostings } from '../server/src/demo/postings/generate-demo-postings.ts';
import { reportJob } from '../server/src/features/job-reports/report-job.ts';
import { searchCases } from '../server/src/features/moderation/cases/search-cases.queries.ts';
import { decideCase } from '../server/src/features/moderation/decisions/decide-case.ts';
import { postingVersion } from '../server/src/features/moderation/decisions/decisions.queries.ts';
import { publishPostings } from '../server/src/features/vacancy-lifecycle/index.ts';
import { CallError } from '../server/src/lib/call-error.ts';
import { MovableClock } from '../server/src/lib/clock.ts';
import { step } from './progress.ts';
import { circumstances, type Figure, tableOf } from './report.ts';
import { openScratch } from './scratch-database.ts';

/**
 * `npm run bench:reports`: simulates a working day of the moderation queue with the real code and a clock that is moved, and
 * measures the minutes from the report of a fraud until it is hidden. The queue is empty in the morning, and a third of the
 * reports are of frauds. Exits with 1 when the median of one reporter is above 15 minutes, or two trusted reporters
 * do not hide a vacancy at once.
 * `--staff N --minutes M --reports-an-hour N`
 */
const LIMIT_MINUTES = 15;
const HOURS = 8;
const FRAUDS_OF_TRUSTED = 10;
/** 10:00 on a Monday in India. */
const START = '2026-11-23T04:30:00Z';

const { values } = parseArgs({
  options: {
    staff: { type: 'string', default: '2' },
    minutes: { type: 'string', default: '4' },
    'reports-an-hour': { type: 'string', default: '12' },
  },
});
const [staff, minutes, reportsAnHour] = [values.staff, values.minutes, values['reports-an-hour']].map(Number) as [
  number,
  number,
  number,
];

/** A pseudo-random number below 1, the same in each run. */
let seed = 7;
const random = () => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed / 2_147_483_647;
};

const scratch = await openScratch();
const load = loadavg()[0] ?? 0;
try {
  const clock = new MovableClock(START);
  const context = { ...scratch.context, clock };
  const { db } = context;
  const total = reportsAnHour * HOURS;
  const postings = generateDemoPostings({ seed: 1, count: total + FRAUDS_OF_TRUSTED, now: clock.now() }).map(
    // Reports hide only two vacancies of a company within a day.
    (posting, i) => ({ ...posting, company: { name: `Example Works ${i}` } }),
  );
  await publishPostings(context, postings, { cause: 'bench', actor: 'bench' });
  // The queue is empty in the morning: publishing has opened cases of new companies.
  await db.deleteFrom('moderation_cases').execute();
  const vacancies = (await db.selectFrom('vacancies').select('id').where('status', '=', 'live').execute()).map(
    ({ id }) => id,
  );
  // Verified members of three months; two for each vacancy that trusted reporters report have applied for it.
  await sql`
    with account as (
      insert into accounts (full_name, country_id, mobile_no, email, password_hash, created_at, email_verified_at)
      select 'Bench', 105, (9000000000 + n)::text, 'bench' || n || '@example.com', 'x',
        ${clock.now()}::timestamptz - interval '90 days', ${clock.now()}
      from generate_series(1, ${vacancies.length + FRAUDS_OF_TRUSTED}::int) n returning id
    ), resume as (
      insert into resumes (account_id, file_key, original_name, content_type, bytes, sha256)
      select id, 'key' || id, 'cv.pdf', 'application/pdf', 1, 'x' from account returning id, account_id
    )
    insert into applications (account_id, vacancy_id, resume_id, applied_at)
    select account_id, (${vacancies}::int[])[1 + (row_number() over (order by account_id) - 1) / 2], id,
      ${clock.now()}::timestamptz - interval '2 hours'
    from resume order by account_id limit ${2 * FRAUDS_OF_TRUSTED}`.execute(db);
  const members = (await db.selectFrom('accounts').select('id').orderBy('id').execute()).map(({ id }) => id);

  let networks = 0;
  const report = async (vacancyId: number) => {
    networks += 1;
    const caller = { accountId: members.shift() ?? 0, role: 'jobSeeker', sessionId: 1 } as const;
    const origin = { address: `49.${Math.floor(networks / 250)}.${networks % 250}.7`, device: 'bench' };
    await reportJob(context, { vacancyId, reason: 'money', text: 'They want 999.', email: '' }, { caller }, origin);
  };
  const isHidden = async (vacancyId: number) => {
    const row = await db.selectFrom('vacancies').select('status').where('id', '=', vacancyId).executeTakeFirst();
    return row?.status !== 'live';
  };

  let hiddenAtOnce = 0;
  for (const vacancyId of vacancies.splice(0, FRAUDS_OF_TRUSTED)) {
    await report(vacancyId);
    await report(vacancyId);
    if (await isHidden(vacancyId)) hiddenAtOnce += 1;
  }

  const actor = { name: 'bench', staff: undefined, second: undefined, origin: { address: '', device: '' } };
  const frauds = new Map<number, number>();
  const waits: number[] = [];
  const desks = Array.from({ length: staff }, () => ({ until: 0, caseID: 0, vacancyID: 0, version: 0, posting: '' }));
  const decide = async ({ caseID, vacancyID, version, posting }: (typeof desks)[number], at: number) => {
    const reportedAt = frauds.get(vacancyID);
    const decision = reportedAt === undefined ? ('release' as const) : ('uphold' as const);
    const reason = reportedAt === undefined ? 'genuine' : 'asks-money';
    const exceptions = { endsSessions: false, exceptFindingIDs: [] as number[], exceptReportIDs: [] as number[] };
    const body = { caseID, version, postingVersion: posting, decision, reason, note: '', ...exceptions };
    const reply = await decideCase(context, { body, actor, by: actor.name });
    if (reply instanceof CallError) throw reply;
    if (reportedAt !== undefined) waits.push(at - reportedAt);
  };
  await step('simulated minutes', HOURS * 60, async (progress) => {
    for (let at = 0; at < HOURS * 60; at++) {
      for (const desk of desks)
        if (desk.caseID !== 0 && desk.until <= at) {
          // A report that came meanwhile is read too.
          await decide(desk, at).catch(() => undefined);
          desk.caseID = 0;
        }
      const vacancyId = random() < reportsAnHour / 60 ? vacancies.shift() : undefined;
      if (vacancyId !== undefined) {
        if (random() < 1 / 3) frauds.set(vacancyId, at);
        await report(vacancyId);
      }
      const free = desks.filter(({ caseID }) => caseID === 0);
      if (free.length > 0) {
        const { cases } = await searchCases(db, {}, { staffId: undefined, now: clock.now() });
        const waiting = cases.flatMap((one) =>
          one.kind === 'vacancy' && desks.every(({ caseID }) => caseID !== one.caseID) ? one : [],
        );
        for (const desk of free) {
          const next = waiting.shift();
          if (!next) break;
          const read = await sql<{ posting: string }>`
          select ${postingVersion} as posting from vacancies v join companies c on c.id = v.company_id
          where v.id = ${next.vacancyID}`.execute(db);
          const until = at + Math.max(1, Math.round(minutes * (0.5 + random())));
          Object.assign(desk, { until, ...next, posting: read.rows[0]?.posting ?? '' });
        }
      }
      clock.advanceMinutes(1);
      progress(at);
    }
  });
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  const median = at(0.5);
  const figures: Figure[] = [
    {
      what: `report to hidden, median of ${sorted.length} frauds with one reporter`,
      value: `${median} min`,
      limit: `<= ${LIMIT_MINUTES} min`,
      pass: median <= LIMIT_MINUTES,
    },
    { what: 'report to hidden, slowest tenth from', value: `${at(0.9)} min`, limit: '' },
    { what: 'frauds that still wait at the end of the day', value: String(frauds.size - waits.length), limit: '' },
    {
      what: 'hidden at once by two trusted reporters',
      value: `${hiddenAtOnce} of ${FRAUDS_OF_TRUSTED}`,
      limit: 'all',
      pass: hiddenAtOnce === FRAUDS_OF_TRUSTED,
    },
  ];
  const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db);
  const about = `${staff} staff, ${minutes} minutes a case, ${reportsAnHour} reports an hour, ${HOURS} hours`;
  console.log(`${circumstances(rows[0]?.version ?? '', postings.length, load)} · ${about}\n\n${tableOf(figures)}`);
  if (figures.some(({ pass }) => pass === false)) process.exitCode = 1;
} finally {
  await scratch.close();
}
