import { type CallDefinition, type CallInput, createCoupon, refundPurchase, type StaffRole } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import { DAY_MS, HOUR_MS } from '../../../lib/clock.ts';
import { indianDay } from '../../../lib/india-time/indian-day.ts';
import { actionName } from '../run-staff-action.ts';
import { insertStaffRequest } from '../second-person/staff-requests.queries.ts';

/**
 * Creates requests that wait for a second person: a refund that the administrator asked for, which finance decides, and a
 * coupon that finance asked for.
 */
export async function createDemoRequests(
  { db, clock }: AppContext,
  staffIds: ReadonlyMap<StaffRole, number>,
  purchaseId: number,
): Promise<void> {
  const now = clock.now();
  const request = async <D extends CallDefinition>(
    call: D,
    body: CallInput<D>['body'],
    { by, cause, reason, hoursAgo }: { by: StaffRole; cause: string; reason: string; hoursAgo: number },
  ) => {
    const requestedBy = staffIds.get(by);
    if (requestedBy === undefined) return;
    const permission = call.access.slice('staff:'.length);
    const stored = { action: actionName(call), permission, input: { body, query: {}, params: {} }, cause, reason };
    await insertStaffRequest(db, { ...stored, requestedBy }, new Date(now.getTime() - hoursAgo * HOUR_MS));
  };

  const refundReason = 'No interview call came within the first week.';
  await request(
    refundPurchase,
    { purchaseID: purchaseId, reason: refundReason, refundedBefore: 0 },
    {
      by: 'admin',
      cause: 'Refund of Career Plus: more than ₹2,000 of a purchase.',
      reason: refundReason,
      hoursAgo: 30,
    },
  );
  const couponReason = 'College fair in Pune: agreed with the placement cell.';
  await request(
    createCoupon,
    {
      code: 'CAMPUS60',
      discountType: 'Percentage',
      discountValue: 60,
      cycles: ['Monthly'],
      startsOn: indianDay(now).name,
      endsOn: indianDay(new Date(now.getTime() + 14 * DAY_MS)).name,
      maxUses: 200,
      maxUsesPerBuyer: 1,
      isListed: false,
      reason: couponReason,
    },
    { by: 'finance', cause: 'Coupon CAMPUS60 takes 60 percent off, more than 50.', reason: couponReason, hoursAgo: 4 },
  );
}
