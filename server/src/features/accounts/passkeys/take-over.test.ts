import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../lib/clock.ts';
import { openTestApp, registerThrough } from '../../../testing/test-app.ts';
import { lockSignedInAccount } from '../account-lock.queries.ts';
import { recordSecurityEvent } from '../audit-log/security-events.queries.ts';
import { listMessages } from '../contact/test-contact.queries.ts';
import { sendMailedLink } from '../mailed-links/send-mailed-link.ts';
import { deleteSignInData } from '../personal-data/delete-account.queries.ts';
import { claimForEmailOwner } from '../sign-in/identities.queries.ts';
import { insertPasskey } from './passkeys.queries.ts';

// Account pre-hijacking (decision 28): what another person added before the owner proved the address must end.

const { app, context } = await openTestApp();
const origin = { address: '192.0.2.5', device: 'Firefox on Linux' };

/** An account with a passkey of a given age, a verified number and a browser that gets alerts. */
async function hijackedAccount(more: { isEmailVerified?: boolean } = {}, ageDays = 0) {
  const member = await registerThrough(app, more);
  const now = context.clock.now();
  await context.db
    .updateTable('accounts')
    .set({ mobile_verified_at: now })
    .where('id', '=', member.accountID)
    .execute();
  const passkey = {
    accountId: member.accountID,
    credentialId: `credential ${member.accountID}`,
    publicKey: Buffer.from('key'),
    signCount: 0,
    userHandle: Buffer.from('handle'),
    transports: [],
    name: 'Phone of a stranger',
    isSynced: false,
  };
  await insertPasskey(context.db, passkey, new Date(now.getTime() - ageDays * DAY_MS));
  const { accountID: account_id } = member;
  const browser = {
    account_id,
    endpoint: `https://push.dev/${account_id}`,
    p256dh: 'key',
    auth: 'key',
    created_at: now,
  };
  await context.db.insertInto('push_subscriptions').values(browser).execute();
  return member;
}

/** The ways to sign in to an account, and the browsers that get its alerts. */
async function listSignInMethods(accountId: number) {
  const passkeys = await context.db.selectFrom('passkeys').select('id').where('account_id', '=', accountId).execute();
  const account = await context.db
    .selectFrom('accounts')
    .select('mobile_verified_at')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const browsers = await context.db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('account_id', '=', accountId)
    .execute();
  const isMobileVerified = account.mobile_verified_at !== null;
  return { passkeys: passkeys.length, isMobileVerified, browsers: browsers.length };
}

/** Queues a mailed link and returns its token. */
async function linkTo(accountId: number, kind: 'verify-email' | 'reset-password'): Promise<string> {
  await context.db.transaction().execute(async (transaction) => {
    const account = await lockSignedInAccount(transaction, accountId);
    await sendMailedLink(context, transaction, kind, account, context.clock.now());
  });
  const mails = await listMessages(context.db, accountId);
  return (
    mails
      .findLast(({ template }) => template === kind)
      ?.data.link?.split('/')
      .at(-1) ?? ''
  );
}

const resetPassword = (token: string) =>
  app.inject({
    method: 'POST',
    url: '/api/JobSeekerMasters/ResetPassword',
    payload: { token, newPassword: 'Tulsi#4821', retypePassword: 'Tulsi#4821' },
  });

describe('the first proof of the address ends passkeys, the verification of the phone and alerts by push', () => {
  it('by the verification link, opened by a stranger', async () => {
    const { accountID } = await hijackedAccount();
    await app.inject({ url: `/api/JobSeekerMasters/ValidateEmail/${await linkTo(accountID, 'verify-email')}` });
    expect(await listSignInMethods(accountID)).toEqual({ passkeys: 0, isMobileVerified: false, browsers: 0 });
  });

  it('not by the verification link in a browser that is signed in', async () => {
    const { accountID, headers } = await hijackedAccount();
    const token = await linkTo(accountID, 'verify-email');
    await app.inject({ url: `/api/JobSeekerMasters/ValidateEmail/${token}`, headers });
    expect(await listSignInMethods(accountID)).toEqual({ passkeys: 1, isMobileVerified: true, browsers: 1 });
  });

  it('by a reset link', async () => {
    const { accountID } = await hijackedAccount({}, 400);
    expect((await resetPassword(await linkTo(accountID, 'reset-password'))).body).toMatch(/success/);
    expect(await listSignInMethods(accountID)).toEqual({ passkeys: 0, isMobileVerified: false, browsers: 0 });
  });

  it('by a guest purchase', async () => {
    const { accountID } = await hijackedAccount();
    await deleteSignInData(context.db, accountID);
    expect(await listSignInMethods(accountID)).toMatchObject({ passkeys: 0, browsers: 0 });
  });

  it('by a provider', async () => {
    const { accountID } = await hijackedAccount();
    await claimForEmailOwner(context.db, accountID, context.clock.now());
    expect(await listSignInMethods(accountID)).toEqual({ passkeys: 0, isMobileVerified: false, browsers: 0 });
  });
});

describe('a reset link of a verified address ends what a thief may have added lately', () => {
  it('a passkey of the last 30 days', async () => {
    const { accountID } = await hijackedAccount({ isEmailVerified: true }, 29);
    await resetPassword(await linkTo(accountID, 'reset-password'));
    expect(await listSignInMethods(accountID)).toEqual({ passkeys: 0, isMobileVerified: true, browsers: 0 });
  });

  it('an older passkey stays', async () => {
    const { accountID } = await hijackedAccount({ isEmailVerified: true }, 31);
    await resetPassword(await linkTo(accountID, 'reset-password'));
    expect(await listSignInMethods(accountID)).toEqual({ passkeys: 1, isMobileVerified: true, browsers: 0 });
  });

  it('the verification of a number that was changed in the last 30 days', async () => {
    const { accountID } = await hijackedAccount({ isEmailVerified: true }, 31);
    const changed = { accountId: accountID, kind: 'mobile-changed', origin } as const;
    await recordSecurityEvent(context.db, changed, new Date(context.clock.now().getTime() - 29 * DAY_MS));
    await resetPassword(await linkTo(accountID, 'reset-password'));
    expect(await listSignInMethods(accountID)).toEqual({ passkeys: 1, isMobileVerified: false, browsers: 0 });
  });
});

it('a changed password and signing out everywhere keep the passkeys, which the same page lists', async () => {
  const { accountID, headers } = await hijackedAccount({ isEmailVerified: true });
  const change = { currentPassword: 'Chai@2468', newPassword: 'Tulsi#4821', retypePassword: 'Tulsi#4821' };
  const changed = await app.inject({
    method: 'POST',
    url: '/api/JobSeekerMasters/ChangePassword',
    headers,
    payload: { accountID, ...change },
  });
  expect(changed.body).toMatch(/success/);
  const url = '/api/JobSeekerSessions/SignOutEverywhere';
  await app.inject({ method: 'POST', url, headers, payload: { accountID } });
  expect(await listSignInMethods(accountID)).toEqual({ passkeys: 1, isMobileVerified: true, browsers: 1 });
});
