import { type CallReply, getSearchSuggestions } from '@aarambh/contract';
import { useEffect, useState } from 'react';
import { api } from '../../platform/api/browser-api.ts';

/** Debounce of typing before suggestions are requested. */
const DEBOUNCE_MS = 200;
const MIN_LETTERS = 2;

/** A suggested text and the number of vacancies that have it. */
export type Suggestion = CallReply<typeof getSearchSuggestions>[number];

const cache = new Map<string, Suggestion[]>();

/** Requests suggestions. A failure returns none, since the field works without them (core §8). */
async function suggest(text: string): Promise<Suggestion[]> {
  const known = cache.get(text);
  if (known) return known;
  const suggestions = await api(getSearchSuggestions, { query: { keyword: text } }).catch(() => []);
  if (suggestions.length > 0) cache.set(text, suggestions);
  return suggestions;
}

/** Suggested titles, skills and companies for the typed text; previous ones are kept until new ones arrive. */
export function useSuggestions(typed: string): readonly Suggestion[] {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const text = typed.trim().toLowerCase();
  const enough = text.length >= MIN_LETTERS;

  useEffect(() => {
    if (!enough) return;
    let current = true;
    const timer = setTimeout(async () => {
      const found = await suggest(text);
      if (current) setSuggestions(found);
    }, DEBOUNCE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text, enough]);

  return enough ? suggestions : [];
}
