import type { AppContext } from '../../../../app-context.ts';
import type { Db } from '../../../../infra/database/connect.ts';
import { DAY_MS } from '../../../../lib/clock.ts';
import { queueMessage } from '../../../notifications/index.ts';
import { claimExpired, claimExpiringSoon, type ExpiringPlan } from './plan-expiry.queries.ts';

const REMINDER_LEAD_MS = 3 * DAY_MS;
/** No notification for an expiry longer ago, for example after downtime. */
const MAX_AGE_MS = 7 * DAY_MS;
/** Grants per transaction. */
const BATCH_SIZE = 200;

/** Claims grants and queues their mails in one transaction, so that each grant gets exactly one mail. */
async function notify(
  { db, clock }: AppContext,
  template: 'plan-ends-soon' | 'plan-ended',
  claim: (tx: Db, now: Date) => Promise<ExpiringPlan[]>,
): Promise<void> {
  const now = clock.now();
  for (let notified = BATCH_SIZE; notified === BATCH_SIZE; ) {
    notified = await db.transaction().execute(async (tx) => {
      const grants = await claim(tx, now);
      for (const { grantId, accountId, email, fullName, planName, expiresAt } of grants) {
        const data = { fullName, planName, expiresAt: expiresAt.toISOString() };
        const key = `${template}:${grantId}`;
        await queueMessage(tx, { key, accountId, channel: 'mail', to: email, template, data }, now);
      }
      return grants.length;
    });
  }
}

/** Queues a reminder mail three days before a plan expires, and a mail once it has expired; each once per grant. */
export async function notifyPlanExpiry(context: AppContext): Promise<void> {
  await notify(context, 'plan-ends-soon', (tx, now) =>
    claimExpiringSoon(tx, new Date(now.getTime() + REMINDER_LEAD_MS), BATCH_SIZE, now),
  );
  await notify(context, 'plan-ended', (tx, now) =>
    claimExpired(tx, new Date(now.getTime() - MAX_AGE_MS), BATCH_SIZE, now),
  );
}
