import type { GradedKind } from './graders.ts';
import { abbreviations } from './queries/abbreviations.ts';
import { companies } from './queries/companies.ts';
import { devanagari } from './queries/devanagari.ts';
import { exclusions } from './queries/exclusions.ts';
import { hinglish } from './queries/hinglish.ts';
import { long } from './queries/long.ts';
import { misspelt } from './queries/misspelt.ts';
import { pay } from './queries/pay.ts';
import { placeQueries } from './queries/places.ts';
import { qualification } from './queries/qualification.ts';
import { signsAndPin } from './queries/signs-and-pin.ts';
import { skills } from './queries/skills.ts';
import { titles } from './queries/titles.ts';
import { waysOfWorking } from './queries/ways-of-working.ts';

/** Queries with graded criteria, by kind. The criteria are written from the meaning of the query, not from what is found. */
export const gradedKinds: GradedKind[] = [
  titles,
  skills,
  placeQueries,
  abbreviations,
  hinglish,
  devanagari,
  misspelt,
  waysOfWorking,
  qualification,
  pay,
  companies,
  long,
  exclusions,
  signsAndPin,
];
