import { once } from 'node:events';
import { type AddressInfo, connect as connectSocket, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { connect, type Db, isDatabaseUnreachable, isStatementTimeout } from '../connect.ts';
import { openTestClient } from '../test-client.ts';
import { withoutStatementTimeout } from '../without-statement-timeout.ts';
import { withDatabaseTime } from './database-time.ts';
import type { PoolSettings } from './pool-settings.ts';

// The pool reaches the server through a proxy that can cut its connections, or stop delivering.
const serverUrl = new URL(inject('databaseServerUrl'));
const LOCK = 20_261_123;
const PATIENT = { waitMs: 120_000, statementTimeoutMs: 120_000 };

let proxy: Server;
let url: string;
let isSilent = false;
const sockets = new Set<Socket>();
const pools: Db[] = [];

beforeAll(async () => {
  proxy = createServer((client) => {
    const server = connectSocket(Number(serverUrl.port), serverUrl.hostname);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => {
        if (!isSilent) to.write(chunk);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const proxied = new URL(serverUrl);
  proxied.hostname = '127.0.0.1';
  proxied.port = String((proxy.address() as AddressInfo).port);
  url = proxied.href;
});
afterEach(async () => {
  vi.useRealTimers();
  isSilent = false;
  await Promise.all(pools.splice(0).map((db) => db.destroy()));
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  proxy.close();
});

function open(connections: number, limits: Partial<PoolSettings> = PATIENT): Db {
  const db = connect(url, connections, limits);
  pools.push(db);
  return db;
}

const selectOne = async (db: Db) => (await sql<{ one: number }>`select ${1}::int as one`.execute(db)).rows;
const sleep = (db: Db, seconds: number) => sql`select pg_sleep(${seconds})`.execute(db);
const codeOf = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    await work;
    return 'no error';
  } catch (error) {
    expect(isDatabaseUnreachable(error)).toBe(true);
    return (error as { code?: unknown }).code;
  }
};

// Not in its own process, which would lack the database server; afterEach restores the timers.
const stopTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

/** Advances stopped timers until the work settles. */
async function advanceUntilSettled<T>(work: Promise<T>): Promise<T> {
  let isSettled = false;
  const settle = () => {
    isSettled = true;
  };
  work.then(settle, settle);
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(1_000);
      return isSettled;
    })
    .toBe(true);
  return await work;
}

describe('a lost connection', () => {
  it('fails the statements and transactions on it, and is replaced', async () => {
    const db = open(4);
    const running = [
      ...[1, 2, 3].map(() => codeOf(sleep(db, 600))),
      codeOf(db.transaction().execute((transaction) => sleep(transaction, 600))),
      // Waits for a connection, and gets one that is not lost.
      selectOne(db),
    ];
    const client = openTestClient(serverUrl.href);
    await expect
      .poll(() => client.run("select 1 from pg_stat_activity where query like '%pg_sleep($1)' and state = 'active'"), {
        timeout: 120_000,
      })
      .toHaveLength(4);
    await client.close();
    for (const socket of sockets) socket.destroy();
    const [one, two, three, transaction, waiting] = await Promise.all(running);
    for (const code of [one, two, three, transaction]) expect(code).toBe('CONNECTION_LOST');
    expect(waiting).toEqual([{ one: 1 }]);
    expect(await Promise.all(Array.from({ length: 8 }, () => selectOne(db)))).toHaveLength(8);
  });

  it('does not end the process while statements are sent on it', async () => {
    const db = open(4);
    for (let round = 0; round < 10; round++) {
      const sent = Array.from({ length: 40 }, () =>
        selectOne(db).catch((error: unknown) => isDatabaseUnreachable(error)),
      );
      await selectOne(db).catch(() => undefined);
      for (const socket of sockets) socket.destroy();
      for (const outcome of await Promise.all(sent)) expect([[{ one: 1 }], true]).toContainEqual(outcome);
    }
    await expect.poll(() => selectOne(db).catch(() => undefined), { timeout: 120_000 }).toEqual([{ one: 1 }]);
  });

  it('does not end the process when it is lost with the message that opened it', async () => {
    const message = (type: string, body: Buffer) => {
      const head = Buffer.alloc(5);
      head.write(type);
      head.writeInt32BE(body.length + 4, 1);
      return Buffer.concat([head, body]);
    };
    const dying = createServer((socket) => {
      socket.on('error', () => undefined);
      // One chunk, so that the driver reads the error before anybody has the connection.
      socket.once('data', () =>
        socket.end(
          Buffer.concat([
            message('R', Buffer.alloc(4)),
            message('Z', Buffer.from('I')),
            message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0')),
          ]),
        ),
      );
    }).listen(0, '127.0.0.1');
    try {
      await once(dying, 'listening');
      const db = connect(`postgres://nobody@127.0.0.1:${(dying.address() as AddressInfo).port}/none`, 1, PATIENT);
      pools.push(db);
      await expect(sql`select 1`.execute(db)).rejects.toSatisfy(isDatabaseUnreachable);
    } finally {
      dying.close();
    }
  });

  it('is noticed when replies stop, and not used again', async () => {
    const db = open(1, { waitMs: 120_000, statementTimeoutMs: 3_000 });
    await selectOne(db);
    isSilent = true;
    stopTimers();
    expect(await advanceUntilSettled(codeOf(selectOne(db)))).toBe('CONNECTION_LOST');
    vi.useRealTimers();
    isSilent = false;
    expect(await selectOne(db)).toEqual([{ one: 1 }]);
  });
});

