import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../infra/database/connect.ts';
import { hasExpired, isRunning } from '../grants/running-grants.queries.ts';

export interface ExpiringPlan {
  grantId: number;
  accountId: number;
  fullName: string;
  email: string;
  planName: string;
  expiresAt: Date;
}

/** Claims grants for an expiry notification, each once. Grants with a running renewal are skipped. */
async function claim(
  tx: Db,
  sentAtColumn: 'reminded_at' | 'end_told_at',
  which: RawBuilder<boolean>,
  limit: number,
  now: Date,
): Promise<ExpiringPlan[]> {
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
        .where(`purchased_plans.${sentAtColumn}`, 'is', null)
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
    .set({ [sentAtColumn]: now })
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

/** Claims running grants that expire at or before `until`. */
export const claimExpiringSoon = (tx: Db, until: Date, limit: number, now: Date): Promise<ExpiringPlan[]> =>
  claim(tx, 'reminded_at', sql`(${isRunning(now)} and purchased_plans.expires_at <= ${until})`, limit, now);

/** Claims grants that expired after `after`. */
export const claimExpired = (tx: Db, after: Date, limit: number, now: Date): Promise<ExpiringPlan[]> =>
  claim(tx, 'end_told_at', hasExpired(after, now), limit, now);
