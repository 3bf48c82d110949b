import { expect, it } from 'vitest';
import { createTestPlan } from '../../../testing/billing-fixtures.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import { guestSecretOf } from '../checkout/index.ts';
import { createGuestClient, freshEmail } from './test-guest-client.ts';

const fixture = await openTestApp();
const { app, context } = fixture;
const guests = createGuestClient(fixture);

const mailsTo = (recipient: string) =>
  context.db
    .selectFrom('messages')
    .select(['template', 'data', 'account_id as accountId'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();

it('a guest stores a plan, pays for it, creates an account with the mailed link and gets the plan', async () => {
  const email = freshEmail();
  const planID = await createTestPlan(context);
  const request = await guests.requestFor(planID, email);

  // Between checkout and registration.
  const { netAmount: totalPrice, couponID: discountID, email: _, countryID, mobileNo, comboPlanID, ...rest } = request;
  const guestPlan = { ...rest, planID, discountID, totalPrice, price: 2_599 };
  const key = (await guests.post('SavePlanToRedis', guestPlan)).body;
  expect((await guests.get(`GetPlanFromRedis?key=${key}`)).json()).toMatchObject({ planID, totalPrice: 3_066.82 });
  expect((await guests.get(`CheckUserExistence?email=${email}&mobileNo=${mobileNo}`)).json()).toBe(false);

  const saved = await guests.save(request);
  const { comboGuestPurchaseID: id, rid, razorPayOrderID } = saved;
  expect(saved).toMatchObject({ errorMessage: '', amount: 306_682, razorPayKeyID: context.gateway.keyId });
  expect(Buffer.from(rid, 'base64url').length).toBeGreaterThanOrEqual(16);
  const known = { comboGuestPurchaseID: id, email, countryCode: '+91', mobileNo, razorPayOrderID, netAmount: 3_066.82 };
  expect(await guests.detailsOf(id, rid)).toMatchObject({ ...known, isPaid: false, isAccountCreated: false });

  const confirmation = await guests.pay(saved);
  expect(await guests.verify(confirmation)).toEqual({ success: true, id });
  expect(await guests.detailsOf(id, rid)).toMatchObject({ ...known, isPaid: true, isAccountCreated: false });
  expect((await guests.outcomeOf(id)).grants).toEqual([]);

  const [mail] = await mailsTo(email);
  const secret = guestSecretOf(context.secrets, id, 'mail');
  const link = `${context.config.publicUrl}/combo-plans/register-by-link/${id}/${secret}`;
  expect(mail).toMatchObject({ template: 'plan-purchased-guest', accountId: null, data: { link } });

  context.clock.advanceMinutes(60);
  const auth = await guests.create({
    ...guests.formOf(saved),
    isAdult: true,
    agreesToNotice: true,
    agreesToUpdates: true,
  });
  expect(auth).toMatchObject({ errorMessage: '', fullName: 'Asha Kulkarni' });

  // The account is signed in, has the unverified contact data of the purchase, and all records of a registration.
  const headers = { authorization: `Bearer ${auth.token}` };
  const ask = async (path: string) => (await app.inject({ url: `/api/${path}/${auth.accountID}`, headers })).json();
  expect(await ask('JobSeekerMasters/GetJobSeekerDetails')).toMatchObject({
    fullName: 'Asha Kulkarni',
    email,
    isEmailVerified: false,
    countryID: 105,
    mobileNo,
    needsConsent: false,
  });
  const { accountID: account_id } = auth;
  const consents = await context.db.selectFrom('consents').selectAll().where('account_id', '=', account_id).execute();
  expect(consents.map(({ purpose, channel }) => [purpose, channel])).toEqual([
    ['notice', 'guest purchase form'],
    ['updates', 'guest purchase form'],
  ]);
  const events = await context.db
    .selectFrom('security_events')
    .select('kind')
    .where('account_id', '=', account_id)
    .execute();
  expect(events).toEqual([{ kind: 'registered' }]);
  const mails = await mailsTo(email);
  expect(mails.map(({ template }) => template)).toEqual(['plan-purchased-guest', 'verify-email']);

  // The plan runs from now on, with its invoice; the page of plans shows it, no mail before the address is verified.
  const outcome = await guests.outcomeOf(id);
  expect(outcome).toMatchObject({ accountId: account_id, status: 'paid' });
  expect(outcome.grants).toMatchObject([{ accountId: account_id, startsAt: context.clock.now() }]);
  expect(await ask('Invoices/GetInvoices')).toMatchObject([{ planName: 'Career Plus', netAmount: 3_066.82 }]);
  expect(await ask('JobSeekerPurchasedPlans/GetPurchasedPlanByAccountID')).toMatchObject([
    { planName: 'Career Plus', isActive: true },
  ]);

  // The link no longer shows contact data.
  expect(await guests.detailsOf(id, rid)).toMatchObject({ isAccountCreated: true, email: '', mobileNo: '' });
  expect(await guests.verify(confirmation)).toEqual({ success: true, id });
});
