import autocannon from 'autocannon';
import { generateDemoPostings } from '../server/src/features/vacancies/index.ts';
import { type ChildServer, startServer } from './child-server.ts';
import { percentile } from './measure.ts';
import { type Figure, perSecond } from './report.ts';
import { fill, openScratch } from './scratch-database.ts';

const VACANCIES = 2_000;
const CLIENTS = 8;
const ROUNDS = 3;
const SECONDS = 2;
/** What the goals of issue 8 ask for. */
const CACHED_SHARE = 0.5;
const UNCACHED_SHARE = 0.6;

/** Answers a second, as browsers ask: compressed. */
async function rateOf({ url }: ChildServer, path: string, clients: number): Promise<number> {
  const headers = { 'accept-encoding': 'br' };
  const result = await autocannon({ url: url + path, headers, connections: clients, duration: SECONDS });
  if (result.non2xx + result.errors > 0) throw new Error(`${path}: not every request was answered with 200`);
  return result.requests.total / result.duration;
}

/** The medians of rounds in which each is asked in turn, so that what else the machine does meets all alike. */
async function inTurn(clients: number, ...asked: [ChildServer, string][]): Promise<number[]> {
  const rates: number[][] = asked.map(() => []);
  for (const [server, path] of asked) await rateOf(server, path, clients);
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, [server, path]] of asked.entries()) rates[i]?.push(await rateOf(server, path, clients));
  return rates.map((of) => percentile(of, 0.5));
}

const share = (what: string, rate: number, peer: number, peerName: string, least: number): Figure => ({
  what,
  value: `${perSecond(rate)}, ${(rate / peer).toFixed(2)} of the peer`,
  limit: `≥ ${least} of ${peerName}, ${perSecond(peer)}`,
  pass: rate / peer >= least,
});

/**
 * Public pages from the cache beside node's bare HTTP server with the same bytes, and made anew each time beside React
 * Router's empty page; all in one run. Needs the built pages.
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
      const [kept = 0, bytes = 1] = await inTurn(CLIENTS, [cached, path], [bare, path]);
      // Several who ask for one address at a time are given one page: only one alone waits for a page of his own.
      const [made = 0, least = 1] = await inTurn(1, [uncached, path], [empty, '/']);
      const name = path.replace(/\d+$/, 'ID');
      figures.push(share(`cached page ${name}`, kept, bytes, 'node:http with the same bytes', CACHED_SHARE));
      figures.push(share(`uncached page ${name}`, made, least, 'an empty React Router page', UNCACHED_SHARE));
      await bare.stop();
    }
    return figures;
  } finally {
    for (const server of servers) await server.stop();
    await scratch.close();
  }
}
