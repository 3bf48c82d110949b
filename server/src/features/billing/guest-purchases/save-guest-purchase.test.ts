import { PRICE_DIFFERS, registrationRefusals } from '@aarambh/contract';
import { describe, expect, it } from 'vitest';
import { behaveInTest } from '../../../simulators/payment-provider/test-payments.ts';
import { createTestPlan } from '../../../testing/billing-fixtures.ts';
import { openTestApp, registerThrough } from '../../../testing/test-app.ts';
import { createGuestClient, freshEmail } from './test-guest-client.ts';

const fixture = await openTestApp();
const { app, context } = fixture;
const guests = createGuestClient(fixture);

const nothing = { razorPayOrderID: '', comboGuestPurchaseID: 0, rid: '', razorPayKeyID: '', amount: 0 };
const purchases = async () => (await context.db.selectFrom('purchases').select('id').execute()).length;

describe('a request with claimed amounts', () => {
  it.each(['amountAfterDiscount', 'cgst', 'sgst', 'igst', 'gst', 'netAmount', 'discountValue'])(
    'is rejected when %s is a paisa off',
    async (field) => {
      const request = await guests.requestFor(await createTestPlan(context), freshEmail());
      const before = await purchases();
      const other = { ...request, [field]: Math.round(Number(request[field]) * 100 + 1) / 100 };
      expect(await guests.save(other)).toEqual({ ...nothing, errorMessage: PRICE_DIFFERS });
      expect(await purchases()).toBe(before);
    },
  );

  it('includes the tax of its State', async () => {
    const request = await guests.requestFor(await createTestPlan(context), freshEmail(), { stateID: 4026 });
    expect(request).toMatchObject({ cgst: 0, sgst: 0, igst: 467.82 });
    expect(await guests.save(request)).toMatchObject({ errorMessage: '', amount: 306_682 });
    const { stateID, ...elsewhere } = request;
    expect((await guests.save(elsewhere)).errorMessage).toBe(PRICE_DIFFERS);
  });
});

describe('errors in the reply', () => {
  it.each([
    ['a plan that is not on offer', { comboPlanID: 2_000_000_000 }, /no longer on offer/],
    ['an unknown coupon', { couponID: 12_345 }, /Coupon/],
    ['an unknown State', { stateID: 77 }, /State/],
    ['a number no Indian mobile has', { mobileNo: '1234567890' }, registrationRefusals.indianMobile],
    ['an unknown country', { countryID: 99_999 }, 'Country must be selected.'],
  ])('%s', async (_, change, text) => {
    const request = await guests.requestFor(await createTestPlan(context), freshEmail());
    const saved = await guests.save({ ...request, ...change });
    expect(saved).toMatchObject(nothing);
    expect(saved.errorMessage).toMatch(text);
    expect(saved.errorMessage).not.toMatch(/success/i);
  });
});

it('sells only combo plans to guests', async () => {
  const planID = await createTestPlan(context, { kind: 'interview' });
  const combo = await guests.requestFor(await createTestPlan(context), freshEmail());
  expect((await guests.save({ ...combo, comboPlanID: planID })).errorMessage).toMatch(/no longer on offer/);
});

it('replies the same for an email address with and without an account', async () => {
  const email = freshEmail();
  await registerThrough(app, { email });
  const known = await guests.begin(email);
  expect(known).toMatchObject({ errorMessage: '', amount: 306_682 });
  expect(await guests.detailsOf(known.comboGuestPurchaseID, known.rid)).toMatchObject({ isAccountCreated: false });
});

it('creates a new purchase for each request, also for the same email address', async () => {
  const request = await guests.requestFor(await createTestPlan(context), freshEmail());
  const [one, other] = await Promise.all([guests.save(request), guests.save(request)]);
  expect(one?.rid).not.toBe(other?.rid);
  expect(one?.razorPayOrderID).not.toBe(other?.razorPayOrderID);
});

it('replies 503 and stores nothing while the provider is unavailable', async () => {
  const request = await guests.requestFor(await createTestPlan(context), freshEmail());
  const before = await purchases();
  await behaveInTest(app, { api: 'error' });
  const reply = await guests.post('SaveComboPlanGuestPurchase', request);
  await behaveInTest(app, { api: 'well' });
  expect(reply.statusCode).toBe(503);
  expect(await purchases()).toBe(before);
});
