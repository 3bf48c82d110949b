import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readConfig } from '../../server/src/config.ts';
import { createSignedInAccount } from '../../server/src/features/accounts/index.ts';
import { openBackups } from '../../server/src/infra/backup/open-backups.ts';
import { storeFileWithRow } from '../../server/src/infra/files/store-file-with-row.ts';
import { fileOwners } from '../../server/src/registry/file-owners.ts';
import { type OpenAppContext, openAppContext } from '../../server/src/runtime/open-app-context.ts';
import { startBackups } from '../../server/src/runtime/start-backups.ts';
import type { DrillMessage } from './restore.ts';

/** Main module of a portal that writes 20 times a second under continuous backup, until it is killed (restore.ts). */
const ACCOUNTS = 20;
const INTERVAL_MS = 50;
const ARCHIVE_INTERVAL_MS = 1_000;

const send = (message: DrillMessage) => process.send?.(message);

async function createAccounts(context: OpenAppContext): Promise<number[]> {
  for (let i = 0; i < ACCOUNTS; i += 1) {
    const person = {
      fullName: `Member ${i}`,
      email: `member-${i}@example.in`,
      countryId: 105,
      mobileNo: `98765432${String(i).padStart(2, '0')}`,
      passwordHash: '',
      isAdult: false,
      agreesToNotice: false,
      agreesToUpdates: false,
    };
    const how = { origin: { address: '127.0.0.1', device: 'Unknown device' }, channel: 'registration form' };
    await context.db
      .transaction()
      .execute((transaction) => createSignedInAccount(context, transaction, person, how, context.clock.now()));
  }
  return (await context.db.selectFrom('accounts').select('id').execute()).map(({ id }) => id);
}

/** Writes a numbered row, and replaces the picture of an account: the file of the former one is deleted. */
async function write(context: OpenAppContext, number: number, accountId: number): Promise<void> {
  const path = join(context.files.temporaryFolder, randomUUID());
  await writeFile(path, `picture ${number}`);
  const sentAt = Date.now();
  await storeFileWithRow(context, { kind: 'pictures', extension: 'webp', path }, async (transaction, fileKey) => {
    const { rows } = await sql<{ file_key: string }>`
      delete from pictures where account_id = ${accountId} returning file_key`.execute(transaction);
    await sql`insert into pictures (account_id, file_key, content_type, bytes, uploaded_at)
      values (${accountId}, ${fileKey}, 'image/webp', 10, now())`.execute(transaction);
    await sql`insert into key_values (key, value, expires_at)
      values (${`drill ${number}`}, ${fileKey}, 'infinity')`.execute(transaction);
    return { result: undefined, unusedKeys: rows.map(({ file_key }) => file_key) };
  });
  send({ number, sentAt, acknowledgedAt: Date.now() });
}

const config = readConfig(process.env);
const context = await openAppContext(config);
const accounts = await createAccounts(context);
// With the intervals of production, or, so that a short drill has many segments, one every second instead of every 30 s.
if (process.env.DRILL_ARCHIVING === 'continuous') await startBackups(context);
else await archiveEverySecond();

async function archiveEverySecond(): Promise<void> {
  const { embedded, db, files, log, clock } = context;
  if (!config.backup || !embedded) throw new Error('the drill needs an embedded database with backups');
  const source = { dataDir: config.dataDir, server: embedded, db, files, owners: fileOwners, log, clock };
  const backups = await openBackups(config.backup, source);
  const { completedAt } = await backups.backUp();
  send({ backedUpAt: completedAt.getTime() });
  const archive = async (): Promise<void> => {
    const committedAt = Date.now();
    await backups.archiveNow();
    send({ archivedAt: committedAt });
    setTimeout(archive, ARCHIVE_INTERVAL_MS);
  };
  void archive();
}

let number = 0;
setInterval(() => {
  number += 1;
  void write(context, number, accounts[number % accounts.length] as number);
}, INTERVAL_MS);
// Exit when the parent was interrupted.
process.once('disconnect', () => process.exit());
