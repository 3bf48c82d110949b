import { SKILL_SEARCH_MIN } from '@aarambh/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { suggestSkills } from './preferences.api.ts';

/** A pause this long in typing asks for suggestions. */
const PAUSE_MS = 200;
const FRESH_MS = 300_000;

function useAfterPause(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/**
 * Skills for what has been typed, from two characters on; the last ones stay until the next arrive. Answers are kept
 * under the text they answer, so a late one cannot take the place of a newer.
 */
export function useSkillSuggestions(typed: string): readonly string[] {
  const text = typed.trim().toLowerCase();
  const settled = useAfterPause(text);
  const enabled = settled.length >= SKILL_SEARCH_MIN && text.length >= SKILL_SEARCH_MIN;
  const { data } = useQuery({
    queryKey: ['skill-suggestions', settled],
    queryFn: () => suggestSkills(api, settled),
    enabled,
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
  return enabled && data ? data : [];
}
