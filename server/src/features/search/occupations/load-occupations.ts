import { readFileSync } from 'node:fs';
import { splitWords } from '../query/split-words.ts';
import { type ExpandedTitle, expandTitle, forgetWords, splitTitle } from './expand-title.ts';

/** The occupation of a beginning that is followed by one of the endings. */
export interface Ending {
  occupation: number;
  endings: Set<string>;
}

/** The data, ready for matching. Occupations are numbered in the order of the files. */
export interface OccupationData {
  keys: string[];
  names: string[];
  numbers: Map<string, number>;
  /** Number of the occupation by a phrase of roots. */
  anywhere: Map<string, number>;
  /** Titles with many alternatives, by each of their beginnings; earlier ones go before later ones. */
  beginnings: Map<string, Ending[]>;
  whole: Map<string, number>;
  /** By `key of the other occupation + tab + phrase`. */
  beside: Map<string, number>;
  /** By occupation, unsorted and in both directions. */
  related: Map<number, Map<number, number>>;
}

const DEFAULT_SIMILARITY = 0.5;

/** From here on a title is kept as beginnings and endings, not as all its phrases, to save time and memory. */
const MANY_ALTERNATIVES = 20;

/** Files of the vocabulary: what a person wrote for India comes first and wins; then rarer work by ESCO. */
const files = ['occupations.tsv', 'rare-occupations.tsv'];

/** The key of an occupation: `UI/UX Designer` gives `ui-ux-designer`. */
export const keyOfName = (name: string): string =>
  splitWords(name)
    .flatMap(({ word, parts }) => (parts.length > 0 ? parts : [word]))
    .join('-');

/** A row of a file: an occupation, or more titles of one. */
interface Row {
  key: string;
  name: string;
  titles: string[];
  related: string;
}

function readRows(file: string): Row[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name = '', titles = '', related = ''] = line.split('\t');
      return { key: keyOfName(name), name, titles: titles === '' ? [] : titles.split(', '), related };
    });
}

function setRelated(data: OccupationData, from: number, to: number, similarity: number): void {
  const others = data.related.get(from) ?? new Map<number, number>();
  others.set(to, Math.max(others.get(to) ?? 0, similarity));
  data.related.set(from, others);
}

/** Related occupations of a row: `key` or `key:similarity`, separated by commas. */
function addRelated(data: OccupationData, key: string, related: string): void {
  const numberOf = (name: string): number => {
    const number = data.numbers.get(name);
    if (number === undefined) throw new Error(`The occupation '${name}' is not in the data`);
    return number;
  };
  for (const entry of related.split(', ')) {
    if (entry === '') continue;
    const [other = '', similarity] = entry.split(':');
    const value = similarity === undefined ? DEFAULT_SIMILARITY : Number(similarity);
    setRelated(data, numberOf(key), numberOf(other), value);
    setRelated(data, numberOf(other), numberOf(key), value);
  }
}

function addPhrase(data: OccupationData, occupation: number, { kind, phrase, base }: ExpandedTitle, isRare: boolean) {
  if (phrase === '' || phrase.startsWith('<')) return;
  // A single word of a rare title says too little inside other titles.
  const map = kind === 'anywhere' && isRare && !phrase.includes(' ') ? data.whole : data[kind];
  const key = base === undefined ? phrase : `${base}\t${phrase}`;
  if (!map.has(key)) map.set(key, occupation);
}

/** How many phrases a title stands for, about. */
function countAlternatives(title: string): number {
  let count = title.startsWith('%') ? 10 : 1;
  for (const [group] of title.matchAll(/[([][^([]*/g))
    count *= group.split('/').length + (group.startsWith('[') ? 1 : 0);
  return count;
}

/** Titles of the rows. One that is written out goes before one of many alternatives: it is the more deliberate. */
function addTitles(data: OccupationData, rows: Row[], isRare: boolean): void {
  const entries = rows.flatMap(({ key, titles }) => {
    const occupation = data.numbers.get(key) as number;
    return titles.map((title) => ({ occupation, title, alternatives: countAlternatives(title) }));
  });
  entries.sort((one, other) => one.alternatives - other.alternatives);
  for (const { occupation, title, alternatives } of entries) {
    const split = alternatives > MANY_ALTERNATIVES ? splitTitle(title) : undefined;
    for (const beginning of split?.beginnings ?? []) {
      const ending = { occupation, endings: split?.endings ?? new Set<string>() };
      const known = data.beginnings.get(beginning);
      if (known) known.push(ending);
      else data.beginnings.set(beginning, [ending]);
      if (!ending.endings.has('')) continue;
      addPhrase(data, occupation, { kind: 'anywhere', phrase: beginning }, isRare);
    }
    if (split) continue;
    for (const expanded of expandTitle(title)) addPhrase(data, occupation, expanded, isRare);
  }
}

/** Reads and compiles the data files. Throws if a related occupation does not exist. */
export function loadOccupations(): OccupationData {
  const data: OccupationData = {
    keys: [],
    names: [],
    numbers: new Map(),
    anywhere: new Map(),
    beginnings: new Map(),
    whole: new Map(),
    beside: new Map(),
    related: new Map(),
  };
  const tables = files.map(readRows);
  for (const { key, name } of tables.flat()) {
    if (data.numbers.has(key)) continue;
    data.numbers.set(key, data.keys.length);
    data.keys.push(key);
    data.names.push(name);
  }
  // The names come first: a title listed elsewhere must not take the name of an occupation.
  tables.forEach((rows, table) => {
    for (const { key, titles } of rows) {
      const title = key.replaceAll('-', ' ');
      const sign = titles.includes(`=${title}`) ? '=' : '';
      const occupation = data.numbers.get(key) as number;
      for (const expanded of expandTitle(sign + title)) addPhrase(data, occupation, expanded, table > 0);
    }
  });
  for (const [table, rows] of tables.entries()) addTitles(data, rows, table > 0);
  for (const { key, related } of tables.flat()) addRelated(data, key, related);
  forgetWords();
  return data;
}
