/** A string of at most this many characters is a copy; a longer one may keep its whole source text in memory. */
const MAX_LENGTH = 12;

/**
 * Bounded cache of a function of a word, for the words of texts, which are mostly the same. Keeps the first `maxWords` words.
 * Not lru-cache: keeping the order of use made folding the words of 3,000 postings 60 % slower.
 */
export function rememberWords<T>(
  read: (word: string) => T,
  maxWords: number,
  maxLength = MAX_LENGTH,
): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    const result = known.get(word);
    if (result !== undefined || known.has(word)) return result as T;
    const fresh = read(word);
    if (word.length <= maxLength && known.size < maxWords) known.set(word, fresh);
    return fresh;
  };
}
