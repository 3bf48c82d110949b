import { getKeywords } from '@aarambh/contract';
import { useEffect, useState } from 'react';
import { api } from '../../platform/api/browser-api.ts';

/** Debounce of typing before suggestions are requested. */
const DEBOUNCE_MS = 200;
const MIN_LETTERS = 2;

const cache = new Map<string, string[]>();

/** Requests suggestions. A failure returns none, since the field works without them (core §8). */
async function suggest(text: string): Promise<string[]> {
  const known = cache.get(text);
  if (known) return known;
  const suggestions = await api(getKeywords, { query: { keyword: text } }).catch(() => []);
  if (suggestions.length > 0) cache.set(text, suggestions);
  return suggestions;
}

/** Suggested titles, skills and companies for the typed text; previous ones are kept until new ones arrive. */
export function useSuggestions(typed: string): readonly string[] {
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
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
