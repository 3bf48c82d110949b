import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { seededRandom } from '../server/src/demo/postings/seeded-random.ts';
import { generateDemoPostings } from '../server/src/features/vacancies/index.ts';
import { addMembers, addVacancies, copyVacancies } from './matching/fill-world.ts';
import { measureBound } from './matching/measure-bound.ts';
import { measureInvented, type Precision } from './matching/measure-quality.ts';
import { measureReal } from './matching/measure-real.ts';
import { measureSpeed } from './matching/measure-speed.ts';
import { inventPersona } from './matching/personas.ts';
import { circumstances, type Figure, perSecond, tableOf } from './report.ts';
import { openScratch, type Scratch } from './scratch-database.ts';

/**
 * `npm run bench:matching`: how fast members and vacancies find each other, and how often what is found is right, beside
 * other ways to choose. Ends with 1 when a limit is missed. `--size N --profiles N`; `--only speed` or `--only quality`.
 */
/** Vacancies that differ; a larger portal has copies of them, posted at other moments. */
const DIFFERENT = 20_000;
/** Members and new vacancies that are timed. */
const ASKED = 500;
const COMPARED = 20;

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '50000' },
    profiles: { type: 'string', default: '10000' },
    only: { type: 'string' },
  },
});
const [size, profiles] = [Number(values.size), Number(values.profiles)];
if (!(size >= 2_000 && profiles >= 1_000)) throw new Error('--size takes a number from 2000, --profiles one from 1000');

async function onScratch<T>(work: (scratch: Scratch) => Promise<T>): Promise<T> {
  const scratch = await openScratch();
  const stop = async () => {
    // What is under way loses its database and fails; that is no news any more.
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
  const different = Math.min(size, DIFFERENT);
  const took = await addVacancies(scratch, generateDemoPostings({ seed: 7, count: different, now: clock.now() }));
  await copyVacancies(scratch, size, different);
  const random = seededRandom(11);
  const members = await addMembers(
    scratch,
    Array.from({ length: profiles }, () => inventPersona(random)),
  );
  await sql`vacuum analyze`.execute(db);
  const asked = Array.from({ length: ASKED }, () => random.pick(members));
  const figures: Figure[] = [
    { what: 'vacancies taken in by matching', value: perSecond(took.perSecond), limit: '' },
    ...(await measureSpeed(scratch, asked, generateDemoPostings({ seed: 8, count: ASKED, now: clock.now() }))),
    ...(await measureBound(scratch, asked.slice(0, COMPARED))),
  ];
  const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db);
  return { figures, version: rows[0]?.version ?? '' };
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const precision = (what: string, { matching, newestInPlaces, newest, random }: Precision): Figure => ({
  what,
  value: percent(matching),
  limit: `newest in the places ${percent(newestInPlaces)}, newest ${percent(newest)}, random ${percent(random)}`,
  pass: matching > 2 * Math.max(newestInPlaces, newest, random),
});

const busy = loadavg()[0] ?? 0;
const figures: Figure[] = [];
let version = '';
if (values.only !== 'quality') {
  const measured = await onScratch(speed);
  figures.push(...measured.figures);
  version = measured.version;
}
if (values.only !== 'speed') {
  figures.push(precision('precision at 10, invented people', await onScratch(measureInvented)));
  const real = await onScratch(measureReal);
  if (real) {
    figures.push(precision('precision at 10, real postings, by title', real.byTitle));
    figures.push(precision('precision at 10, real postings, by skills held back', real.byHeldBack));
  } else console.log('../shared/data/jobs.jsonl.gz is not there: nothing is measured on real postings');
}
console.log(
  `${circumstances(version, size, busy)} · ${profiles.toLocaleString('en-IN')} profiles\n\n${tableOf(figures)}`,
);
if (figures.some(({ pass }) => pass === false)) process.exitCode = 1;
