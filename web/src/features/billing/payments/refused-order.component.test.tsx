import type { GuestPlan } from '@aarambh/contract';
import { expect, it } from 'vitest';
import { api } from '../../../platform/api/browser-api.ts';
import { network, problem } from '../../../testing/network.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { goToPayment } from '../checkout/go-to-payment.ts';
import type { StoredCheckout } from '../checkout/index.ts';
import { useGuestOrder } from '../guest-purchases/use-guest-order.ts';
import { placeOrder } from './place-order.ts';

const checkout: StoredCheckout = {
  ...{ kind: 'combo', planID: 8, planName: 'Career Start', planPrice: 2_599, months: 1, stateID: 4_008 },
  ...{ ctc: 0, expectedCtc: 0, experience: 0, couponID: 0, discountType: '', discountValue: 0 },
  ...{ amountAfterDiscount: 2_599, cgst: 233.91, sgst: 233.91, igst: 0, gst: 467.82, totalPrice: 3_066.82 },
  features: {},
};
const plan = { planID: 8, discountID: 0, totalPrice: 3_066.82 } as GuestPlan;
const contact = { email: 'asha@example.com', countryID: 105, mobileNo: '9822012345' };

/** Renders buttons that go through the steps of a purchase. */
async function openSteps(onPriceChanged: () => void = () => undefined) {
  const outcomes: unknown[] = [];
  const note = async (outcome: Promise<unknown>) => outcomes.push(await outcome);
  const screen = await renderScreen(() => {
    const { submit, signInAt } = useGuestOrder(plan, onPriceChanged);
    return (
      <>
        <button type="button" onClick={() => note(goToPayment(checkout, () => undefined))}>
          Proceed
        </button>
        <button type="button" onClick={() => note(placeOrder(api, 7, checkout))}>
          Order
        </button>
        <button type="button" onClick={() => note(submit(contact))}>
          Order as a guest
        </button>
        <output>{signInAt}</output>
      </>
    );
  });
  return {
    outcomes,
    screen,
    press: (name: string) => screen.getByRole('button', { name, exact: true }).click(),
    /** Expects a text that no dialog shows. */
    async expectToast(text: string) {
      await expect.element(screen.getByText(text)).toBeVisible();
      expect(screen.getByRole('alertdialog').elements()).toHaveLength(0);
    },
  };
}

it('a checkout that cannot be stored says so in a toast', async () => {
  await network.reply('**/SavePlanToRedis', problem(503, 'Please try again in a minute.', 'unavailable'));
  const { outcomes, press, expectToast } = await openSteps();
  await press('Proceed');
  await expectToast('Please try again in a minute.');
  await expect.poll(() => outcomes).toEqual([false]);
});

it('terms that are no longer valid are said in a toast', async () => {
  await network.reply('**/SaveJobSeekerComboPlan', problem(409, 'The price of this plan has changed.'));
  const { outcomes, press, expectToast } = await openSteps();
  await press('Order');
  await expectToast('The price of this plan has changed.');
  await expect.poll(() => outcomes).toEqual([{ state: 'changed' }]);
});

it('a guest sees a changed price in a toast, and for an existing account the way to its sign-in', async () => {
  let changes = 0;
  await network.reply('**/CheckUserExistence*', { json: false });
  await network.reply('**/SaveComboPlanGuestPurchase', problem(409, 'The price of this plan has changed.'));
  const { outcomes, screen, press, expectToast } = await openSteps(() => changes++);
  await press('Order as a guest');
  await expectToast('The price of this plan has changed.');
  await expect.poll(() => [outcomes, changes]).toEqual([[false], 1]);

  await network.reply('**/CheckUserExistence*', { json: true });
  await press('Order as a guest');
  await expect.element(screen.getByText(/^\/account\/login\?returnUrl=/)).toBeVisible();
  expect(screen.getByRole('alertdialog').elements()).toHaveLength(0);
  expect(await network.requests('SaveComboPlanGuestPurchase')).toHaveLength(1);
});
