import type { GoldenKind } from './golden-query.ts';
import { abbreviations } from './queries/abbreviations.ts';
import { companies } from './queries/companies.ts';
import { degrees } from './queries/degrees.ts';
import { exclusions } from './queries/exclusions.ts';
import { fillerWords } from './queries/filler-words.ts';
import { freshers } from './queries/freshers.ts';
import { hindi } from './queries/hindi.ts';
import { localities } from './queries/localities.ts';
import { longQueries } from './queries/long-queries.ts';
import { misspellings } from './queries/misspellings.ts';
import { pay } from './queries/pay.ts';
import { places } from './queries/places.ts';
import { sameWork } from './queries/same-work.ts';
import { synonyms } from './queries/synonyms.ts';
import { technologies } from './queries/technologies.ts';
import { workModes } from './queries/work-modes.ts';

/** Golden queries as Indian job seekers type them, by kind, with what each must and must not find. */
export const goldenQueries: GoldenKind[] = [
  abbreviations,
  synonyms,
  technologies,
  degrees,
  freshers,
  places,
  pay,
  misspellings,
  companies,
  hindi,
  workModes,
  fillerWords,
  exclusions,
  localities,
  longQueries,
  sameWork,
];
