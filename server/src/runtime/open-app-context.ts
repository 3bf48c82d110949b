import type { AppContext } from '../app-context.ts';
import type { Config } from '../config.ts';
import { connect } from '../infra/database/connect.ts';
import { startEmbeddedServer } from '../infra/database/embedded/embedded-server.ts';
import { migrate } from '../infra/database/migrate.ts';
import { monitorReplica, type Replica } from '../infra/database/replica/monitor-replica.ts';
import { openFileWorkers } from '../infra/files/file-workers.ts';
import { openPrivateFiles } from '../infra/files/private-files.ts';
import { openLog } from '../infra/log.ts';
import { openSecrets } from '../infra/secrets.ts';
import { type Clock, systemClock } from '../lib/clock.ts';
import { openIntegrations } from './open-integrations.ts';

/** A context that its opener must close. */
export type OpenAppContext = AppContext & { databaseUrl: string; close(): Promise<void> };

/**
 * Opens the context of a process: log, database, migrations, private files, secrets and integrations. The database is
 * DATABASE_URL, or the embedded server of DATA_DIR, which a running server and operator commands share.
 * @param options.connections size of the connection pool
 * @throws {EmbeddedServerError} with a one-line message when the embedded server cannot run here
 * @throws {SettingError} when APP_SECRET is missing here but used by other instances
 */
export async function openAppContext(
  config: Config,
  options: { clock?: Clock; connections?: number } = {},
): Promise<OpenAppContext> {
  const log = openLog(config.logLevel);
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedServer(config.dataDir, { workers: config.workers });
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? '';
  const db = connect(databaseUrl, options.connections);
  const clock = options.clock ?? systemClock;
  let replica: Replica | undefined;
  try {
    await migrate(db);
    const { databaseReplicaUrl } = config;
    if (databaseReplicaUrl) replica = await monitorReplica(db, databaseReplicaUrl, log);
    const files = await openPrivateFiles(config);
    const fileWorkers = openFileWorkers();
    const secrets = await openSecrets(config, db, log);
    const providers = openIntegrations({ config, db, clock, secrets, log });
    return {
      config,
      db,
      reads: replica?.readsBeside(db, (url) => connect(url, options.connections)) ?? db,
      replica,
      clock,
      files,
      fileWorkers,
      secrets,
      log,
      ...providers,
      databaseUrl,
      async close() {
        providers.mailer.close();
        await providers.gateway.close();
        await providers.ttlStore.close();
        await fileWorkers.close();
        await replica?.close();
        await db.destroy();
        await embedded?.release();
      },
    };
  } catch (error) {
    await replica?.close();
    await db.destroy();
    await embedded?.release();
    throw error;
  }
}
