import { answerWorkers } from '../infra/cluster/ask-primary.ts';
import { collectFromWorkers } from './cluster/cluster-metrics.ts';
import { superviseWorkers } from './cluster/supervise-workers.ts';
import type { OpenAppContext } from './open-app-context.ts';
import type { Server } from './open-server.ts';

/** Has requests answered by WORKERS processes on one port, which share this process's database. */
export function openWorkers({ config, databaseUrl, log }: OpenAppContext): Server {
  answerWorkers({ metrics: collectFromWorkers(), turn: async () => '' });
  let workers: ReturnType<typeof superviseWorkers> | undefined;
  return {
    async listen() {
      workers = superviseWorkers({ count: config.workers, env: { DATABASE_URL: databaseUrl }, log });
      await workers.started;
    },
    close: async () => await workers?.stop(),
  };
}
