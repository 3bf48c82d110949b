import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Stands in for the built pages: renders an empty page. */
const EMPTY_PAGE = `export const createWebHandler = () => async () => new Response('');`;

/** Stands in for the built pages: a page that is rendered once and then sent from the page cache. */
export const CACHED_PAGE = `
  const render = async () => ({ status: 200, headers: new Headers({ 'content-type': 'text/html' }), body: 'page', scripts: [] });
  export const createWebHandler = () => ({ render, cacheableAddress: (address) => address });`;

/** Ceiling for a start on a busy machine; shorter than that of hooks (vitest.config.ts), so that the error shows the output. */
const START_TIMEOUT_MS = 500_000;

const dataUrlOf = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`;
const replacePages = (page: string) => `
  import { registerHooks } from 'node:module';
  registerHooks({
    resolve: (name, context, next) =>
      name.endsWith('/build/server/index.js')
        ? { url: ${JSON.stringify(dataUrlOf(page))}, shortCircuit: true }
        : next(name, context),
  });`;

/** A server in its own process, started as users start it. */
export interface ServerProcess {
  child: ChildProcess;
  port: number;
  dataDir: string;
  /** Lines of its standard output so far. */
  lines: string[];
  /** Kills it if it still runs, and removes its data folder. */
  cleanUp(): Promise<void>;
}

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/**
 * Starts main.ts on a free port and waits until it is ready; without DATABASE_URL it uses an embedded PostgreSQL.
 * @param page source of the module that stands in for the built pages
 */
export async function startServerProcess(
  settings: Record<string, string> = {},
  page: string = EMPTY_PAGE,
): Promise<ServerProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aarambh-process-'));
  // When started as root, PostgreSQL runs as another user, which needs access to the folder.
  await chmod(dataDir, 0o755);
  const child = spawn(
    process.execPath,
    ['--import', dataUrlOf(replacePages(page)), join(import.meta.dirname, '../main.ts')],
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
        DATABASE_WAIT_MS: '60000',
        ...settings,
      },
    },
  );
  running.add(child);
  const exited = once(child, 'exit').finally(() => running.delete(child));
  const lines: string[] = [];
  const portOf = (line: string) => Number(/listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1] ?? 0);
  // The port is in the log, which may be written after the line "… is ready".
  const port = await new Promise<number>((done) => {
    setTimeout(() => done(0), START_TIMEOUT_MS).unref();
    const reader = createInterface({ input: child.stdout as NodeJS.ReadableStream });
    reader.on('line', (line) => {
      lines.push(line);
      const found = lines.map(portOf).find((number) => number > 0);
      if (found && lines.some((each) => each.includes('is ready'))) done(found);
    });
    reader.once('close', () => done(0));
  });
  const cleanUp = async () => {
    child.kill('SIGKILL');
    await exited;
    // After a failed test the embedded PostgreSQL may still be shutting down.
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20 });
  };
  if (port === 0) {
    await cleanUp();
    throw new Error(`The server was not ready in time; its output:\n${lines.join('\n')}`);
  }
  return { child, port, dataDir, lines, cleanUp };
}

/** The embedded PostgreSQL of a server without DATABASE_URL. */
export async function findDatabaseOf({
  dataDir,
}: Pick<ServerProcess, 'dataDir'>): Promise<{ pid: number; url: string }> {
  const folder = join(dataDir, 'postgresql');
  const [pid = 0, , , port] = (await readFile(join(folder, 'data/postmaster.pid'), 'utf8')).split('\n').map(Number);
  const password = (await readFile(join(folder, 'password'), 'utf8')).trim();
  return { pid, url: `postgres://aarambh:${password}@127.0.0.1:${port}/postgres` };
}
