import type { Choice, Quote } from '@aarambh/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../../../platform/api/api.ts';
import { api } from '../../../../platform/api/browser-api.ts';
import { fetchQuote } from '../checkout.api.ts';

/** A quote as shown on the page. */
export interface QuoteState {
  /** The latest quote; the figures of the previous one stay until the next one arrives. */
  quote: Quote | undefined;
  /** Whether `quote` belongs to the current choice. */
  isCurrent: boolean;
  /** Why the choice could not be quoted; empty when it could. */
  failure: string;
  retry: () => void;
}

interface Answer {
  /** The choice that was quoted, as JSON. */
  key: string;
  quote?: Quote | undefined;
  failure?: string | undefined;
}

/**
 * The server's quote of a choice; a changed choice is quoted again.
 * @param initial the quote that the page was loaded with, and its choice
 * @param onCouponRejected called with the server's message when it rejects a choice with a coupon
 */
export function useQuote(
  choice: Choice,
  initial: { choice: Choice; quote: Quote | undefined },
  onCouponRejected: (message: string) => void,
): QuoteState {
  const key = JSON.stringify(choice);
  const [answer, setAnswer] = useState<Answer>({ key: '' });
  const [latest, setLatest] = useState(initial.quote);
  const loaded = initial.quote && JSON.stringify(initial.choice) === key ? initial.quote : undefined;
  const current = loaded ?? (answer.key === key ? answer.quote : undefined);
  const failure = (!current && answer.key === key && answer.failure) || '';
  if (current && current !== latest) setLatest(current);

  const rejectCoupon = useEffectEvent(onCouponRejected);

  useEffect(() => {
    if (current || failure) return;
    let isCancelled = false;
    const requested = JSON.parse(key) as Choice;
    fetchQuote(api, requested).then(
      (quote) => {
        if (!isCancelled) setAnswer({ key, quote });
      },
      (error) => {
        if (isCancelled) return;
        const text = error instanceof ApiError ? error.message : 'An error occurred';
        const isRejected = error instanceof ApiError && (error.status === 400 || error.status === 409);
        if (requested.couponID && isRejected) rejectCoupon(text);
        else setAnswer({ key, failure: text });
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [key, current, failure]);

  return { quote: current ?? latest, isCurrent: current !== undefined, failure, retry: () => setAnswer({ key: '' }) };
}
