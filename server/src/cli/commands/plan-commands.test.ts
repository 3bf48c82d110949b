import { beforeAll, expect, it } from 'vitest';
import { SettingError } from '../../config.ts';
import { createTestPlan } from '../../testing/billing-fixtures.ts';
import { openTestApp } from '../../testing/test-app.ts';
import type { CommandOptions } from './command.ts';
import { planCommands } from './plan-commands.ts';

const { context } = await openTestApp();

let id = 0;
beforeAll(async () => {
  const bands = { goodToGoCtc: 800_000, ctcBands: [{ fromCtc: 800_001, price: 4_499 }] };
  id = await createTestPlan(context, { ...bands, kind: 'resumeMaker', name: 'Career Plus', price: 2_599.5 });
});

const setPrice = (rupees: string, options: CommandOptions = {}) =>
  planCommands['set-plan-price']?.run(context as never, [String(id), rupees], options);
const price = async () =>
  (await context.db.selectFrom('plans').select('price_paise').where('id', '=', id).executeTakeFirstOrThrow())
    .price_paise;

it('set-plan-price asks for confirmation and shows both prices', async () => {
  const refused = setPrice('2799');
  await expect(refused).rejects.toThrow(SettingError);
  await expect(refused).rejects.toThrow('Plan 1 "Career Plus": ₹2,599.50 → ₹2,799.00.'.replace('1', String(id)));
  await expect(refused).rejects.toThrow('--yes');
  expect(await price()).toBe(259_950);
});

it('set-plan-price shows the old and the new price of what it changed', async () => {
  expect(await setPrice('2799', { yes: true })).toBe(
    `Plan ${id} "Career Plus": ₹2,599.50 → ₹2,799.00. The price is changed.`,
  );
  expect(await price()).toBe(279_900);
  expect(await setPrice('4999.5', { 'from-ctc': '800001', yes: true })).toContain(
    'from a CTC of ₹8,00,001: ₹4,499.00 → ₹4,999.50.',
  );
  expect(await setPrice('9999', { 'from-ctc': '3000000', yes: true })).toContain('₹4,999.50 → ₹9,999.00.');
  expect(await setPrice('9999', { 'from-ctc': '3000000', yes: true })).toContain('already costs ₹9,999.00');
});
