import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Loader } from '../dataset/open-loader.ts';
import { captureQueryPages, openDirectSql } from '../peers/direct-sql.ts';
import { openOverHttp, openSameBytes, pathOf } from '../peers/over-http.ts';
import type { Peer, QueryPage } from '../peers/peer.ts';
import { openTsRank } from '../peers/postgres-ts-rank.ts';
import { openProduct } from '../peers/product.ts';
import { openBm25, openTiers } from '../peers/sqlite-fts5.ts';
import { step } from '../progress.ts';
import type { Scratch } from '../scratch-database.ts';
import { type ChildServer, startServer } from '../servers/child-server.ts';

/** Maximum size for in-memory engines. */
const MAX_IN_MEMORY = 50_000;

/**
 * Opens the engines with their own index.
 * @param wanted keys; all if undefined
 */
export async function openEngines(
  { databaseUrl, dataDir }: Scratch,
  loader: Loader,
  size: number,
  wanted?: string[],
): Promise<Peer[]> {
  const folder = join(dataDir, 'peers');
  await mkdir(folder, { recursive: true });
  const openers: Record<string, () => Peer | Promise<Peer>> = {
    'ts-rank': () => openTsRank(databaseUrl, loader),
    bm25: () => openBm25(folder),
    tiers: () => openTiers(folder),
    ...(size <= MAX_IN_MEMORY
      ? {
          minisearch: async () => (await import('../peers/minisearch.ts')).openMiniSearch(),
          orama: async () => (await import('../peers/orama.ts')).openOrama(),
        }
      : {}),
  };
  const opened: Peer[] = [];
  for (const [key, open] of Object.entries(openers)) if (!wanted || wanted.includes(key)) opened.push(await open());
  return opened;
}

/** The Node.js flags of `npm start`. */
async function startFlags(): Promise<string[]> {
  const file = await readFile(join(import.meta.dirname, '../../package.json'), 'utf8');
  const { scripts } = JSON.parse(file) as { scripts: { start: string } };
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}

/** Starts the product's server on a scratch database. */
export const startProduct = async ({ databaseUrl, dataDir }: Scratch): Promise<ChildServer> =>
  await startServer(
    'serve.ts',
    { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, RATE_LIMIT: 'off', DEMO: 'off', LOG_LEVEL: 'warn' },
    await startFlags(),
  );

/** Opens the product's peers: in process, its statements alone, over HTTP, and HTTP servers with constant bytes. */
export async function openProducts(scratch: Scratch, server: ChildServer, queryPages: QueryPage[]): Promise<Peer[]> {
  const { context, databaseUrl } = scratch;
  const captured = await step('capturing statements', queryPages.length, (progress) =>
    captureQueryPages(context, queryPages, progress),
  );
  const broad = queryPages.find(({ breadth }) => breadth === 'broad')?.query ?? { keyword: 'manager' };
  const { body } = await server.get(pathOf(broad));
  return [
    openProduct(context),
    await openDirectSql(context, databaseUrl, captured, 'sql'),
    await openDirectSql(context, databaseUrl, captured, 'sql-cards'),
    await openDirectSql(context, databaseUrl, captured, 'sql-postgres-js'),
    openOverHttp(server, queryPages),
    openSameBytes('fastify', 'Fastify alone, the same bytes', await startServer('serve-fastify.ts', { BODY: body })),
    openSameBytes('bare', 'node:http alone, the same bytes', await startServer('serve-bare.ts', { BODY: body })),
  ];
}
