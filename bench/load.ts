import { readFile, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { findKnee, isWithinLimits, MAX_FAILED_SHARE, MAX_P99_MS, type Step } from './load/find-knee.ts';
import { fillLoadData, resetDecisions } from './load/load-data.ts';
import { type ProductServer, startProduct } from './load/product-server.ts';
import { replaceLoadBlock } from './load/replace-load-block.ts';
import { kinds } from './load/request-mix.ts';
import { summarise } from './measure.ts';
import { step } from './progress.ts';
import { circumstances, markdownTable, ms, perSecond } from './report.ts';
import { discardOnInterrupt, openScratch } from './scratch-database.ts';

/**
 * `npm run bench:load`: visitors, members and staff at a rising rate, until p99 is above 500 ms or more than one request in a
 * thousand fails, with one worker and with two. `--vacancies N`, `--seconds N` of each step, `--workers 1,2`; `--write` updates
 * docs/performance.md.
 */
const { values } = parseArgs({
  options: {
    vacancies: { type: 'string', default: '20000' },
    members: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '15' },
    workers: { type: 'string', default: '1,2' },
    write: { type: 'boolean', default: false },
  },
});
const vacancies = Number(values.vacancies);

const percent = (share: number) => `${(share * 100).toFixed(share > 0 && share < 0.1 ? 2 : 0)} %`;

const rowOf = (workers: number, step: Step): string[] => [
  String(workers),
  perSecond(step.offeredPerSecond),
  perSecond(step.servedPerSecond),
  ms(step.p50),
  ms(step.p99),
  percent(step.failedShare),
  `${step.megabytes.toFixed(0)} MB`,
  step.serverCpu.toFixed(2),
];
const HEAD = ['workers', 'offered', 'served', 'p50', 'p99', 'failed', 'memory', 'processors of the server'];

/** Latency by kind at the last step within the limits, or else at the first. */
function kindTable(columns: { workers: number; knee: Step }[]): string {
  const rows = kinds.map(({ name, share }) => [
    name,
    `${share} %`,
    ...columns.map(({ knee }) => {
      const { p50, p99, count } = summarise(knee.report.times[name] ?? []);
      return count === 0 ? 'none' : `${ms(p50)}, ${ms(p99)}`;
    }),
  ]);
  const heads = columns.map(
    ({ workers, knee }) =>
      `${workers === 1 ? '1 worker' : `${workers} workers`} at ${perSecond(knee.offeredPerSecond)}: p50, p99`,
  );
  return markdownTable(['request', 'share', ...heads], rows);
}

async function writeBlock(text: string): Promise<void> {
  const file = join(import.meta.dirname, '../docs/performance.md');
  await writeFile(file, replaceLoadBlock(await readFile(file, 'utf8'), text));
}

const load = loadavg()[0] ?? 0;
const scratch = await openScratch();
let server: ProductServer | undefined;
discardOnInterrupt(scratch, () => server?.stop());
try {
  const { context, databaseUrl, dataDir } = scratch;
  const size = { vacancies, members: Number(values.members) };
  const data = await step('database', vacancies, (progress) => fillLoadData(context, size, progress));
  const rows: string[][] = [];
  const columns: { workers: number; knee: Step }[] = [];
  for (const workers of values.workers.split(',').map(Number)) {
    await resetDecisions(context.db);
    server = await startProduct(workers, { DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
    const steps = await findKnee(server, data, Number(values.seconds), (measured) => {
      const row = rowOf(workers, measured);
      rows.push(row);
      const [loadNow = 0] = loadavg();
      console.error(`${row.join('  ')}  load ${loadNow.toFixed(1)}  ${JSON.stringify(measured.report.failures)}`);
    });
    await server.stop();
    server = undefined;
    columns.push({ workers, knee: steps.findLast(isWithinLimits) ?? (steps[0] as Step) });
  }
  const { rows: versions } = await sql<{
    version: string;
  }>`select current_setting('server_version') as version`.execute(context.db);
  const [loadAfter = 0] = loadavg();
  const text = [
    `${circumstances(versions[0]?.version ?? '', vacancies, load)} · after it ${loadAfter.toFixed(1)}`,
    `The load generator, the database and the server share the processors. A step is over the limits at p99 > ${MAX_P99_MS} ms or more than ${percent(MAX_FAILED_SHARE)} failed; time counts from when a request was due.`,
    markdownTable(HEAD, rows),
    kindTable(columns),
  ].join('\n\n');
  console.log(`\n${text}`);
  if (values.write) await writeBlock(text);
} finally {
  await server?.stop();
  await scratch.close();
}
