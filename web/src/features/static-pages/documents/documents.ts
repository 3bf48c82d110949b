import { aboutUs } from './about-us.ts';
import { businessPolicy } from './business-policy.ts';
import type { ReadDocument } from './document-model.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { refundPolicy } from './refund-policy.ts';
import { securityReports } from './security-reports.ts';
import { shippingPolicy } from './shipping-policy.ts';
import { termsConditions } from './terms-conditions.ts';

/** All documents by path. Loaded on the server only, to keep the texts out of the scripts. */
export const documents: Readonly<Record<string, ReadDocument>> = {
  '/about-us': aboutUs,
  '/business-policy': businessPolicy,
  '/privacy-policy': privacyPolicy,
  '/terms-conditions': termsConditions,
  '/refund-policy': refundPolicy,
  '/shipping-delivery-policy': shippingPolicy,
  '/report-a-security-problem': securityReports,
};
