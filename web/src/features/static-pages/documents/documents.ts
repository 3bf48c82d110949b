import { aboutUs } from './about-us.ts';
import { businessPolicy } from './business-policy.ts';
import type { ReadDocument } from './document.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { refundPolicy } from './refund-policy.ts';
import { shippingPolicy } from './shipping-policy.ts';
import { termsConditions } from './terms-conditions.ts';

/** Every document by its path. Read on the server only: the page carries the texts, so that its script need not. */
export const documents: Readonly<Record<string, ReadDocument>> = {
  '/about-us': aboutUs,
  '/business-policy': businessPolicy,
  '/privacy-policy': privacyPolicy,
  '/terms-conditions': termsConditions,
  '/refund-policy': refundPolicy,
  '/shipping-delivery-policy': shippingPolicy,
};
