import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { LoadData } from './load-data.ts';

/** One step of load: requests that arrive at a rate, whether or not earlier ones were answered. */
export interface LoadPlan {
  url: string;
  data: LoadData;
  perSecond: number;
  seconds: number;
  /** The first seconds are sent, but not counted. */
  warmUpSeconds: number;
  /** Decisions of earlier steps on the same data, so that each is made once. */
  decisions: number;
  seed: number;
}

/** What a step has measured. */
export interface LoadReport {
  /** Counted requests. */
  sent: number;
  /** Milliseconds from when each request was due, by kind; of successful ones. */
  times: Record<string, number[]>;
  /** Replies of 400 or more by status; 0 means no reply. */
  failures: Record<string, number>;
  decisions: number;
  /** Processor seconds of the generator. */
  cpuSeconds: number;
}

/** Generates load in its own process, so that its work does not delay the measured process more than another program. */
export async function generateLoad(plan: LoadPlan): Promise<LoadReport> {
  const child = fork(join(import.meta.dirname, 'generator-process.ts'), { execArgv: ['--no-deprecation'] });
  const ended = once(child, 'exit').then(() => undefined);
  child.send(plan);
  const message = await Promise.race([once(child, 'message'), ended]);
  if (!message) throw new Error('the load generator exited');
  await ended;
  return message[0] as LoadReport;
}
