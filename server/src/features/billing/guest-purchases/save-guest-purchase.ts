import type { CallAnswer, CallOutput, saveComboPlanGuestPurchase } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { isCountry, isMobileOf, registrationRefusals } from '../../accounts/index.ts';
import { savePurchase } from '../checkout/index.ts';

type Call = typeof saveComboPlanGuestPurchase;

const UNKNOWN_COUNTRY = 'Country must be selected.';
/** What the person can do something about; all else is no answer but an error. */
const toBeRead: readonly string[] = ['bad_input', 'not_found', 'conflict'];

const refusal = (errorMessage: string): CallAnswer<Call> => ({
  errorMessage,
  razorPayOrderID: '',
  comboGuestPurchaseID: 0,
  rid: '',
  razorPayKeyID: '',
  amount: 0,
});

/**
 * Saves what somebody without an account is about to pay, and makes its order. The e-mail proves nothing here: whether
 * it has an account changes nothing and is not told.
 * @throws {CallError} unavailable when the provider cannot make an order now
 */
export async function saveGuestPurchase(
  context: AppContext,
  body: CallOutput<Call>['body'],
): Promise<CallAnswer<Call>> {
  const { email, countryID: countryId, mobileNo, comboPlanID: planID, couponID, ...more } = body;
  const { ctc, expectedCtc, experience, stateID } = more;
  if (!isCountry(countryId)) return refusal(UNKNOWN_COUNTRY);
  if (!isMobileOf(countryId, mobileNo)) return refusal(registrationRefusals.indianMobile);
  try {
    const saved = await savePurchase(context, {
      buyer: { guest: { email, countryId, mobileNo } },
      choice: { kind: 'combo', planID, couponID, ctc, expectedCtc, experience, stateID },
      claimed: { ...body },
    });
    return {
      errorMessage: '',
      razorPayOrderID: saved.orderId,
      comboGuestPurchaseID: saved.purchaseId,
      rid: saved.guestSecret ?? '',
      razorPayKeyID: saved.keyId,
      amount: saved.amountPaise,
    };
  } catch (error) {
    if (error instanceof CallError && toBeRead.includes(error.code)) return refusal(error.message);
    throw error;
  }
}
