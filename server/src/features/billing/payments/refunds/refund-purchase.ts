import type { AppContext } from '../../../../app-context.ts';
import { CallError } from '../../../../lib/call-error.ts';
import { type Bought, findBought } from './bought.queries.ts';
import { giveBack, lockBought } from './give-back.ts';
import { reopenRefund } from './refunds.queries.ts';

/** What staff decide: why, in words the buyer reads, and how much in paise; all of it when left out. */
export interface StaffRefund {
  reason: string;
  amountPaise: number | undefined;
}

const MOST_REASON = 200;

function checkAmount(amountPaise: number, { totalPaise }: Bought): void {
  if (amountPaise < 100 || amountPaise > totalPaise)
    throw new CallError('conflict', `Give back from Rs.1 up to what was paid, Rs.${totalPaise / 100}.`);
}

/**
 * Refunds a purchase at the discretion of staff, whatever the policy says: all of it, which ends the plan, or a part,
 * which leaves it. Opens one that failed once more, with the amount it had.
 * @returns paise that go back
 * @throws {CallError} not_found; conflict when it was refunded, or the amount is more than was paid
 */
export async function refundPurchase(
  { db, clock }: AppContext,
  purchaseId: number,
  { reason, amountPaise }: StaffRefund,
): Promise<number> {
  const known = await findBought(db, purchaseId);
  if (!known) throw new CallError('not_found', 'There is no paid purchase with this number.');
  return await db.transaction().execute(async (transaction) => {
    const now = clock.now();
    const { bought } = await lockBought(transaction, known);
    if (bought.refundId !== null) {
      if (amountPaise === undefined && (await reopenRefund(transaction, bought.refundId, now)))
        return bought.refundPaise ?? 0;
      throw new CallError('conflict', 'This purchase was refunded already.');
    }
    const amount = amountPaise ?? bought.totalPaise;
    checkAmount(amount, bought);
    await giveBack(transaction, bought, { amountPaise: amount, reason: reason.slice(0, MOST_REASON) }, now);
    return amount;
  });
}
