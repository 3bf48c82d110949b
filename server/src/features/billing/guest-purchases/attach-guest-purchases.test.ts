import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { payInWindow } from '../../../simulators/payment-provider/test-payments.ts';
import { openTestApp, registerThrough } from '../../../testing/test-app.ts';
import { finishRefunds, refundPurchase } from '../payments/index.ts';
import { settleOrder } from '../payments/orders/settle-order.ts';
import { attachGuestPurchases } from './attach-guest-purchases.ts';
import { createAccountRefusals } from './create-account.ts';
import { eraseUnpaidGuestContacts } from './erase-unpaid-guest-contacts.ts';
import { createGuestClient, freshEmail } from './test-guest-client.ts';

const fixture = await openTestApp();
const { app, context } = fixture;
const guests = createGuestClient(fixture);
const DAY = 24 * 60;

const verifyEmail = (accountId: number, email?: string) =>
  context.db
    .updateTable('accounts')
    .set({ email_verified_at: context.clock.now(), ...(email ? { email } : {}) })
    .where('id', '=', accountId)
    .execute();
const mailsOf = (accountId: number) =>
  context.db
    .selectFrom('messages')
    .select(['recipient', 'template'])
    .where('account_id', '=', accountId)
    .where('template', '=', 'plan-added')
    .execute();

describe('a paid guest purchase whose email address has an account', () => {
  it('is assigned once, with a mail, after the account has verified the address', async () => {
    const email = freshEmail();
    const me = await registerThrough(app, { email });
    const paid = await guests.buy(email.toUpperCase());
    const { comboGuestPurchaseID: id } = paid;
    await attachGuestPurchases(context);
    expect(await guests.outcomeOf(id)).toMatchObject({ accountId: null, grants: [] });

    context.clock.advanceMinutes(10);
    await verifyEmail(me.accountID);
    await Promise.all(Array.from({ length: 8 }, () => attachGuestPurchases(context)));
    const outcome = await guests.outcomeOf(id);
    expect(outcome).toMatchObject({ accountId: me.accountID, status: 'paid' });
    expect(outcome.grants).toMatchObject([{ accountId: me.accountID, startsAt: context.clock.now() }]);
    expect(await mailsOf(me.accountID)).toEqual([{ recipient: email, template: 'plan-added' }]);

    expect(await guests.create(guests.formOf(paid))).toMatchObject({
      accountID: 0,
      errorMessage: createAccountRefusals.alreadyCreated,
    });
  });

  it('goes to the owner of the address when another person registered it first', async () => {
    const email = freshEmail();
    const squatter = await registerThrough(app, { email });
    const { comboGuestPurchaseID: id } = await guests.buy(email);
    const mail = await context.db
      .selectFrom('messages')
      .select('data')
      .where('template', '=', 'verify-email')
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow();
    const token = (mail.data as { link: string }).link.split('/').at(-1);
    await app.inject(`/api/JobSeekerMasters/ValidateEmail/${token}`);
    await attachGuestPurchases(context);
    expect(await guests.outcomeOf(id)).toMatchObject({ accountId: squatter.accountID });

    const { accountID, headers } = squatter;
    const details = await app.inject({ url: `/api/JobSeekerMasters/GetJobSeekerDetails/${accountID}`, headers });
    expect(details.statusCode).toBe(401);
    const payload = { email, password: 'Chai@2468' };
    const url = '/api/JobSeekerMasters/GetUserDetailsByEmail';
    expect((await app.inject({ method: 'POST', url, payload })).json()).toMatchObject({ token: '' });
  });

  it('is assigned to an account that registers with the address after the link has expired', async () => {
    const paid = await guests.buy();
    context.clock.advanceMinutes(100 * DAY);
    const me = await registerThrough(app, { email: paid.email });
    await verifyEmail(me.accountID);
    await attachGuestPurchases(context);
    expect(await guests.outcomeOf(paid.comboGuestPurchaseID)).toMatchObject({ accountId: me.accountID });
  });

  it('is assigned to one account when its link is followed concurrently', async () => {
    for (let round = 0; round < 4; round += 1) {
      const paid = await guests.buy();
      const me = await registerThrough(app);
      await verifyEmail(me.accountID, paid.email);
      const [, created] = await Promise.all([attachGuestPurchases(context), guests.create(guests.formOf(paid))]);
      expect(created.accountID).toBe(0);
      await attachGuestPurchases(context);
      const outcome = await guests.outcomeOf(paid.comboGuestPurchaseID);
      expect(outcome).toMatchObject({ accountId: me.accountID });
      expect(outcome.grants).toHaveLength(1);
    }
  });

  it('is not assigned when it is refunded concurrently', async () => {
    const me = await registerThrough(app);
    const { email, comboGuestPurchaseID: id } = await guests.buy();
    await verifyEmail(me.accountID, email);
    let attaching: Promise<void> | undefined;
    await context.db.transaction().execute(async (refund) => {
      await refund.updateTable('purchases').set({ status: 'refunded' }).where('id', '=', id).execute();
      attaching = attachGuestPurchases(context);
      const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await waiting.execute(context.db)).rows.length).toBeGreaterThan(0);
    });
    await attaching;
    expect(await guests.outcomeOf(id)).toMatchObject({ accountId: null, status: 'refunded', grants: [] });
    expect(await mailsOf(me.accountID)).toEqual([]);
  });

  it('is not assigned when unpaid, refunded, of another address, or the account is deleted', async () => {
    const me = await registerThrough(app, { email: freshEmail() });
    await verifyEmail(me.accountID);
    const email = freshEmail();
    const owner = await registerThrough(app, { email });
    await verifyEmail(owner.accountID);
    const begun = await guests.begin(email);
    const refunded = await guests.buy(email);
    await refundPurchase(context, refunded.comboGuestPurchaseID, { reason: 'Requested.', amountPaise: undefined });
    const others = await guests.buy(`x${email}`);
    await attachGuestPurchases(context);
    for (const { comboGuestPurchaseID } of [begun, refunded, others])
      expect(await guests.outcomeOf(comboGuestPurchaseID)).toMatchObject({ accountId: null, grants: [] });

    const paid = await guests.buy(email);
    const payload = { accountID: owner.accountID, currentPassword: 'Chai@2468' };
    const { headers } = owner;
    const deleted = await app.inject({ method: 'POST', url: '/api/PersonalData/DeleteAccount', payload, headers });
    expect(deleted.body).toMatch(/success/);
    await attachGuestPurchases(context);
    expect(await guests.outcomeOf(paid.comboGuestPurchaseID)).toMatchObject({ accountId: null });
  });
});

