import { GST_PERCENT, refundFigures } from '@aarambh/contract';

/** The figures of policies and terms (commerce §9). Refund figures are those the server applies. */
export const policyFigures = {
  ...refundFigures,
  updated: 'August 13, 2025',
  gst: `${GST_PERCENT} percent`,
  escalationHours: [4, 48, 150],
  grievanceHours: 48,
  disputeDays: 7,
  activation: '1 hour',
  officeHours: 'Monday to Friday, 9 AM to 6 PM IST',
  jurisdiction: 'Pune, Maharashtra',
  paymentMethods: 'cards, UPI, PayPal or bank transfer',
} as const;
