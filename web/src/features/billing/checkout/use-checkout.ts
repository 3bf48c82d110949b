import { useEffect, useEffectEvent, useReducer } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { useSession } from '../../../platform/session/session.ts';
import { getSavedStateID } from './checkout.api.ts';
import { checkoutReducer, choiceOf, initialCheckout } from './checkout-state.ts';
import type { CheckoutStart } from './load-checkout.ts';
import { useQuote } from './summary/use-quote.ts';

/** The state of a checkout and its quote. A member's State starts as that of the saved address. */
export function useCheckout(start: CheckoutStart) {
  const { plan, ctcTerms, states, homeStateID } = start;
  const [state, dispatch] = useReducer(checkoutReducer, undefined, () =>
    initialCheckout(plan.price, homeStateID, ctcTerms.ctc > 0),
  );
  // Dispatched while rendering, so that no quote is requested with a coupon of another price.
  if (state.price !== plan.price) dispatch({ type: 'priceChanged', price: plan.price });

  const accountID = useSession()?.accountID;
  const chooseSavedState = useEffectEvent((stateID: number) => {
    if (states.some((one) => one.stateID === stateID)) dispatch({ type: 'savedStateLoaded', stateID });
  });

  useEffect(() => {
    if (!accountID) return;
    let isCancelled = false;
    getSavedStateID(api, accountID).then(
      (stateID) => {
        if (!isCancelled) chooseSavedState(stateID);
      },
      // The home State stays selected, and the buyer can choose another.
      () => undefined,
    );
    return () => {
      isCancelled = true;
    };
  }, [accountID]);

  const quoted = useQuote(choiceOf(plan, ctcTerms, state), start, (message) =>
    dispatch({ type: 'couponRejected', message }),
  );
  return { state, dispatch, quoted };
}
