import { expect, it } from 'vitest';
import { SettingError } from '../../config.ts';
import { buyAndPay } from '../../features/billing/payments/orders/test-paid-purchase.ts';
import { indianDay } from '../../lib/india-time/indian-day.ts';
import { openTestApp, registerThrough } from '../../testing/test-app.ts';
import type { CommandOptions } from './command.ts';
import { paymentCommands } from './payment-commands.ts';

const { app, context } = await openTestApp();

const run = (name: string, args: string[], options: CommandOptions = {}) =>
  paymentCommands[name]?.run(context, args, options);

it('list-purchases lists the purchases of an e-mail address, by account and as guest', async () => {
  const { accountID: accountId } = await registerThrough(app, { email: 'buyer@example.com' });
  const own = await buyAndPay(context, app, { accountId });
  const guests = await buyAndPay(context, app, { guestEmail: 'Buyer@example.com' });
  await buyAndPay(context, app, { guestEmail: 'other@example.com' });
  const paid = `Career Plus  ₹3,066.82  paid, paid ${indianDay(context.clock.now()).name}`;
  expect(await run('list-purchases', ['BUYER@example.com'])).toBe(
    `2 purchases\n  ${guests.purchaseId}  ${paid}\n  ${own.purchaseId}  ${paid}`,
  );

  expect(await run('refund-purchase', [String(own.purchaseId)], { cause: 'Goodwill', amount: '500.5' })).toContain(
    `₹500.50 of purchase ${own.purchaseId} will be refunded`,
  );
  await run('refund-purchase', [String(guests.purchaseId)], { cause: 'Bought twice' });
  const listed = await run('list-purchases', ['buyer@example.com']);
  expect(listed).toContain(`${own.purchaseId}  ${paid}, refund of ₹500.50 requested`);
  expect(listed).toMatch(/refunded, paid [\d-]+, refund of ₹3,066\.82 requested/);
});

it.each<[string, string, string[], CommandOptions]>([
  ['no e-mail address', 'list-purchases', [], {}],
  ['no cause', 'refund-purchase', ['1'], {}],
  ['a cause of blanks', 'refund-purchase', ['1'], { cause: '  ' }],
  ['no number', 'refund-purchase', ['first'], { cause: 'Goodwill' }],
  ['an amount that is not a number', 'refund-purchase', ['1'], { cause: 'Goodwill', amount: '5 %' }],
  ['parts of a paisa', 'refund-purchase', ['1'], { cause: 'Goodwill', amount: '5.005' }],
])('reports a readable error for %s', async (_what, name, args, options) => {
  await expect(run(name, args, options)).rejects.toThrow(SettingError);
});
