import type { Consent } from '@aarambh/contract';
import { moment } from '../../../platform/text/format.ts';

/** Where a consent stands, in words: since when, or until when. */
export function describeConsent({ isGiven, givenOn, withdrawnOn, noticeVersion }: Consent): string {
  if (isGiven) return `Given on ${moment(givenOn)}, to the notice of version ${noticeVersion}`;
  return withdrawnOn ? `Withdrawn on ${moment(withdrawnOn)}` : 'Not given';
}
