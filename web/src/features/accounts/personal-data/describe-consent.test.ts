import type { Consent } from '@aarambh/contract';
import { expect, it } from 'vitest';
import { describeConsent } from './describe-consent.ts';

const never: Consent = {
  purpose: 'updates',
  isGiven: false,
  noticeVersion: '',
  language: '',
  channel: '',
  givenOn: '',
  withdrawnOn: '',
};
const given = { ...never, isGiven: true, noticeVersion: '2026-11', givenOn: '2026-11-05T15:35:00.000Z' };

it.each([
  [never, 'Not given'],
  [given, 'Given on 5 Nov 2026, 9:05\u00a0pm, for notice version 2026-11'],
  [{ ...given, isGiven: false, withdrawnOn: '2026-11-30T19:00:00.000Z' }, 'Withdrawn on 1 Dec 2026, 12:30\u00a0am'],
])('%j reads %j', (consent, text) => {
  expect(describeConsent(consent)).toBe(text);
});
