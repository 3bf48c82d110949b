import { getKeywords } from '@aarambh/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../platform/browser-api.ts';

/** A pause this long in typing asks for suggestions. */
const PAUSE_MS = 200;
const FEWEST_LETTERS = 2;

/** Titles, skills and companies for what has been typed; none before anything was typed, and none when asking fails. */
export function useSuggestions(typed: string): string[] {
  const [asked, setAsked] = useState('');
  const text = typed.trim();

  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  const enabled = asked.length >= FEWEST_LETTERS && text.length >= FEWEST_LETTERS;
  const { data } = useQuery({
    queryKey: ['keywords', asked.toLowerCase()],
    queryFn: () => api(getKeywords, { query: { keyword: asked } }),
    enabled,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
  return enabled && data ? data : [];
}
