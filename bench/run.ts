import { loadavg } from 'node:os';
import { sql } from 'kysely';
import { type Loader, openLoader } from './dataset/open-loader.ts';
import { measureMemory } from './measure-memory.ts';
import { readQuery } from './oracle/read-query.ts';
import { measureOverload } from './overload.ts';
import { measurePageSpeed } from './page-speed.ts';
import { pathOf } from './peers/over-http.ts';
import type { Peer, QueryPage } from './peers/peer.ts';
import { step } from './progress.ts';
import { type Options, readOptions, sizeNames } from './read-options.ts';
import { circumstances, type Figure, perSecond, tableOf } from './report.ts';
import { discardOnInterrupt, openScratch, type Scratch } from './scratch-database.ts';
import { drawChart } from './search/draw-chart.ts';
import { type EngineTimes, engineTable, timesOf } from './search/engine-table.ts';
import * as judge from './search/judge-goals.ts';
import { measureCounting } from './search/measure-counting.ts';
import { measureCounts } from './search/measure-counts.ts';
import { CLIENTS, type Measured, measureRates, measureRounds } from './search/measure-rounds.ts';
import { measureSuggestions, SUGGESTION_COUNT } from './search/measure-suggestions.ts';
import { measurePublishing, measureVisibility } from './search/measure-writing.ts';
import { openEngines, openProducts, startProduct } from './search/open-peers.ts';
import {
  buildSearchIndex,
  createDataset,
  fillPeers,
  type LoadedDataset,
  mapNames,
  readDataset,
} from './search/prepare-dataset.ts';
import { readMean, writeBlock } from './search/write-block.ts';
import type { ChildServer } from './servers/child-server.ts';

/**
 * `npm run bench`: compares search with other engines on the same generated vacancies in one run, and measures it over
 * HTTP. Exits with 1 if a goal is missed. Options: read-options.ts; method: docs/performance.md.
 */
const pages = [1, 5];

/** Creates the data set, or reuses a kept one, with the engines that index its documents. */
async function openAll(scratch: Scratch, options: Options, loader: Loader): Promise<[LoadedDataset, Peer[]]> {
  if (!options.use) {
    const engines = await openEngines(scratch, loader, options.size, options.peers);
    return [await createDataset(scratch, options, loader, engines), engines];
  }
  const kept = await readDataset(options.use);
  const engines = await openEngines(scratch, loader, kept.dataset.size, options.peers);
  const missing = engines.filter(({ key }) => !kept.filled.includes(key));
  await fillPeers(kept.dataset, missing);
  if (options.rebuild) kept.took.search = await buildSearchIndex(scratch, kept.dataset);
  return [kept, engines];
}

function reportMismatches({ peer, wrong }: Measured): void {
  for (const { query, page } of wrong)
    console.error(`differs from brute force: ${JSON.stringify(query)}, page ${page}`);
  if (wrong.length > 0) console.error(`${peer.name}: ${wrong.length} pages differ`);
}

/** Measures of the product that have no peer. */
async function measureProductOnly(scratch: Scratch, server: ChildServer, { dataset, queries, took }: LoadedDataset) {
  const paths = queries.map((query) => pathOf(query));
  const figures: Figure[] = [
    judge.judgeSuggestions(
      await step('suggestions', SUGGESTION_COUNT, (progress) => measureSuggestions(scratch, dataset, progress)),
      dataset.size,
    ),
    judge.judgeMemory(await step('memory', 1, () => measureMemory(server, paths, CLIENTS, 5))),
    judge.judgeVisibility(await measureVisibility(scratch, server)),
    { what: 'publishing in batches of 500', value: perSecond(await measurePublishing(scratch)), limit: '' },
    { what: 'rebuild of the search index', value: `${took.search.toFixed(0)} s`, limit: '' },
    ...(await measureCounting(scratch)),
  ];
  const env = { DATABASE_URL: scratch.databaseUrl, DATA_DIR: scratch.dataDir };
  return [
    ...figures,
    ...(await step('overload', 1, () => measureOverload(env, paths))),
    ...(await step('page speed', 1, measurePageSpeed)),
  ];
}

