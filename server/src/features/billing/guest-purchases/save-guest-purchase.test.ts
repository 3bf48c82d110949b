import { PRICE_DIFFERS } from '@aarambh/contract';
import { describe, expect, it } from 'vitest';
import { behaveInTest } from '../../../simulators/payment-provider/test-payments.ts';
import { openTestApp, registerThrough } from '../../../testing/test-app.ts';
import { registrationRefusals } from '../../accounts/index.ts';
import { freshEmail, guestsAt } from './test-guest.ts';

const world = await openTestApp();
const { app, context } = world;
const guests = guestsAt(world);

const nothing = { razorPayOrderID: '', comboGuestPurchaseID: 0, rid: '', razorPayKeyID: '', amount: 0 };
const purchases = async () => (await context.db.selectFrom('purchases').select('id').execute()).length;

describe('a request that is not what we compute', () => {
  it.each(['amountAfterDiscount', 'cgst', 'sgst', 'igst', 'gst', 'netAmount', 'discountValue'])(
    'is refused when %s is a paisa off',
    async (field) => {
      const request = await guests.requestFor(await guests.makePlan(), freshEmail());
      const before = await purchases();
      const other = { ...request, [field]: Math.round(Number(request[field]) * 100 + 1) / 100 };
      expect(await guests.save(other)).toEqual({ ...nothing, errorMessage: PRICE_DIFFERS });
      expect(await purchases()).toBe(before);
    },
  );

  it('pays the tax of its State', async () => {
    const request = await guests.requestFor(await guests.makePlan(), freshEmail(), { stateID: 4026 });
    expect(request).toMatchObject({ cgst: 0, sgst: 0, igst: 467.82 });
    expect(await guests.save(request)).toMatchObject({ errorMessage: '', amount: 306_682 });
    const { stateID, ...elsewhere } = request;
    expect((await guests.save(elsewhere)).errorMessage).toBe(PRICE_DIFFERS);
  });
});

describe('what a person should read', () => {
  it.each([
    ['a plan that is not on offer', { comboPlanID: 2_000_000_000 }, /not on offer/],
    ['an unknown coupon', { couponID: 12_345 }, /Coupon/],
    ['an unknown State', { stateID: 77 }, /State/],
    ['a number no Indian mobile has', { mobileNo: '1234567890' }, registrationRefusals.indianMobile],
    ['an unknown country', { countryID: 99_999 }, 'Country must be selected.'],
  ])('%s', async (_, change, text) => {
    const request = await guests.requestFor(await guests.makePlan(), freshEmail());
    const saved = await guests.save({ ...request, ...change });
    expect(saved).toMatchObject(nothing);
    expect(saved.errorMessage).toMatch(text);
    expect(saved.errorMessage).not.toMatch(/success/i);
  });
});

it('only combo plans are sold to guests', async () => {
  const planID = await guests.makePlan({ kind: 'interview' });
  const combo = await guests.requestFor(await guests.makePlan(), freshEmail());
  expect((await guests.save({ ...combo, comboPlanID: planID })).errorMessage).toMatch(/not on offer/);
});

it('answers the same for an e-mail with an account, with or without one', async () => {
  const email = freshEmail();
  await registerThrough(app, { email });
  const known = await guests.begin(email);
  expect(known).toMatchObject({ errorMessage: '', amount: 306_682 });
  expect(await guests.detailsOf(known.comboGuestPurchaseID, known.rid)).toMatchObject({ isAccountCreated: false });
});

it('gives each request a purchase of its own, also of one e-mail', async () => {
  const request = await guests.requestFor(await guests.makePlan(), freshEmail());
  const [one, other] = await Promise.all([guests.save(request), guests.save(request)]);
  expect(one?.rid).not.toBe(other?.rid);
  expect(one?.razorPayOrderID).not.toBe(other?.razorPayOrderID);
});

it('answers 503 and keeps nothing while the provider is away', async () => {
  const request = await guests.requestFor(await guests.makePlan(), freshEmail());
  const before = await purchases();
  await behaveInTest(app, { api: 'error' });
  const reply = await guests.post('SaveComboPlanGuestPurchase', request);
  await behaveInTest(app, { api: 'well' });
  expect(reply.statusCode).toBe(503);
  expect(await purchases()).toBe(before);
});
