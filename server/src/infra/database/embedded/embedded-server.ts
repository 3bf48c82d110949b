import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { openSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { platform } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import postgres from 'postgres';
import { isProcessAlive } from '../../../lib/is-process-alive.ts';
import { choosePlaces, databaseUser } from './choose-paths.ts';
import { EmbeddedServerError } from './embedded-server-error.ts';
import { underLock } from './file-lock.ts';
import { sharedBuffers } from './shared-buffers.ts';
import { watchOver } from './watchdog.ts';

export { EmbeddedServerError };

/** A PostgreSQL server of our own, shared by every process that works on the same data folder. */
export interface EmbeddedServer {
  url: string;
  /** Lets go of the server; the last process to do so stops it. */
  release(): Promise<void>;
}

/** For one process, with commands beside it, and for each worker more. */
const CONNECTIONS = 80;
const CONNECTIONS_A_WORKER = 25;

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });

/** The running server's process and port, as PostgreSQL notes them; nothing when it is down. */
async function runningServer(data: string): Promise<{ pid: number; port: number } | undefined> {
  const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return pid > 0 && isProcessAlive(pid) ? { pid, port } : undefined;
}

async function answers(url: string): Promise<boolean> {
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

/**
 * Starts PostgreSQL on the data folder, or joins the one that another process of ours already runs there. It listens on
 * loopback only, with a random password kept in the data folder; it is stopped when the last process that uses it ends,
 * even by kill -9, and started again should it die.
 * @param options.workers processes of the product that will use it
 * @param options.port where it listens when it is not running yet; a free one without
 * @param options.disposable for tests: fast and without safety against power loss
 * @throws {EmbeddedServerError} with one clear line when it cannot run here
 */
export async function startEmbeddedServer(
  dataDir: string,
  options: { workers?: number; port?: number; disposable?: boolean } = {},
): Promise<EmbeddedServer> {
  const owner = databaseUser();
  await mkdir(dataDir, { recursive: true });
  const { home, programs } = await choosePlaces(dataDir, owner);
  const data = join(home, 'data');
  const bin = (name: string) => join(programs, 'bin', platform() === 'win32' ? `${name}.exe` : name);
  await mkdir(join(home, 'holders'), { recursive: true });
  await chmod(home, 0o755);

  const passwordFile = join(home, 'password');
  const logFile = join(home, 'postgresql.log');

  async function initialise(): Promise<string> {
    if (await stat(join(data, 'PG_VERSION')).catch(() => undefined))
      return (await readFile(passwordFile, 'utf8')).trim();
    const password = randomBytes(24).toString('base64url');
    await rm(passwordFile, { force: true });
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
    if (owner.uid !== undefined) await chown(passwordFile, owner.uid, owner.gid ?? owner.uid);
    // Made beside its place and renamed, so that a start killed half-way leaves no half database.
    const half = join(home, 'data.new');
    await rm(half, { recursive: true, force: true });
    await mkdir(half, { mode: 0o700 });
    if (owner.uid !== undefined) await chown(half, owner.uid, owner.gid ?? owner.uid);
    const made = spawnSync(
      bin('initdb'),
      [
        `--pgdata=${half}`,
        '--username=aarambh',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--locale=C.UTF-8',
        '--no-sync',
      ],
      {
        ...owner,
        cwd: '/',
        encoding: 'utf8',
        env: { ...process.env, LC_ALL: 'C', LD_LIBRARY_PATH: join(programs, 'lib') },
      },
    );
    if (made.status !== 0) {
      const reason = (made.stderr || made.error?.message || '').trim().split('\n').at(-1);
      throw new EmbeddedServerError(
        `PostgreSQL could not make its database in ${home} (${reason}): set DATA_DIR or DATABASE_URL.`,
      );
    }
    await rm(data, { recursive: true, force: true });
    await rename(half, data);
    return password;
  }

  const urlFor = (password: string, port: number) => `postgres://aarambh:${password}@127.0.0.1:${port}/postgres`;

  async function launch(password: string, wantedPort?: number): Promise<number> {
    const running = await runningServer(data);
    if (running) {
      for (let i = 0; i < 100 && (await runningServer(data)); i++) {
        if (await answers(urlFor(password, running.port))) return running.port;
        await wait(100);
      }
    }
    const port = wantedPort ?? (await freePort());
    const settings: Record<string, string> = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: String(CONNECTIONS + ((options.workers ?? 1) - 1) * CONNECTIONS_A_WORKER),
      shared_buffers: options.disposable ? '128MB' : sharedBuffers(),
      work_mem: '16MB',
      jit: 'off',
      max_wal_size: '1GB',
      log_min_messages: 'fatal',
      log_min_error_statement: 'panic',
      ...(options.disposable ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
    };
    const log = openSync(logFile, 'a', 0o600);
    const server = spawn(
      bin('postgres'),
      [
        '-D',
        data,
        '-p',
        String(port),
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      {
        ...owner,
        cwd: '/',
        detached: true,
        stdio: ['ignore', log, log],
        env: { ...process.env, LC_ALL: 'C', LD_LIBRARY_PATH: join(programs, 'lib') },
      },
    );
    let ended = false;
    server.once('exit', () => {
      ended = true;
    });
    server.once('error', () => {
      ended = true;
    });
    server.unref();
    for (let i = 0; i < 600; i++) {
      if (await answers(urlFor(password, port))) return port;
      if (ended) break;
      await wait(50);
    }
    const last = (await readFile(logFile, 'utf8').catch(() => '')).trim().split('\n').at(-1) ?? '';
    throw new EmbeddedServerError(
      `PostgreSQL did not start in ${home} (${last}): see ${logFile}, or set DATABASE_URL.`,
    );
  }

  const holder = `${process.pid}`;
  const { password, port } = await underLock(home, async () => {
    await writeFile(join(home, 'holders', holder), '');
    const secret = await initialise();
    return { password: secret, port: await launch(secret, options.port) };
  });

  const watchdog = watchOver(home, holder);

  // Should PostgreSQL itself be killed, it comes back on the same port; requests meanwhile answer 503.
  let mending = false;
  const guard = setInterval(async () => {
    if (mending || (await runningServer(data))) return;
    mending = true;
    try {
      await underLock(home, async () => ((await runningServer(data)) ? port : launch(password, port)));
    } catch {
      // The next round tries again.
    } finally {
      mending = false;
    }
  }, 1_000);
  guard.unref();

  return {
    url: urlFor(password, port),
    async release() {
      clearInterval(guard);
      const gone = new Promise<void>((done) => watchdog.once('exit', () => done()));
      // Waited for: a command that ends here must not end before its last word.
      watchdog.ref();
      watchdog.stdin?.end();
      await Promise.race([gone, wait(25_000, undefined, { ref: false })]);
    },
  };
}
