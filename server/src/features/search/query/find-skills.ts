import { foldPlural } from '../../../lib/text/fold-plural.ts';
import { findQueryOccupations, type Occupation } from '../occupations/index.ts';
import { MAX_SKILL_WORDS, occupationsOfSkill } from '../occupations/skill-occupations.ts';
import type { Term } from './expand-term.ts';
import type { Phrase } from './find-aliases.ts';
import { splitWords } from './split-words.ts';
import { isWorkNoun } from './work-nouns.ts';

/** A skill, tool or technique that a keyword names. */
export interface Skill {
  terms: Term[];
  /** Work that asks for it; empty for words that are no known skill. */
  occupations: Occupation[];
}

const wordsOf = (terms: Term[]): string[] => terms.flatMap(({ text }) => splitWords(text).map(({ word }) => word));

/** The skill at the start of terms: the longest known one, else the first term. */
function findFirstSkill(terms: Term[]): Skill {
  for (let length = Math.min(MAX_SKILL_WORDS, terms.length); length > 0; length--) {
    const named = terms.slice(0, length);
    const occupations = occupationsOfSkill(wordsOf(named));
    if (occupations) return { terms: named, occupations };
  }
  const first = terms.slice(0, 1);
  const words = wordsOf(first);
  // The name of some work is no skill.
  const isWork = words.some((word) => isWorkNoun(foldPlural(word)));
  return { terms: first, occupations: isWork ? [] : findQueryOccupations(words).map(({ occupation }) => occupation) };
}

/** Splits terms into skills, from left to right. */
export function findSkills(terms: Term[]): Skill[] {
  const skills: Skill[] = [];
  for (let at = 0; at < terms.length; ) {
    const skill = findFirstSkill(terms.slice(at));
    skills.push(skill);
    at += skill.terms.length;
  }
  return skills;
}

/** Products that are named like people: beside another skill they are the tool. */
const productsNamedLikePeople = new Set(['illustrator', 'adobe illustrator', 'premiere pro', 'inventor', 'postman']);

/** Whether terms name a product though a word of it is also the name of some work: "premiere pro", "photoshop illustrator". */
export function isProduct(terms: Term[], beside: Skill[]): boolean {
  const isOfSkill = ({ terms: words }: Skill) => terms.every((term) => words.includes(term));
  const skill = beside.find(isOfSkill);
  if (!skill || !productsNamedLikePeople.has(wordsOf(skill.terms).join(' '))) return false;
  return skill.terms.length > terms.length || beside.some((other) => other !== skill && other.occupations.length > 0);
}

/** Occupations that ask for more of the skills than any other does. */
export function occupationsOfSkills(skills: Skill[]): Occupation[] {
  const counts = new Map<Occupation, number>();
  for (const occupation of skills.flatMap((skill) => [...new Set(skill.occupations)]))
    counts.set(occupation, (counts.get(occupation) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...counts].flatMap(([occupation, count]) => (count === most ? [occupation] : []));
}

/** Phrases that join one of each of the terms. */
const joinPhrases = (terms: Term[]): Phrase[] =>
  terms.reduce<Phrase[]>(
    (all, { phrases }) => all.flatMap((words) => phrases.map((more) => [...words, ...more])),
    [[]],
  );

/** Terms with more phrases than this would make a search expensive. */
const MAX_PHRASES = 24;

/** Subsets with a number of members. */
function* subsets<T>(items: T[], size: number): Generator<T[]> {
  if (size === 0) yield [];
  for (let i = 0; i + size <= items.length && size > 0; i++)
    for (const rest of subsets(items.slice(i + 1), size - 1)) yield [items[i] as T, ...rest];
}

/** The term that a vacancy matches which has at least some number of skills; undefined if it would be too expensive. */
export function atLeast(skills: Skill[], count: number): Term | undefined {
  const phrases: Phrase[] = [];
  for (const chosen of subsets(skills, count)) {
    const terms = chosen.flatMap((skill) => skill.terms);
    const combinations = terms.reduce((product, term) => product * term.phrases.length, 1);
    if (phrases.length + combinations > MAX_PHRASES) return undefined;
    phrases.push(...joinPhrases(terms));
  }
  return { text: skills.flatMap(({ terms }) => terms.map(({ text }) => text)).join(' '), phrases, places: [] };
}

/** What vacancies with the most of some skills match, the strongest first: at least half of them, any. */
export function preferencesFor(skills: Skill[]): Term[] {
  const counts = new Set([Math.ceil(skills.length / 2), 1]);
  return skills.length === 0 ? [] : [...counts].flatMap((count) => atLeast(skills, count) ?? []);
}
