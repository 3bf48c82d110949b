import type { Db } from '../../../infra/database/connect.ts';
import type { Role } from '../../../infra/database/schema.ts';

export async function updateRole(tx: Db, accountId: number, role: Role): Promise<void> {
  await tx.updateTable('accounts').set({ role }).where('id', '=', accountId).execute();
}
