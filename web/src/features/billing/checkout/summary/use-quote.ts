import type { Choice, Quote } from '@aarambh/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../../../platform/api/api.ts';
import { api } from '../../../../platform/api/browser-api.ts';
import { quoteOf } from '../checkout.api.ts';

/** A quote as it stands on the page. */
export interface ShownQuote {
  /** The last one known: while another is asked for, its figures keep the place. */
  quote: Quote | undefined;
  /** Whether `quote` is that of the choice as it stands now. */
  isCurrent: boolean;
  /** Why the choice could not be quoted; empty when it could. */
  failure: string;
  retry: () => void;
}

interface Answer {
  key: string;
  quote?: Quote | undefined;
  failure?: string | undefined;
}

/**
 * The server's quote of a choice, asked for again whenever the choice changes.
 * @param first the quote the page came with, and the choice it is of
 * @param onRefused is told the text when the server refuses a choice with a coupon
 */
export function useQuote(
  choice: Choice,
  first: { choice: Choice; quote: Quote | undefined },
  onRefused: (text: string) => void,
): ShownQuote {
  const key = JSON.stringify(choice);
  const [answer, setAnswer] = useState<Answer>({ key: '' });
  const [shown, setShown] = useState(first.quote);
  const fromPage = first.quote && JSON.stringify(first.choice) === key ? first.quote : undefined;
  const current = fromPage ?? (answer.key === key ? answer.quote : undefined);
  const failure = (!current && answer.key === key && answer.failure) || '';
  if (current && current !== shown) setShown(current);

  const refuse = useEffectEvent(onRefused);

  useEffect(() => {
    if (current || failure) return;
    let ended = false;
    const asked = JSON.parse(key) as Choice;
    quoteOf(api, asked).then(
      (quote) => {
        if (!ended) setAnswer({ key, quote });
      },
      (error) => {
        if (ended) return;
        const text = error instanceof ApiError ? error.message : 'An error occurred';
        const isRefused = error instanceof ApiError && (error.status === 400 || error.status === 409);
        if (asked.couponID && isRefused) refuse(text);
        else setAnswer({ key, failure: text });
      },
    );
    return () => {
      ended = true;
    };
  }, [key, current, failure]);

  return { quote: current ?? shown, isCurrent: current !== undefined, failure, retry: () => setAnswer({ key: '' }) };
}