it('waits half a second for the end of a transaction whose request has no time left', async () => {
  const db = open(1, { ...PATIENT, perRequestMs: 9_000 });
  let usedMs = 0;
  const time = {
    leftMs: () => 0,
    usedMs: () => usedMs,
    count: <T>(work: Promise<T>) => work,
    end() {},
    isEnded: () => false,
  };
  await withDatabaseTime(time, async () => {
    const transaction = await db.startTransaction().execute();
    await selectOne(transaction);
    usedMs = 9_000;
    isSilent = true;
    stopTimers();
    const rolledBack = codeOf(transaction.rollback().execute());
    await vi.advanceTimersByTimeAsync(499);
    expect(await Promise.race([rolledBack, 'waits'])).toBe('waits');
    await vi.advanceTimersByTimeAsync(1);
    expect(await Promise.race([rolledBack, 'waits'])).toBe('CONNECTION_LOST');
  });
  vi.useRealTimers();
  isSilent = false;
  expect(await selectOne(db)).toEqual([{ one: 1 }]);
});

it('fails a statement that gets no connection in time', async () => {
  const db = open(1, { waitMs: 5_000, statementTimeoutMs: 120_000 });
  await db.transaction().execute(async (transaction) => {
    await selectOne(transaction);
    stopTimers();
    expect(await advanceUntilSettled(codeOf(selectOne(db)))).toBe('CONNECTION_LOST');
    vi.useRealTimers();
  });
  await expect.poll(() => selectOne(db).catch(() => undefined), { timeout: 120_000 }).toEqual([{ one: 1 }]);
});

it('cancels a statement after the statement timeout, unless that is disabled', async () => {
  // The timeout is that of PostgreSQL; the wait for a reply passes only when the test advances it.
  stopTimers();
  const db = open(1, { waitMs: 120_000, statementTimeoutMs: 3_000 });
  const cancelled = await sleep(db, 600).catch((error: unknown) => error);
  expect(isStatementTimeout(cancelled)).toBe(true);

  const holder = openTestClient(serverUrl.href);
  await holder.run(`select pg_advisory_lock(${LOCK})`);
  const unlimited = withoutStatementTimeout(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(tx);
    return (await sql`show statement_timeout`.execute(tx)).rows;
  });
  const waiting = `select 1 from pg_locks where locktype = 'advisory' and objid = ${LOCK} and not granted`;
  await expect.poll(() => holder.run(waiting)).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(600_000);
  await holder.close();
  expect(await unlimited).toEqual([{ statement_timeout: '0' }]);
  expect((await sql`show statement_timeout`.execute(db)).rows).toEqual([{ statement_timeout: '3s' }]);
});

it('reads bigint as number, and dates as UTC', async () => {
  const db = open(1);
  const { rows } = await sql`
    select 5000000000 as big, array[5000000000] as bigs, date '2026-01-31' as day, timestamp '2026-01-31 10:00' as local,
      timestamptz '2026-01-31 10:00:00.123+05:30' as moment, '{"a": [1]}'::jsonb as content, null::int as nothing,
      (${new Date('2026-01-31T20:00:00Z')}::timestamp)::text as parameter`.execute(db);
  expect(rows).toEqual([
    {
      big: 5_000_000_000,
      bigs: [5_000_000_000],
      day: new Date('2026-01-31T00:00:00Z'),
      local: new Date('2026-01-31T10:00:00Z'),
      moment: new Date('2026-01-31T04:30:00.123Z'),
      content: { a: [1] },
      nothing: null,
      parameter: '2026-01-31 20:00:00',
    },
  ]);
});

it('continues with statements whose result a migration has changed', async () => {
  const db = open(1);
  const visits = sql.table(`visits_${process.pid}`);
  const read = (executor: Db = db) => sql`select * from ${visits} where id > ${0}`.execute(executor);
  await sql`create table ${visits} (id int)`.execute(db);
  await sql`insert into ${visits} values (1)`.execute(db);
  expect((await read()).rows).toEqual([{ id: 1 }]);
  await sql`alter table ${visits} add column shop int default 2`.execute(db);
  expect((await read()).rows).toEqual([{ id: 1, shop: 2 }]);
  await sql`alter table ${visits} add column kind int default 3`.execute(db);
  // A transaction fails once, as PostgreSQL has ended it.
  await expect(db.transaction().execute((tx) => read(tx))).rejects.toThrow(/cached plan/);
  expect((await db.transaction().execute((tx) => read(tx))).rows).toEqual([{ id: 1, shop: 2, kind: 3 }]);
  await sql`drop table ${visits}`.execute(db);
});
