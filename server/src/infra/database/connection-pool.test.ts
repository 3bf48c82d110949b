import { once } from 'node:events';
import { type AddressInfo, connect as connectSocket, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { connect, type Db, isDatabaseUnreachable, isStatementTimeout } from './connect.ts';
import { openTestClient } from './test-client.ts';
import { withoutStatementTimeout } from './without-statement-timeout.ts';

// The pool reaches the server through a proxy that can cut its connections, or deliver nothing any more.
const serverUrl = new URL(inject('databaseServerUrl'));
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
  isSilent = false;
  await Promise.all(pools.splice(0).map((db) => db.destroy()));
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  proxy.close();
});

function open(connections: number, limits = PATIENT): Db {
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

  it('is noticed when no reply comes any more, and not used again', async () => {
    const db = open(1, { waitMs: 120_000, statementTimeoutMs: 3_000 });
    await selectOne(db);
    isSilent = true;
    expect(await codeOf(selectOne(db))).toBe('CONNECTION_LOST');
    isSilent = false;
    expect(await selectOne(db)).toEqual([{ one: 1 }]);
  });
});

it('fails a statement that gets no connection in time', async () => {
  const db = open(1, { waitMs: 5_000, statementTimeoutMs: 120_000 });
  await db.transaction().execute(async (transaction) => {
    await selectOne(transaction);
    expect(await codeOf(selectOne(db))).toBe('CONNECTION_LOST');
  });
  await expect.poll(() => selectOne(db).catch(() => undefined), { timeout: 120_000 }).toEqual([{ one: 1 }]);
});

it('cancels a statement after the statement timeout, unless that is disabled', async () => {
  const db = open(1, { waitMs: 120_000, statementTimeoutMs: 3_000 });
  const cancelled = await sleep(db, 600).catch((error: unknown) => error);
  expect(isStatementTimeout(cancelled)).toBe(true);
  // Longer than the wait for a reply.
  await withoutStatementTimeout(db, (tx) => sleep(tx, 5.5));
  expect(isStatementTimeout(await sleep(db, 600).catch((error: unknown) => error))).toBe(true);
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
