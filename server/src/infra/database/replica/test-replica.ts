import { spawnSync } from 'node:child_process';
import { appendFile, chmod, copyFile, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import postgres from 'postgres';
import { choosePlaces, databaseUser } from '../embedded/choose-paths.ts';
import { type EmbeddedServer, startEmbeddedServer } from '../embedded/embedded-server.ts';

/** A PostgreSQL with a streaming replica, for the calling test file; both end with its process at the latest. */
export interface TestReplica {
  /** For what else the test keeps; removed in the end. */
  folder: string;
  primaryUrl: string;
  replicaUrl: string;
  stopReplica(): Promise<void>;
  /** Starts it again where it was, when it is down. */
  startReplica(): Promise<void>;
  close(): Promise<void>;
}

/** Not part of a copy: what belongs to the running server, and the log, which the replica fetches itself. */
const LEFT_OUT = ['postmaster.pid', 'postmaster.opts'];

/** Copies the files of a running server, as a base backup does, and has the copy follow it. */
async function copyServer(primary: EmbeddedServer, from: string, to: string): Promise<void> {
  const sql = postgres(primary.url, { max: 1, onnotice: () => undefined });
  await mkdir(to, { recursive: true });
  await chmod(to, 0o755);
  const data = join(to, 'data');
  await sql`select pg_backup_start('replica', true)`;
  await cp(join(from, 'data'), data, {
    recursive: true,
    filter: (path) => !LEFT_OUT.includes(basename(path)) && basename(dirname(path)) !== 'pg_wal',
  });
  const [label] = await sql<{ labelfile: string }[]>`select labelfile from pg_backup_stop(false)`;
  await sql.end();
  await writeFile(join(data, 'backup_label'), label?.labelfile ?? '');
  await writeFile(join(data, 'standby.signal'), '');
  await appendFile(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${primary.url}'\n`);
  await copyFile(join(from, 'password'), join(to, 'password'));
  await chmod(data, 0o700);
  const { uid, gid } = databaseUser();
  if (uid !== undefined) spawnSync('chown', ['-R', `${uid}:${gid}`, data, join(to, 'password')]);
}

/** Makes both. What was started is stopped again when it cannot be finished. */
export async function startTestReplica(): Promise<TestReplica> {
  const folder = await mkdtemp(join(tmpdir(), 'aarambh-replica-'));
  // As root the databases run as another user, who must be able to enter.
  await chmod(folder, 0o755);
  const places = { primary: join(folder, 'primary'), replica: join(folder, 'replica') };
  let primary: EmbeddedServer | undefined;
  let replica: EmbeddedServer | undefined;
  const close = async () => {
    await replica?.release();
    await primary?.release();
    await rm(folder, { recursive: true, force: true, maxRetries: 20 });
  };
  try {
    primary = await startEmbeddedServer(places.primary, { disposable: true });
    const owner = databaseUser();
    const [from, to] = [await choosePlaces(places.primary, owner), await choosePlaces(places.replica, owner)];
    await copyServer(primary, from.home, to.home);
    replica = await startEmbeddedServer(places.replica, { disposable: true });
    const port = Number(new URL(replica.url).port);
    return {
      folder,
      primaryUrl: primary.url,
      replicaUrl: replica.url,
      async stopReplica() {
        await replica?.release();
        replica = undefined;
      },
      async startReplica() {
        replica ??= await startEmbeddedServer(places.replica, { disposable: true, port });
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
