import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { fillLoadData } from './load/load-data.ts';
import { step } from './progress.ts';
import { markdownTable } from './report.ts';
import { discardOnInterrupt, openScratch } from './scratch-database.ts';
import { runSoak, type SoakReport } from './soak/run-soak.ts';
import { judgeGrowth } from './soak/sample.ts';

/**
 * `npm run bench:soak`: ten minutes of the mixed load of bench:load. After each quarter of a minute the garbage is collected, and
 * memory, open files, listeners and database connections are counted. Exits with 1 when one of them grows, or when more than
 * one request in a thousand fails. `--minutes N`, `--rate N` requests a second.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    rate: { type: 'string', default: '40' },
    vacancies: { type: 'string', default: '5000' },
  },
});
const SECONDS_PER_ROUND = 15;
/** Caches and code are filled meanwhile. */
const WARM_UP_SHARE = 0.3;
const MAX_FAILED_SHARE = 0.001;
const MEMBERS = 300;
const seconds = Number(values.minutes) * 60;

const before = loadavg()[0] ?? 0;
const scratch = await openScratch();
discardOnInterrupt(scratch);
try {
  const { context, databaseUrl, dataDir } = scratch;
  const size = { vacancies: Number(values.vacancies), members: MEMBERS };
  const data = await step('database', size.vacancies, (progress) => fillLoadData(context, size, progress));
  // A small page cache is soon full: what grows afterwards grows for ever.
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'error', PAGE_CACHE_MB: '4' };
  const isOver = ({ samples }: SoakReport) => (samples.at(-1)?.seconds ?? 0) >= seconds;
  const plan = { data, isOver, secondsPerRound: SECONDS_PER_ROUND, perSecond: Number(values.rate) };
  const report = await step('soak, seconds', seconds, (progress) =>
    runSoak(context, env, plan, (sample) => {
      progress(Math.round(sample.seconds));
      console.error(JSON.stringify(sample, (_, value) => (typeof value === 'number' ? Math.round(value) : value)));
    }),
  );
  const kept = report.samples.filter((sample) => sample.seconds >= seconds * WARM_UP_SHARE);
  const growths = judgeGrowth(kept);
  const failed = Object.values(report.failures).reduce((sum, count) => sum + count, 0);
  const rows = growths.map(({ what, first, last, growth, limit, isLevel }) => [
    what,
    first.toFixed(0),
    last.toFixed(0),
    growth.toFixed(1),
    `≤ ${limit}`,
    isLevel ? 'pass' : 'MISS',
  ]);
  const [after = 0] = loadavg();
  console.log(
    `\n${report.sent} requests at ${values.rate}/s, ${failed} failed ${JSON.stringify(report.failures)}; ${kept.length} samples after the warm-up; load average ${before.toFixed(1)} before, ${after.toFixed(1)} after; generator, database and server share the processors`,
  );
  console.log(`\n${markdownTable(['what', 'first', 'last', 'growth of the fitted line', 'limit', ''], rows)}`);
  if (growths.some(({ isLevel }) => !isLevel) || failed > report.sent * MAX_FAILED_SHARE) process.exitCode = 1;
} finally {
  await scratch.close();
}
