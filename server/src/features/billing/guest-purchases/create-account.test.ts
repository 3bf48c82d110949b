import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AuthResponse, registrationRefusals } from '@aarambh/contract';
import { describe, expect, it } from 'vitest';
import { makePdf } from '../../../infra/files/documents/make-test-documents.ts';
import { openTestApp, registerThrough, type TestAccount } from '../../../testing/test-app.ts';
import { refundPurchase } from '../payments/index.ts';
import { createAccountRefusals as refusals } from './create-account.ts';
import { createGuestClient, freshEmail } from './test-guest-client.ts';

const fixture = await openTestApp();
const { app, context } = fixture;
const guests = createGuestClient(fixture);

const accountsOf = (email: string) =>
  context.db.selectFrom('accounts').select(['id', 'full_name as fullName']).where('email', '=', email).execute();
const refused = (errorMessage: string): AuthResponse => ({
  token: '',
  expiration: '',
  fullName: '',
  accountID: 0,
  errorMessage,
});

describe('creating an account from a purchase', () => {
  it('is refused for every invalid link, with the same reply', async () => {
    const [paid, other] = [await guests.buy(), await guests.buy()];
    const form = guests.formOf(paid);
    const { rid, ...withoutSecret } = form;
    expect((await guests.post('CreateAccount', withoutSecret)).statusCode).toBe(400);
    for (const secret of [other.rid, 'x', `${rid}A`, rid.slice(1), rid.toUpperCase()])
      expect(await guests.create({ ...form, rid: secret })).toEqual(refused(refusals.invalidLink));
    expect(await guests.create({ ...form, comboGuestPurchaseID: 2_000_000_000 })).toEqual(
      refused(refusals.invalidLink),
    );
    expect(await accountsOf(paid.email)).toEqual([]);
    expect(await guests.outcomeOf(paid.comboGuestPurchaseID)).toMatchObject({ accountId: null, grants: [] });
  });

  it('is refused until the purchase is paid', async () => {
    const begun = await guests.begin();
    expect(await guests.create(guests.formOf(begun))).toEqual(refused(refusals.notPaid));
    expect(await accountsOf(begun.email)).toEqual([]);
    await guests.verify(await guests.pay(begun));
    expect(await guests.create(guests.formOf(begun))).toMatchObject({ errorMessage: '' });
  });

  it('is refused for a refunded purchase', async () => {
    const paid = await guests.buy();
    await refundPurchase(context, paid.comboGuestPurchaseID, { reason: 'Requested.', amountPaise: undefined });
    expect(await guests.create(guests.formOf(paid))).toEqual(refused(refusals.refunded));
    expect(await accountsOf(paid.email)).toEqual([]);
  });

  it('is refused with a link that is 90 days old', async () => {
    const paid = await guests.buy();
    context.clock.advanceMinutes(90 * 24 * 60);
    expect(await guests.create(guests.formOf(paid))).toEqual(refused(refusals.expiredLink));
    expect(await accountsOf(paid.email)).toEqual([]);
  });
});

it.each([['email'], ['mobileNo'], ['countryID'], ['accountID']])('ignores a given %s', async (field) => {
  const paid = await guests.buy();
  const reply = await guests.post('CreateAccount', { ...guests.formOf(paid), [field]: 'thief@example.com' });
  expect(reply.statusCode).toBe(400);
  expect(await guests.outcomeOf(paid.comboGuestPurchaseID)).toMatchObject({ accountId: null });
});

it('rejects a common password; the link stays valid', async () => {
  const paid = await guests.buy();
  const form = guests.formOf(paid);
  expect(await guests.create({ ...form, password: 'password1' })).toEqual(refused(registrationRefusals.commonPassword));
  expect(await guests.create(form)).toMatchObject({ errorMessage: '' });
});

it('twenty concurrent requests create one account, one grant and one session', async () => {
  const paid = await guests.buy();
  const form = guests.formOf(paid);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => guests.create({ ...form, fullName: `Asha ${n}` })),
  );
  const created = answers.filter(({ errorMessage }) => errorMessage === '');
  expect(created).toHaveLength(1);
  expect(answers.filter((answer) => answer !== created[0])).toEqual(Array(19).fill(refused(refusals.alreadyCreated)));
  const accounts = await accountsOf(paid.email);
  expect(accounts).toEqual([{ id: created[0]?.accountID, fullName: created[0]?.fullName }]);
  const outcome = await guests.outcomeOf(paid.comboGuestPurchaseID);
  expect(outcome).toMatchObject({ accountId: created[0]?.accountID });
  expect(outcome.grants).toHaveLength(1);
  const sessions = await context.db
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', created[0]?.accountID ?? 0)
    .execute();
  expect(sessions).toHaveLength(1);
});

