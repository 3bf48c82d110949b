import { readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second in `/proc`, on all machines. */
const TICK_MS = 10;

/** What the system tells about a process. */
export interface ProcessStat {
  /** One letter: 'R' runs, 'S' sleeps, 'Z' is a zombie, 'X' is dead. */
  state: string;
  /** Start time in clock ticks since the boot. */
  startTicks: string;
  /** Processor time used so far, in milliseconds. */
  processorMs: number;
}

/** Reads `/proc/PID/stat`; undefined on systems without it, and when there is no such process. */
export function readProcessStat(pid: number): ProcessStat | undefined {
  let text: string;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  // The name before the last parenthesis may contain spaces and parentheses.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [state, startTicks] = [fields[0], fields[19]];
  if (!state || !startTicks) return undefined;
  return { state, startTicks, processorMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS };
}
