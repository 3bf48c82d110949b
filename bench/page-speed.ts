import autocannon from 'autocannon';
import { generateDemoPostings } from '../server/src/demo/postings/generate-demo-postings.ts';
import { percentile } from './measure.ts';
import { type Figure, perSecond } from './report.ts';
import { fill, openScratch } from './scratch-database.ts';
import { type ChildServer, startServer } from './servers/child-server.ts';

const VACANCIES = 2_000;
const CLIENTS = 8;
const ROUNDS = 3;
const SECONDS = 2;
/** Required share of the peer's throughput. */
const CACHED_SHARE = 0.5;
const UNCACHED_SHARE = 0.5;

/** Replies per second with compression, as browsers request it. */
async function rateOf({ url }: ChildServer, path: string, clients: number): Promise<number> {
  const headers = { 'accept-encoding': 'br' };
  const result = await autocannon({ url: url + path, headers, connections: clients, duration: SECONDS });
  if (result.non2xx + result.errors > 0) throw new Error(`${path}: not every response was 200`);
  return result.requests.total / result.duration;
}

/** Median throughput of alternating rounds, so that other load affects all alike. */
async function alternating(clients: number, ...targets: [ChildServer, string][]): Promise<number[]> {
  const rates: number[][] = targets.map(() => []);
  for (const [server, path] of targets) await rateOf(server, path, clients);
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, [server, path]] of targets.entries()) rates[i]?.push(await rateOf(server, path, clients));
  return rates.map((of) => percentile(of, 0.5));
}

/** @param minimum share of the peer's rate that is a goal; without it the peer is only a reference */
const share = (what: string, rate: number, peer: number, peerName: string, minimum?: number): Figure => ({
  what,
  value: `${perSecond(rate)}, ${(rate / peer).toFixed(2)} of the peer`,
  limit: `${minimum === undefined ? '' : `≥ ${minimum} of `}${peerName}, ${perSecond(peer)}`,
  ...(minimum !== undefined && { pass: rate / peer >= minimum }),
});

/**
 * Compares cached public pages with node's bare HTTP server sending the same bytes, and uncached ones with React rendering
 * the same tree, in one run; an empty React Router page is a reference. Requires the web build.
 */
export async function measurePageSpeed(): Promise<Figure[]> {
  const scratch = await openScratch();
  const servers: ChildServer[] = [];
  const start = async (file: string, env: Record<string, string> = {}) => {
    const server = await startServer(file, env);
    servers.push(server);
    return server;
  };
  try {
    const postings = generateDemoPostings({ seed: 7, count: VACANCIES, now: scratch.context.clock.now() });
    const ids = await fill(scratch, postings, () => undefined);
    const standard = ids[postings.findIndex(({ kind }) => kind === 'standard')];
    const env = {
      DATABASE_URL: scratch.databaseUrl,
      DATA_DIR: scratch.dataDir,
      RATE_LIMIT: 'off',
      DEMO: 'off',
      LOG_LEVEL: 'warn',
    };
    const cached = await start('serve.ts', env);
    if (!cached.hasPages) return [{ what: 'pages', value: 'not built: run npm run build', limit: '' }];
    const uncached = await start('serve.ts', { ...env, PAGE_CACHE_MB: '0' });
    const empty = await start('serve-empty-page.ts');
    const figures: Figure[] = [];
    for (const path of ['/', '/job/search?keyword=manager', `/job/details/${standard}`, '/about-us']) {
      const bare = await start('serve-bytes.ts', { SAME_AS: cached.url + path });
      const [cachedRate = 0, bareRate = 1] = await alternating(CLIENTS, [cached, path], [bare, path]);
      // Concurrent requests for one address share one rendering, so use a single client.
      const rendering = await start('serve-bare-render.ts', { ...env, PAGE: path });
      const [uncachedRate = 0, renderRate = 1, emptyRate = 1] = await alternating(
        1,
        [uncached, path],
        [rendering, '/'],
        [empty, '/'],
      );
      const name = path.replace(/\d+$/, 'ID');
      figures.push(share(`cached page ${name}`, cachedRate, bareRate, 'node:http with the same bytes', CACHED_SHARE));
      figures.push(
        share(`uncached page ${name}`, uncachedRate, renderRate, 'renderToString of the same tree', UNCACHED_SHARE),
        share(`uncached page ${name}`, uncachedRate, emptyRate, 'an empty React Router page'),
      );
      await bare.stop();
      await rendering.stop();
    }
    return figures;
  } finally {
    for (const server of servers) await server.stop();
    await scratch.close();
  }
}
