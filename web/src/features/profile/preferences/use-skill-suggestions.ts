import { SKILL_SEARCH_MIN } from '@aarambh/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { suggestSkills } from './suggestions.api.ts';

const DEBOUNCE_MS = 200;
const STALE_MS = 300_000;

function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}

/**
 * Skill suggestions for the typed text, from two characters on, debounced. The previous ones stay until the next arrive.
 * Replies are cached by their text, so a late reply cannot replace a newer one.
 */
export function useSkillSuggestions(typed: string): readonly string[] {
  const text = typed.trim().toLowerCase();
  const debounced = useDebounced(text);
  const enabled = debounced.length >= SKILL_SEARCH_MIN && text.length >= SKILL_SEARCH_MIN;
  const { data } = useQuery({
    queryKey: ['skill-suggestions', debounced],
    queryFn: () => suggestSkills(api, debounced),
    enabled,
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  });
  return enabled && data ? data : [];
}
