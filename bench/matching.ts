import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { generateDemoPostings } from '../server/src/demo/postings/generate-demo-postings.ts';
import { seededRandom } from '../server/src/demo/postings/seeded-random.ts';
import { addMembers, addVacancies, copyVacancies } from './matching/fill-database.ts';
import { measureCandidateLoss } from './matching/measure-candidate-loss.ts';
import { measureGenerated, type Precision } from './matching/measure-quality.ts';
import { measureReal } from './matching/measure-real.ts';
import { measureSpeed } from './matching/measure-speed.ts';
import { generatePersona } from './matching/personas.ts';
import { circumstances, type Figure, perSecond, tableOf } from './report.ts';
import { openScratch, type Scratch } from './scratch-database.ts';

/**
 * `npm run bench:matching`: speed and precision of matching members and vacancies, compared with other selections. Exits
 * with 1 if a limit is missed. `--size N --profiles N`; `--only speed` or `--only quality`.
 */
/** Distinct vacancies; a larger data set has copies with other posting times. */
const DISTINCT = 20_000;
/** Number of members and of new vacancies measured. */
const SAMPLE = 500;
const COMPARED = 20;

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '50000' },
    profiles: { type: 'string', default: '10000' },
    only: { type: 'string' },
  },
});
const [size, profiles] = [Number(values.size), Number(values.profiles)];
if (!(size >= 2_000 && profiles >= 1_000)) throw new Error('--size must be at least 2000 and --profiles at least 1000');

async function onScratch<T>(work: (scratch: Scratch) => Promise<T>): Promise<T> {
  const scratch = await openScratch();
  const stop = async () => {
    // Work in progress fails when its database is dropped.
    process.on('uncaughtException', () => undefined);
    await scratch.discard();
    process.exit(130);
  };
  process.once('SIGINT', stop);
  try {
    return await work(scratch);
  } finally {
    process.removeListener('SIGINT', stop);
    await scratch.close();
  }
}

async function speed(scratch: Scratch): Promise<{ figures: Figure[]; version: string }> {
  const { db, clock } = scratch.context;
  const distinct = Math.min(size, DISTINCT);
  const took = await addVacancies(scratch, generateDemoPostings({ seed: 7, count: distinct, now: clock.now() }));
  await copyVacancies(scratch, size, distinct);
  const random = seededRandom(11);
  const members = await addMembers(
    scratch,
    Array.from({ length: profiles }, () => generatePersona(random)),
  );
  await sql`vacuum analyze`.execute(db);
  const sample = Array.from({ length: SAMPLE }, () => random.pick(members));
  const figures: Figure[] = [
    { what: 'vacancies indexed for matching', value: perSecond(took.perSecond), limit: '' },
    ...(await measureSpeed(scratch, sample, generateDemoPostings({ seed: 8, count: SAMPLE, now: clock.now() }))),
    ...(await measureCandidateLoss(scratch, sample.slice(0, COMPARED))),
  ];
  const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db);
  return { figures, version: rows[0]?.version ?? '' };
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const precision = (what: string, { matching, newestInPlaces, newest, random }: Precision): Figure => ({
  what,
  value: percent(matching),
  limit: `newest in preferred places ${percent(newestInPlaces)}, newest ${percent(newest)}, random ${percent(random)}`,
  pass: matching > 2 * Math.max(newestInPlaces, newest, random),
});

const load = loadavg()[0] ?? 0;
const figures: Figure[] = [];
let version = '';
if (values.only !== 'quality') {
  const measured = await onScratch(speed);
  figures.push(...measured.figures);
  version = measured.version;
}
if (values.only !== 'speed') {
  figures.push(precision('precision at 10, generated people', await onScratch(measureGenerated)));
  const real = await onScratch(measureReal);
  if (real) {
    figures.push(precision('precision at 10, real postings, by title', real.byTitle));
    figures.push(precision('precision at 10, real postings, by held-back skills', real.byHeldBack));
  } else console.log('../shared/data/jobs.jsonl.gz not found: real postings are not measured');
}
console.log(
  `${circumstances(version, size, load)} · ${profiles.toLocaleString('en-IN')} profiles\n\n${tableOf(figures)}`,
);
if (figures.some(({ pass }) => pass === false)) process.exitCode = 1;
