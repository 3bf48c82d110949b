import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { readQuery } from './oracle/read-query.ts';
import type { Peer, QueryPage } from './peers/peer.ts';
import { step } from './progress.ts';
import { markdownTable, ms, perSecond } from './report.ts';
import { timesOf } from './search/engine-table.ts';
import { type Measured, measureRates, measureRounds } from './search/measure-rounds.ts';
import { mapNames, readDataset } from './search/prepare-dataset.ts';

/**
 * Compares search with an earlier release in one run: the same queries on the same vacancies, alternating, in process and
 * over HTTP. `node bench/compare-releases.ts --before CHECKOUT --before-data DIR --data DIR`: a checkout of the earlier
 * release with its `node_modules`, and data sets of the same size that `npm run bench -- --size N --keep DIR` of each
 * release made. The exit code is 1 if a p50 or p99 is more than 1.3 times that of the earlier release.
 */
const MAX_RATIO = 1.3;

interface Release {
  product: Peer;
  http: Peer;
  close(): Promise<void>;
}

/** Opens a release on its data set, with the modules of its own checkout. */
async function openRelease(checkout: string, folder: string, queryPages: QueryPage[]): Promise<Release> {
  const load = async <T>(file: string): Promise<T> =>
    (await import(pathToFileURL(join(resolve(checkout), 'bench', file)).href)) as T;
  const { openScratch } = await load<typeof import('./scratch-database.ts')>('scratch-database.ts');
  const { startProduct } = await load<typeof import('./search/open-peers.ts')>('search/open-peers.ts');
  const { openProduct } = await load<typeof import('./peers/product.ts')>('peers/product.ts');
  const { openOverHttp } = await load<typeof import('./peers/over-http.ts')>('peers/over-http.ts');
  const scratch = await openScratch({ folder, isExisting: true });
  const server = await startProduct(scratch);
  const [product, http] = [openProduct(scratch.context), openOverHttp(server, queryPages)];
  return {
    product,
    http,
    async close() {
      await http.close();
      await scratch.close();
    },
  };
}

const { values } = parseArgs({
  options: { before: { type: 'string' }, 'before-data': { type: 'string' }, data: { type: 'string' } },
});
if (!values.before || !values['before-data'] || !values.data)
  throw new Error('--before CHECKOUT, --before-data DIR and --data DIR are required');

const { dataset, queries, names, truths } = await readDataset(values.data);
const known = mapNames(names);
const pages = [1, 5];
const queryPages = queries.flatMap(({ breadth, ...query }, i) =>
  pages.map(
    (page, j): QueryPage => ({ index: i * pages.length + j, breadth, query, read: readQuery(query, known), page }),
  ),
);
const truthOf = ({ index }: QueryPage) =>
  truths[Math.floor(index / pages.length)] ?? { count: 0, best: [], folded: [] };

const before = await openRelease(values.before, values['before-data'], queryPages);
const after = await openRelease(join(import.meta.dirname, '..'), values.data, queryPages);
try {
  const peers = [before.product, after.product, before.http, after.http];
  const measured: Measured[] = await step('latency of both releases', queryPages.length, (progress) =>
    measureRounds(peers, queryPages, truthOf, progress),
  );
  await step('eight clients', 3 * peers.length, (progress) => measureRates(measured, queryPages, 3, progress));
  const all = timesOf(measured);
  const compared = ['in process', 'over HTTP, with cards'].map((name, i) => {
    const [old, now] = [all[2 * i], all[2 * i + 1]];
    if (!old || !now) throw new Error('a release was not measured');
    return { name, old, now, p50: now.p50 / old.p50, p99: now.p99 / old.p99 };
  });
  const rows = compared.flatMap(({ name, old, now, p50, p99 }) => [
    [`${name}, before`, ms(old.p50), ms(old.p99), ms(old.mean), perSecond(old.rate ?? 0), ''],
    [
      `${name}, now`,
      ms(now.p50),
      ms(now.p99),
      ms(now.mean),
      perSecond(now.rate ?? 0),
      `× ${p50.toFixed(2)}, × ${p99.toFixed(2)}`,
    ],
  ]);
  const head = [`${dataset.size.toLocaleString('en-IN')} vacancies`, 'p50', 'p99', 'mean', '8 clients', 'p50, p99'];
  console.log(`\n${markdownTable(head, rows)}\n`);
  const [engine] = compared;
  if (engine && Math.max(engine.p50, engine.p99) > MAX_RATIO) process.exitCode = 1;
} finally {
  await before.close();
  await after.close();
}
