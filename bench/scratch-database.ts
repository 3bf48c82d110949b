import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import type { AppContext } from '../server/src/app-context.ts';
import { readConfig } from '../server/src/config.ts';
import { refreshSearchVocabulary } from '../server/src/features/search/index.ts';
import { publishPostings, type VacancyPosting } from '../server/src/features/vacancy-lifecycle/index.ts';
import { connect } from '../server/src/infra/database/connect.ts';
import { allowCreatingDatabases } from '../server/src/infra/database/embedded/application-role.ts';
import { startEmbeddedServer } from '../server/src/infra/database/embedded/embedded-server.ts';
import { migrate } from '../server/src/infra/database/migrate.ts';
import { openFileWorkers } from '../server/src/infra/files/file-workers.ts';
import { openPrivateFiles } from '../server/src/infra/files/private-files.ts';
import { createTimings } from '../server/src/infra/performance/timings.ts';
import { openSecrets } from '../server/src/infra/secrets.ts';
import { systemClock } from '../server/src/lib/clock.ts';
import { openIntegrations } from '../server/src/runtime/open-integrations.ts';

const BATCH = 500;

/** Location of a scratch database; a temporary folder by default. */
export interface ScratchLocation {
  /** Folder that is kept after the run. */
  folder?: string | undefined;
  /** Whether the database already exists. */
  isExisting?: boolean;
}

/** A database and data folder for one run, or kept for later runs. */
export interface Scratch {
  context: AppContext;
  databaseUrl: string;
  dataDir: string;
  close(): Promise<void>;
  /** Removes everything that is not kept, even while in use; for interrupted runs. */
  discard(): Promise<void>;
}

/** Creates a database on the server of DATABASE_URL or on an embedded server in a folder, or opens a kept one. */
export async function openScratch({ folder, isExisting = false }: ScratchLocation = {}): Promise<Scratch> {
  const given = process.env.DATABASE_URL;
  if (folder && given) throw new Error('--keep and --use cannot be combined with DATABASE_URL');
  const dataDir = folder ? resolve(folder) : await mkdtemp(join(tmpdir(), 'aarambh-bench-'));
  await mkdir(dataDir, { recursive: true });
  // As root the database runs as another user, which needs access to the folder.
  await chmod(dataDir, 0o755);
  const embedded = given ? undefined : await startEmbeddedServer(dataDir);
  if (embedded) await allowCreatingDatabases(embedded);
  const serverUrl = given ?? embedded?.url ?? '';
  const name = folder ? 'aarambh_bench' : `aarambh_bench_${process.pid}`;
  const admin = connect(serverUrl, 1);
  /** Dropping a database ends the autovacuum of it, which only a superuser may. */
  const superuser = embedded ? connect(embedded.adminUrl, 1) : admin;
  if (!isExisting) await sql.raw(`create database ${name}`).execute(admin);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const db = connect(url.href, 10);
  await migrate(db);
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: url.href, DEMO: 'off', LOG_LEVEL: 'silent' });
  const log = pino({ level: 'silent' });
  const secrets = await openSecrets(config, db, systemClock, log);
  const discard = async () => {
    if (!folder) await sql.raw(`drop database if exists ${name} with (force)`).execute(superuser);
    await Promise.all([admin.destroy(), superuser.destroy()]);
    await embedded?.release();
    if (!folder) await rm(dataDir, { recursive: true, force: true });
  };
  return {
    context: {
      config,
      db,
      reservedDb: db,
      signInDb: db,
      healthDb: db,
      reads: db,
      replica: undefined,
      clock: systemClock,
      files: await openPrivateFiles(config),
      fileWorkers: openFileWorkers(),
      secrets,
      timings: createTimings(systemClock),
      tracing: undefined,
      log,
      ...(await openIntegrations({ config, db, clock: systemClock, secrets, log })),
    },
    databaseUrl: url.href,
    dataDir,
    async close() {
      await db.destroy();
      await discard();
    },
    discard,
  };
}

/**
 * Removes what is not kept when the run is interrupted, and exits.
 * @param stop what uses the database, stopped before
 */
export function discardOnInterrupt(scratch: Scratch, stop?: () => Promise<void> | undefined): void {
  process.once('SIGINT', async () => {
    // Work in progress fails when its database is dropped.
    process.on('uncaughtException', () => undefined);
    await stop?.();
    await scratch.discard();
    process.exit(130);
  });
}

/** Publishes postings like an import. Returns their ids in input order. */
export async function fill(
  { context }: Pick<Scratch, 'context'>,
  postings: VacancyPosting[],
  progress: (done: number) => void,
): Promise<number[]> {
  for (let i = 0; i < postings.length; i += BATCH) {
    await publishPostings(context, postings.slice(i, i + BATCH), { cause: 'bench', actor: 'bench' });
    progress(Math.min(i + BATCH, postings.length));
  }
  await refreshSearchVocabulary(context);
  await sql`vacuum analyze`.execute(context.db);
  const rows = await context.db.selectFrom('vacancies').select(['id', 'source_id']).execute();
  const ids = new Map(rows.map(({ id, source_id }) => [source_id, id]));
  return postings.map(({ sourceId }) => ids.get(sourceId) ?? 0);
}
