import type { AppContext } from '../../../../app-context.ts';
import type { Db } from '../../../../infra/database/connect.ts';
import { DAY_MS } from '../../../../lib/clock.ts';
import { queueMessage } from '../../../notifications/index.ts';
import { claimEndingSoon, claimRunOut, type PlanEnd } from './plan-ends.queries.ts';

const REMIND_MS = 3 * DAY_MS;
/** A server that stood still for longer tells nobody of an end that long ago. */
const NEWS_MS = 7 * DAY_MS;
/** Grants told about in one transaction. */
const BATCH = 200;

/** Claims and queues go together: a mail is queued once for each claim, or the claim is undone with it. */
async function tell(
  { db, clock }: AppContext,
  template: 'plan-ends-soon' | 'plan-ended',
  claim: (tx: Db, now: Date) => Promise<PlanEnd[]>,
): Promise<void> {
  const now = clock.now();
  for (let told = BATCH; told === BATCH; ) {
    told = await db.transaction().execute(async (tx) => {
      const ends = await claim(tx, now);
      for (const { grantId, accountId, email, fullName, planName, expiresAt } of ends) {
        const data = { fullName, planName, expiresAt: expiresAt.toISOString() };
        const key = `${template}:${grantId}`;
        await queueMessage(tx, { key, accountId, channel: 'mail', to: email, template, data }, now);
      }
      return ends.length;
    });
  }
}

/** Tells people three days before a plan ends, unless it is shorter than that, and when it has ended; once each. */
export async function tellPlanEnds(context: AppContext): Promise<void> {
  await tell(context, 'plan-ends-soon', (tx, now) =>
    claimEndingSoon(tx, new Date(now.getTime() + REMIND_MS), BATCH, now),
  );
  await tell(context, 'plan-ended', (tx, now) => claimRunOut(tx, new Date(now.getTime() - NEWS_MS), BATCH, now));
}
