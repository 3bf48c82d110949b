import type { FastifyBaseLogger } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { connect, type Db, isDatabaseUnreachable } from '../connect.ts';
import { openLagMeter } from './measure-lag.ts';
import { routeReads } from './route-reads.ts';

const EVERY_MS = 1_000;
/** A replica, or a primary, that takes longer to say where it stands does not answer. */
const PATIENCE_MS = 1_000;
const MOST_LAG_MS = 1_000;

/** What the primary may know better: a read in the way of a change being replayed, and what a release has just added. */
const ASK_PRIMARY = ['40001', '42P01', '42703', '42883'];

/** A streaming replica, looked at every second. */
export interface Replica {
  /**
   * A database for reads that may be a second old: the replica while it can be reached and is less than a second behind,
   * the primary otherwise.
   * @param open opens a pool of the same kind as the primary's on the replica
   */
  readsBeside(primary: Db, open: (url: string) => Db): Db;
  /**
   * Whether reads go to it, how many seconds it is behind (NaN when nobody knows), and statements by where they
   * were sent: one the replica failed to answer was sent to both.
   */
  state(): { inUse: boolean; lagSeconds: number; reads: { replica: number; primary: number } };
  close(): Promise<void>;
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it does not answer')), PATIENCE_MS);
  });
  return await Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

async function ask<T>(db: Db, question: RawBuilder<T>): Promise<T> {
  const { rows } = await inTime(question.execute(db));
  return rows[0] as T;
}

const askWritten = (primary: Db) =>
  ask(primary, sql<{ written: number }>`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as written`);

const askReplayed = (replica: Db) =>
  ask(
    replica,
    sql<{ standby: boolean; replayed: number }>`
      select pg_is_in_recovery() as standby, pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 as replayed`,
  );

/** Looks at the replica of a primary now, and every second from then on. */
export async function monitorReplica(primary: Db, url: string, log: FastifyBaseLogger): Promise<Replica> {
  /** Pools of reads; opened anew after the replica was away, so that no connection of the past is waited for. */
  const pools: { open: (url: string) => Db; pool: Db | undefined }[] = [];
  const reads = { replica: 0, primary: 0 };
  let probe = connect(url, 1);
  let meter = openLagMeter();
  let lagMs: number | undefined;
  /** Why reads go to the primary; nothing while they do not. */
  let reason: string | undefined = 'not looked at yet';

  function become(now: string | undefined): void {
    const isNews = (now === undefined) !== (reason === undefined) || reason === 'not looked at yet';
    reason = now;
    if (!isNews) return;
    if (now === undefined) log.info('public reads go to the replica');
    else log.warn({ reason: now }, 'public reads go to the primary');
  }

  function drop(db: Db | undefined): void {
    // Whoever waits for an answer of it is told so, and asks the primary.
    void db?.destroy().catch(() => undefined);
  }

  function lose(why: string): void {
    become(why);
    lagMs = undefined;
    meter = openLagMeter();
    drop(probe);
    probe = connect(url, 1);
    for (const each of pools) {
      drop(each.pool);
      each.pool = undefined;
    }
  }

  async function look(): Promise<void> {
    // With the primary away nobody knows how far the replica is behind, but it is all there is to read.
    await askWritten(primary).then(
      ({ written }) => meter.mark(written, performance.now()),
      () => undefined,
    );
    try {
      const { standby, replayed } = await askReplayed(probe);
      if (!standby) return become('it is no replica');
      lagMs = meter.read(replayed, performance.now());
    } catch (error) {
      return lose((error as NodeJS.ErrnoException).code ?? (error as Error).message);
    }
    if (lagMs === undefined) become('it has not caught up yet');
    else if (lagMs > MOST_LAG_MS) become('it is behind');
    else become(undefined);
  }

  let looking: Promise<void> | undefined;
  const lookOnce = () => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  await lookOnce();
  const timer = setInterval(lookOnce, EVERY_MS);
  timer.unref();

  return {
    readsBeside(beside, open) {
      const mine: (typeof pools)[number] = { open, pool: undefined };
      pools.push(mine);
      return routeReads(beside, {
        find() {
          reads[reason === undefined ? 'replica' : 'primary'] += 1;
          if (reason !== undefined) return undefined;
          mine.pool ??= open(url);
          return mine.pool;
        },
        failed(error) {
          const isAway = isDatabaseUnreachable(error);
          if (!isAway && !ASK_PRIMARY.includes(String((error as { code?: unknown }).code))) return false;
          if (isAway && reason === undefined) lose(String((error as { code?: unknown }).code));
          reads.primary += 1;
          return true;
        },
      });
    },
    state: () => ({ inUse: reason === undefined, lagSeconds: (lagMs ?? Number.NaN) / 1_000, reads: { ...reads } }),
    async close() {
      clearInterval(timer);
      await looking;
      await Promise.all([probe.destroy(), ...pools.map(({ pool }) => pool?.destroy())]);
    },
  };
}
