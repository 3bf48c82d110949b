import { readFileSync } from 'node:fs';
import { allHeads, decidingHeads, headsOf, plainGroups } from './head-groups.ts';
import { readTokens } from './word-roots.ts';

/** A row of the data: words of the field of an occupation, and the heads with which they name it. */
interface FieldRow {
  occupation: string;
  groups: Set<string>;
  heads: Set<string>;
  excluded: string[];
}

interface FieldWord {
  row: FieldRow;
  roots: string[];
}

const rootsOf = (words: string): string[] => readTokens(words.split(' ')).map(({ root }) => root);

/** Field words by their first root. */
function readFieldWords(): Map<string, FieldWord[]> {
  const words = new Map<string, FieldWord[]>();
  for (const line of readFileSync(new URL('field-words.tsv', import.meta.url), 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [occupation = '', groupNames = '', entries = ''] = line.split('\t');
    const groups = new Set(groupNames.split(' '));
    const all = entries.split(', ');
    const excluded = all.flatMap((entry) => (entry.startsWith('!') ? rootsOf(entry.slice(1)) : []));
    const row = { occupation, groups, heads: new Set([...groups].flatMap(headsOf)), excluded };
    for (const entry of all.filter((one) => !one.startsWith('!'))) {
      const roots = rootsOf(entry);
      const [first = ''] = roots;
      words.set(first, [...(words.get(first) ?? []), { row, roots }]);
    }
  }
  return words;
}

let loaded: Map<string, FieldWord[]> | undefined;

/** Occupations that the data names. */
export const listFieldOccupations = (): string[] => {
  loaded ??= readFieldWords();
  return [...new Set([...loaded.values()].flat().map(({ row }) => row.occupation))];
};

/** An occupation that field words and a head name, and the positions of these words. */
export interface FieldMatch {
  occupation: string;
  positions: number[];
  /** Whether the words are those of tools and techniques, which a query may name as skills. */
  isTechnical: boolean;
}

/** Whether a field word counts in a title: by a head of its row, and without a word that makes it other work. */
function applies({ row, roots: own }: FieldWord, roots: string[], mayLackHead: boolean): boolean {
  const { groups, heads, excluded } = row;
  return (
    (roots.some((root) => heads.has(root)) ||
      (mayLackHead && plainGroups.some((group) => groups.has(group)) && !roots.some((root) => allHeads.has(root)))) &&
    roots.every((root) => {
      const group = decidingHeads.get(root);
      return group === undefined || groups.has(group) || own.includes(root) || heads.has(root);
    }) &&
    !excluded.some((root) => roots.includes(root))
  );
}

/**
 * The occupation that words of a field name together with the head of a title, in any order: "escalator erection
 * engineer", "field engineer - ventilators". The more words, the more certain; undefined if two are as certain. A head
 * may be lacking where the words cannot be mere skills.
 */
export function findByFieldWords(roots: string[], mayLackHead = false): FieldMatch | undefined {
  loaded ??= readFieldWords();
  const found = new Map<string, { size: number; roots: Set<string>; row: FieldRow }>();
  for (const root of new Set(roots)) {
    for (const word of loaded.get(root) ?? []) {
      if (!word.roots.every((one) => roots.includes(one)) || !applies(word, roots, mayLackHead)) continue;
      const entry = found.get(word.row.occupation) ?? { size: 0, roots: new Set(), row: word.row };
      entry.size += word.roots.length;
      for (const one of word.roots) entry.roots.add(one);
      found.set(word.row.occupation, entry);
    }
  }
  const [best, second] = [...found].toSorted(([, one], [, other]) => other.size - one.size);
  if (!best || best[1].size === second?.[1].size) return undefined;
  const [occupation, match] = best;
  const { heads, groups } = match.row;
  const positions = roots.flatMap((root, at) => (match.roots.has(root) || heads.has(root) ? [at] : []));
  return { occupation, positions, isTechnical: groups.has('engineer') || groups.has('developer') };
}
