import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runStatement } from '../test-client.ts';
import { type EmbeddedServer, startEmbeddedServer } from './embedded-server.ts';

// Kills real processes: none may leave an orphan, and the next start must recover.
const program = join(import.meta.dirname, 'embedded-server.ts');
let folder: string;
const children: ChildProcess[] = [];
const servers: EmbeddedServer[] = [];

beforeEach(async () => {
  const parent = await mkdtemp(join(tmpdir(), 'aarambh pg '));
  await chmod(parent, 0o755);
  folder = join(parent, 'data dir');
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const server of servers.splice(0)) await server.release();
  await expect.poll(postmasterPid).toBeUndefined();
  await rm(join(folder, '..'), { recursive: true, force: true, maxRetries: 20 });
});

async function postmasterPid(): Promise<number | undefined> {
  const pid = Number(
    (await readFile(join(folder, 'postgresql/data/postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0],
  );
  if (!pid) return undefined;
  try {
    process.kill(pid, 0);
    return pid;
  } catch {
    return undefined;
  }
}

/** Starts the server of this test in this process; released after the test. */
async function startServer(): Promise<EmbeddedServer> {
  const server = await startEmbeddedServer(folder, { disposable: true });
  servers.push(server);
  return server;
}

/** Starts another process that uses the server of the folder; returns its URL once it runs. */
async function startHolderProcess(): Promise<{ child: ChildProcess; url: string }> {
  const code = `import { startEmbeddedServer } from ${JSON.stringify(program)};
    const server = await startEmbeddedServer(${JSON.stringify(folder)}, { disposable: true });
    console.log(server.url); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const url = await new Promise<string>((done, fail) => {
    child.stdout?.once('data', (chunk: Buffer) => done(chunk.toString().trim()));
    child.once('exit', (status) => fail(new Error(`the holder ended with ${status}`)));
  });
  return { child, url };
}

describe('the embedded PostgreSQL', () => {
  it('is shared by two processes in a folder with spaces and stops with the last of them', async () => {
    const first = await startHolderProcess();
    const second = await startServer();
    expect(second.url).toBe(first.url);
    first.child.kill('SIGKILL');
    await expect.poll(() => first.child.signalCode).toBe('SIGKILL');
    expect(await runStatement(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.release();
    expect(await postmasterPid()).toBeUndefined();
  });

  it('stops when its only process is killed, and keeps committed data', async () => {
    const { child, url } = await startHolderProcess();
    await runStatement(url, 'create table numbers (n int)');
    await runStatement(url, 'insert into numbers values (7)');
    child.kill('SIGKILL');
    await expect.poll(postmasterPid).toBeUndefined();
    const again = await startServer();
    expect(await runStatement(again.url, 'select n from numbers')).toEqual([{ n: 7 }]);
    await again.release();
  });

  it('is restarted on the same port when PostgreSQL is killed', async () => {
    const server = await startServer();
    const pid = await postmasterPid();
    // A default of 0 would kill the process group of the test run.
    if (pid === undefined) throw new Error('PostgreSQL is not running');
    process.kill(pid, 'SIGKILL');
    await expect.poll(async () => [undefined, pid].includes(await postmasterPid())).toBe(false);
    await expect.poll(() => runStatement(server.url, 'select 1 as one').catch(() => undefined)).toEqual([{ one: 1 }]);
    await server.release();
  });

  it('starts once when several processes start at the same time', async () => {
    const started = await Promise.all([startHolderProcess(), startHolderProcess(), startHolderProcess()]);
    expect(new Set(started.map(({ url }) => url)).size).toBe(1);
  });
});
