import type { Quote } from '@aarambh/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { UNREACHABLE } from '../../../platform/api/api.ts';
import { dialogs, showToast } from '../../../ui/index.ts';
import { type CheckoutState, proceedWarning } from './checkout-state.ts';
import { confirmationText } from './ctc/check-ctc.ts';
import type { CheckoutStart } from './load-checkout.ts';

/**
 * Proceeds from a checkout to its payment (commerce §4), after a warning or a confirmation where one is due.
 * @param quote the current quote; undefined while there is none
 * @returns `busy` stays true until the page is left
 */
export function useProceed(start: CheckoutStart, state: CheckoutState, quote: Quote | undefined) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function proceed() {
    const warning = proceedWarning(state, start.ctcTerms);
    if (warning) return dialogs.warning({ text: warning });
    if (!quote) return;
    const confirmation = confirmationText(start.goodToGoCtc, start.ctcTerms);
    if (confirmation && !(await dialogs.confirm({ title: 'Please confirm', text: confirmation }))) return;
    setBusy(true);
    // Loaded on demand: most visitors do not proceed.
    const loaded = await import('./go-to-payment.ts').catch(() => undefined);
    if (!loaded) showToast(UNREACHABLE);
    const isLeaving = await loaded?.goToPayment(loaded.checkoutOf(start, state, quote), navigate);
    if (!isLeaving) setBusy(false);
  }

  return { busy, proceed };
}
