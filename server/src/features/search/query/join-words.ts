import type { Db } from '../../../infra/database/connect.ts';
import { foldPlural } from '../../../lib/text/fold-plural.ts';
import { MAX_JOINED_WORDS, MIN_JOINED_LETTERS } from '../indexing/joined-names.ts';
import { isCompanyTerm } from './expand-term.ts';
import { findOccurringWords } from './find-occurring-words.ts';
import { MAX_WORDS, type ParsedKeyword } from './read-keyword.ts';
import { splitWords } from './split-words.ts';
import { queryFillerWords } from './stop-words.ts';

/** Neighbouring words of a keyword as one word. */
interface Joined {
  word: string;
  /** Indexes of the terms of its words. */
  terms: number[];
}

/**
 * Lists neighbouring words that may be one word elsewhere. Each must be a separate term, or a filler between two ("make my
 * trip"); words that name an occupation together need no other spelling.
 */
function listJoined({ text, terms, roles }: ParsedKeyword): Joined[] {
  const indexOf = new Map(
    terms.flatMap((term, i) => (term.places.length > 0 || isCompanyTerm(term) ? [] : [[term.text, i] as const])),
  );
  const isInRole = (i: number) => roles.some(({ from, to }) => i >= from && i < to);
  const words = splitWords(text)
    .slice(0, MAX_WORDS)
    .map(({ word }) => word);
  const joined: Joined[] = [];
  for (let from = 0; from < words.length; from++) {
    if (!indexOf.has(words[from] as string)) continue;
    const found = [indexOf.get(words[from] as string) as number];
    for (let to = from + 1; to < Math.min(words.length, from + MAX_JOINED_WORDS); to++) {
      const next = words[to] as string;
      const term = indexOf.get(next);
      if (term === undefined && queryFillerWords.has(next)) continue;
      if (term === undefined) break;
      found.push(term);
      const word = words.slice(from, to + 1).join('');
      if (word.length >= MIN_JOINED_LETTERS && !found.every(isInRole)) joined.push({ word, terms: [...found] });
    }
  }
  return joined;
}

/**
 * Adds the joined spelling of neighbouring words that occurs in live vacancies: "jp morgan" also finds JPMorgan. Each of the
 * words then matches on its own or as the joined word, so that all together match as two words or as one. At most one
 * query of the database, for at most two candidates per word.
 * @returns the same keyword if no joined word occurs
 */
export async function addJoinedWords(db: Db, keyword: ParsedKeyword): Promise<ParsedKeyword> {
  const joined = listJoined(keyword);
  if (joined.length === 0) return keyword;
  const occurring = await findOccurringWords(
    db,
    joined.map(({ word }) => word),
  );
  const known = joined.filter(({ word }) => occurring.has(word));
  if (known.length === 0) return keyword;
  const terms = keyword.terms.map((term, i) => ({
    ...term,
    phrases: [...term.phrases, ...known.flatMap((one) => (one.terms.includes(i) ? [[foldPlural(one.word)]] : []))],
  }));
  return { ...keyword, terms };
}
