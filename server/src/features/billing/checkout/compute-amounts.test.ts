import { monthChoices } from '@aarambh/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { computeAmountsByOracle, type OracleOrder } from './amounts-oracle.ts';
import { computeAmounts } from './compute-amounts.ts';

/** 306682 paise → '3066.82', by string operations only. */
const inRupees = (paise: number): string =>
  String(paise)
    .padStart(3, '0')
    .replace(/(\d\d)$/, '.$1');

const anyOrder = fc.record({
  pricePaise: fc.oneof(fc.integer({ min: 100, max: 20_000_00 }), fc.integer({ min: 100, max: 99_999_999 })),
  months: fc.constantFrom(...monthChoices),
  isHomeState: fc.boolean(),
  discount: fc.option(
    fc.oneof(
      fc.record({ type: fc.constant('Fixed' as const), value: fc.integer({ min: 1, max: 5_000_000 }) }),
      fc.record({ type: fc.constant('Percentage' as const), value: fc.integer({ min: 1, max: 10_000 }) }),
    ),
    { nil: undefined },
  ),
});

it('random checkouts match the oracle to the paisa', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const { pricePaise, months, isHomeState, discount } = order;
      const byHand: OracleOrder = {
        price: inRupees(pricePaise),
        months,
        isHomeState,
        discount: discount && { type: discount.type, value: inRupees(discount.value) },
      };
      const amounts = computeAmounts(order);
      expect(Object.fromEntries(Object.entries(amounts).map(([name, paise]) => [name, BigInt(paise)]))).toEqual(
        computeAmountsByOracle(byHand),
      );
      expect(amounts.pricePaise - amounts.discountPaise).toBe(amounts.taxablePaise);
      expect(amounts.taxablePaise).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 10_000 },
  );
});

it.each([
  ['the price of the specification at home', { pricePaise: 259_900, isHomeState: true }, [23_391, 23_391, 0, 306_682]],
  ['and elsewhere', { pricePaise: 259_900, isHomeState: false }, [0, 0, 46_782, 306_682]],
  ['half a paisa goes up', { pricePaise: 50, isHomeState: true }, [5, 5, 0, 60]],
  ['less than half goes down', { pricePaise: 49, isHomeState: true }, [4, 4, 0, 57]],
  ['both halves are rounded: one paisa more than the whole', { pricePaise: 150, isHomeState: true }, [14, 14, 0, 178]],
  ['the whole is rounded once', { pricePaise: 150, isHomeState: false }, [0, 0, 27, 177]],
])('%s', (_, order, [cgstPaise, sgstPaise, igstPaise, totalPaise]) => {
  expect(computeAmounts({ ...order, months: 1, discount: undefined })).toMatchObject({
    cgstPaise,
    sgstPaise,
    igstPaise,
    totalPaise,
  });
});

it.each([
  ['takes a fixed amount off all months', { type: 'Fixed', value: 10_000 }, 10_000],
  ['never takes off more than there is', { type: 'Fixed', value: 999_999 }, 300_003],
  ['takes a percentage of all months', { type: 'Percentage', value: 1_000 }, 30_000],
  ['rounds half a paisa up', { type: 'Percentage', value: 5_000 }, 150_002],
  ['knows hundredths of a percent', { type: 'Percentage', value: 1 }, 30],
  ['may take off everything', { type: 'Percentage', value: 10_000 }, 300_003],
] as const)('a discount %s', (_, discount, discountPaise) => {
  const amounts = computeAmounts({ pricePaise: 100_001, months: 3, discount, isHomeState: true });
  expect(amounts).toMatchObject({ pricePaise: 300_003, discountPaise, taxablePaise: 300_003 - discountPaise });
});