describe('contact data of a guest', () => {
  it('is erased 30 days after an unpaid purchase, and of no other purchase', async () => {
    const [unpaid, paid] = [await guests.begin(), await guests.buy()];
    context.clock.advanceMinutes(30 * DAY);
    await eraseUnpaidGuestContacts(context);
    expect(await guests.outcomeOf(unpaid.comboGuestPurchaseID)).toMatchObject({ guestEmail: unpaid.email });
    context.clock.advanceMinutes(1);
    await eraseUnpaidGuestContacts(context);
    expect(await guests.outcomeOf(unpaid.comboGuestPurchaseID)).toMatchObject({ guestEmail: null });
    expect(await guests.outcomeOf(paid.comboGuestPurchaseID)).toMatchObject({ guestEmail: paid.email });
    expect(await guests.detailsOf(unpaid.comboGuestPurchaseID, unpaid.rid)).toMatchObject({ comboGuestPurchaseID: 0 });
  });

  it('is required for settlement: a later payment is refunded', async () => {
    const unpaid = await guests.begin();
    context.clock.advanceMinutes(31 * DAY);
    await eraseUnpaidGuestContacts(context);
    const { razorPayOrderID: orderId, amount: amountPaise, comboGuestPurchaseID: id } = unpaid;
    await payInWindow(app, { orderId, amountPaise });
    expect(await settleOrder(context, orderId)).toBe('unpaid');
    await finishRefunds(context);
    const refunds = await context.db.selectFrom('refunds').selectAll().where('purchase_id', '=', id).execute();
    expect(refunds).toMatchObject([{ amount_paise: amountPaise, status: 'processed' }]);
    expect(await guests.outcomeOf(id)).toMatchObject({ status: 'created', grants: [] });
  });

  it('stays on a purchase that was assigned to an account', async () => {
    const paid = await guests.buy();
    const auth = await guests.create(guests.formOf(paid));
    const payload = { accountID: auth.accountID, currentPassword: 'Chai@2468' };
    const headers = { authorization: `Bearer ${auth.token}` };
    await app.inject({ method: 'POST', url: '/api/PersonalData/DeleteAccount', payload, headers });
    const outcome = await guests.outcomeOf(paid.comboGuestPurchaseID);
    expect(outcome).toMatchObject({ status: 'paid', guestEmail: null, accountId: auth.accountID });
    expect(await guests.detailsOf(paid.comboGuestPurchaseID, paid.rid)).toMatchObject({ comboGuestPurchaseID: 0 });
    expect(await guests.create(guests.formOf(paid))).toMatchObject({ errorMessage: createAccountRefusals.invalidLink });
  });
});
