import { spawnSync } from 'node:child_process';
import { appendFile, chmod, copyFile, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { choosePaths, databaseUser } from '../embedded/choose-paths.ts';
import { type EmbeddedServer, startEmbeddedServer } from '../embedded/embedded-server.ts';
import { openTestClient } from '../test-client.ts';

/** A PostgreSQL with a streaming replica, for the calling test file; both stop with the test process at the latest. */
export interface TestReplica {
  /** Temporary folder, removed by `close`. */
  folder: string;
  primaryUrl: string;
  replicaUrl: string;
  /** The replica as a superuser, to pause the replay of the WAL. */
  replicaAdminUrl: string;
  stopReplica(): Promise<void>;
  /** Starts the replica again on the same port, if it is stopped. */
  startReplica(): Promise<void>;
  close(): Promise<void>;
}

/** Files of the running server that a base backup leaves out, besides the WAL, which the replica fetches itself. */
const EXCLUDED = ['postmaster.pid', 'postmaster.opts'];

/** Makes a base backup of a running server and configures the copy as its streaming replica. */
async function createReplica(primary: EmbeddedServer, from: string, to: string): Promise<void> {
  const client = openTestClient(primary.adminUrl);
  await mkdir(to, { recursive: true });
  await chmod(to, 0o755);
  const data = join(to, 'data');
  await client.run("select pg_backup_start('replica', true)");
  await cp(join(from, 'data'), data, {
    recursive: true,
    filter: (path) => !EXCLUDED.includes(basename(path)) && basename(dirname(path)) !== 'pg_wal',
  });
  const [label] = await client.run<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await client.close();
  await writeFile(join(data, 'backup_label'), label?.labelfile ?? '');
  await writeFile(join(data, 'standby.signal'), '');
  await appendFile(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${primary.adminUrl}'\n`);
  await copyFile(join(from, 'password'), join(to, 'password'));
  await chmod(data, 0o700);
  const { uid, gid } = databaseUser();
  if (uid !== undefined) spawnSync('chown', ['-R', `${uid}:${gid}`, data, join(to, 'password')]);
}

/** Starts both servers; stops what was started when that fails. */
export async function startTestReplica(): Promise<TestReplica> {
  const folder = await mkdtemp(join(tmpdir(), 'aarambh-replica-'));
  // When started as root, PostgreSQL runs as another user, which needs access to the folder.
  await chmod(folder, 0o755);
  const paths = { primary: join(folder, 'primary'), replica: join(folder, 'replica') };
  let primary: EmbeddedServer | undefined;
  let replica: EmbeddedServer | undefined;
  const close = async () => {
    await replica?.release();
    await primary?.release();
    await rm(folder, { recursive: true, force: true, maxRetries: 20 });
  };
  try {
    primary = await startEmbeddedServer(paths.primary, { disposable: true });
    const owner = databaseUser();
    const [from, to] = [await choosePaths(paths.primary, owner), await choosePaths(paths.replica, owner)];
    await createReplica(primary, from.home, to.home);
    replica = await startEmbeddedServer(paths.replica, { disposable: true });
    const port = Number(new URL(replica.url).port);
    return {
      folder,
      primaryUrl: primary.url,
      replicaUrl: replica.url,
      replicaAdminUrl: replica.adminUrl,
      async stopReplica() {
        await replica?.release();
        replica = undefined;
      },
      async startReplica() {
        replica ??= await startEmbeddedServer(paths.replica, { disposable: true, port });
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
