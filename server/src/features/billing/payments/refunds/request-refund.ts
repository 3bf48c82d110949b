import { refundFigures } from '@aarambh/contract';
import type { AppContext } from '../../../../app-context.ts';
import { CallError } from '../../../../lib/call-error.ts';
import { rupeeText } from '../../../../lib/money/rupee-text.ts';
import { findBought } from './bought.queries.ts';
import { describeRefund } from './describe-refund.ts';
import { giveBack, lockBought } from './give-back.ts';
import { judgeRefund } from './refund-rules.ts';

const ASKED_FOR = 'Asked for by the buyer within the refund policy.';

/**
 * Refunds an own purchase when the policy allows it at this moment, whole and once.
 * @returns what the person reads; a refusal in the words of the rule
 * @throws {CallError} forbidden, alike for somebody else's, a guest's, one that is not paid and one that never was
 */
export async function requestRefund(context: AppContext, accountId: number, purchaseId: number): Promise<string> {
  const { db, clock } = context;
  const known = await findBought(db, purchaseId);
  if (known?.accountId !== accountId) throw new CallError('forbidden');
  return await db.transaction().execute(async (transaction) => {
    const { bought, usage, isBuyerThere } = await lockBought(transaction, known);
    if (!isBuyerThere) throw new CallError('not_signed_in');
    const asked = describeRefund(bought);
    if (asked) return asked;
    const now = clock.now();
    const { canRefund, reason } = judgeRefund(bought, usage, now);
    if (!canRefund) return reason;
    await giveBack(transaction, bought, { amountPaise: bought.totalPaise, reason: ASKED_FOR }, now);
    const amount = rupeeText(bought.totalPaise);
    return `Your refund of ${amount} was requested successfully. The money is with you after ${refundFigures.processing}.`;
  });
}
