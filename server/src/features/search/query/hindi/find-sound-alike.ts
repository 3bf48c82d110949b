import { readFileSync } from 'node:fs';
import { listPlaceWords } from '../../../places/index.ts';
import { knownWords } from '../known-words.ts';
import { editDistance } from '../spelling/edit-distance.ts';
import { phoneticKey } from '../spelling/phonetic-key.ts';
import { consonantKey, transliterate } from './devanagari.ts';

const sounds: [RegExp, string][] = [
  [/^kn/, 'n'],
  [/^wr/, 'r'],
  [/sch/g, 'sk'],
  [/t?ch/g, 'C'],
  [/[ts]ion/g, 'sn'],
  [/[ct]ia/g, 's'],
  [/ture/g, 'Cr'],
  [/ph/g, 'f'],
  [/ck/g, 'k'],
  [/sh/g, 's'],
  [/igh/g, 'i'],
  [/ign(?=e|ing|$)/g, 'in'],
  [/x/g, 'ks'],
  [/qu/g, 'kv'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/d?g(?=[eiy])/g, 'G'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/([a-z])\1/gi, '$1'],
  [/[aeiouyh]/g, ''],
];

/** Keys of an English word: 'ch' and 'g' have two sounds each. */
function keysOf(word: string): string[] {
  const key = sounds.reduce((text, [letters, sound]) => text.replace(letters, sound), word);
  const variants = (text: string, letter: string, [one = '', other = '']: string[]) =>
    text.includes(letter) ? [text.replaceAll(letter, one), text.replaceAll(letter, other)] : [text];
  return variants(key, 'C', ['c', 'k']).flatMap((text) => variants(text, 'G', ['j', 'g']));
}

/** English s is often heard and written as j or z: 'designer', 'supervisor'. */
const looseKey = (key: string): string => key.replaceAll('j', 's');

type Index = Map<string, string[]>;

function createIndex(words: Iterable<string>): Index {
  const index: Index = new Map();
  for (const word of words) {
    for (const key of new Set(keysOf(word).map(looseKey))) {
      const others = index.get(key);
      if (others) others.push(word);
      else index.set(key, [word]);
    }
  }
  return index;
}

let indexes: [work: Index, places: Index] | undefined;

/** Words of work first, then of places. Created when first needed, as most queries are in English. */
function getIndexes(): [work: Index, places: Index] {
  if (indexes) return indexes;
  const words = readFileSync(new URL('english-words.txt', import.meta.url), 'utf8')
    .trim()
    .split(/\s+/);
  indexes = [createIndex(new Set([...words, ...knownWords])), createIndex(listPlaceWords())];
  return indexes;
}

/** Part of the letters of a word of work, or of a place or a short word, that may differ from its transliteration. */
const MAX_DIFFERENCE = 0.5;
const MAX_SHORT_DIFFERENCE = 0.3;

/** Silent letters say nothing about the sound. */
const plainLetters = (word: string): string =>
  phoneticKey(word)
    .replace(/[ts]ion/g, 'san')
    .replace(/ai/g, 'e')
    .replace(/(?<!c)h/g, '')
    .replace(/e$/, '');

/**
 * Finds the English word or name of a place that a normalised Devanagari word spells by its sound: 'मैनेजमेंट' gives
 * 'management'. Undefined when none is close.
 * @param isPlace whether the sentence says that it is a place
 */
export function findSoundAlike(word: string, isPlace = false): string | undefined {
  const key = looseKey(consonantKey(word));
  if (key.length < 2 || word.length > 40) return undefined;
  const latin = plainLetters(transliterate(word));
  const [work, places] = getIndexes();
  for (const index of isPlace ? [places, work] : [work, places]) {
    const allowed = index === places || key.length === 2 ? MAX_SHORT_DIFFERENCE : MAX_DIFFERENCE;
    let best: { word: string; distance: number } | undefined;
    for (const candidate of index.get(key) ?? []) {
      const plain = plainLetters(candidate);
      const length = Math.max(latin.length, plain.length);
      const max = Math.floor(length * allowed);
      const letters = editDistance(latin, plain, max);
      const distance = letters / length;
      if (letters <= max && distance < (best?.distance ?? 1)) best = { word: candidate, distance };
    }
    if (best) return best.word;
  }
  return undefined;
}

/** Letters that may differ between a word written by its sound and the word of work that is meant. */
const MAX_WRITTEN_DIFFERENCE = 0.45;

const sortedLetters = (word: string): string => [...word].sort().join('');

/**
 * English words of work that a word in Latin letters may spell by its sound, the closest first: "elektrishan" is an electrician,
 * "vedio" is video. Short words must have the same letters, or hardly another one.
 */
export function listSoundAlikeWork(word: string): string[] {
  const letters = plainLetters(word);
  const found = new Map<string, number>();
  for (const key of new Set(keysOf(word).map(looseKey))) {
    if (key.length < 2) continue;
    const allowed = key.length === 2 ? MAX_SHORT_DIFFERENCE : MAX_WRITTEN_DIFFERENCE;
    for (const candidate of getIndexes()[0].get(key) ?? []) {
      const plain = plainLetters(candidate);
      const length = Math.max(letters.length, plain.length);
      const isSwapped = sortedLetters(candidate) === sortedLetters(word);
      const distance = isSwapped ? 0 : editDistance(letters, plain, Math.floor(length * allowed)) / length;
      if (distance <= allowed && candidate !== word) found.set(candidate, distance);
    }
  }
  return [...found].sort(([, a], [, b]) => a - b).map(([candidate]) => candidate);
}
