import { useEffect, useRef, useState } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { useSession } from '../../../platform/session/session.ts';
import { savedStateID } from './checkout.api.ts';
import { atPrice, firstChoices, withSavedState } from './choices.ts';
import type { CheckoutStart } from './load-checkout.ts';

/** The buyer's choices; a member's begin with the State of the saved address, once it is known. */
export function useChoices({ plan, states, homeStateID }: CheckoutStart) {
  const [choices, setChoices] = useState(() => firstChoices(plan.price, homeStateID));
  const accountID = useSession()?.accountID;
  const isKnown = useRef((stateID: number) => states.some((state) => state.stateID === stateID));

  useEffect(() => {
    if (!accountID) return;
    let ended = false;
    savedStateID(api, accountID).then(
      (stateID) => {
        if (!ended && isKnown.current(stateID)) setChoices((given) => withSavedState(given, stateID));
      },
      // Without it the home State stays chosen, and the buyer may name another.
      () => undefined,
    );
    return () => {
      ended = true;
    };
  }, [accountID]);

  const atThisPrice = atPrice(choices, plan.price);
  if (atThisPrice !== choices) setChoices(atThisPrice);
  return [atThisPrice, setChoices] as const;
}
