import type { OrderReply } from '@aarambh/contract';
import { expect, it } from 'vitest';
import { network } from '../../../../testing/network.ts';
import { renderScreen, signIn } from '../../../../testing/render-screen.tsx';
import PaymentStep, { clientLoader } from './payment-step.tsx';

const checkout = {
  ...{ kind: 'subscription', planID: 3, planName: 'Priority', planPrice: 500, months: 1, stateID: 27 },
  ...{ ctc: 0, expectedCtc: 0, experience: 0, couponID: 4, discountType: 'FIXED', discountValue: 0 },
  ...{ amountAfterDiscount: 500, cgst: 45, sgst: 45, igst: 0, gst: 90, totalPrice: 590 },
  billingCycle: 'Monthly',
};

/** Where the payment step redirects instead of rendering. */
async function redirectOf(path: string, params = {}): Promise<string | null> {
  const serverLoader = async () => ({ settings: {} });
  try {
    await clientLoader({ request: new Request(`${location.origin}${path}`), params, serverLoader } as never);
    return null;
  } catch (thrown) {
    return (thrown as Response).headers.get('location');
  }
}

it.each([
  ['/plans/checkout-process', {}],
  ['/interview-connect/checkout-process/3', { id: '3' }],
])('%s sends a stored account id that is not positive to the error page', async (path, params) => {
  signIn();
  for (const accountID of ['0', '-7', 'x', '']) {
    localStorage.setItem('accountID', accountID);
    expect(await redirectOf(path, params)).toBe('/error');
  }
});

it('sends an expired session to the sign-in', async () => {
  signIn();
  localStorage.setItem('token-expiration', '2020-01-01T00:00:00Z');
  expect(await redirectOf('/interview-connect/checkout-process/3', { id: '3' })).toMatch(
    /^\/account\/login\?returnUrl=/,
  );
});

const order = { razorPayOrderID: 'order_1', razorPayKeyID: 'rzp_test_1', amount: 59_000 } as OrderReply;

it('records the payment initiative when the button is pressed, before the payment window opens', async () => {
  signIn();
  for (const [key, value] of Object.entries(checkout)) sessionStorage.setItem(key, String(value));
  await network.reply('**/SavePaymentIntiative', {
    body: 'Payment initiative saved successfully',
    contentType: 'text/plain',
  });
  await network.reply('**/SavePurchasedPlan', { json: order });
  await network.reply('**/checkout.js', { isAborted: true });
  const request = new Request(`${location.origin}/plans/checkout-process`);
  const settings = { checkoutScript: `${location.origin}/checkout.js`, isTest: true };
  const loaderData = await clientLoader({ request, params: {}, serverLoader: async () => ({ settings }) } as never);
  await loaderData.placing;
  const screen = await renderScreen(PaymentStep as never, { path: '/plans/checkout-process', loaderData });
  const button = screen.getByRole('button', { name: 'Pay with Razorpay' });
  await expect.element(button).toBeVisible();
  expect(await network.requests('SavePaymentIntiative')).toEqual([]);
  await button.click();
  await expect.element(screen.getByText(/The payment window could not be opened/)).toBeVisible();
  const sent = (await network.requests()).map(({ url }) => new URL(url).pathname.split('/').at(-1));
  expect(sent.slice(-2)).toEqual(['SavePaymentIntiative', 'checkout.js']);
  const [initiative] = await network.requests('SavePaymentIntiative');
  expect(JSON.parse(initiative?.body ?? '')).toMatchObject({ accountID: 7, candidatePlanID: 3, couponID: 4 });
});
