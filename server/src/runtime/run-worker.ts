import type { Config } from '../config.ts';
import { handleShutdownSignals } from './graceful-shutdown.ts';
import { openAppContext } from './open-app-context.ts';
import { loadBuiltPages, openServer } from './open-server.ts';

/** Runs a worker process: serves requests on the database that the primary process has opened. */
export async function runWorker(config: Config): Promise<void> {
  const pages = await loadBuiltPages();
  const context = await openAppContext(config, { servesRequests: true });
  const server = await openServer(context, pages);
  handleShutdownSignals(context, async () => {
    await server.close();
    await context.close();
  });
  await server.listen();
}
