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
}

/** From here on a title is kept as beginnings and endings, not as all its phrases, to save time and memory. */
const MANY_ALTERNATIVES = 6;

/** The key of an occupation: `UI/UX Designer` gives `ui-ux-designer`. */
export const keyOfName = (name: string): string =>
  /^[A-Za-z]+(?: [A-Za-z]+)*$/.test(name)
    ? name.toLowerCase().replaceAll(' ', '-')
    : splitWords(name)
        .flatMap(({ word, parts }) => (parts.length > 0 ? parts : [word]))
        .join('-');

/** A row of a file: an occupation, or more titles of one. */
export interface Row {
  key: string;
  name: string;
  titles: string[];
  related: string;
}

/** Files of the vocabulary: what a person wrote for India comes first and wins; then rarer work by ESCO. */
export type VocabularyFile = 'occupations.tsv' | 'rare-occupations.tsv';

/** The rows of a file. */
export function readRows(file: VocabularyFile): Row[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name = '', titles = '', related = ''] = line.split('\t');
      return { key: keyOfName(name), name, titles: titles === '' ? [] : titles.split(', '), related };
    });
}

function addPhrase(data: OccupationData, occupation: number, { kind, phrase, base }: ExpandedTitle): void {
  if (phrase === '' || phrase.startsWith('<')) return;
  const key = base === undefined ? phrase : `${base}\t${phrase}`;
  if (!data[kind].has(key)) data[kind].set(key, occupation);
}

/** Adds a phrase of the rarer titles, of which a single word says too little inside other titles. */
function addRarePhrase(data: OccupationData, occupation: number, phrase: string): void {
  const map = phrase.includes(' ') ? data.anywhere : data.whole;
  if (!data.whole.has(phrase) && !map.has(phrase)) map.set(phrase, occupation);
}

/** How many phrases a title stands for, about. */
function countAlternatives(title: string): number {
  let count = title.startsWith('%') ? 10 : 1;
  if (!title.includes('(') && !title.includes('[')) return count;
  for (const [group] of title.matchAll(/[([][^([]*/g))
    count *= group.split('/').length + (group.startsWith('[') ? 1 : 0);
  return count;
}

/** Titles of the rows. One that is written out goes before one of many alternatives: it is the more deliberate. */
function addTitles(data: OccupationData, rows: Row[]): void {
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
      addPhrase(data, occupation, { kind: 'anywhere', phrase: beginning });
    }
    if (split) continue;
    for (const expanded of expandTitle(title)) addPhrase(data, occupation, expanded);
  }
}

/** The name of an occupation as a title of it; one that must be the whole title if the row says so. */
const titleOfName = ({ key, titles }: Row): string => {
  const title = key.replaceAll('-', ' ');
  return titles.includes(`=${title}`) ? `=${title}` : title;
};

/** Reads and compiles the data files. */
export function loadOccupations(): OccupationData {
  const common = readRows('occupations.tsv');
  const rare = readRows('rare-occupations.tsv');
  const data: OccupationData = {
    keys: [],
    names: [],
    numbers: new Map(),
    anywhere: new Map(),
    beginnings: new Map(),
    whole: new Map(),
    beside: new Map(),
  };
  for (const { key, name } of [...common, ...rare]) {
    if (data.numbers.has(key)) continue;
    data.numbers.set(key, data.keys.length);
    data.keys.push(key);
    data.names.push(name);
  }
  const numberOf = ({ key }: Row) => data.numbers.get(key) as number;
  // The names come first: a title listed elsewhere must not take the name of an occupation.
  for (const row of common) {
    for (const expanded of expandTitle(titleOfName(row))) addPhrase(data, numberOf(row), expanded);
  }
  for (const row of rare) {
    for (const { phrase } of expandTitle(titleOfName(row))) addRarePhrase(data, numberOf(row), phrase);
  }
  addTitles(data, common);
  for (const row of rare) for (const phrase of row.titles) addRarePhrase(data, numberOf(row), phrase);
  forgetWords();
  return data;
}
