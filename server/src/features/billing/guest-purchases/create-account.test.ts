import type { AuthResponse } from '@aarambh/contract';
import { describe, expect, it } from 'vitest';
import { openTestApp, registerThrough } from '../../../testing/test-app.ts';
import { registrationRefusals } from '../../accounts/index.ts';
import { refundPurchase } from '../payments/index.ts';
import { createAccountRefusals as refusals } from './create-account.ts';
import { freshEmail, guestsAt } from './test-guest.ts';

const world = await openTestApp();
const { app, context } = world;
const guests = guestsAt(world);

const accountsOf = (email: string) =>
  context.db.selectFrom('accounts').select(['id', 'full_name as fullName']).where('email', '=', email).execute();
const refused = (errorMessage: string): AuthResponse => ({
  token: '',
  expiration: '',
  fullName: '',
  accountID: 0,
  errorMessage,
});

describe('without the secret of a paid purchase', () => {
  it('nobody gets an account of it, and all wrong links are alike', async () => {
    const [paid, other] = [await guests.buy(), await guests.buy()];
    const form = guests.formOf(paid);
    const { rid, ...withoutSecret } = form;
    expect((await guests.post('CreateAccount', withoutSecret)).statusCode).toBe(400);
    for (const secret of [other.rid, 'x', `${rid}A`, rid.slice(1), rid.toUpperCase()])
      expect(await guests.create({ ...form, rid: secret })).toEqual(refused(refusals.wrongLink));
    expect(await guests.create({ ...form, comboGuestPurchaseID: 2_000_000_000 })).toEqual(refused(refusals.wrongLink));
    expect(await accountsOf(paid.email)).toEqual([]);
    expect(await guests.outcomeOf(paid.comboGuestPurchaseID)).toMatchObject({ accountId: null, grants: [] });
  });

  it('an unpaid purchase makes none, and a paid one does', async () => {
    const begun = await guests.begin();
    expect(await guests.create(guests.formOf(begun))).toEqual(refused(refusals.notPaid));
    expect(await accountsOf(begun.email)).toEqual([]);
    await guests.verify(await guests.pay(begun));
    expect(await guests.create(guests.formOf(begun))).toMatchObject({ errorMessage: '' });
  });

  it('a refunded purchase makes none', async () => {
    const paid = await guests.buy();
    await refundPurchase(context, paid.comboGuestPurchaseID, { reason: 'Asked for.', amountPaise: undefined });
    expect(await guests.create(guests.formOf(paid))).toEqual(refused(refusals.refunded));
    expect(await accountsOf(paid.email)).toEqual([]);
  });

  it('a link of 90 days ago makes none', async () => {
    const paid = await guests.buy();
    context.clock.advanceMinutes(90 * 24 * 60);
    expect(await guests.create(guests.formOf(paid))).toEqual(refused(refusals.over));
    expect(await accountsOf(paid.email)).toEqual([]);
  });
});

it.each([['email'], ['mobileNo'], ['countryID'], ['accountID']])('%s cannot be replaced', async (field) => {
  const paid = await guests.buy();
  const reply = await guests.post('CreateAccount', { ...guests.formOf(paid), [field]: 'thief@example.com' });
  expect(reply.statusCode).toBe(400);
  expect(await guests.outcomeOf(paid.comboGuestPurchaseID)).toMatchObject({ accountId: null });
});

it('a common password is refused, and the link still works', async () => {
  const paid = await guests.buy();
  const form = guests.formOf(paid);
  expect(await guests.create({ ...form, password: 'password1' })).toEqual(refused(registrationRefusals.commonPassword));
  expect(await guests.create(form)).toMatchObject({ errorMessage: '' });
});

it('twenty requests at once make one account, one grant, one session', async () => {
  const paid = await guests.buy();
  const form = guests.formOf(paid);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => guests.create({ ...form, fullName: `Asha ${n}` })),
  );
  const made = answers.filter(({ errorMessage }) => errorMessage === '');
  expect(made).toHaveLength(1);
  expect(answers.filter((answer) => answer !== made[0])).toEqual(Array(19).fill(refused(refusals.madeAlready)));
  const accounts = await accountsOf(paid.email);
  expect(accounts).toEqual([{ id: made[0]?.accountID, fullName: made[0]?.fullName }]);
  const outcome = await guests.outcomeOf(paid.comboGuestPurchaseID);
  expect(outcome).toMatchObject({ accountId: made[0]?.accountID });
  expect(outcome.grants).toHaveLength(1);
  const sessions = await context.db
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', made[0]?.accountID ?? 0)
    .execute();
  expect(sessions).toHaveLength(1);
});

it('a registration of the same e-mail at the same moment leaves one account', async () => {
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

it('asks to log in when the e-mail has an account, and gives that account nothing', async () => {
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

it('no refusal could be read as a good outcome', () => {
  for (const text of Object.values(refusals)) expect(text).not.toMatch(/success/i);
});
