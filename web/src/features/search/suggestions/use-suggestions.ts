import { type CallReply, getSearchSuggestions } from '@aarambh/contract';
import { useEffect, useState } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { memoizeWithTtl } from '../../../platform/api/memoize-with-ttl.ts';

/** Debounce of typing before suggestions are requested. */
const DEBOUNCE_MS = 200;
const MIN_LETTERS = 2;

/** A suggested text and the number of vacancies that have it. */
export type Suggestion = CallReply<typeof getSearchSuggestions>[number];

/** Suggestions for a text, requested once. */
const loadSuggestions = memoizeWithTtl(
  (text: string): Promise<Suggestion[]> => api(getSearchSuggestions, { query: { keyword: text } }),
  (text) => text,
);

/** Suggested titles, skills and companies for the typed text; previous ones are kept until new ones arrive. */
export function useSuggestions(typed: string): readonly Suggestion[] {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const text = typed.trim().toLowerCase();
  const enough = text.length >= MIN_LETTERS;

  useEffect(() => {
    if (!enough) return;
    let current = true;
    const timer = setTimeout(async () => {
      // The field works without suggestions, so a failure gives none (core §8).
      const found = await loadSuggestions(text).catch(() => []);
      if (current) setSuggestions(found);
    }, DEBOUNCE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text, enough]);

  return enough ? suggestions : [];
}
