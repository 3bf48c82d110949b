import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Db } from '../../server/src/infra/database/connect.ts';

/** Nanoseconds that a thread has run, by the kernel's scheduler (Linux); 0 for one that has ended. */
async function threadTime(path: string): Promise<number> {
  const text = await readFile(`${path}/schedstat`, 'utf8').catch(() => '0');
  return Number(text.split(' ')[0]);
}

async function processTime(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const times = await Promise.all(threads.map((thread) => threadTime(`/proc/${pid}/task/${thread}`)));
  return times.reduce((sum, time) => sum + time, 0);
}

/** Processor time in milliseconds that a process and the connections to its database have used. */
export interface ProcessorTime {
  process: number;
  database: number;
}

/**
 * Creates a meter of the processor time of a process and of all connections to a database but the meter's own. A query
 * must not use parallel workers, which are processes that end with it.
 */
export function createProcessorMeter(pid: number, db: Db): () => Promise<ProcessorTime> {
  return async () => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(db);
    const connections = await Promise.all(rows.map((row) => processTime(row.pid)));
    return {
      process: (await processTime(pid)) / 1e6,
      database: connections.reduce((sum, time) => sum + time, 0) / 1e6,
    };
  };
}
