import type { AppContext } from '../app-context.ts';
import type { Config } from '../config.ts';
import { findCurrentWork } from '../infra/current-work.ts';
import { connect, type Db, limitsForRequests } from '../infra/database/connect.ts';
import { type EmbeddedServer, startEmbeddedServer } from '../infra/database/embedded/embedded-server.ts';
import { monitorReplica, type Replica } from '../infra/database/replica/monitor-replica.ts';
import { openFileWorkers } from '../infra/files/file-workers.ts';
import { openPrivateFiles } from '../infra/files/private-files.ts';
import { openLog } from '../infra/log.ts';
import { type ObservedStatement, observeSlowStatements } from '../infra/performance/slow-statements.ts';
import { startFlushing } from '../infra/performance/start-flushing.ts';
import { createTimings } from '../infra/performance/timings.ts';
import { startReloading } from '../infra/secrets/start-reloading.ts';
import { openSecrets } from '../infra/secrets.ts';
import { openTracing } from '../infra/tracing/open-tracing.ts';
import { type Clock, systemClock } from '../lib/clock.ts';
import { explainFolderError } from './explain-open-error.ts';
import { openIntegrations } from './open-integrations.ts';
import { prepareDatabase } from './prepare-database.ts';

/** A context that its opener must close. */
export interface OpenAppContext extends AppContext {
  /** Of the role that owns the tables. */
  databaseUrl: string;
  /** Of the role of requests. */
  requestUrl: string;
  /** Undefined with DATABASE_URL and in a worker. */
  embedded: EmbeddedServer | undefined;
  /** Connections for work that no user waits for; those of requests are left to the requests. */
  backgroundDb: Db;
  close(): Promise<void>;
}

const BACKGROUND_CONNECTIONS = 4;
const REQUEST_CONNECTIONS = 10;
const RESERVED_CONNECTIONS = 4;
const SIGN_IN_CONNECTIONS = 2;
const HEALTH_CONNECTIONS = 1;

/**
 * Opens the context of a process: log, database, migrations, private files, secrets and integrations. The database is
 * DATABASE_URL, or the embedded server of DATA_DIR, which a running server and operator commands share.
 * @param options.servesRequests opens connections with the limits of requests; the default is those of background work
 * @param options.connections maximum number of connections for background work
 * @throws {EmbeddedServerError} with a one-line message when the embedded server cannot run here
 * @throws {SettingError} with a one-line message when the data folder or the database of DATABASE_URL or
 * DATABASE_OWNER_URL cannot be used, or APP_SECRET is missing here but used by other instances
 */
export async function openAppContext(
  config: Config,
  options: { clock?: Clock; connections?: number; servesRequests?: boolean } = {},
): Promise<OpenAppContext> {
  const log = openLog(config.logLevel);
  const { embeddedDatabase } = config;
  const embedded =
    config.databaseUrl || embeddedDatabase
      ? undefined
      : await startEmbeddedServer(config.dataDir, {
          workers: config.workers,
          archivesWal: config.backup !== undefined,
        }).catch((error: unknown) => {
          throw explainFolderError(error, config);
        });
  const databaseUrl =
    config.databaseOwnerUrl ?? config.databaseUrl ?? embeddedDatabase?.ownerUrl ?? embedded?.url ?? '';
  const requestUrl = config.databaseUrl ?? embeddedDatabase?.url ?? embedded?.requestUrl ?? '';
  const clock = options.clock ?? systemClock;
  const timings = createTimings(clock);
  const { slowStatementMs: thresholdMs } = config;
  const tracing = await openTracing(config, clock, log);
  const observeSlow = observeSlowStatements({ log, clock, thresholdMs, record: timings.recordStatement });
  const observe = (statement: ObservedStatement) => {
    observeSlow(statement);
    findCurrentWork()?.span?.recordStatement(statement);
  };
  const backgroundDb = connect(databaseUrl, options.connections ?? BACKGROUND_CONNECTIONS, { observe });
  const openRequestPool = (name: string, url: string, connections: number) =>
    options.servesRequests
      ? connect(url, connections, { ...limitsForRequests(config.databaseWaitMs), name, observe })
      : undefined;
  const db = openRequestPool('requests', requestUrl, REQUEST_CONNECTIONS) ?? backgroundDb;
  const reservedDb = openRequestPool('reserved', requestUrl, RESERVED_CONNECTIONS) ?? backgroundDb;
  const signInDb = openRequestPool('sign-in', requestUrl, SIGN_IN_CONNECTIONS) ?? backgroundDb;
  const healthDb = openRequestPool('health', requestUrl, HEALTH_CONNECTIONS) ?? backgroundDb;
  const pools = new Set([db, reservedDb, signInDb, healthDb, backgroundDb]);
  const closePools = () => Promise.all([...pools].map((each) => each.destroy()));
  let replica: Replica | undefined;
  let stopFlushing: (() => void) | undefined;
  let stopReloading: (() => void) | undefined;
  try {
    await prepareDatabase({ db: backgroundDb, url: databaseUrl }, requestUrl, { config, log });
    const { databaseReplicaUrl } = config;
    if (databaseReplicaUrl) replica = await monitorReplica(reservedDb, databaseReplicaUrl, log);
    const files = await openPrivateFiles(config).catch((error: unknown) => {
      throw explainFolderError(error, config);
    });
    const fileWorkers = openFileWorkers();
    const secrets = await openSecrets(config, backgroundDb, clock, log);
    stopReloading = startReloading(secrets, log);
    if (options.servesRequests) stopFlushing = startFlushing(timings, backgroundDb, log);
    const providers = await openIntegrations({ config, db: reservedDb, clock, secrets, log });
    return {
      config,
      db,
      reservedDb,
      signInDb,
      healthDb,
      backgroundDb,
      reads:
        replica?.withReplicaReads(db, (url) => openRequestPool('replica', url, REQUEST_CONNECTIONS) ?? connect(url)) ??
        db,
      replica,
      clock,
      files,
      fileWorkers,
      secrets,
      timings,
      tracing,
      log,
      ...providers,
      databaseUrl,
      requestUrl,
      embedded,
      async close() {
        stopFlushing?.();
        stopReloading?.();
        providers.mailer.close();
        await providers.gateway.close();
        await providers.ttlStore.close();
        await fileWorkers.close();
        await replica?.close();
        await closePools();
        await tracing?.close();
        await embedded?.release();
      },
    };
  } catch (error) {
    stopFlushing?.();
    stopReloading?.();
    await replica?.close();
    await closePools();
    await tracing?.close();
    await embedded?.release();
    throw error;
  }
}
