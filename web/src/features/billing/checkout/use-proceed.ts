import type { Quote } from '@aarambh/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { UNREACHABLE } from '../../../platform/api/api.ts';
import { dialogs } from '../../../ui/index.ts';
import type { Choices } from './choices.ts';
import type { CheckoutStart } from './load-checkout.ts';

interface Order {
  start: CheckoutStart;
  choices: Choices;
  /** Nothing while the order is not quoted. */
  quote: Quote | undefined;
  /** What must be put right first, as people read it. */
  warning: string | undefined;
  /** What the buyer confirms first. */
  confirmation: string | undefined;
}

/** The way from a checkout to its payment (commerce §4); busy until the page is left. */
export function useProceed({ start, choices, quote, warning, confirmation }: Order) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function proceed() {
    if (warning) return dialogs.warning({ text: warning });
    if (!quote) return;
    if (confirmation && !(await dialogs.confirm({ title: 'Please confirm', text: confirmation }))) return;
    setBusy(true);
    // Fetched by those who go on, not by all who look.
    const loaded = await import('./go-to-payment.ts').catch(() => undefined);
    if (!loaded) await dialogs.error({ text: UNREACHABLE });
    const isLeaving = await loaded?.goToPayment(loaded.checkoutOf(start, choices, quote), navigate);
    if (!isLeaving) setBusy(false);
  }

  return { busy, proceed };
}
