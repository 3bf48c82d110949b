import type { AuthResponse, GuestDetails, PaymentConfirmation, Quote } from '@aarambh/contract';
import { payInWindow } from '../../../simulators/payment-provider/test-payments.ts';
import { createTestPlan } from '../../../testing/billing-fixtures.ts';
import type { openTestApp } from '../../../testing/test-app.ts';

const base = '/api/ComboPlanGuestPurchase';
let guests = 0;

/** An email address that is not used by any other test. */
export const freshEmail = (): string => {
  guests += 1;
  return `guest.${process.pid}.${guests}@example.com`;
};

/** Reply of SaveComboPlanGuestPurchase. */
export interface Saved {
  errorMessage: string;
  razorPayOrderID: string;
  comboGuestPurchaseID: number;
  rid: string;
  razorPayKeyID: string;
  amount: number;
}

/** Test client of the guest purchase calls. */
export function createGuestClient({ app, context }: Awaited<ReturnType<typeof openTestApp>>) {
  const get = (path: string) => app.inject({ url: `${base}/${path}` });
  const post = (path: string, payload?: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: `${base}/${path}`, headers, ...(payload ? { payload } : {}) });

  /** A purchase request with the amounts of its quote. */
  async function requestFor(planID: number, email: string, choice: object = {}): Promise<Record<string, unknown>> {
    const payload = { kind: 'combo', planID, ...choice };
    const quote = (await app.inject({ method: 'POST', url: '/api/Checkout/GetQuote', payload })).json<Quote>();
    const { planName, price, discountAmount, isHomeState, ...amounts } = quote;
    return { email, countryID: 105, mobileNo: '9876543210', comboPlanID: planID, ...choice, ...amounts };
  }

  async function save(request: object): Promise<Saved> {
    const reply = await post('SaveComboPlanGuestPurchase', request);
    if (reply.statusCode !== 200) throw new Error(reply.body);
    return reply.json();
  }

  const verify = async (confirmation: PaymentConfirmation) =>
    (await post(`VerifyPayment?${new URLSearchParams({ ...confirmation })}`)).json<{ success: boolean; id: number }>();

  async function pay({ razorPayOrderID: orderId, amount: amountPaise }: Saved): Promise<PaymentConfirmation> {
    const confirmation = await payInWindow(app, { orderId, amountPaise });
    if (!confirmation) throw new Error('the test payment failed');
    return confirmation;
  }

  /** `begin` saves a purchase, `buy` also pays for it. */
  const begin = async (email = freshEmail()) => ({
    email,
    ...(await save(await requestFor(await createTestPlan(context), email))),
  });
  async function buy(email?: string) {
    const begun = await begin(email);
    const { success } = await verify(await pay(begun));
    if (!success) throw new Error('the test payment was not accepted');
    return begun;
  }

  const detailsOf = async (id: number, rid: string) => (await get(`GetGuestDetails/${id}/${rid}`)).json<GuestDetails>();

  const formOf = ({ comboGuestPurchaseID, rid }: Pick<Saved, 'comboGuestPurchaseID' | 'rid'>) => ({
    comboGuestPurchaseID,
    rid,
    fullName: 'Asha Kulkarni',
    password: 'Chai@2468',
  });
  const create = async (form: object) => (await post('CreateAccount', form)).json<AuthResponse>();

  /** Status and grants of a purchase. */
  async function outcomeOf(purchaseId: number) {
    const { db } = context;
    const purchase = await db
      .selectFrom('purchases')
      .select(['account_id as accountId', 'status', 'guest_email as guestEmail'])
      .where('id', '=', purchaseId)
      .executeTakeFirstOrThrow();
    const grants = await db
      .selectFrom('purchased_plans')
      .select(['account_id as accountId', 'starts_at as startsAt', 'expires_at as expiresAt'])
      .where('purchase_id', '=', purchaseId)
      .execute();
    return { ...purchase, grants };
  }

  return { get, post, requestFor, save, verify, pay, begin, buy, detailsOf, formOf, create, outcomeOf };
}
