import {
  type CallAnswer,
  type CallOutput,
  registrationRefusals,
  type saveComboPlanGuestPurchase,
} from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { CallError } from '../../../lib/call-error.ts';
import { isCountry, isValidMobileNo } from '../../accounts/index.ts';
import { limitCouponGuesses, savePurchase } from '../checkout/index.ts';

type Call = typeof saveComboPlanGuestPurchase;

const UNKNOWN_COUNTRY = 'Country must be selected.';
/** Errors that the buyer can correct: returned as errorMessage in the reply. */
const correctableErrors: readonly string[] = ['bad_input', 'not_found', 'conflict'];

const refusal = (errorMessage: string): CallAnswer<Call> => ({
  errorMessage,
  razorPayOrderID: '',
  comboGuestPurchaseID: 0,
  rid: '',
  razorPayKeyID: '',
  amount: 0,
});

/**
 * Saves a guest's purchase and creates its order. Whether the email address has an account has no effect and is not revealed.
 * @throws {CallError} unavailable when the provider cannot create an order
 */
export async function saveGuestPurchase(
  context: AppContext,
  body: CallOutput<Call>['body'],
  origin: Origin,
): Promise<CallAnswer<Call>> {
  const { email, countryID: countryId, mobileNo, comboPlanID: planID, couponID, ...more } = body;
  const { ctc, expectedCtc, experience, stateID } = more;
  if (!isCountry(countryId)) return refusal(UNKNOWN_COUNTRY);
  if (!isValidMobileNo(countryId, mobileNo)) return refusal(registrationRefusals.indianMobile);
  try {
    const request = {
      buyer: { guest: { email, countryId, mobileNo } },
      choice: { kind: 'combo' as const, planID, couponID, ctc, expectedCtc, experience, stateID },
      claimed: { ...body },
    };
    const saved = await limitCouponGuesses(context, request.choice, origin, () => savePurchase(context, request));
    return {
      errorMessage: '',
      razorPayOrderID: saved.orderId,
      comboGuestPurchaseID: saved.purchaseId,
      rid: saved.guestSecret ?? '',
      razorPayKeyID: saved.keyId,
      amount: saved.amountPaise,
    };
  } catch (error) {
    if (error instanceof CallError && correctableErrors.includes(error.code)) return refusal(error.message);
    throw error;
  }
}
