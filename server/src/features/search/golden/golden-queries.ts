import type { GoldenKind } from './golden-query.ts';
import { abbreviations } from './queries/abbreviations.ts';
import { asking } from './queries/asking.ts';
import { companies } from './queries/companies.ts';
import { degrees } from './queries/degrees.ts';
import { freshers } from './queries/freshers.ts';
import { hindi } from './queries/hindi.ts';
import { misspellings } from './queries/misspellings.ts';
import { otherWords } from './queries/other-words.ts';
import { pay } from './queries/pay.ts';
import { places } from './queries/places.ts';
import { technologies } from './queries/technologies.ts';
import { waysOfWorking } from './queries/ways-of-working.ts';

/** Queries Indian job seekers type, by kind; each has what it must find and must not find in golden-world.ts. */
export const goldenQueries: GoldenKind[] = [
  abbreviations,
  otherWords,
  technologies,
  degrees,
  freshers,
  places,
  pay,
  misspellings,
  companies,
  hindi,
  waysOfWorking,
  asking,
];
