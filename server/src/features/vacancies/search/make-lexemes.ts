import { findPlace, foldPlace } from '../../places/index.ts';
import { foldPlural } from './fold-plural.ts';
import { splitWords, textOfHtml } from './split-words.ts';
import { fillerWords } from './stop-words.ts';

/** What of a vacancy can be searched. */
export interface SearchableVacancy {
  title: string;
  skills: readonly string[];
  companyName: string;
  descriptionHtml: string;
  /** Role, department, degrees and the like. */
  otherTexts: readonly string[];
  locations: readonly string[];
  educations: readonly string[];
  experienceFromYears: number | null;
  experienceToYears: number | null;
}

/** Experience choices end here; who asks for more asks for this. */
export const MOST_YEARS = 30;

/** A place as a lexeme; spellings of one place meet. */
export const placeLexeme = (place: string): string => `l.${foldPlace(place)}`;
/** An education choice as a lexeme. */
export const educationLexeme = (education: string): string => `e.${education.toLowerCase()}`;
/** A year of experience as a lexeme. */
export const experienceLexeme = (years: number): string => `x.${Math.min(years, MOST_YEARS)}`;

/** All forms of a text's words: compounds whole and by part, plurals folded. */
function formsOf(text: string): string[] {
  return splitWords(text).flatMap(({ word, parts }) => [word, ...parts].map(foldPlural));
}

/** A place, its canonical name and its state, so that a state finds its cities. */
function placesOf(location: string): string[] {
  const place = findPlace(location);
  return place ? [place.name, place.state].filter((name) => name !== '') : [location];
}

function yearsCovered(from: number | null, to: number | null): number[] {
  if (from === null && to === null) return [];
  const first = Math.min(from ?? 0, MOST_YEARS);
  const last = Math.min(to ?? MOST_YEARS, MOST_YEARS);
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, i) => first + i);
}

/**
 * What a vacancy is found by. The prefix of a lexeme says where it stands: `t.` title; `s.` title, skills or company;
 * none: anywhere; `l.` place, `e.` education, `x.` year of experience covered. So one expression asks for words and filters.
 */
export function makeLexemes(vacancy: SearchableVacancy): string[] {
  const title = formsOf(vacancy.title);
  const strong = [...title, ...vacancy.skills.flatMap(formsOf), ...formsOf(vacancy.companyName)];
  const others = [...vacancy.otherTexts, ...vacancy.locations, ...vacancy.educations].flatMap(formsOf);
  const told = formsOf(textOfHtml(vacancy.descriptionHtml)).filter((word) => !fillerWords.has(word));
  return [
    ...new Set([
      ...title.map((word) => `t.${word}`),
      ...strong.map((word) => `s.${word}`),
      ...strong,
      ...others,
      ...told,
      ...vacancy.locations.flatMap(placesOf).map(placeLexeme),
      ...vacancy.educations.map(educationLexeme),
      ...yearsCovered(vacancy.experienceFromYears, vacancy.experienceToYears).map(experienceLexeme),
    ]),
  ];
}
