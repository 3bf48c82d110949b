import { type Consent, consentPurposes, NOTICE_VERSION } from '@aarambh/contract';
import type { Db } from '../../../infra/database/connect.ts';

type Purpose = Consent['purpose'];

/** Adds a consent to the ledger; an active one stays unchanged. */
export async function insertConsent(
  db: Db,
  consent: { accountId: number; purpose: Purpose; channel: string },
  now: Date,
): Promise<void> {
  await db
    .insertInto('consents')
    .values({
      account_id: consent.accountId,
      purpose: consent.purpose,
      notice_version: NOTICE_VERSION,
      language: 'en-IN',
      channel: consent.channel,
      given_at: now,
      withdrawn_at: null,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'purpose']).where('withdrawn_at', 'is', null).doNothing())
    .execute();
}

/** The active consent to a purpose, with the notice version it was given for. */
export async function findActiveConsent(
  db: Db,
  accountId: number,
  purpose: Purpose,
): Promise<{ noticeVersion: string } | undefined> {
  return await db
    .selectFrom('consents')
    .select('notice_version as noticeVersion')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
}

/** Withdraws the active consents of one purpose or of all; the entries stay in the ledger. */
export async function withdrawConsents(db: Db, accountId: number, now: Date, purpose?: Purpose): Promise<void> {
  let update = db
    .updateTable('consents')
    .set({ withdrawn_at: now })
    .where('account_id', '=', accountId)
    .where('withdrawn_at', 'is', null);
  if (purpose) update = update.where('purpose', '=', purpose);
  await update.execute();
}

/** Purposes that the account agrees to now. */
export async function listConsentedPurposes(db: Db, accountId: number): Promise<Purpose[]> {
  const rows = await db
    .selectFrom('consents')
    .select('purpose')
    .where('account_id', '=', accountId)
    .where('withdrawn_at', 'is', null)
    .execute();
  return rows.map(({ purpose }) => purpose as Purpose);
}

/**
 * The state of each purpose: its newest entry in the ledger, or empty when it was never given.
 * @param hasWhatsApp whether its consent can be given here; without it the consent is listed only while it is given
 */
export async function listConsentStates(
  db: Db,
  accountId: number,
  { hasWhatsApp }: { hasWhatsApp: boolean },
): Promise<Consent[]> {
  const rows = await db
    .selectFrom('consents')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute();
  const states = consentPurposes.map((purpose) => {
    const newest = rows.find((row) => row.purpose === purpose);
    return {
      purpose,
      isGiven: newest !== undefined && newest.withdrawn_at === null,
      noticeVersion: newest?.notice_version ?? '',
      language: newest?.language ?? '',
      channel: newest?.channel ?? '',
      givenOn: newest?.given_at.toISOString() ?? '',
      withdrawnOn: newest?.withdrawn_at?.toISOString() ?? '',
    };
  });
  return states.filter(({ purpose, isGiven }) => purpose !== 'whatsapp' || hasWhatsApp || isGiven);
}

/** Records that the account holder is 18 or older; an earlier confirmation stays. */
export async function confirmAdult(db: Db, accountId: number, now: Date): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ adult_confirmed_at: now })
    .where('id', '=', accountId)
    .where('adult_confirmed_at', 'is', null)
    .execute();
}

export async function isAdultConfirmed(db: Db, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('adult_confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
