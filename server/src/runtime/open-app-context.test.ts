import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { type Db, limitsForRequests } from '../infra/database/connect.ts';
import { makeTestDatabase } from '../infra/database/test-database.ts';
import { openAppContext } from './open-app-context.ts';

it('limits what a request waits for: 2 s for a connection, 8 s for a statement, 9 s in all', () => {
  expect(limitsForRequests(readConfig({}).databaseWaitMs)).toEqual({
    name: 'requests',
    waitMs: 2_000,
    statementTimeoutMs: 8_000,
    perRequestMs: 9_000,
  });
});

it('opens both pools of requests with these limits, and the pool of background work without', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'aarambh-data-'));
  const database = await makeTestDatabase();
  const settings = { DATA_DIR: dataDir, DATABASE_URL: database.url, DEMO: 'off', LOG_LEVEL: 'silent' };
  const context = await openAppContext(readConfig(settings), { servesRequests: true });
  try {
    const timeoutOf = async (db: Db) =>
      (await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db)).rows[0]?.statement_timeout;
    expect(await timeoutOf(context.db)).toBe('8s');
    expect(await timeoutOf(context.reservedDb)).toBe('8s');
    expect(await timeoutOf(context.backgroundDb)).toBe('30s');
  } finally {
    await context.close();
    await database.drop();
    await rm(dataDir, { recursive: true });
  }
});
