import { DEFAULT_COUNTRY_ID } from '@aarambh/contract';
import { dialCodeOf } from '../../registration/countries.ts';

const INDIAN_MOBILE = /^[6-9]\d{9}$/;

/** Whether a number can be a mobile number of its country. Only Indian numbers are checked. */
export const isValidMobileNo = (countryId: number, mobileNo: string): boolean =>
  countryId !== DEFAULT_COUNTRY_ID || INDIAN_MOBILE.test(mobileNo);

/** Formats a mobile number as E.164: `+919876543210`. A leading zero is only dialled within the country. */
export const toE164 = (countryId: number, mobileNo: string): string =>
  `${dialCodeOf(countryId)}${mobileNo.replace(/^0+/, '')}`;
