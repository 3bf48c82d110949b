import { DAY_MS, MAX_CLOCK_SKEW_MS, MINUTE_MS } from '../../lib/clock.ts';
import type { Db } from '../database/connect.ts';
import { deletePushKeys } from './fixed-keys.ts';
import { createSecret } from './signing-secrets.ts';

/**
 * Links of mails have no expiry, and are of use for about a year: signatures of an earlier secret are accepted for this
 * many days.
 */
export const ACCEPTED_MS = 400 * DAY_MS;
/** How often every process reads the secrets. */
export const RELOAD_MS = MINUTE_MS / 4;
/** A new secret signs when every process has read it: also one whose first attempts failed. */
export const SIGNS_AFTER_MS = MINUTE_MS;

async function replaceSecret(tx: Db, signsFrom: Date, acceptedUntil: Date): Promise<void> {
  await tx
    .updateTable('signing_secrets')
    .set({ accepted_until: acceptedUntil })
    .where('accepted_until', 'is', null)
    .execute();
  const secret = createSecret();
  await tx.insertInto('signing_secrets').values({ secret, signs_from: signsFrom }).execute();
  // The last release reads it there.
  await tx.updateTable('installation').set({ secret }).execute();
}

/** Adds a secret that signs in a minute. What earlier ones signed is accepted for 400 days. @returns when it signs */
export async function rotateSecret(db: Db, now: Date): Promise<Date> {
  const signsFrom = new Date(now.getTime() + SIGNS_AFTER_MS);
  await db.transaction().execute((tx) => replaceSecret(tx, signsFrom, new Date(now.getTime() + ACCEPTED_MS)));
  return signsFrom;
}

/**
 * Adds a secret that signs at once, also where the clock is behind or another rotation has begun; the others are accepted
 * until `revokeEarlierSecrets`.
 */
export const replaceSecretImmediately = (db: Db, now: Date): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await tx
      .updateTable('signing_secrets')
      .set({ signs_from: new Date(0) })
      .execute();
    const signsFrom = new Date(now.getTime() - MAX_CLOCK_SKEW_MS);
    await replaceSecret(tx, signsFrom, new Date(now.getTime() + ACCEPTED_MS));
  });

/** Deletes all secrets but the newest, and the push keys, which a leaked secret reveals. */
export async function revokeEarlierSecrets(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('signing_secrets').where('accepted_until', 'is not', null).execute();
    await deletePushKeys(tx);
  });
}

/** Deletes secrets that are no longer accepted. */
export async function deleteExpiredSecrets(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('signing_secrets').where('accepted_until', '<=', now).execute();
}
