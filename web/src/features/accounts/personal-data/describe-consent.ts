import type { Consent } from '@aarambh/contract';
import { dateTimeText } from '../../../platform/text/format.ts';

/** Status text of a consent with its date. */
export function describeConsent({ isGiven, givenOn, withdrawnOn, noticeVersion }: Consent): string {
  if (isGiven) return `Given on ${dateTimeText(givenOn)}, for notice version ${noticeVersion}`;
  return withdrawnOn ? `Withdrawn on ${dateTimeText(withdrawnOn)}` : 'Not given';
}
