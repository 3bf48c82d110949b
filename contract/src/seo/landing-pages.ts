import { z } from 'zod';
import { call } from '../call.ts';
import { idInPath } from '../fields.ts';
import { vacancyCard } from '../vacancies.ts';

/** A link to the page of a role, of a place, or of a role in a place: `/jobs/{slug}`. */
const jobPageLink = z.object({ slug: z.string(), label: z.string() });
export type JobPageLink = z.infer<typeof jobPageLink>;

/**
 * The page of a role, of a place, or of a role in a place; `role` and `place` are '' where it is of all of them.
 * `vacancies` is the first page of the search with this keyword and place.
 */
const jobPage = z.object({
  slug: z.string(),
  role: z.string(),
  place: z.string(),
  /** The page this one lies within: of a role in a place, that of the place. */
  within: z.array(jobPageLink),
  /** Other roles: in the same place, or of the same trade. */
  roles: z.array(jobPageLink),
  /** Other places: with this role (first the whole country), or the largest ones. */
  places: z.array(jobPageLink),
  vacancies: z.array(vacancyCard),
});
export type JobPage = z.infer<typeof jobPage>;

/** The same page under another spelling. */
const movedJobPage = z.object({ movedTo: z.string() });
/** Too few vacancies for a page of its own: a search shows them. */
const sparseJobPage = z.object({ keyword: z.string(), location: z.string() });

export const getJobPage = call({
  method: 'GET',
  path: 'vacancyportal/GetJobPage/{slug}',
  summary: 'The page of a role or place such as java-developer-jobs-in-pune, the page it stands for, or the search.',
  source: 'ours',
  access: 'visitor',
  topics: ['vacancies'],
  params: z.strictObject({ slug: z.string().regex(/^[a-z0-9-]{1,120}$/, 'This address is not valid.') }),
  reply: { kind: 'json', schema: z.union([jobPage, movedJobPage, sparseJobPage]) },
  errors: ['not_found'],
});

/** Links to the pages behind which most vacancies stand. */
const popularJobPages = z.object({
  roles: z.array(jobPageLink),
  places: z.array(jobPageLink),
  rolesInPlaces: z.array(jobPageLink),
});
export type PopularJobPages = z.infer<typeof popularJobPages>;

export const listPopularJobPages = call({
  method: 'GET',
  path: 'vacancyportal/GetPopularJobPages',
  summary: 'The roles, places and roles in a place with most live vacancies that have a page of their own.',
  source: 'ours',
  access: 'visitor',
  topics: ['vacancies'],
  reply: { kind: 'json', schema: popularJobPages },
});

export const listSimilarVacancies = call({
  method: 'GET',
  path: 'vacancyportal/GetSimilarVacancies/{id}',
  summary: 'Live vacancies like one that has ended; none for any other.',
  source: 'ours',
  access: 'visitor',
  topics: ['vacancies'],
  params: z.strictObject({ id: idInPath() }),
  reply: { kind: 'json', schema: z.array(vacancyCard) },
});

export const jobPageCalls = { getJobPage, listPopularJobPages, listSimilarVacancies };
