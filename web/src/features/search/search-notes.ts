import type { SearchNotes } from '@aarambh/contract';

const none: SearchNotes = { conditions: [], alsoShown: [], strict: 0, leftOut: [], notUsed: [], offers: [] };

/** Notes of a search from the header `X-Search-Notes`; empty ones without it, or when it cannot be read. */
export function readNotes(header: string | undefined): SearchNotes {
  if (!header) return none;
  try {
    return { ...none, ...(JSON.parse(decodeURIComponent(header)) as Partial<SearchNotes>) };
  } catch {
    return none;
  }
}

/** 'a', 'a and b', 'a, b and c', each in quotation marks. */
const quoted = (words: readonly string[]): string => {
  const marked = words.map((word) => `“${word}”`);
  const last = marked.at(-1) ?? '';
  return marked.length > 1 ? `${marked.slice(0, -1).join(', ')} and ${last}` : last;
};

/** The heading before the relaxed results: 'Only 3 jobs match your full search. Below: …'. */
export function leftOutText(strict: number, leftOut: readonly string[]): string {
  const found =
    strict === 0
      ? 'No job matches your full search.'
      : `Only ${strict} ${strict === 1 ? 'job matches' : 'jobs match'} your full search.`;
  return `${found} Below: jobs without ${quoted(leftOut)}.`;
}
