import { getKeywords } from '@aarambh/contract';
import { useEffect, useState } from 'react';
import { api } from '../../platform/api/browser-api.ts';

/** A pause this long in typing asks for suggestions. */
const PAUSE_MS = 200;
const FEWEST_LETTERS = 2;

const answered = new Map<string, string[]>();

/** Suggestions are a help: without them the field stays a plain one (core §8). */
async function suggest(text: string): Promise<string[]> {
  const known = answered.get(text);
  if (known) return known;
  const suggestions = await api(getKeywords, { query: { keyword: text } }).catch(() => []);
  if (suggestions.length > 0) answered.set(text, suggestions);
  return suggestions;
}

/** Titles, skills and companies for what has been typed; the last ones stay until the next arrive. */
export function useSuggestions(typed: string): readonly string[] {
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  const text = typed.trim().toLowerCase();
  const enough = text.length >= FEWEST_LETTERS;

  useEffect(() => {
    if (!enough) return;
    let current = true;
    const timer = setTimeout(async () => {
      const found = await suggest(text);
      if (current) setSuggestions(found);
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text, enough]);

  return enough ? suggestions : [];
}
