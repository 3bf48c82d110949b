import type { AppContext } from '../../app-context.ts';
import type { Db } from '../../infra/database/connect.ts';
import { lockAccount } from '../accounts/index.ts';
import { queueMessage } from '../notifications/index.ts';
import { mapAnswerDays } from './answer-times.queries.ts';
import { findSentFacts } from './applications.queries.ts';
import { expectAnswerBy } from './expect-answer.ts';
import { listUnconfirmed, type Unconfirmed } from './unconfirmed.queries.ts';

/** Accounts per run, and the applications that one mail names. */
const BATCH_SIZE = 100;
const MAX_OTHERS = 20;

/**
 * Queues the mail that confirms an application: one per application, so that withdrawing it and sending it again mails
 * nothing. An unverified address gets it once it is verified, see {@link confirmAfterVerification}.
 */
export async function sendConfirmation(
  tx: Db,
  applicationId: number,
  now: Date,
  { key = `application-sent:${applicationId}`, others = [] }: { key?: string; others?: SentJob[] } = {},
): Promise<void> {
  const { accountId, email, companyId, appliedAt, ...facts } = await findSentFacts(tx, applicationId);
  const days = (await mapAnswerDays(tx, [companyId], now)).get(companyId);
  const data = {
    ...facts,
    others,
    answerBy: expectAnswerBy(appliedAt, days, now)?.toISOString() ?? '',
    moneyQuestion: { applicationId, appliedAt: appliedAt.toISOString() },
  };
  await queueMessage(tx, { key, accountId, channel: 'mail', to: email, template: 'application-sent', data }, now);
}

/** Another application that the same mail confirms. */
type SentJob = { jobTitle: string; orgName: string };

/** One mail confirms all applications of an account: about the newest, with the others in a list. */
async function confirmAll(tx: Db, { key, applicationIds: [newest, ...more] }: Unconfirmed, now: Date): Promise<void> {
  if (newest === undefined) return;
  const others: SentJob[] = [];
  for (const id of more.slice(0, MAX_OTHERS)) {
    const { jobTitle, orgName } = await findSentFacts(tx, id);
    others.push({ jobTitle, orgName });
  }
  await sendConfirmation(tx, newest, now, { key, others });
}

/**
 * Confirms the applications that were sent while the address of the account was not verified, once it is. A job and not a
 * part of the verification: an address is verified in several ways, by a mailed link, a new password, a sign-in provider
 * or a purchase.
 */
export async function confirmAfterVerification({ db, clock, log }: AppContext): Promise<void> {
  const now = clock.now();
  for (const unconfirmed of await listUnconfirmed(db, now, BATCH_SIZE)) {
    try {
      await db.transaction().execute(async (tx) => {
        const account = await lockAccount(tx, unconfirmed.accountId);
        if (account?.emailVerifiedAt) await confirmAll(tx, unconfirmed, now);
      });
    } catch (error) {
      log.error({ err: error, accountId: unconfirmed.accountId }, 'applications could not be confirmed');
    }
  }
}
