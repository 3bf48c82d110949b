import { DAY_MS, HOUR_MS } from '../../lib/clock.ts';
import type { Db } from '../database/connect.ts';
import { UnreadableObjectError } from './backup-error.ts';
import { listCompleteBases } from './base/base-manifest.ts';
import type { BackupStore } from './store/backup-store.ts';

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

/** When the oldest base or the retention begins: the retention removes older erasures, as no restore can need them. */
async function findFirstNeeded(store: BackupStore, systemId: string, cutoff: Date): Promise<Date> {
  const bases = await listCompleteBases(store);
  const oldest = bases.find((base) => !base.systemId || base.systemId === systemId)?.startedAt ?? cutoff;
  return new Date(Math.min(oldest.getTime(), cutoff.getTime()) - MAX_TRANSACTION_MS);
}

/**
 * Opens the journal of erasures beside the backups: a restore to a time before an erasure repeats it.
 * @param days how many days back any second can be restored
 * @returns stores the erasures that are not in the journal yet
 */
export function openErasureJournal(
  store: BackupStore,
  systemId: string,
  db: Db,
  days: number,
): (now: Date) => Promise<void> {
  let stored: Set<string> | undefined;
  let since: Date | undefined;
  return async (now) => {
    stored ??= new Set(await Array.fromAsync(store.list(`erased/${systemId}`)));
    since ??= await findFirstNeeded(store, systemId, new Date(now.getTime() - days * DAY_MS));
    for (const erasure of await listErased(db, since)) {
      const key = keyOf(systemId, erasure);
      if (stored.has(key)) continue;
      await store.put(key, Buffer.alloc(0));
      stored.add(key);
    }
    since = new Date(now.getTime() - MAX_TRANSACTION_MS);
  };
}

/** Erasures after the time of a restore. */
export interface ErasuresToRepeat {
  accountIds: number[];
  /** Keys of entries that are damaged, or encrypted with a key that is not given: an erasure must be proven. */
  unreadable: string[];
}

/** Finds the accounts of a restored database that were erased after the time of the restore. */
export async function findErasuresToRepeat(store: BackupStore, systemId: string, db: Db): Promise<ErasuresToRepeat> {
  const found: ErasuresToRepeat = { accountIds: [], unreadable: [] };
  for await (const key of store.list(`erased/${systemId}`)) {
    const erasure = parseKey(key);
    if (!erasure) continue;
    const account = await db
      .selectFrom('accounts')
      .select('created_at')
      .where('id', '=', erasure.accountId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (account?.created_at.getTime() !== erasure.createdAt.getTime()) continue;
    try {
      // Only an entry with the seal of this journal counts.
      await store.get(key);
      found.accountIds.push(erasure.accountId);
    } catch (error) {
      if (!(error instanceof UnreadableObjectError)) throw error;
      found.unreadable.push(key);
    }
  }
  return found;
}

/** Removes the erasures from before a time: all remaining base backups are newer. */
export async function removeOldErasures(store: BackupStore, systemId: string, before: Date): Promise<void> {
  for await (const key of store.list(`erased/${systemId}`)) {
    const erasure = parseKey(key);
    if (erasure && erasure.erasedAt < before) await store.remove(key);
  }
}
