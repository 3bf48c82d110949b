import type { Db } from '../../../infra/database/connect.ts';
import { CallError } from '../../../lib/call-error.ts';
import { deactivateCoupon } from './coupons.queries.ts';

/**
 * Ends a coupon immediately. Existing orders keep their discount.
 * @throws {CallError} not_found
 */
export async function endCoupon(db: Db, code: string): Promise<void> {
  if (!(await deactivateCoupon(db, code))) throw new CallError('not_found', 'There is no coupon with this code.');
}
