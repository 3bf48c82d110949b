import type { GuestDetails } from '@aarambh/contract';
import { wait } from '../../../platform/wait.ts';

const MAX_ATTEMPTS = 5;
const RETRY_DELAY_MS = 2_000;

/**
 * Polls the details of a purchase until it is paid, or until the attempts are used up: the provider may confirm the
 * payment a moment after the buyer returns.
 */
export async function awaitPayment(
  load: () => Promise<GuestDetails>,
  pause: (ms: number) => Promise<void> = wait,
): Promise<GuestDetails> {
  for (let attempt = 1; ; attempt += 1) {
    const details = await load();
    const isSettled = details.comboGuestPurchaseID === 0 || details.isPaid || details.isAccountCreated;
    if (isSettled || attempt === MAX_ATTEMPTS) return details;
    await pause(RETRY_DELAY_MS);
  }
}
