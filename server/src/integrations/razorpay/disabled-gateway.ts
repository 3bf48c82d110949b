import { CallError } from '../../lib/call-error.ts';
import type { Gateway } from './payment-gateway.ts';

export const PAYMENTS_OFF = 'Payments are not available on this portal yet. Nothing was charged.';

/** The gateway of a portal without payments: every request throws `unavailable` with a clear text. */
export function openDisabledGateway(): Gateway {
  const refuse = async () => {
    throw new CallError('unavailable', PAYMENTS_OFF);
  };
  return {
    keyId: '',
    checkoutScript: '',
    isTest: false,
    sources: {},
    createOrder: refuse,
    listPayments: refuse,
    capture: refuse,
    refund: refuse,
    findRefund: refuse,
    listRefunds: refuse,
    isPaymentSignature: () => false,
    isWebhookSignature: () => false,
    close: async () => undefined,
  };
}
