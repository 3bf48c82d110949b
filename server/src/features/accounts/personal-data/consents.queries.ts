import { type Consent, consentPurposes, NOTICE_VERSION } from '@aarambh/contract';
import type { Db } from '../../../infra/database/connect.ts';

type Purpose = Consent['purpose'];

/** Notes a consent in the ledger; one that runs already stays as it is. */
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

/** The consent to a purpose that runs: the version of the notice it was given to. */
export async function findRunningConsent(
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

/** Notes the end of the consents that run, of one purpose or of all; what was given stays in the ledger. */
export async function withdrawConsents(db: Db, accountId: number, now: Date, purpose?: Purpose): Promise<void> {
  let update = db
    .updateTable('consents')
    .set({ withdrawn_at: now })
    .where('account_id', '=', accountId)
    .where('withdrawn_at', 'is', null);
  if (purpose) update = update.where('purpose', '=', purpose);
  await update.execute();
}

/** Where each purpose stands: its newest entry in the ledger, or that it was never given. */
export async function listConsentStates(db: Db, accountId: number): Promise<Consent[]> {
  const rows = await db
    .selectFrom('consents')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute();
  return consentPurposes.map((purpose) => {
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
}

/** Notes that the person is 18 or older; the first time counts. */
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
