import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../server/src/infra/database/connect.ts';

const INTERVAL_MS = 50;

/** The longest waits for a lock, of the migrations and of the requests. */
export interface LockWaits {
  /** Milliseconds of the longest one since the last call. */
  takeLongest(): number;
  stop(): Promise<void>;
}

/** Looks for sessions that wait for a lock, every 50 ms: a wait is seen to within that time. */
export function watchLockWaits(db: Db): LockWaits {
  let longest = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const { rows } = await sql<{ ms: number }>`
        select coalesce(max(extract(epoch from clock_timestamp() - waitstart)) * 1000, 0)::float8 as ms
        from pg_locks where not granted`.execute(db);
      longest = Math.max(longest, rows[0]?.ms ?? 0);
      await wait(INTERVAL_MS);
    }
  })();
  return {
    takeLongest() {
      const taken = longest;
      longest = 0;
      return taken;
    },
    async stop() {
      isOver = true;
      await watching;
    },
  };
}
