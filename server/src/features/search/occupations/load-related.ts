import { readFileSync } from 'node:fs';
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

/** Narrower occupations by the key of a broader one, of all levels. */
export type Narrower = Map<string, Set<string>>;

/**
 * Adds the kinds of kinds to the direct kinds of each occupation. Throws if an occupation does not exist or is a kind of
 * itself.
 */
export function closeNarrower(direct: ReadonlyMap<string, string[]>, keys: { has(key: string): boolean }): Narrower {
  const narrower: Narrower = new Map();
  for (const [broader, own] of direct) {
    const unknown = [broader, ...own].find((key) => !keys.has(key));
    if (unknown !== undefined) throw new Error(`The occupation '${unknown}' is not in the data`);
    const kinds = new Set(own);
    // A set is walked in the order of insertion, with what is added on the way: nearer kinds come first.
    for (const kind of kinds) for (const other of direct.get(kind) ?? []) kinds.add(other);
    if (kinds.has(broader)) throw new Error(`The occupation '${broader}' is a kind of itself`);
    narrower.set(broader, kinds);
  }
  return narrower;
}

/** Reads which occupations are kinds of another. */
export function loadNarrower(keys: ReadonlyMap<string, unknown>): Narrower {
  const lines = readFileSync(new URL('narrower-occupations.tsv', import.meta.url), 'utf8').split('\n');
  const direct = new Map<string, string[]>();
  for (const line of lines.filter((text) => text !== '' && !text.startsWith('#'))) {
    const [broader = '', kinds = ''] = line.split('\t');
    direct.set(broader, kinds.split(', '));
  }
  return closeNarrower(direct, keys);
}
