/** The figures of the policies, each once (commerce §9; how the refund figures are read: docs/decisions/0012-refund-rules.md). */
export const policyFigures = {
  updated: 'August 13, 2025',
  gst: '18 percent',
  shortPlanDays: 30,
  shortPlanRefundDays: 10,
  longPlanRefundDays: 30,
  servicesRefundDays: 7,
  unusedDays: 3,
  usedPercent: 25,
  refundProcessing: '4 to 5 business days',
  escalationHours: [4, 48, 150],
  grievanceHours: 48,
  disputeDays: 7,
  activation: '1 hour',
  officeHours: 'Monday to Friday, 9 AM to 6 PM IST',
  jurisdiction: 'Pune, Maharashtra',
  paymentMethods: 'cards, UPI, PayPal or bank transfer',
} as const;
