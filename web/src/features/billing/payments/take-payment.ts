import type { PaymentConfirmation } from '@aarambh/contract';
import { ApiError } from '../../../platform/api/api.ts';
import type { PaymentOutcome } from './open-payment-window.ts';

/** How a payment ended: it counts, it does not, or the person closed the window. */
export type PaymentEnd = 'verified' | 'refused' | 'dismissed';

const TRIES = 6;
const PAUSE_MS = 2_000;

interface Steps {
  /** Opens the window; rejects when its script cannot be loaded. */
  open: () => Promise<PaymentOutcome>;
  /** Asks the server whether the payment counts. */
  verify: (confirmation: PaymentConfirmation) => Promise<boolean>;
  /** Called when the person has paid and the server is asked. */
  onVerifying?: () => void;
  /** Waits so many milliseconds. */
  pause?: (ms: number) => Promise<void>;
}

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Nobody answered, or the server could not ask the provider just now: that says nothing about the payment. */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 503 || error.status === 0);

/**
 * Lets somebody pay and finds out whether it counts (commerce §4). A server that cannot say yet is asked again some
 * times, so that nobody who paid reads that they did not.
 * @throws {Error} when the payment window cannot be opened
 */
export async function takePayment({ open, verify, onVerifying, pause = wait }: Steps): Promise<PaymentEnd> {
  const left = await open();
  if (left.outcome === 'dismissed') return 'dismissed';
  if (left.outcome === 'failed') return 'refused';
  onVerifying?.();
  for (let tries = 1; ; tries += 1) {
    try {
      return (await verify(left.confirmation)) ? 'verified' : 'refused';
    } catch (error) {
      if (!isPassing(error) || tries === TRIES) return 'refused';
      await pause(PAUSE_MS);
    }
  }
}
