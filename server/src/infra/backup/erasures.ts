import { HOUR_MS } from '../../lib/clock.ts';
import type { Db } from '../database/connect.ts';
import type { BackupStore } from './backup-store.ts';

/** An account whose data was erased. A number is of the same account only with the same time of creation. */
interface Erasure {
  accountId: number;
  createdAt: Date;
  erasedAt: Date;
}

/** How long before its commit a transaction may have set the time of an erasure. */
const MAX_TRANSACTION_MS = HOUR_MS;

const KEY = /^erased\/\d+\/(\d+)-(\d+)-(\d+)$/;

const keyOf = (systemId: string, { accountId, createdAt, erasedAt }: Erasure): string =>
  `erased/${systemId}/${accountId}-${createdAt.getTime()}-${erasedAt.getTime()}`;

function parseKey(key: string): Erasure | undefined {
  const [, accountId, createdAt, erasedAt] = KEY.exec(key) ?? [];
  return accountId
    ? { accountId: Number(accountId), createdAt: new Date(Number(createdAt)), erasedAt: new Date(Number(erasedAt)) }
    : undefined;
}

async function listErased(db: Db, since: Date): Promise<Erasure[]> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'created_at', 'deleted_at'])
    .where('deleted_at', '>=', since)
    .execute();
  return rows.flatMap(({ id, created_at, deleted_at }) =>
    deleted_at ? [{ accountId: id, createdAt: created_at, erasedAt: deleted_at }] : [],
  );
}

/**
 * Opens the journal of erasures beside the backups: a restore to a time before an erasure repeats it.
 * @returns stores the erasures that are not in the journal yet
 */
export function openErasureJournal(store: BackupStore, systemId: string, db: Db): (now: Date) => Promise<void> {
  let stored: Set<string> | undefined;
  let since = new Date(0);
  return async (now) => {
    stored ??= new Set(await store.list(`erased/${systemId}`));
    for (const erasure of await listErased(db, since)) {
      const key = keyOf(systemId, erasure);
      if (stored.has(key)) continue;
      await store.put(key, Buffer.alloc(0));
      stored.add(key);
    }
    since = new Date(now.getTime() - MAX_TRANSACTION_MS);
  };
}

/**
 * Accounts of a restored database that were erased after the time of the restore.
 * @throws {UnreadableObjectError} when an entry is damaged or encrypted with a key that is not given
 */
export async function listErasuresToRepeat(store: BackupStore, systemId: string, db: Db): Promise<number[]> {
  const accountIds: number[] = [];
  for (const key of await store.list(`erased/${systemId}`)) {
    const erasure = parseKey(key);
    if (!erasure) continue;
    const account = await db
      .selectFrom('accounts')
      .select('created_at')
      .where('id', '=', erasure.accountId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (account?.created_at.getTime() !== erasure.createdAt.getTime()) continue;
    // Only an entry with the seal of this journal counts.
    await store.get(key);
    accountIds.push(erasure.accountId);
  }
  return accountIds;
}

/** Removes the erasures from before a time: every base that is kept is younger. */
export async function removeOldErasures(store: BackupStore, systemId: string, before: Date): Promise<void> {
  for (const key of await store.list(`erased/${systemId}`)) {
    const erasure = parseKey(key);
    if (erasure && erasure.erasedAt < before) await store.remove(key);
  }
}
