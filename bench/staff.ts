import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../server/src/app.ts';
import { percentile, timed } from './measure.ts';
import { circumstances, type Figure, ms, tableOf } from './report.ts';
import { openScratch } from './scratch-database.ts';
import { addTimings } from './staff/add-timings.ts';
import { fillStaffData } from './staff/fill-staff-data.ts';
import { signInAs, signInStaff } from './staff/sign-in-staff.ts';
import { measureFlows, type StaffClient } from './staff/staff-flows.ts';
import { staffRequests } from './staff/staff-requests.ts';
import { storeResumes } from './staff/store-resumes.ts';

/**
 * `npm run bench:staff`: all reads of the staff console, each list with its filters, at 1,000,000 vacancies, 100,000 members,
 * 500,000 applications, 20,000 moderation cases and 5,000,000 audit entries. Exits with 1 if a p95 is above the limit.
 * `--keep FOLDER` keeps the data set there, and uses that of an earlier run; `--only TEXT` measures only the requests whose
 * name contains it; `--rounds N`; `--flows` only the flows of work, by the keystroke-level model; `--scale 0.01` a hundredth
 * of the data.
 */
const LIMIT_MS = 200;
/** Of the data set, with a fifth of all entries of the audit log. */
const BUSIEST_STAFF = 1;

const { values } = parseArgs({
  options: {
    keep: { type: 'string' },
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '20' },
    scale: { type: 'string', default: '1' },
    flows: { type: 'boolean', default: false },
  },
});
const scale = Number(values.scale);
const sizes = {
  vacancies: 1_000_000 * scale,
  members: 100_000 * scale,
  applications: 500_000 * scale,
  audit: 5_000_000 * scale,
};

async function measure(app: FastifyInstance, headers: { authorization: string }): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { what, url } of staffRequests(sizes, new Date())) {
    if (!what.includes(values.only)) continue;
    const ask = async () => {
      const reply = await app.inject({ url: `/api/${url}`, headers });
      if (reply.statusCode !== 200) throw new Error(`${what}: ${reply.statusCode} ${reply.body.slice(0, 200)}`);
    };
    const { ms: first } = await timed(ask);
    const times: number[] = [];
    for (let round = 0; round < Number(values.rounds); round++) times.push((await timed(ask)).ms);
    const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
    figures.push({
      what,
      value: `p50 ${ms(p50)}, p95 ${ms(p95)}, first ${ms(first)}`,
      limit: `p95 < ${LIMIT_MS} ms`,
      pass: p95 < LIMIT_MS,
    });
    const [load = 0] = loadavg();
    console.error(`${p95 < LIMIT_MS ? ' ' : '!'} ${what}: p50 ${ms(p50)}, p95 ${ms(p95)}, load ${load.toFixed(1)}`);
  }
  return figures;
}

/** Calls of the flows, through the same pipeline as the lists. */
function clientOf(app: FastifyInstance, headers: { authorization: string }): StaffClient {
  const read = async <T>(path: string, request: object): Promise<T> => {
    const reply = await app.inject({ url: `/api/Staff/${path}`, headers, ...request });
    if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.statusCode} ${reply.body.slice(0, 200)}`);
    return reply.json<T>();
  };
  return {
    get: (url) => read(url, {}),
    post: (path, payload) => read(path, { method: 'POST', payload }),
  };
}

const load = loadavg()[0] ?? 0;
const isExisting = values.keep !== undefined && existsSync(join(values.keep, 'postgresql'));
const scratch = await openScratch({ folder: values.keep, isExisting });
try {
  const { context } = scratch;
  await fillStaffData(scratch, sizes, (line) => console.error(line));
  const app = await buildApp({ ...context, config: { ...context.config, rateLimit: false } });
  await addTimings(context.db);
  const now = context.clock.now();
  const busiest = await signInAs(context.db, BUSIEST_STAFF, now);
  const figures = values.flows ? [] : await measure(app, { authorization: `Bearer ${busiest}` });
  // A colleague who has not opened the resumes of the day.
  const colleague = { authorization: `Bearer ${await signInStaff(context.db, now)}` };
  const flows = values.only ? [] : await measureFlows(clientOf(app, colleague), (ids) => storeResumes(scratch, ids));
  await app.close();
  const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(
    context.db,
  );
  console.log(`${circumstances(rows[0]?.version ?? '', sizes.vacancies, load)}\n\n${tableOf([...figures, ...flows])}`);
  if ([...figures, ...flows].some(({ pass }) => pass === false)) process.exitCode = 1;
} finally {
  await scratch.close();
}
process.exit();