interface Result {
  engines: EngineTimes[];
  figures: Figure[];
}

async function measureAll(
  scratch: Scratch,
  filled: LoadedDataset,
  engines: Peer[],
  server: ChildServer,
  queryPages: QueryPage[],
) {
  const { size } = filled.dataset;
  const truthOf = ({ index }: QueryPage) =>
    filled.truths[Math.floor(index / pages.length)] ?? { count: 0, best: [], folded: [] };
  const counts = await measureCounts(scratch, queryPages, truthOf);
  const products = await openProducts(scratch, server, queryPages);
  const peers = [...products.slice(0, 1), ...engines, ...products.slice(1)];
  try {
    const measured = await step('latency of all engines', queryPages.length, (progress) =>
      measureRounds(peers, queryPages, truthOf, progress),
    );
    const serving = peers.filter(({ serve }) => serve).length;
    await step('eight clients', 3 * serving, (progress) =>
      measureRates(measured, queryPages, size > 50_000 ? 5 : 2, progress),
    );
    const own = measured[0] as Measured;
    reportMismatches(own);
    const all = timesOf(measured);
    const mean = all[0]?.mean ?? 0;
    const growth = [
      ...(size === 1_000_000 ? judge.judgeGrowth(mean, readMean(50_000), 4) : []),
      ...(size === 10_000_000 ? judge.judgeGrowth(mean, readMean(1_000_000), 3.5) : []),
    ];
    const figures = [
      ...judge.judgeSearch(own, queryPages, counts, size),
      ...judge.judgePeers(all, size),
      ...growth,
      ...(await measureProductOnly(scratch, server, filled)),
    ];
    return { engines: all, figures } satisfies Result;
  } finally {
    for (const peer of products) await peer.close();
  }
}

async function main(scratch: Scratch, options: Options): Promise<void> {
  const began = performance.now();
  const load = loadavg()[0] ?? 0;
  const loader = openLoader(scratch.databaseUrl);
  const [filled, engines] = await openAll(scratch, options, loader);
  await loader.close();
  const { size } = filled.dataset;
  const names = mapNames(filled.names);
  const queryPages = filled.queries.flatMap((query, i) =>
    pages.map((page, j): QueryPage => {
      const { breadth, ...benchQuery } = query;
      return { index: i * pages.length + j, breadth, query: benchQuery, read: readQuery(query, names), page };
    }),
  );
  const server = await startProduct(scratch);
  try {
    const { engines: times, figures } = await measureAll(scratch, filled, engines, server, queryPages);
    const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(
      scratch.context.db,
    );
    const where = circumstances(rows[0]?.version ?? '', size, load);
    const text = `${where}\n\n${engineTable(times)}\n\n${tableOf(figures)}`;
    console.log(`\n${text}\n`);
    console.log(
      `data set loaded in ${filled.took.vacancies.toFixed(0)} s, the run took ${Math.round((performance.now() - began) / 1_000)} s`,
    );
    const caption = where.split(' · ');
    const chart = drawChart(times, `Search among ${size.toLocaleString('en-IN')} vacancies`, [
      caption.slice(0, 5).join(' · '),
      caption.slice(5).join(' · '),
    ]);
    if (options.write && sizeNames[size]) writeBlock(size, { text, mean: times[0]?.mean ?? 0, chart });
    if (figures.some(({ pass }) => pass === false)) process.exitCode = 1;
  } finally {
    for (const engine of engines) await engine.close();
    await server.stop();
  }
}

const options = readOptions(process.argv.slice(2));
const scratch = await openScratch({ folder: options.keep ?? options.use, isExisting: options.use !== undefined });
discardOnInterrupt(scratch);
try {
  await main(scratch, options);
} finally {
  await scratch.close();
}
