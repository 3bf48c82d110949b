import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import postgres from 'postgres';
import { isProcessAlive } from '../../../lib/is-process-alive.ts';
import { EmbeddedServerError } from './embedded-server-error.ts';
import type { ServerFiles } from './server-files.ts';
import { sharedBuffers } from './shared-buffers.ts';

/** Connections of one process and of commands beside it, and of each additional worker. */
const BASE_CONNECTIONS = 80;
const CONNECTIONS_PER_WORKER = 25;

const START_TIMEOUT_MS = 30_000;
const START_POLL_MS = 50;
const JOIN_TIMEOUT_MS = 10_000;
const JOIN_POLL_MS = 100;

export interface LaunchOptions {
  /** Processes of the product that will use the server; 1 by default. */
  workers?: number;
  /** Port of a server that is not running yet; a free one by default. */
  port?: number;
  /** For tests: fast, but not safe against power loss. */
  disposable?: boolean;
}

export const urlOf = (password: string, port: number): string =>
  `postgres://aarambh:${password}@127.0.0.1:${port}/postgres`;

/** Process id and port of the running server, read from PostgreSQL's lock file; undefined when it is not running. */
export async function findRunningServer({ data }: ServerFiles): Promise<{ pid: number; port: number } | undefined> {
  const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return pid > 0 && isProcessAlive(pid) ? { pid, port } : undefined;
}

/**
 * Joins the running server, or starts PostgreSQL and waits until it accepts connections.
 * @returns its port
 * @throws {EmbeddedServerError} when it does not start
 */
export async function launchServer(files: ServerFiles, password: string, options: LaunchOptions): Promise<number> {
  const runningPort = await joinRunningServer(files, password);
  if (runningPort !== undefined) return runningPort;
  const port = options.port ?? (await findFreePort());
  if (await spawnServer(files, password, port, options)) return port;
  const lastLine = (await readFile(files.logFile, 'utf8').catch(() => '')).trim().split('\n').at(-1) ?? '';
  throw new EmbeddedServerError(
    `PostgreSQL did not start in ${files.home} (${lastLine}): see ${files.logFile}, or set DATABASE_URL.`,
  );
}

/** The port of the running server; undefined when there is none, or it stops or does not respond. */
async function joinRunningServer(files: ServerFiles, password: string): Promise<number | undefined> {
  const running = await findRunningServer(files);
  if (!running) return undefined;
  for (let waited = 0; waited < JOIN_TIMEOUT_MS && (await findRunningServer(files)); waited += JOIN_POLL_MS) {
    if (await acceptsConnections(urlOf(password, running.port))) return running.port;
    await wait(JOIN_POLL_MS);
  }
  return undefined;
}

/** Starts PostgreSQL; returns whether it accepts connections before it exits or the timeout passes. */
async function spawnServer(
  files: ServerFiles,
  password: string,
  port: number,
  options: LaunchOptions,
): Promise<boolean> {
  const settings = Object.entries(settingsFor(options)).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(files.logFile, 'a', 0o600);
  const server = spawn(files.program('postgres'), ['-D', files.data, '-p', String(port), ...settings], {
    ...files.processOptions,
    detached: true,
    stdio: ['ignore', log, log],
  });
  let hasExited = false;
  const onExit = () => {
    hasExited = true;
  };
  server.once('exit', onExit);
  server.once('error', onExit);
  server.unref();
  for (let waited = 0; waited < START_TIMEOUT_MS; waited += START_POLL_MS) {
    if (await acceptsConnections(urlOf(password, port))) return true;
    if (hasExited) return false;
    await wait(START_POLL_MS);
  }
  return false;
}

function settingsFor({ workers = 1, disposable }: LaunchOptions): Record<string, string> {
  return {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: String(BASE_CONNECTIONS + (workers - 1) * CONNECTIONS_PER_WORKER),
    shared_buffers: disposable ? '128MB' : sharedBuffers(),
    work_mem: '16MB',
    jit: 'off',
    max_wal_size: '1GB',
    log_min_messages: 'fatal',
    log_min_error_statement: 'panic',
    ...(disposable ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  };
}

const findFreePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });

async function acceptsConnections(url: string): Promise<boolean> {
  const probe = postgres(url, { max: 1, connect_timeout: 2, onnotice: () => undefined });
  try {
    await probe`select 1`;
    return true;
  } catch {
    return false;
  } finally {
    await probe.end({ timeout: 1 }).catch(() => undefined);
  }
}
