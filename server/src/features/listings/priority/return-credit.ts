import { CREDIT_RETURN_HOURS } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { lockSignedInAccount } from '../../accounts/index.ts';
import { markReturned } from './credit-uses.queries.ts';

/**
 * Returns the credit of a listed job as not relevant: the job leaves the priority listing for good. Idempotent, also for
 * concurrent calls.
 * @returns the text shown to the user
 * @throws {CallError} not_found; conflict when it can no longer be returned; not_signed_in for an account deleted concurrently
 */
export async function returnCredit(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  accountId: number,
  creditUseId: number,
): Promise<string> {
  return await db.transaction().execute(async (tx) => {
    await lockSignedInAccount(tx, accountId);
    const state = await markReturned(tx, accountId, creditUseId, clock.now());
    if (!state) throw new CallError('not_found', 'There is no such listed job.');
    if (state === 'kept')
      throw new CallError(
        'conflict',
        `A credit can be returned within ${CREDIT_RETURN_HOURS} hours, as long as you have not applied to the job and the plan was not refunded.`,
      );
    return 'Credit returned';
  });
}
