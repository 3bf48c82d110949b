import { describe, expect, it } from 'vitest';
import { allCalls } from './index.ts';

/** Visitors' calls whose answers are not for all, or never part of a page that is kept. */
const without = [
  'checkUserExistence',
  'forgotPassword',
  'getActiveDiscountCoupons',
  'getActiveDiscountCouponByCode',
  'getGuestDetails',
  'getPlanFromRedis',
  'getSkillSets',
  'getWalkIn',
  'getWalkInCalendarFile',
  'validateEmail',
];

const reading = allCalls.filter(({ definition: { method, access } }) => method === 'GET' && access === 'visitor');

describe("every visitor's call that reads", () => {
  it('says what its answer is made of, or is named here', () => {
    const silent = reading.filter(({ definition }) => !definition.topics).map(({ name }) => name);
    expect(silent.toSorted()).toEqual(without.toSorted());
  });

  it('has the parameters its topics name', () => {
    for (const { definition } of reading) {
      for (const [, name] of (definition.topics ?? []).join(' ').matchAll(/\{(\w+)\}/g))
        expect(definition.path).toContain(`{${name}}`);
    }
  });
});

it('no other call is part of a kept page', () => {
  expect(
    allCalls.filter(({ definition }) => definition.topics && !reading.some((call) => call.definition === definition)),
  ).toEqual([]);
});
