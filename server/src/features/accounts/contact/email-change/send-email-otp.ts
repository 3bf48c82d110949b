import type { AppContext } from '../../../../app-context.ts';
import type { Db } from '../../../../infra/database/connect.ts';
import { queueMessage } from '../../../notifications/index.ts';
import { isEmailOfAnother } from '../contact.queries.ts';
import { type IssuedCode, issueOneTimeCode } from '../one-time-codes/one-time-code.ts';

/**
 * Issues a code for a new email address and queues its mail. An address of another account gets no mail and no valid
 * code, with the same reply, so that it does not reveal which accounts exist (security 13).
 * @throws {CallError} too_many_requests beyond a daily limit
 */
export async function sendEmailOtp(
  context: AppContext,
  transaction: Db,
  account: { accountId: number; fullName: string; newEmail: string; address: string },
  now: Date,
): Promise<IssuedCode> {
  const { accountId, fullName, newEmail, address } = account;
  const isDecoy = await isEmailOfAnother(transaction, accountId, newEmail);
  const target = newEmail.toLowerCase();
  const request = { purpose: 'change-email', accountId, target, address, isDecoy } as const;
  const issued = await issueOneTimeCode(context, transaction, request, now);
  if (issued.state === 'issued' && !isDecoy) {
    const key = `email-change-code:${issued.codeId}`;
    const data = { fullName, code: issued.code };
    await queueMessage(
      transaction,
      { key, accountId, channel: 'mail', to: newEmail, template: 'email-change-code', data },
      now,
    );
  }
  return issued;
}
