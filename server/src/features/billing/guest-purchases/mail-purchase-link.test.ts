import { PURCHASE_LINK_MAILED } from '@aarambh/contract';
import { expect, it } from 'vitest';
import { openTestApp } from '../../../testing/test-app.ts';
import { deliverAll, readSentMessages } from '../../notifications/test-delivery.ts';
import { createGuestClient, type Saved } from './test-guest-client.ts';

const fixture = await openTestApp();
const { context } = fixture;
const guests = createGuestClient(fixture);

const request = async (comboGuestPurchaseID: number, razorPayOrderID: string) => {
  const reply = await guests.post('MailPurchaseLink', { comboGuestPurchaseID, razorPayOrderID });
  return { status: reply.statusCode, body: reply.body };
};
const requestFor = (saved: Saved) => request(saved.comboGuestPurchaseID, saved.razorPayOrderID);

async function mailsTo(email: string) {
  await deliverAll(context);
  return (await readSentMessages(context)).filter(({ to }) => to === email);
}

it('mails a link with the secret of the browser that began the purchase', async () => {
  const begun = await guests.begin();
  expect(await requestFor(begun)).toEqual({ status: 200, body: PURCHASE_LINK_MAILED });
  const [mail, ...others] = await mailsTo(begun.email);
  expect(others).toEqual([]);
  expect(mail?.text).toContain(
    `${context.config.publicUrl}/combo-plans/continue/${begun.comboGuestPurchaseID}/${begun.rid}`,
  );
  // It proves no ownership of the address, unlike the link of the mail after the payment.
  expect(await guests.detailsOf(begun.comboGuestPurchaseID, begun.rid)).toMatchObject({ email: begun.email });
});

it('has the same reply for a purchase that is paid, expired, unknown or of another order, and mails nothing', async () => {
  const paid = await guests.buy();
  const paidMails = (await mailsTo(paid.email)).length;
  const [open, expired] = [await guests.begin(), await guests.begin()];
  await context.db
    .updateTable('purchases')
    .set({ created_at: new Date(context.clock.now().getTime() - 91 * 86_400_000) })
    .where('id', '=', expired.comboGuestPurchaseID)
    .execute();
  for (const replied of [
    await requestFor(paid),
    await requestFor(expired),
    await request(2_000_000_000, open.razorPayOrderID),
    await request(open.comboGuestPurchaseID, paid.razorPayOrderID),
  ])
    expect(replied).toEqual({ status: 200, body: PURCHASE_LINK_MAILED });
  expect(await mailsTo(paid.email)).toHaveLength(paidMails);
  for (const { email } of [open, expired]) expect(await mailsTo(email)).toEqual([]);
});

it('mails at most once a minute, for three requests a day to an address', async () => {
  const begun = await guests.begin();
  await requestFor(begun);
  await requestFor(begun);
  expect(await mailsTo(begun.email)).toHaveLength(1);
  for (let n = 0; n < 6; n += 1) {
    context.clock.advanceMinutes(2);
    await requestFor(begun);
  }
  expect(await mailsTo(begun.email)).toHaveLength(2);
});