it('a concurrent registration with the same email address results in one account', async () => {
  for (let round = 0; round < 4; round += 1) {
    const paid = await guests.buy();
    const [created, registered] = await Promise.all([
      guests.create(guests.formOf(paid)),
      registerThrough(app, { email: paid.email.toUpperCase() }),
    ]);
    expect([created.errorMessage, registered.errorMessage].sort()[0]).toBe('');
    expect([created.accountID, registered.accountID].filter((id) => id > 0)).toHaveLength(1);
    const { accountId } = await guests.outcomeOf(paid.comboGuestPurchaseID);
    expect(accountId).toBe(created.accountID || null);
  }
});

describe('with the link of the purchase mail, which proves the address', () => {
  /** The form with the secret of the mailed link. */
  async function mailedFormOf(paid: Awaited<ReturnType<typeof guests.buy>>) {
    const mail = await context.db
      .selectFrom('messages')
      .select('data')
      .where('template', '=', 'plan-purchased-guest')
      .where('recipient', '=', paid.email)
      .executeTakeFirstOrThrow();
    const rid = (mail.data as { link: string }).link.split('/').at(-1) ?? '';
    return { ...guests.formOf(paid), rid };
  }
  const signIn = async (email: string, password: string) => {
    const url = '/api/JobSeekerMasters/GetUserDetailsByEmail';
    return (await app.inject({ method: 'POST', url, payload: { email, password } })).json<AuthResponse>();
  };
  const statusOf = async ({ accountID, headers }: TestAccount) =>
    (await app.inject({ url: `/api/JobSeekerMasters/GetJobSeekerDetails/${accountID}`, headers })).statusCode;

  it('takes over an unverified account that another person registered: its password and sessions end', async () => {
    const email = freshEmail();
    const squatter = await registerThrough(app, { email, fullName: 'Somebody Else' });
    const paid = await guests.buy(email);
    const form = { ...(await mailedFormOf(paid)), password: 'Masala#77', isAdult: true, agreesToNotice: true };
    expect(await guests.detailsOf(paid.comboGuestPurchaseID, form.rid)).toMatchObject({ isAccountCreated: false });

    const owner = await guests.create(form);
    expect(owner).toMatchObject({ errorMessage: '', accountID: squatter.accountID, fullName: form.fullName });
    expect(await statusOf(squatter)).toBe(401);
    expect((await signIn(email, 'Chai@2468')).token).toBe('');
    expect((await signIn(email, 'Masala#77')).accountID).toBe(owner.accountID);
    const headers = { authorization: `Bearer ${owner.token}` };
    const url = `/api/JobSeekerMasters/GetJobSeekerDetails/${owner.accountID}`;
    expect((await app.inject({ url, headers })).json()).toMatchObject({
      fullName: form.fullName,
      isEmailVerified: true,
      mobileVerified: 'Not Verified',
      needsConsent: false,
    });
    const outcome = await guests.outcomeOf(paid.comboGuestPurchaseID);
    expect(outcome).toMatchObject({ accountId: owner.accountID, grants: [{ accountId: owner.accountID }] });
  });

  /** What a member enters after registration, in every feature that erases data with an account. */
  async function enterContent({ accountID }: TestAccount) {
    const { db, clock, files } = context;
    const path = join(files.temporaryFolder, 'resume');
    await writeFile(path, makePdf());
    const resume = {
      account_id: accountID,
      file_key: await files.store('resumes', 'pdf', path),
      original_name: 'resume.pdf',
      content_type: 'application/pdf',
      bytes: 1,
      sha256: Buffer.alloc(32),
      uploaded_at: clock.now(),
      replaced_at: null,
    };
    await rm(path);
    await db.insertInto('resumes').values(resume).execute();
    const location = { account_id: accountID, location: 'Pune', location_key: 'pune', added_at: clock.now() };
    await db.insertInto('preferred_locations').values(location).execute();
    const former = { account_id: accountID, email: freshEmail(), is_verified: true, ended_at: clock.now() };
    await db.insertInto('former_emails').values(former).execute();
    await db
      .insertInto('identities')
      .values({ account_id: accountID, issuer: 'https://id.example', subject: freshEmail(), linked_at: clock.now() })
      .execute();
  }
  async function countContent(accountId: number) {
    const counts: Record<string, number> = {};
    for (const table of ['resumes', 'preferred_locations', 'former_emails', 'identities'] as const)
      counts[table] = (
        await context.db.selectFrom(table).select('account_id').where('account_id', '=', accountId).execute()
      ).length;
    return { ...counts, files: (await Array.fromAsync(context.files.list('resumes'))).length };
  }

  it('keeps the content of the earlier registration, and ends its access and the verification of its phone', async () => {
    const email = freshEmail();
    const earlier = await registerThrough(app, { email, fullName: 'Somebody Else' });
    await enterContent(earlier);
    const account = context.db.updateTable('accounts').where('id', '=', earlier.accountID);
    const now = context.clock.now();
    await account.set({ mobile_verified_at: now, adult_confirmed_at: now }).execute();
    const files = await Array.fromAsync(context.files.list('resumes'));

    const owner = await guests.create(await mailedFormOf(await guests.buy(email)));
    expect(owner.accountID).toBe(earlier.accountID);
    expect(await countContent(owner.accountID)).toEqual({
      resumes: 1,
      preferred_locations: 1,
      former_emails: 0,
      identities: 0,
      files: files.length,
    });
    expect(await statusOf(earlier)).toBe(401);
    const proofs = context.db.selectFrom('accounts').select(['mobile_verified_at', 'adult_confirmed_at']);
    expect(await proofs.where('id', '=', owner.accountID).executeTakeFirst()).toEqual({
      mobile_verified_at: null,
      adult_confirmed_at: null,
    });
  });

  it('asks to log in when the account has verified the address', async () => {
    const email = freshEmail();
    const owner = await registerThrough(app, { email });
    const verified = { email_verified_at: context.clock.now() };
    await context.db.updateTable('accounts').set(verified).where('id', '=', owner.accountID).execute();
    const paid = await guests.buy(email);
    const form = await mailedFormOf(paid);
    expect(await guests.detailsOf(paid.comboGuestPurchaseID, form.rid)).toMatchObject({ isAccountCreated: true });
    expect(await guests.create(form)).toEqual(refused(refusals.emailTaken));
    expect(await statusOf(owner)).toBe(200);
  });

  it('takes over once when it is used concurrently', async () => {
    const email = freshEmail();
    await registerThrough(app, { email });
    const paid = await guests.buy(email);
    const form = await mailedFormOf(paid);
    const answers = await Promise.all(Array.from({ length: 6 }, () => guests.create(form)));
    expect(answers.filter(({ errorMessage }) => errorMessage === '')).toHaveLength(1);
    expect((await guests.outcomeOf(paid.comboGuestPurchaseID)).grants).toHaveLength(1);
  });

  it('is not known to the browser that bought, whose secret takes nothing over', async () => {
    const email = freshEmail();
    const squatter = await registerThrough(app, { email });
    const paid = await guests.buy(email);
    expect((await mailedFormOf(paid)).rid).not.toBe(paid.rid);
    expect(await guests.create(guests.formOf(paid))).toEqual(refused(refusals.emailTaken));
    expect(await statusOf(squatter)).toBe(200);
  });
});

it('refers to log in when the address has an account, and assigns nothing to that account', async () => {
  const email = freshEmail();
  const me = await registerThrough(app, { email });
  const paid = await guests.buy(email.toUpperCase());
  expect(await guests.create(guests.formOf(paid))).toEqual(refused(refusals.emailTaken));
  expect(await guests.outcomeOf(paid.comboGuestPurchaseID)).toMatchObject({ accountId: null, grants: [] });
  const sessions = await context.db
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', me.accountID)
    .execute();
  expect(sessions).toHaveLength(1);
});

it('no error text reads like a success', () => {
  for (const text of Object.values(refusals)) expect(text).not.toMatch(/success/i);
});
