import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isProcessAlive } from '../../../lib/is-process-alive.ts';
import { openTestClient, type TestClient } from '../test-client.ts';
import { databaseUser } from './choose-paths.ts';
import { type EmbeddedServer, startEmbeddedServer } from './embedded-server.ts';
import { recoverySyncMethod } from './recovery-sync-method.ts';

// Faults of real server processes. A stopped postmaster stands for one that ignores SIGINT, as during crash recovery.
const TIMEOUT = { timeout: 120_000 };
const program = join(import.meta.dirname, 'embedded-server.ts');
let parent: string;
let folder: string;
const children: ChildProcess[] = [];
const servers: EmbeddedServer[] = [];
const clients: TestClient[] = [];
const pids: number[] = [];

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'aarambh-faults-'));
  await chmod(parent, 0o755);
  folder = join(parent, 'data');
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const server of servers.splice(0)) await server.release();
  for (const client of clients.splice(0)) await client.close();
  for (const pid of pids.splice(0)) {
    if (isProcessAlive(pid)) process.kill(pid, 'SIGKILL');
  }
  await rm(parent, { recursive: true, force: true, maxRetries: 20 });
});

async function readPostmasterPid(dataDir = folder): Promise<number> {
  const pid = Number(
    (await readFile(join(dataDir, 'postgresql/data/postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0],
  );
  // A default of 0 would signal the process group of the test run.
  if (!pid) throw new Error('PostgreSQL is not running');
  pids.push(pid);
  return pid;
}

async function startServer(dataDir = folder): Promise<EmbeddedServer> {
  const server = await startEmbeddedServer(dataDir, { disposable: true });
  servers.push(server);
  return server;
}

/** Starts another process that uses the server of the folder. */
async function startHolderProcess(): Promise<ChildProcess> {
  const code = `import { startEmbeddedServer } from ${JSON.stringify(program)};
    const server = await startEmbeddedServer(${JSON.stringify(folder)}, { disposable: true });
    console.log(server.url); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await new Promise<void>((done, fail) => {
    child.stdout?.once('data', () => done());
    child.once('exit', (status) => fail(new Error(`the holder ended with ${status}`)));
  });
  return child;
}

function openClient(url: string): TestClient {
  const client = openTestClient(url);
  clients.push(client);
  return client;
}

const answers = async (url: string): Promise<boolean> => {
  const client = openTestClient(url, 3_000);
  try {
    return (await client.run('select 1 as one'))[0]?.one === 1;
  } catch {
    return false;
  } finally {
    await client.close();
  }
};

describe('a PostgreSQL that ignores SIGINT', () => {
  it('is stopped when its last process is killed', async () => {
    const holder = await startHolderProcess();
    const pid = await readPostmasterPid();
    process.kill(pid, 'SIGSTOP');
    holder.kill('SIGKILL');
    await expect.poll(() => isProcessAlive(pid), TIMEOUT).toBe(false);
    expect(await answers((await startServer()).url)).toBe(true);
  });

  it('is replaced by a start that gets no answer from it', async () => {
    await startHolderProcess();
    const pid = await readPostmasterPid();
    process.kill(pid, 'SIGSTOP');
    expect(await answers((await startServer()).url)).toBe(true);
    expect(await readPostmasterPid()).not.toBe(pid);
  });
});

it('restarts a killed PostgreSQL at once, not only at the next check', async () => {
  // Checks at intervals do not happen.
  vi.spyOn(globalThis, 'setInterval').mockImplementation(() => setTimeout(() => undefined));
  const server = await startServer();
  const killed = await readPostmasterPid();
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => answers(server.url), TIMEOUT).toBe(true);
  expect(await readPostmasterPid()).not.toBe(killed);
});

it('recovers without opening each file of the data directory first', async () => {
  const { url } = await startServer();
  const client = openClient(url);
  const [row] = await client.run('show recovery_init_sync_method');
  expect(row?.recovery_init_sync_method).toBe(recoverySyncMethod());
});

it('restarts a killed PostgreSQL whose backend still runs a statement', async () => {
  const server = await startServer();
  const busy = openClient(server.url);
  await busy.run('select 1');
  const running = busy.run('select count(*) from generate_series(1, 100000000000)').catch(() => undefined);
  const watcher = openClient(server.url);
  await expect
    .poll(
      async () =>
        await watcher.run(
          "select 1 from pg_stat_activity where query like '%100000000000%' and state = 'active' and pid <> pg_backend_pid()",
        ),
      TIMEOUT,
    )
    .toHaveLength(1);
  process.kill(await readPostmasterPid(), 'SIGKILL');
  await expect.poll(() => answers(server.url), TIMEOUT).toBe(true);
  await running;
});

describe('a copy of the data folder of a running server', () => {
  const copyFolder = async (): Promise<string> => {
    const copy = join(parent, 'copy');
    await cp(folder, copy, { recursive: true, preserveTimestamps: true });
    const { uid, gid } = databaseUser();
    if (uid !== undefined) {
      const chown = spawn('chown', [
        '-R',
        `${uid}:${gid}`,
        join(copy, 'postgresql/data'),
        join(copy, 'postgresql/password'),
      ]);
      await new Promise((done) => chown.once('exit', done));
    }
    await chmod(join(copy, 'postgresql/data'), 0o700);
    return copy;
  };

  it('gets a server of its own, and stopping that leaves the original alone', async () => {
    const before = await startServer();
    await openClient(before.url).run('create table numbers (n int)');
    // Stopped in between: a checkpoint while the files are copied could leave the table out of the copy.
    await before.release();
    const original = await startServer();
    const pid = await readPostmasterPid();
    const sql = openClient(original.url);
    const copy = await copyFolder();

    const second = await startEmbeddedServer(copy, { disposable: true });
    const copyPid = await readPostmasterPid(copy);
    await openClient(second.url).run('insert into numbers values (7)');
    expect(await sql.run('select n from numbers')).toEqual([]);
    await second.release();

    expect(isProcessAlive(copyPid)).toBe(false);
    expect(isProcessAlive(pid)).toBe(true);
    expect(await answers(original.url)).toBe(true);
    expect(await readPostmasterPid()).toBe(pid);
  });
});
