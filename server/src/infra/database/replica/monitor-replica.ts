import type { FastifyBaseLogger } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { withTimeout } from '../../../lib/async/with-timeout.ts';
import { connect, type Db, isDatabaseUnreachable } from '../connect.ts';
import { createLagMeter } from './measure-lag.ts';
import { routeReads } from './route-reads.ts';

const CHECK_INTERVAL_MS = 1_000;
/** Timeout of the WAL position query on the replica and on the primary. */
const CHECK_TIMEOUT_MS = 1_000;
const MAX_LAG_MS = 1_000;

/** Errors after which a read is retried on the primary: a conflict with WAL replay, and objects not yet replicated. */
const RETRY_ON_PRIMARY = ['40001', '42P01', '42703', '42883'];

/** A streaming replica whose replica lag is checked every second. */
export interface Replica {
  /**
   * Returns a database for reads that may be up to a second old. It uses the replica while that is reachable and less
   * than a second behind, and the primary otherwise.
   * @param open opens a pool on the replica, of the same kind as the primary's
   */
  withReplicaReads(primary: Db, open: (url: string) => Db): Db;
  /**
   * Whether the replica is in use and why it is not, its lag in seconds (NaN when unknown), and the number of statements by
   * target; a statement that failed on the replica was sent to both.
   */
  state(): {
    inUse: boolean;
    reason: string | undefined;
    lagSeconds: number;
    reads: { replica: number; primary: number };
  };
  close(): Promise<void>;
}

async function queryRow<T>(db: Db, query: RawBuilder<T>): Promise<T> {
  const { rows } = await withTimeout(query.execute(db), CHECK_TIMEOUT_MS, () => {
    throw new Error('it does not respond');
  });
  return rows[0] as T;
}

const readWrittenPosition = (primary: Db) =>
  queryRow(primary, sql<{ written: number }>`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as written`);

const readReplayedPosition = (replica: Db) =>
  queryRow(
    replica,
    sql<{ standby: boolean; replayed: number }>`
      select pg_is_in_recovery() as standby, pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 as replayed`,
  );

/** Checks the replica of a primary now and every second, and logs when reads change between them. */
export async function monitorReplica(primary: Db, url: string, log: FastifyBaseLogger): Promise<Replica> {
  /** Read pools; reopened after the replica was unreachable, so that no read waits for a dead connection. */
  const pools: { open: (url: string) => Db; pool: Db | undefined }[] = [];
  const reads = { replica: 0, primary: 0 };
  let probe = connect(url, 1, { name: 'replica check' });
  let meter = createLagMeter();
  let lagMs: number | undefined;
  let isChecked = false;
  /** Why reads go to the primary; undefined while they go to the replica. */
  let reason: string | undefined = 'not checked yet';

  function setReason(next: string | undefined): void {
    const hasChanged = !isChecked || (next === undefined) !== (reason === undefined);
    isChecked = true;
    reason = next;
    if (!hasChanged) return;
    if (next === undefined) log.info('public reads go to the replica');
    else log.warn({ reason: next }, 'public reads go to the primary');
  }

  function closePool(db: Db | undefined): void {
    // Pending reads on it fail and are retried on the primary.
    void db?.destroy().catch(() => undefined);
  }

  function disconnect(why: string): void {
    setReason(why);
    lagMs = undefined;
    meter = createLagMeter();
    closePool(probe);
    probe = connect(url, 1, { name: 'replica check' });
    for (const each of pools) {
      closePool(each.pool);
      each.pool = undefined;
    }
  }

  async function check(): Promise<void> {
    // While the primary is unreachable the lag is unknown, but only the replica can serve reads.
    await readWrittenPosition(primary).then(
      ({ written }) => meter.mark(written, performance.now()),
      () => undefined,
    );
    try {
      const { standby, replayed } = await readReplayedPosition(probe);
      if (!standby) return setReason('it is not a replica');
      lagMs = meter.read(replayed, performance.now());
    } catch (error) {
      return disconnect((error as NodeJS.ErrnoException).code ?? (error as Error).message);
    }
    if (lagMs === undefined) setReason('it has not caught up yet');
    else if (lagMs > MAX_LAG_MS) setReason('it is behind');
    else setReason(undefined);
  }

  let checking: Promise<void> | undefined;
  const checkOnce = () => {
    checking ??= check().finally(() => {
      checking = undefined;
    });
    return checking;
  };
  await checkOnce();
  const timer = setInterval(checkOnce, CHECK_INTERVAL_MS);
  timer.unref();

  return {
    withReplicaReads(primaryPool, open) {
      const entry: (typeof pools)[number] = { open, pool: undefined };
      pools.push(entry);
      return routeReads(primaryPool, {
        findReplica() {
          reads[reason === undefined ? 'replica' : 'primary'] += 1;
          if (reason !== undefined) return undefined;
          entry.pool ??= open(url);
          return entry.pool;
        },
        shouldRetryOnPrimary(error) {
          const isUnreachable = isDatabaseUnreachable(error);
          if (!isUnreachable && !RETRY_ON_PRIMARY.includes(String((error as { code?: unknown }).code))) return false;
          if (isUnreachable && reason === undefined) disconnect(String((error as { code?: unknown }).code));
          reads.primary += 1;
          return true;
        },
      });
    },
    state: () => ({
      inUse: reason === undefined,
      reason,
      lagSeconds: (lagMs ?? Number.NaN) / 1_000,
      reads: { ...reads },
    }),
    async close() {
      clearInterval(timer);
      await checking;
      await Promise.all([probe.destroy(), ...pools.map(({ pool }) => pool?.destroy())]);
    },
  };
}
