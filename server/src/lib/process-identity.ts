import { readFileSync, readlinkSync } from 'node:fs';
import { isProcessAlive } from './is-process-alive.ts';
import { readProcessStat } from './read-process-stat.ts';

/**
 * Whether the process that wrote a description still runs. `unverified`: a process has that id, but nothing shows that it
 * is the same one (platforms without /proc). `foreign`: the process belongs to another boot or another container, so that
 * its id means nothing here.
 */
export type ProcessState = 'running' | 'ended' | 'unverified' | 'foreign';

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return '';
  }
}

function readLink(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

const readBootId = (): string => readText('/proc/sys/kernel/random/boot_id');
const readPidNamespace = (): string => readLink('/proc/self/ns/pid');

/** Whether a process of this machine runs. A zombie, which only waits for its parent, does not. */
export const isProcessRunning = (pid: number): boolean =>
  isProcessAlive(pid) && !['Z', 'X'].includes(readProcessStat(pid)?.state ?? '');

/**
 * Process identity in four lines: process id, start time in clock ticks since the boot, boot id and PID namespace. A
 * process id alone is used again, after a restart of the machine and in every container. The last three lines are empty
 * on platforms without /proc.
 */
export const describeProcess = (pid: number = process.pid): string =>
  [pid, readProcessStat(pid)?.startTicks ?? '', readBootId(), readPidNamespace()].join('\n');

/** State of the process of a description by `describeProcess`, or of a bare process id. */
export function readProcessState(description: string): ProcessState {
  const [pid = Number.NaN, startTicks = '', bootId = '', namespace = ''] = description
    .split('\n')
    .map((line, index) => (index === 0 ? Number(line) : line.trim())) as [number, string, string, string];
  if (bootId && bootId !== readBootId()) return 'foreign';
  if (namespace && namespace !== readPidNamespace()) return 'foreign';
  if (!(pid > 0)) return 'foreign';
  if (!isProcessRunning(pid)) return 'ended';
  const current = readProcessStat(pid);
  if (!startTicks || !current) return 'unverified';
  return current.startTicks === startTicks ? 'running' : 'ended';
}
