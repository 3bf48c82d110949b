import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../infra/database/connect.ts';
import { hasRunOut, isRunning } from '../grants/running.queries.ts';

export interface PlanEnd {
  grantId: number;
  accountId: number;
  fullName: string;
  email: string;
  planName: string;
  expiresAt: Date;
}

/** Claims grants to tell their owners about, each once; one that a renewal goes on after is no news. */
async function claim(
  tx: Db,
  told: 'reminded_at' | 'end_told_at',
  which: RawBuilder<boolean>,
  limit: number,
  now: Date,
): Promise<PlanEnd[]> {
  return await tx
    .updateTable('purchased_plans')
    .from('accounts')
    .whereRef('accounts.id', '=', 'purchased_plans.account_id')
    .where('purchased_plans.id', 'in', (eb) =>
      eb
        .selectFrom('purchased_plans')
        .innerJoin('accounts', 'accounts.id', 'purchased_plans.account_id')
        .select('purchased_plans.id')
        .where('accounts.deleted_at', 'is', null)
        .where(`purchased_plans.${told}`, 'is', null)
        .where(which)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('purchased_plans as renewal')
                .select('renewal.id')
                .whereRef('renewal.account_id', '=', 'purchased_plans.account_id')
                .whereRef('renewal.kind', '=', 'purchased_plans.kind')
                .whereRef('renewal.plan_name', '=', 'purchased_plans.plan_name')
                .whereRef('renewal.expires_at', '>', 'purchased_plans.expires_at')
                .where(isRunning(now, 'renewal')),
            ),
          ),
        )
        .limit(limit)
        .forUpdate('purchased_plans')
        .skipLocked(),
    )
    .set({ [told]: now })
    .returning([
      'purchased_plans.id as grantId',
      'purchased_plans.account_id as accountId',
      'accounts.full_name as fullName',
      'accounts.email',
      'purchased_plans.plan_name as planName',
      'purchased_plans.expires_at as expiresAt',
    ])
    .execute();
}

/** Claims running grants that end up to a moment. */
export const claimEndingSoon = (tx: Db, until: Date, limit: number, now: Date): Promise<PlanEnd[]> =>
  claim(tx, 'reminded_at', sql`(${isRunning(now)} and purchased_plans.expires_at <= ${until})`, limit, now);

/** Claims grants that ran to their end after a moment. */
export const claimRunOut = (tx: Db, after: Date, limit: number, now: Date): Promise<PlanEnd[]> =>
  claim(tx, 'end_told_at', hasRunOut(after, now), limit, now);
