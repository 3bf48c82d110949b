import { toRupees } from '@aarambh/contract';
import type { Db } from '../../../../infra/database/connect.ts';
import { recordAudit } from '../../../staff/index.ts';
import type { PriceChangeRow } from './price-changes.queries.ts';

/** The name of a price that applies in the audit log. */
const PRICE_APPLIED = 'Price applied';

const origin = { device: 'Job apply-price-changes', address: '' };

const personOf = (staffId: number | null, fullName: string) =>
  staffId === null ? undefined : { staffId, fullName, roles: [] };

/** Writes the audit row of a price whose day has come: it is the act of the two who agreed on it. */
export async function recordAppliedPrice(
  transaction: Db,
  change: PriceChangeRow,
  oldPricePaise: number,
  now: Date,
): Promise<void> {
  const { id: changeId, plan_id, from_ctc: fromCtc, asked_by, asked_by_id, approved_by, approved_by_id } = change;
  const band = fromCtc === null ? {} : { fromCtc };
  await recordAudit(
    transaction,
    {
      actor: {
        name: asked_by,
        staff: personOf(asked_by_id, asked_by),
        second: personOf(approved_by_id, approved_by),
        origin,
      },
      action: PRICE_APPLIED,
      target: { kind: 'plan', id: plan_id },
      before: { price: toRupees(oldPricePaise) },
      after: { price: toRupees(change.price_paise), changeId, ...band },
      reason: change.reason,
    },
    now,
  );
}
