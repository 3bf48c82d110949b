import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from './find-free-port.ts';
import type { LoadBalancer, LoadBalancerKind } from './reverse-proxy.ts';

interface InstalledProxy {
  program: string;
  /** In docs/load-balancers, with two instances at 10.0.0.11:3000 and 10.0.0.12:3000. */
  file: string;
  shutdownDelayMs: number;
  /** Replaces the port, and what the example leaves to the system. */
  adapt(configuration: string, port: number, folder: string): string;
  argumentsOf(file: string, folder: string): string[];
}

const examples = join(import.meta.dirname, '../../docs/load-balancers');
const POLL_MS = 20;

/** Directives for the folders of nginx. */
const temporaryFolders = (folder: string): string[] =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`);

const proxies: InstalledProxy[] = [
  {
    program: 'haproxy',
    file: 'haproxy.cfg',
    shutdownDelayMs: 6_000,
    adapt: (configuration, port) => configuration.replace('bind :8080', `bind 127.0.0.1:${port}`),
    argumentsOf: (file) => ['-db', '-f', file],
  },
  {
    program: 'nginx',
    file: 'nginx.conf',
    shutdownDelayMs: 0,
    adapt: (configuration, port, folder) =>
      configuration
        .replace('listen 8080', `listen 127.0.0.1:${port}`)
        .replace('http {', ['http {', 'access_log off;', ...temporaryFolders(folder)].join('\n')),
    argumentsOf: (file, folder) => [
      ...['-p', folder, '-c', file],
      ...['-g', `daemon off; pid ${folder}/nginx.pid; error_log stderr error;`],
    ],
  },
];

const isInstalled = ({ program }: InstalledProxy): boolean => spawnSync(program, ['-v']).status === 0;

async function isReachable(url: string): Promise<boolean> {
  const reply = await fetch(`${url}/api/health/live`).catch(() => undefined);
  await reply?.arrayBuffer();
  return reply?.status === 200;
}

/** Starts a proxy with its example configuration and waits until it serves. */
async function startProxy(proxy: InstalledProxy, [first, second]: number[]): Promise<LoadBalancer> {
  const folder = await mkdtemp(join(tmpdir(), `aarambh-${proxy.program}-`));
  await chmod(folder, 0o755);
  const port = await findFreePort();
  const configuration = proxy
    .adapt(await readFile(join(examples, proxy.file), 'utf8'), port, folder)
    .replace('10.0.0.11:3000', `127.0.0.1:${first}`)
    .replace('10.0.0.12:3000', `127.0.0.1:${second}`);
  const file = join(folder, proxy.file);
  await writeFile(file, configuration);
  const child = spawn(proxy.program, proxy.argumentsOf(file, folder), { stdio: ['ignore', 'ignore', 'inherit'] });
  const exited = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReachable(url))) {
    if (child.exitCode !== null) throw new Error(`${proxy.program} does not run with ${proxy.file}`);
    await wait(POLL_MS);
  }
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** HAProxy and nginx with the examples of docs/load-balancers, as far as this machine has them. */
export const findInstalledProxies = (): LoadBalancerKind[] =>
  proxies.filter(isInstalled).map((proxy) => ({
    name: proxy.program,
    shutdownDelayMs: proxy.shutdownDelayMs,
    start: (ports) => startProxy(proxy, ports),
  }));
