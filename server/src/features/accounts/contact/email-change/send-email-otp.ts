import type { AppContext } from '../../../../app-context.ts';
import type { Db } from '../../../../infra/database/connect.ts';
import { queueMessage } from '../../../notifications/index.ts';
import { isEmailOfAnother } from '../contact.queries.ts';
import { type Made, makeOneTimeCode } from '../one-time-codes/one-time-code.ts';

/**
 * Makes a code for a new e-mail address and queues its mail. An address that another account has gets no mail and no
 * code that fits, with the same answer: who has an account stays untold (security 13).
 * @throws {CallError} too_many_requests beyond a daily limit
 */
export async function sendEmailOtp(
  context: AppContext,
  transaction: Db,
  account: { accountId: number; fullName: string; newEmail: string; address: string },
  now: Date,
): Promise<Made> {
  const { accountId, fullName, newEmail, address } = account;
  const isDecoy = await isEmailOfAnother(transaction, accountId, newEmail);
  const target = newEmail.toLowerCase();
  const request = { purpose: 'change-email', accountId, target, address, isDecoy } as const;
  const made = await makeOneTimeCode(context, transaction, request, now);
  if (made.state === 'made' && !isDecoy) {
    const key = `email-change-code:${made.codeId}`;
    const data = { fullName, code: made.code };
    await queueMessage(
      transaction,
      { key, accountId, channel: 'mail', to: newEmail, template: 'email-change-code', data },
      now,
    );
  }
  return made;
}
