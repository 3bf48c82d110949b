import type { Db } from '../../../infra/database/connect.ts';
import { spellingKey } from '../indexing/suggestions.ts';
import { endsInHead } from '../indexing/title-roles.ts';
import { PRECOMPUTED_SUGGESTIONS } from '../indexing/vocabulary.queries.ts';
import { listSuggestions, type Suggestion } from './suggestions.queries.ts';

/** Roles leave this many places to skills, companies and ways of working that begin alike. */
const MIN_OTHER_SUGGESTIONS = 3;
/** With fewer texts that begin with a typed level and role, the role is suggested without its level. */
const MIN_WITH_LEVEL = 3;

const seniorWords = /^(?:sr|senior)\b[. ]*/;
const juniorWords = /^(?:jr|junior)\b[. ]*/;
const levelWords = /^(?:(?:sr|senior|jr|junior|avp|svp|vp|experienced|freshers?)\b[. ]*)+/;

/** Roles before other texts, which keep a few places; the most frequent first within each. */
function orderByKind(texts: Suggestion[], limit: number): Suggestion[] {
  const roles = texts.filter(({ text }) => endsInHead(text));
  const others = texts.filter(({ text }) => !endsInHead(text));
  const places = Math.min(others.length, MIN_OTHER_SUGGESTIONS);
  const shown = roles.slice(0, Math.max(limit - places, 0));
  return [...shown, ...others, ...roles.slice(shown.length)];
}

/** A text may match by several words, or be an earlier one in another spelling. */
const withoutRepeats = (texts: Suggestion[]): Suggestion[] => {
  const bySpelling = new Map<string, Suggestion>();
  for (const suggestion of texts) {
    const key = spellingKey(suggestion.text);
    if (!bySpelling.has(key)) bySpelling.set(key, suggestion);
  }
  return [...bySpelling.values()];
};

async function suggestPrefix(db: Db, start: string, limit: number): Promise<Suggestion[]> {
  const whole = withoutRepeats(orderByKind(await listSuggestions(db, start, 'whole', PRECOMPUTED_SUGGESTIONS), limit));
  if (whole.length >= limit) return whole.slice(0, limit);
  const words = await listSuggestions(db, start, 'words', PRECOMPUTED_SUGGESTIONS);
  return withoutRepeats([...whole, ...orderByKind(words, limit - whole.length)]).slice(0, limit);
}

/**
 * Suggestions for a prefix: roles that begin with it, then skills, companies and ways of working that do, then texts of
 * which a later word does. Behind a typed level ("sr acc") roles are suggested, with the level where vacancies state it.
 * @param start folded by `foldSuggestion`, not empty
 */
export async function suggestTexts(db: Db, start: string, limit: number): Promise<Suggestion[]> {
  const spelt = start.replace(seniorWords, 'senior ').replace(juniorWords, 'junior ');
  const role = start.replace(levelWords, '');
  const found = await suggestPrefix(db, spelt.trim(), limit);
  if (role === start || role === '' || found.length >= MIN_WITH_LEVEL) return found;
  return withoutRepeats([...found, ...(await suggestPrefix(db, role, limit))]).slice(0, limit);
}
