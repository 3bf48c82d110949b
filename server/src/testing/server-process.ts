import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** In place of the built pages: one that says nothing. */
const silentPage = `export const createWebHandler = () => async () => new Response('');`;

/** Shorter than a hook may take, so that what does not come up is ended, and tells how far it came. */
const START_WITHIN_MS = 50_000;

const asModule = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`;
const putPage = (page: string) => `
  import { registerHooks } from 'node:module';
  registerHooks({
    resolve: (name, context, next) =>
      name.endsWith('/build/server/index.js')
        ? { url: ${JSON.stringify(asModule(page))}, shortCircuit: true }
        : next(name, context),
  });`;

/** A server as people start it, in a process of its own. */
export interface ServerProcess {
  child: ChildProcess;
  port: number;
  dataDir: string;
  /** What it wrote so far, line by line. */
  lines: string[];
  /** Ends it, however it fares, and removes its folder. */
  clearAway(): Promise<void>;
}

/**
 * Starts main.ts on a free port of this machine and waits until it is ready; without DATABASE_URL on a PostgreSQL of its
 * own.
 * @param page the module that stands in for the built pages
 */
export async function startServerProcess(
  settings: Record<string, string> = {},
  page: string = silentPage,
): Promise<ServerProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aarambh-process-'));
  // As root the database runs as another user, who must be able to enter.
  await chmod(dataDir, 0o755);
  const child = spawn(
    process.execPath,
    ['--import', asModule(putPage(page)), join(import.meta.dirname, '../main.ts')],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        DATABASE_URL: '',
        DATA_DIR: dataDir,
        HOST: '127.0.0.1',
        PORT: '0',
        DEMO: 'off',
        RATE_LIMIT: 'off',
        LOG_LEVEL: 'info',
        ...settings,
      },
    },
  );
  const lines: string[] = [];
  const portOf = (line: string) => Number(/listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1] ?? 0);
  // The address is in the log, which may come after the word to people.
  const port = await new Promise<number>((done) => {
    setTimeout(() => done(0), START_WITHIN_MS).unref();
    const reader = createInterface({ input: child.stdout as NodeJS.ReadableStream });
    reader.on('line', (line) => {
      lines.push(line);
      const found = lines.map(portOf).find((number) => number > 0);
      if (found && lines.some((each) => each.includes('is ready'))) done(found);
    });
    reader.once('close', () => done(0));
  });
  const clearAway = async () => {
    child.kill('SIGKILL');
    // Should the test have failed, its database may still be on its way out.
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20 });
  };
  if (port === 0) {
    await clearAway();
    throw new Error(`The server was not ready in time; it wrote:\n${lines.join('\n')}`);
  }
  return { child, port, dataDir, lines, clearAway };
}

/** The PostgreSQL of a server without DATABASE_URL. */
export async function findDatabaseOf({ dataDir }: ServerProcess): Promise<{ pid: number; url: string }> {
  const folder = join(dataDir, 'postgresql');
  const [pid = 0, , , port] = (await readFile(join(folder, 'data/postmaster.pid'), 'utf8')).split('\n').map(Number);
  const password = (await readFile(join(folder, 'password'), 'utf8')).trim();
  return { pid, url: `postgres://aarambh:${password}@127.0.0.1:${port}/postgres` };
}
