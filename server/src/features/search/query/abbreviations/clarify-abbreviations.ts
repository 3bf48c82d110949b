import { readFileSync } from 'node:fs';
import { foldPlural } from '../../../../lib/text/fold-plural.ts';
import { splitWords } from '../split-words.ts';

/** A meaning of an abbreviation beside some words. */
interface Meaning {
  written: string;
  /** Any of them must stand beside it; empty when it always means that. */
  beside: Set<string>;
  /** None of them may stand beside it. */
  notBeside: Set<string>;
}

/** Meanings by abbreviation, in the order of the table. */
function readMeanings(): Map<string, Meaning[]> {
  const meanings = new Map<string, Meaning[]>();
  for (const line of readFileSync(new URL('abbreviations.tsv', import.meta.url), 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [abbreviation = '', written = '', context = ''] = line.split('\t');
    const words = context.split(' ').filter((word) => word !== '');
    const meaning: Meaning = {
      written,
      beside: new Set(words.filter((word) => !word.startsWith('!'))),
      notBeside: new Set(words.flatMap((word) => (word.startsWith('!') ? [word.slice(1)] : []))),
    };
    meanings.set(abbreviation, [...(meanings.get(abbreviation) ?? []), meaning]);
  }
  return meanings;
}

const meanings = readMeanings();

const softwareWork = /\b(?:soft|sw) (?:eng|engg|engr|engineer)\b\.?/gi;

/** The meaning of an abbreviation beside other words; undefined if none fits. */
function findMeaning(abbreviation: string, others: string[]): string | undefined {
  return meanings
    .get(abbreviation)
    ?.find(
      ({ beside, notBeside }) =>
        (beside.size === 0 || others.some((word) => beside.has(word))) && !others.some((word) => notBeside.has(word)),
    )?.written;
}

/** Titles whose words are joined by dots: "asst.prof", "sr.exec". */
const dottedTitle = new RegExp(
  `(?<![\\p{L}\\p{N}.])(${['sr', 'jr', ...meanings.keys()].join('|')})\\.(?=\\p{L}{2})`,
  'giu',
);

/**
 * Writes out abbreviations by the words beside them (abbreviations.tsv). "CS" is computer science with studies and software,
 * customer service with call centres; with others, and alone, it stays what companies mean by it: a company secretary.
 */
export function clarifyAbbreviations(typed: string): string {
  let written = typed.replace(softwareWork, 'software engineer').replace(dottedTitle, '$1. ');
  const wordsOf = () => splitWords(written).map(({ word }) => foldPlural(word));
  let words = wordsOf();
  const found = new Set(words.filter((word) => meanings.has(word)));
  if (found.size === 0) return written;
  for (const abbreviation of meanings.keys()) {
    if (!found.has(abbreviation)) continue;
    const meaning = findMeaning(
      abbreviation,
      words.filter((word) => word !== abbreviation),
    );
    if (meaning === undefined) continue;
    written = written.replace(new RegExp(`(?<![\\p{L}\\p{N}&+-])${abbreviation}(?![\\p{L}\\p{N}&+-])`, 'giu'), meaning);
    words = wordsOf();
  }
  return written;
}
