import { loadavg } from 'node:os';
import { sql } from 'kysely';
import type { ChildServer } from './child-server.ts';
import { measureMemory } from './http/measure-memory.ts';
import { measureOverload } from './overload.ts';
import { measurePageSpeed } from './pages-speed.ts';
import { pathOf } from './peers/over-http.ts';
import type { Peer, Turn } from './peers/peer.ts';
import { step } from './progress.ts';
import { type Options, readOptions, sizeNames } from './read-options.ts';
import { circumstances, type Figure, perSecond, tableOf } from './report.ts';
import { openScratch, type Scratch } from './scratch-database.ts';
import { drawChart } from './search/draw-chart.ts';
import { type EngineTimes, engineTable, timesOf } from './search/engine-table.ts';
import * as judge from './search/judge-goals.ts';
import { measureCounting } from './search/measure-counting.ts';
import { measureCounts } from './search/measure-counts.ts';
import { CLIENTS, type Measured, measureRates, measureRounds } from './search/measure-rounds.ts';
import { measureSuggestions, SUGGESTED } from './search/measure-suggestions.ts';
import { measurePublishing, measureVisibility } from './search/measure-writing.ts';
import { openEngines, openProducts, startProduct } from './search/open-peers.ts';
import { type FilledWorld, fillPeers, fillSearch, makeWorld, readWorld } from './search/open-world.ts';
import { readMean, writeBlock } from './search/write-block.ts';
import { readQuery } from './truth/read-query.ts';
import { type Loader, openLoader } from './world/open-loader.ts';

/**
 * `npm run bench`: search beside other engines on the same invented vacancies, in one run, and what it costs over HTTP.
 * Ends with 1 when a goal is missed. Options in read-options.ts; what is compared in docs/performance.md.
 */
const pages = [1, 5];

/** Makes the world, or takes the one that was kept, with the engines that have its documents. */
async function openAll(scratch: Scratch, options: Options, loader: Loader): Promise<[FilledWorld, Peer[]]> {
  if (!options.use) {
    const engines = await openEngines(scratch, loader, options.size, options.peers);
    return [await makeWorld(scratch, options, loader, engines), engines];
  }
  const kept = await readWorld(options.use);
  const engines = await openEngines(scratch, loader, kept.world.size, options.peers);
  const missing = engines.filter(({ key }) => !kept.filled.includes(key));
  await fillPeers(kept.world, missing);
  if (options.rebuild) kept.took.search = await fillSearch(scratch, kept.world);
  return [kept, engines];
}

function tellWrong({ peer, wrong }: Measured): void {
  for (const { query, page } of wrong)
    console.error(`differs from brute force: ${JSON.stringify(query)}, page ${page}`);
  if (wrong.length > 0) console.error(`so ${peer.name}, ${wrong.length} times`);
}

/** Everything about the product that has no engine to stand beside. */
async function measureRest(scratch: Scratch, server: ChildServer, { world, queries, took }: FilledWorld) {
  const paths = queries.map((query) => pathOf(query));
  const figures: Figure[] = [
    judge.judgeSuggestions(
      await step('suggesting', SUGGESTED, (progress) => measureSuggestions(scratch, world, progress)),
      world.size,
    ),
    judge.judgeMemory(await step('watching memory', 1, () => measureMemory(server, paths, CLIENTS, 5))),
    judge.judgeVisibility(await measureVisibility(scratch, server)),
    { what: 'publishing, 500 at a time', value: perSecond(await measurePublishing(scratch)), limit: '' },
    { what: 'search filled anew', value: `${took.search.toFixed(0)} s`, limit: '' },
    ...(await measureCounting(scratch)),
  ];
  const env = { DATABASE_URL: scratch.databaseUrl, DATA_DIR: scratch.dataDir };
  return [
    ...figures,
    ...(await step('asking twice too much', 1, () => measureOverload(env, paths))),
    ...(await step('rendering pages', 1, measurePageSpeed)),
  ];
}

interface Result {
  engines: EngineTimes[];
  figures: Figure[];
}

async function measureAll(scratch: Scratch, filled: FilledWorld, engines: Peer[], server: ChildServer, turns: Turn[]) {
  const { size } = filled.world;
  const truthOf = ({ index }: Turn) => filled.truths[Math.floor(index / pages.length)] ?? { count: 0, best: [] };
  const counts = await measureCounts(scratch, turns, truthOf);
  const products = await openProducts(scratch, server, turns);
  const peers = [...products.slice(0, 1), ...engines, ...products.slice(1)];
  try {
    const measured = await step('asking all in turn', turns.length, (progress) =>
      measureRounds(peers, turns, truthOf, progress),
    );
    const serving = peers.filter(({ serve }) => serve).length;
    await step('eight clients', 3 * serving, (progress) =>
      measureRates(measured, turns, size > 50_000 ? 5 : 2, progress),
    );
    const own = measured[0] as Measured;
    tellWrong(own);
    const all = timesOf(measured);
    const mean = all[0]?.mean ?? 0;
    const growth = [
      ...(size === 1_000_000 ? judge.judgeGrowth(mean, readMean(50_000), 4) : []),
      ...(size === 10_000_000 ? judge.judgeGrowth(mean, readMean(1_000_000), 3.5) : []),
    ];
    const figures = [
      ...judge.judgeSearch(own, turns, counts, size),
      ...judge.judgePeers(all, size),
      ...growth,
      ...(await measureRest(scratch, server, filled)),
    ];
    return { engines: all, figures } satisfies Result;
  } finally {
    for (const peer of products) await peer.close();
  }
}

async function main(scratch: Scratch, options: Options): Promise<void> {
  const began = performance.now();
  const busy = loadavg()[0] ?? 0;
  const loader = openLoader(scratch.databaseUrl);
  const [filled, engines] = await openAll(scratch, options, loader);
  await loader.close();
  const { size } = filled.world;
  const turns = filled.queries.flatMap((query, i) =>
    pages.map((page, j): Turn => {
      const { breadth, ...asked } = query;
      return { index: i * pages.length + j, breadth, query: asked, read: readQuery(query), page };
    }),
  );
  const server = await startProduct(scratch);
  try {
    const { engines: times, figures } = await measureAll(scratch, filled, engines, server, turns);
    const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(
      scratch.context.db,
    );
    const where = circumstances(rows[0]?.version ?? '', size, busy);
    const text = `${where}\n\n${engineTable(times)}\n\n${tableOf(figures)}`;
    console.log(`\n${text}\n`);
    console.log(
      `filled in ${filled.took.vacancies.toFixed(0)} s, the run took ${Math.round((performance.now() - began) / 1_000)} s`,
    );
    const under = where.split(' · ');
    const chart = drawChart(times, `Search among ${size.toLocaleString('en-IN')} vacancies`, [
      under.slice(0, 5).join(' · '),
      under.slice(5).join(' · '),
    ]);
    if (options.write && sizeNames[size]) writeBlock(size, { text, mean: times[0]?.mean ?? 0, chart });
    if (figures.some(({ pass }) => pass === false)) process.exitCode = 1;
  } finally {
    for (const engine of engines) await engine.close();
    await server.stop();
  }
}

const options = readOptions(process.argv.slice(2));
const scratch = await openScratch({ folder: options.keep ?? options.use, isUsed: options.use !== undefined });
process.once('SIGINT', async () => {
  // What is under way loses its database and fails; that is no news any more.
  process.on('uncaughtException', () => undefined);
  await scratch.discard();
  process.exit(130);
});
try {
  await main(scratch, options);
} finally {
  await scratch.close();
}
