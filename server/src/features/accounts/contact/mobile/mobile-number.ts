import { DEFAULT_COUNTRY_ID } from '@aarambh/contract';
import { dialCodeOf } from '../../registration/countries.ts';

const INDIAN_MOBILE = /^[6-9]\d{9}$/;

/** What people read about a number that no Indian mobile has. */
export const INDIAN_MOBILE_REFUSED = 'Please enter a valid Indian mobile number: 10 digits starting with 6, 7, 8 or 9.';

/** Whether a number can be a mobile number of its country; only India's are known well enough to refuse one. */
export const isMobileOf = (countryId: number, mobileNo: string): boolean =>
  countryId !== DEFAULT_COUNTRY_ID || INDIAN_MOBILE.test(mobileNo);

/** A number as it is dialled from abroad (E.164): `+919876543210`. A leading zero is for calls within the country. */
export const dialled = (countryId: number, mobileNo: string): string =>
  `${dialCodeOf(countryId)}${mobileNo.replace(/^0+/, '')}`;
