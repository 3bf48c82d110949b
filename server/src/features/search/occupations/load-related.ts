import { readRows } from './load-occupations.ts';

/** Similarities by the key of an occupation and of another, in both directions, unsorted. */
export type Related = Map<string, Map<string, number>>;

const DEFAULT_SIMILARITY = 0.5;

function setRelated(related: Related, from: string, to: string, similarity: number): void {
  const others = related.get(from) ?? new Map<string, number>();
  others.set(to, Math.max(others.get(to) ?? 0, similarity));
  related.set(from, others);
}

/**
 * Reads the related occupations of all rows: `key` or `key:similarity`, separated by commas. Throws if one does not
 * exist.
 */
export function loadRelated(keys: ReadonlyMap<string, unknown>): Related {
  const related: Related = new Map();
  for (const row of [...readRows('occupations.tsv'), ...readRows('rare-occupations.tsv')]) {
    if (row.related === '') continue;
    for (const entry of row.related.split(', ')) {
      const [other = '', similarity] = entry.split(':');
      if (!keys.has(other)) throw new Error(`The occupation '${other}' is not in the data`);
      const value = similarity === undefined ? DEFAULT_SIMILARITY : Number(similarity);
      setRelated(related, row.key, other, value);
      setRelated(related, other, row.key, value);
    }
  }
  return related;
}
