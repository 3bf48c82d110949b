import { handleWorkerRequests } from '../infra/cluster/primary-requests.ts';
import { collectFromWorkers } from '../infra/metrics/cluster-metrics.ts';
import { superviseWorkers } from './cluster/supervise-workers.ts';
import type { OpenAppContext } from './open-app-context.ts';
import type { Server } from './open-server.ts';

/** Serves requests with WORKERS processes on one port, which use the database of this process. */
export function openWorkers({ config, databaseUrl, requestUrl, embedded, log }: OpenAppContext): Server {
  handleWorkerRequests({ metrics: collectFromWorkers(), connectionBarrier: async () => '' });
  let workers: ReturnType<typeof superviseWorkers> | undefined;
  return {
    async listen() {
      // Not as DATABASE_URL: with it, backups are refused and the demo is off.
      const env = embedded && { EMBEDDED_DATABASE_URL: requestUrl, EMBEDDED_DATABASE_OWNER_URL: databaseUrl };
      workers = superviseWorkers({ count: config.workers, env: env ?? {}, log });
      await workers.started;
    },
    close: async () => await workers?.stop(),
  };
}
