import type { PaymentConfirmation } from '@aarambh/contract';
import { ApiError } from '../../../platform/api/api.ts';
import { wait } from '../../../platform/wait.ts';
import type { PaymentOutcome } from './open-payment-window.ts';

/** How a payment ended: verified, refused, or the buyer closed the window. */
export type PaymentEnd = 'verified' | 'refused' | 'dismissed';

const MAX_ATTEMPTS = 6;
const RETRY_DELAY_MS = 2_000;

interface Steps {
  /** Opens the window; rejects when its script cannot be loaded. */
  open: () => Promise<PaymentOutcome>;
  /** Verifies the payment on the server. */
  verify: (confirmation: PaymentConfirmation) => Promise<boolean>;
  /** Called once the buyer has paid and the verification starts. */
  onVerifying?: () => void;
  pause?: (ms: number) => Promise<void>;
}

/** The server cannot be reached, or cannot reach the provider: the payment may have succeeded in either case. */
const isTransient = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 503 || error.status === 0);

/**
 * Opens the payment window and verifies the payment (commerce §4). The verification is retried while the server is
 * unavailable, so that a buyer who has paid is not shown a failure.
 * @throws {Error} when the payment window cannot be opened
 */
export async function takePayment({ open, verify, onVerifying, pause = wait }: Steps): Promise<PaymentEnd> {
  const closed = await open();
  if (closed.outcome === 'dismissed') return 'dismissed';
  if (closed.outcome === 'failed') return 'refused';
  onVerifying?.();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return (await verify(closed.confirmation)) ? 'verified' : 'refused';
    } catch (error) {
      if (!isTransient(error) || attempt === MAX_ATTEMPTS) return 'refused';
      await pause(RETRY_DELAY_MS);
    }
  }
}
