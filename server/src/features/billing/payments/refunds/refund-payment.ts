import type { AppContext } from '../../../../app-context.ts';
import { insertRefund, type NewRefund } from './refunds.queries.ts';

/**
 * Gives back a payment that bought nothing: noted here, carried out by finish-refunds.ts, once however often it is asked
 * for. No plan ends and there is no credit note, as there was no invoice for it.
 */
export async function refundPayment({ db, clock }: AppContext, refund: NewRefund): Promise<void> {
  await insertRefund(db, refund, clock.now());
}
