import type { Db } from '../../platform/database/connect.ts';
import { type DataSection, dataSection } from '../../platform/personal-data.ts';

/** The plans an account bought. They are accounting records: a deletion leaves them. */
export async function exportPurchasedPlans(db: Db, accountId: number): Promise<DataSection[]> {
  const entries = await db
    .selectFrom('purchased_plans')
    .select(['plan_name as plan', 'starts_at as startsOn', 'expires_at as expiresOn'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return [
    dataSection({
      key: 'plans',
      title: 'Plans',
      note: 'Records of purchases stay as long as tax law asks for, also when you delete your account; then without your name and contact.',
      fields: { plan: 'Plan', startsOn: 'Starts', expiresOn: 'Ends' },
      entries,
    }),
  ];
}
