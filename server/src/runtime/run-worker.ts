import type { Config } from '../config.ts';
import { stopWhenTold } from './graceful-shutdown.ts';
import { openPlatform } from './open-app-context.ts';
import { loadBuiltPages, openServer } from './open-server.ts';

/** Answers requests beside other workers of one primary process, which has opened the database and keeps it. */
export async function runWorker(config: Config): Promise<void> {
  const pages = await loadBuiltPages();
  const platform = await openPlatform(config);
  const server = await openServer(platform, pages);
  stopWhenTold(platform.log, async () => {
    await server.close();
    await platform.close();
  });
  await server.listen();
}
