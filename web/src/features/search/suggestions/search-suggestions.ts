import type { RecentSearch } from '../recent/recent-searches.ts';

/** Recent searches that fit a typed text. */
const MAX_FITTING = 3;

/** Last suggestion below the recent searches of an empty field. */
export const CLEAR_RECENT = 'Clear recent searches';

/**
 * Texts below the search field: the recent searches while it is empty; then those that begin with the typed text or have
 * a word that does, before the suggestions. No text twice.
 */
export function mixSuggestions(
  typed: string,
  recent: readonly RecentSearch[],
  suggestions: readonly string[],
): string[] {
  const text = typed.trim().toLowerCase();
  const labels = recent.map(({ label }) => label);
  if (!text) return labels.length > 0 ? [...labels, CLEAR_RECENT] : [];
  const fitting = labels.filter((label) => ` ${label.toLowerCase()}`.includes(` ${text}`)).slice(0, MAX_FITTING);
  const known = new Set(fitting.map((label) => label.toLowerCase()));
  return [...fitting, ...suggestions.filter((suggestion) => !known.has(suggestion.toLowerCase()))];
}
