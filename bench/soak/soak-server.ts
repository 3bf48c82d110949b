import { readdir } from 'node:fs/promises';
import { platform } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { readConfig } from '../../server/src/config.ts';
import type { CreateWebHandler } from '../../server/src/infra/http/serve-web-pages.ts';
import { loadBuiltPages, openServer } from '../../server/src/runtime/open-server.ts';
import { runPrimary } from '../../server/src/runtime/run-primary.ts';
import type { Sample } from './sample.ts';

/** Main module of the product in one process, with jobs and deliveries, which tells its parent what it holds. */
const COLLECTIONS = 3;
const PAUSE_MS = 200;

/** For a checkout whose pages are not built. */
const emptyPages: CreateWebHandler = () => ({
  render: async () => ({ status: 200, headers: new Headers(), body: 'page', scripts: [] }),
  cacheableAddress: (address) => address,
});

async function countOpenFiles(): Promise<number> {
  const folder = platform() === 'linux' ? '/proc/self/fd' : '/dev/fd';
  return (await readdir(folder)).length;
}

type OwnSample = Omit<Sample, 'seconds' | 'databaseConnections'>;

async function takeSample(): Promise<OwnSample> {
  // What the first collection finalises is freed by the next.
  for (let n = 0; n < COLLECTIONS; n++) {
    globalThis.gc?.();
    await wait(PAUSE_MS);
  }
  const { heapUsed, rss } = process.memoryUsage();
  return {
    heapMegabytes: heapUsed / 2 ** 20,
    residentMegabytes: rss / 2 ** 20,
    openFiles: await countOpenFiles(),
    listeners: process.eventNames().reduce((sum, event) => sum + process.listenerCount(event), 0),
  };
}

const pages = await loadBuiltPages().catch(() => emptyPages);
await runPrimary(readConfig(process.env), (context) => openServer(context, pages));
process.on('message', async () => process.send?.(await takeSample()));
// Exit when the parent process dies.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.send?.('ready');
