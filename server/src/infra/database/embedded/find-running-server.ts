import { spawnSync } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isProcessRunning } from '../../../lib/process-identity.ts';

/** The server process of a data directory. */
export interface RunningServer {
  pid: number;
  port: number;
}

async function isSameDirectory(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((path) => stat(path, { bigint: true }).catch(() => undefined)));
  return a !== undefined && b !== undefined && a.dev === b.dev && a.ino === b.ino;
}

/**
 * Whether a process is the server of a data directory. Its command line names the directory, and a server works in it
 * even after it was renamed. The start time in postmaster.pid is not compared: it differs from that of the process once
 * the clock of the machine was corrected.
 * @param recorded the directory in postmaster.pid, which decides on platforms without /proc
 */
async function isServerOf(data: string, pid: number, recorded: string): Promise<boolean> {
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  if (commandLine === undefined) return await isSameDirectory(recorded, data);
  const [program = '', ...args] = commandLine.split('\0');
  if (!/^postgres(\.exe)?$/.test(basename(program))) return false;
  const named = args[args.indexOf('-D') + 1] ?? '';
  return (await isSameDirectory(named, data)) || (await isSameDirectory(`/proc/${pid}/cwd`, data));
}

/** Process id in PostgreSQL's lock file, whatever process that is now; undefined without the file. */
export async function readPidFile(data: string): Promise<(RunningServer & { directory: string }) | undefined> {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, directory = '', , port] = text.split('\n');
  return Number(pid) > 0 ? { pid: Number(pid), port: Number(port), directory } : undefined;
}

/**
 * Finds the running server of a data directory through PostgreSQL's lock file. A lock file that was copied along with the
 * directory, or whose process id belongs to another process by now, is ignored.
 */
export async function findRunningServer(data: string): Promise<RunningServer | undefined> {
  const found = await readPidFile(data);
  if (!found || !isProcessRunning(found.pid)) return undefined;
  const { pid, port, directory } = found;
  return (await isServerOf(data, pid, directory)) ? { pid, port } : undefined;
}

const LIST_SCRIPT = `
for p in /proc/[0-9]*; do
  [ "$p/cwd" -ef "$DATA" ] && read -r name <"$p/comm" && [ "$name" = postgres ] && echo "\${p#/proc/}"
done
true`;

/**
 * Lists the PostgreSQL processes that work in a data directory: the server and its backends, also those that have outlived
 * it. The list is empty on platforms without /proc. It is made as the user that owns the directory, as in a container
 * root may not see where the processes of other users work.
 */
export async function listServerProcesses(data: string): Promise<number[]> {
  const { uid, gid } = await stat(data);
  const { stdout } = spawnSync('sh', ['-c', LIST_SCRIPT], {
    ...(process.getuid?.() === 0 ? { uid, gid } : {}),
    cwd: '/',
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '/usr/bin:/bin', DATA: data },
  });
  return (stdout ?? '')
    .split('\n')
    .map(Number)
    .filter((pid) => pid > 0);
}
