import { describe, expect, it } from 'vitest';
import { allCalls } from './index.ts';

/** Visitors' calls whose replies are personal, or that no cacheable page makes. */
const withoutTopics = [
  'checkUserExistence',
  'downloadResume',
  'downloadResumePdf',
  'forgotPassword',
  'getActiveDiscountCoupons',
  'getActiveDiscountCouponByCode',
  'getGuestDetails',
  'getJobsByID',
  'getMoneyQuestion',
  'getPlanFromRedis',
  'getSkillSets',
  'getStaffInvitation',
  'getTrustFigures',
  'getUnsubscribeDetails',
  'getWalkIn',
  'getWalkInCalendarFile',
  'validateEmail',
];

const reads = allCalls.filter(({ definition: { method, access } }) => method === 'GET' && access === 'visitor');

describe("every visitor's GET call", () => {
  it('declares its topics, or is listed here', () => {
    const undeclared = reads.filter(({ definition }) => !definition.topics).map(({ name }) => name);
    expect(undeclared.toSorted()).toEqual(withoutTopics.toSorted());
  });

  it('has the parameters that its topics contain', () => {
    for (const { definition } of reads) {
      for (const [, name] of (definition.topics ?? []).join(' ').matchAll(/\{(\w+)\}/g))
        expect(definition.path).toContain(`{${name}}`);
    }
  });
});

it('no other call declares topics', () => {
  expect(
    allCalls.filter(({ definition }) => definition.topics && !reads.some((call) => call.definition === definition)),
  ).toEqual([]);
});
