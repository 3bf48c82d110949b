import type { GuestDetails } from '@aarambh/contract';

const TRIES = 5;
const PAUSE_MS = 2_000;

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/**
 * The details of a purchase once it is paid, or as they stand after some tries: the provider's word may come a moment
 * after the buyer's return.
 * @param load asks for the details
 * @param pause waits so many milliseconds
 */
export async function awaitPayment(
  load: () => Promise<GuestDetails>,
  pause: (ms: number) => Promise<void> = wait,
): Promise<GuestDetails> {
  for (let tries = 1; ; tries += 1) {
    const details = await load();
    const isSettled = details.comboGuestPurchaseID === 0 || details.isPaid || details.isAccountCreated;
    if (isSettled || tries === TRIES) return details;
    await pause(PAUSE_MS);
  }
}
