import {
  COUNT_CAP,
  educationChoices,
  employmentTypes,
  experienceChoices,
  paySteps,
  postedWithinChoices,
  type SearchFacets,
  workModes,
} from '@aarambh/contract';
import type { Db } from '../../infra/database/connect.ts';
import { findPlace } from '../places/index.ts';
import { buildTiers } from './engine/build-tiers.ts';
import type { Expression } from './engine/expression.ts';
import { MIN_RESULTS } from './engine/postgres-search.ts';
import { type FacetSample, sampleFacets } from './engine/search.queries.ts';
import { searchNewest } from './engine/search-newest.ts';
import { getStatistics } from './engine/search-statistics.ts';
import { employmentTypeLexeme, payLexeme, workModeLexeme } from './indexing/attribute-lexemes.ts';
import { educationLexeme, experienceLexeme } from './indexing/create-lexemes.ts';
import { addJoinedWords } from './query/join-words.ts';
import { getKnownCompanies } from './query/known-companies.ts';
import { nameCompanies } from './query/name-companies.ts';
import { noKeyword, type ParsedKeyword, parseKeyword } from './query/read-keyword.ts';
import { correctSpelling } from './query/spelling/spell-correction.ts';
import { type FilterChoices, readFilters } from './read-filters.ts';

type ChoiceCount = SearchFacets['mode'][number];
type Facet = Exclude<keyof SearchFacets, 'capped'>;

const MAX_LOCATIONS = 30;
const days = postedWithinChoices.map(Number);

/** The filters of a request that belong to a facet: its counts are those of the search without them. */
const filtersOf: Record<Facet, (keyof FilterChoices)[]> = {
  experience: ['experience'],
  location: ['location', 'places'],
  edu: ['edu'],
  pay: ['pay'],
  days: ['days'],
  mode: ['mode'],
  type: ['type'],
  industry: ['industry'],
  company: ['company'],
};

async function takeSample(db: Db, parsed: ParsedKeyword, choices: FilterChoices, now: Date): Promise<FacetSample> {
  const { order: _, since, ...filters } = readFilters(choices, now);
  const condition = buildTiers(parsed, filters).at(-1) as { all: Expression[] };
  const request = { now, since, limit: COUNT_CAP, days };
  if (condition.all.length === 0) return await sampleFacets(db, undefined, request);
  const statistics = await getStatistics(db);
  const { found } = await searchNewest(
    condition,
    { now, since, wanted: COUNT_CAP, statistics },
    (conditions) => sampleFacets(db, conditions, request),
    ({ size }) => size,
  );
  return found;
}

/** The search that the list of results shows: with the corrected keyword when that finds more. */
async function readSearch(
  db: Db,
  keyword: string,
  choices: FilterChoices,
  now: Date,
): Promise<{ parsed: ParsedKeyword; whole: FacetSample }> {
  const companies = await getKnownCompanies(db);
  const typed = nameCompanies(keyword ? parseKeyword(keyword, now.getUTCFullYear()) : noKeyword, companies);
  const parsed = await addJoinedWords(db, typed);
  const whole = await takeSample(db, parsed, choices, now);
  const isJoined = parsed !== typed && whole.size > 0;
  const corrected = whole.size < MIN_RESULTS && !isJoined ? await correctSpelling(db, typed) : undefined;
  if (!corrected) return { parsed, whole };
  const meant = nameCompanies(corrected.keyword, companies);
  const more = await takeSample(db, meant, choices, now);
  return more.size > whole.size ? { parsed: meant, whole: more } : { parsed, whole };
}

const byCount = (a: ChoiceCount, b: ChoiceCount): number => b.count - a.count || (a.label < b.label ? -1 : 1);

/** Counts of the choices of a list whose lexemes are known. */
const countChoices = <T extends string>(
  { lexemes }: FacetSample,
  choices: readonly T[],
  lexemeOf: (choice: T) => string,
): ChoiceCount[] => {
  const counts = new Map(lexemes);
  return choices.map((value) => ({ value, label: value, count: counts.get(lexemeOf(value)) ?? 0 }));
};

function countLocations({ lexemes }: FacetSample): ChoiceCount[] {
  const counts = lexemes.flatMap(([lexeme, count]) => {
    const place = lexeme.startsWith('l.') ? findPlace(lexeme.slice(2)) : undefined;
    return place?.kind === 'city' || place?.kind === 'remote' ? [{ value: place.name, label: place.name, count }] : [];
  });
  return counts.toSorted(byCount).slice(0, MAX_LOCATIONS);
}

const readCounts: Record<Facet, (sample: FacetSample) => ChoiceCount[]> = {
  experience: (sample) =>
    countChoices(sample, experienceChoices, (choice) => experienceLexeme(experienceChoices.indexOf(choice))),
  location: countLocations,
  edu: (sample) => countChoices(sample, educationChoices, educationLexeme),
  pay: (sample) => countChoices(sample, paySteps, payLexeme),
  days: ({ postedWithin }) =>
    postedWithinChoices.map((value, i) => ({ value, label: value, count: postedWithin[i] ?? 0 })),
  mode: (sample) => countChoices(sample, workModes, workModeLexeme),
  type: (sample) => countChoices(sample, employmentTypes, employmentTypeLexeme),
  industry: ({ industries }) => industries.map(([value, count]) => ({ value, label: value, count })),
  company: ({ companies }) => companies.map(([id, label, count]) => ({ value: String(id), label, count })),
};

/**
 * Counts the vacancies of a search for each choice of the filters. The counts of a filter that is in use are those of the
 * search without it: what another choice would find.
 */
export async function countFacets(
  db: Db,
  { keyword = '', ...choices }: FilterChoices & { keyword?: string | undefined },
  now: Date,
): Promise<SearchFacets> {
  const { parsed, whole } = await readSearch(db, keyword, choices, now);
  const counts: Partial<Record<Facet, ChoiceCount[]>> = {};
  // One after the other: a request never holds more than one connection.
  for (const facet of Object.keys(filtersOf) as Facet[]) {
    const isInUse = filtersOf[facet].some((name) => choices[name] !== undefined);
    const others = Object.fromEntries(filtersOf[facet].map((name) => [name, undefined]));
    const sample = isInUse ? await takeSample(db, parsed, { ...choices, ...others }, now) : whole;
    counts[facet] = readCounts[facet](sample);
  }
  return { capped: whole.size >= COUNT_CAP, ...counts } as SearchFacets;
}
