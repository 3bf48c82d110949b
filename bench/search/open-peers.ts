import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ChildServer, startServer } from '../child-server.ts';
import { openOverHttp, openSameBytes, pathOf } from '../peers/over-http.ts';
import type { Peer, Turn } from '../peers/peer.ts';
import { openTsRank } from '../peers/postgres-ts-rank.ts';
import { openProduct } from '../peers/product.ts';
import { openBm25, openTiers } from '../peers/sqlite-fts5.ts';
import { captureTurns, openStraightSql } from '../peers/straight-sql.ts';
import { step } from '../progress.ts';
import type { Scratch } from '../scratch-database.ts';
import type { Loader } from '../world/open-loader.ts';

/** What lives in the memory of one process answers within reason up to here. */
const MOST_IN_MEMORY = 50_000;

/**
 * Opens the engines that have documents of their own.
 * @param wanted their keys; all when not given
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
    ...(size <= MOST_IN_MEMORY
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

/** The flags `npm start` gives to node. */
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

/** Opens what answers for the product: in process, its statements alone, over HTTP, and HTTP alone with the same bytes. */
export async function openProducts(scratch: Scratch, server: ChildServer, turns: Turn[]): Promise<Peer[]> {
  const { context, databaseUrl } = scratch;
  const captured = await step('noting statements', turns.length, (progress) => captureTurns(context, turns, progress));
  const broad = turns.find(({ breadth }) => breadth === 'broad')?.query ?? { keyword: 'manager' };
  const { body } = await server.get(pathOf(broad));
  return [
    openProduct(context),
    await openStraightSql(context, databaseUrl, captured, false),
    await openStraightSql(context, databaseUrl, captured, true),
    openOverHttp(server, turns),
    openSameBytes(
      'fastify',
      'Fastify alone, the same bytes',
      await startServer('http/serve-fastify.ts', { BODY: body }),
    ),
    openSameBytes('bare', 'node:http alone, the same bytes', await startServer('http/serve-bare.ts', { BODY: body })),
  ];
}
