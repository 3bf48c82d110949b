import type { Choice } from '@aarambh/contract';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { insertTestCtcBand, insertTestPlan, listTestPurchases } from '../../../testing/billing-fixtures.ts';
import { openTestApp, registerThrough } from '../../../testing/test-app.ts';
import { createTestCoupon } from '../coupons/test-coupon.ts';
import { computeAmountsByOracle } from './amounts-oracle.ts';
import { createCheckoutClient, KARNATAKA, MAHARASHTRA } from './test-checkout-client.ts';
import { TestOrderGateway } from './test-order-gateway.ts';

const { app, context } = await openTestApp();
const { db } = context;
const gateway = new TestOrderGateway(context);

let me: Awaited<ReturnType<typeof registerThrough>>;
beforeEach(async () => {
  me = await registerThrough(app);
});
const { post, quoteOf, requestFor, send, buy } = createCheckoutClient(app, () => me);

describe('a personalised price', () => {
  const kind = 'interview' as const;
  let planID: number;
  beforeEach(async () => {
    planID = await insertTestPlan(db, { kind, price_paise: 259_900, good_to_go_ctc: 800_000 });
    await insertTestCtcBand(db, planID, 800_001, 349_900);
    await insertTestCtcBand(db, planID, 1_500_000, 499_900);
  });

  it.each([
    [800_001, 349_900],
    [1_499_999, 349_900],
    [1_500_000, 499_900],
    [999_999_999, 499_900],
  ])('of a CTC of %i is %i paise, and is what is bought', async (ctc, price) => {
    expect((await quoteOf({ kind, planID, ctc, experience: 4 })).price).toBe(price / 100);
    await buy({ kind, planID, ctc, experience: 4 });
    const [purchase] = await listTestPurchases(db, planID);
    expect(purchase).toMatchObject({ price_paise: price, plan: { pricePaise: price, ctc } });
  });

  it.each([1, 799_999, 800_000])('is rejected for a CTC of %i, in the range of the regular plan', async (ctc) => {
    const regular = await requestFor({ kind, planID });
    for (const reply of [
      await post('Checkout/GetQuote', { kind, planID, ctc }),
      await send(kind, { ...regular, ctc }),
    ]) {
      expect(reply.statusCode).toBe(400);
      expect(reply.json().detail).toMatch(/^Your current CTC should be higher than .*8,00,000\.$/);
    }
  });

  it('is rejected with the regular price or the price of a lower band', async () => {
    const regular = await requestFor({ kind, planID });
    const lower = await requestFor({ kind, planID, ctc: 900_000 });
    expect((await send(kind, { ...regular, ctc: 900_000 })).statusCode).toBe(409);
    expect((await send(kind, { ...lower, ctc: 2_000_000 })).statusCode).toBe(409);
    expect((await send(kind, regular)).statusCode).toBe(200);
  });
});

it('allows several months only for a subscription', async () => {
  const planID = await insertTestPlan(db, { kind: 'combo' });
  expect((await post('Checkout/GetQuote', { kind: 'combo', planID, monthDuration: 3 })).statusCode).toBe(400);
});

describe('the State that decides the tax', () => {
  const taxes = async (choice: Choice) => {
    const { cgst, sgst, igst, isHomeState } = await quoteOf(choice);
    return { cgst, sgst, igst, isHomeState };
  };
  const atHome = { cgst: 44.91, sgst: 44.91, igst: 0, isHomeState: true };
  const elsewhere = { cgst: 0, sgst: 0, igst: 89.82, isHomeState: false };

  it('is the chosen one, else Maharashtra', async () => {
    const choice = { kind: 'subscription' as const, planID: await insertTestPlan(db) };
    expect(await taxes(choice)).toEqual(atHome);
    expect(await taxes({ ...choice, stateID: MAHARASHTRA })).toEqual(atHome);
    expect(await taxes({ ...choice, stateID: KARNATAKA })).toEqual(elsewhere);
  });

  it('is that of the saved address unless another is chosen', async () => {
    const address = {
      accountID: me.accountID,
      curAddress: '4 Church Street',
      curState: KARNATAKA,
      curCity: 57_933,
      sameAsAbove: true,
      resAddress: '4 Church Street',
      resState: KARNATAKA,
      resCity: 57_933,
    };
    const saved = await post('JobSeekerAddress/SaveAddress', address, me.headers);
    expect(saved.body).toContain('success');

    const planID = await insertTestPlan(db);
    const { stateID, ...unsaid } = await requestFor({ kind: 'subscription', planID, stateID: KARNATAKA });
    expect((await send('subscription', unsaid)).statusCode).toBe(200);
    await buy({ kind: 'subscription', planID, stateID: MAHARASHTRA });
    const bought = await listTestPurchases(db, planID);
    expect(bought.map((row) => [row.state_id, row.cgst_paise, row.igst_paise])).toEqual([
      [KARNATAKA, 0, 8_982],
      [MAHARASHTRA, 4_491, 0],
    ]);
  });
});

it('quote, purchase and order have the same amounts as the oracle', async () => {
  const text = (paise: number) =>
    String(paise)
      .padStart(3, '0')
      .replace(/(\d\d)$/, '.$1');
  const order = fc.record({
    price_paise: fc.integer({ min: 10_000, max: 2_000_000 }),
    months: fc.constantFrom(1 as const, 3 as const, 6 as const, 12 as const),
    isHomeState: fc.boolean(),
    discount: fc.option(
      fc.record({
        type: fc.constantFrom('Fixed' as const, 'Percentage' as const),
        value: fc.integer({ min: 1, max: 9_900 }),
      }),
      { nil: undefined },
    ),
  });
  await fc.assert(
    fc.asyncProperty(order, async ({ price_paise, months, isHomeState, discount }) => {
      const planID = await insertTestPlan(db, { price_paise });
      const coupon =
        discount && (await createTestCoupon(context, { discountType: discount.type, discountValue: discount.value }));
      const choice = { monthDuration: months, stateID: isHomeState ? MAHARASHTRA : KARNATAKA, couponID: coupon ?? 0 };
      const { amount } = await buy({ kind: 'subscription', planID, ...choice });
      const byHand = computeAmountsByOracle({
        price: text(price_paise),
        months,
        isHomeState,
        discount: discount && { type: discount.type, value: text(discount.value) },
      });
      const [saved] = await listTestPurchases(db, planID);
      expect([amount, gateway.orders.at(-1)?.amountPaise].map(String)).toEqual(
        Array(2).fill(String(byHand.totalPaise)),
      );
      expect([saved?.discount_paise, saved?.cgst_paise, saved?.igst_paise].map(String)).toEqual(
        [byHand.discountPaise, byHand.cgstPaise, byHand.igstPaise].map(String),
      );
    }),
    { numRuns: 60 },
  );
});
