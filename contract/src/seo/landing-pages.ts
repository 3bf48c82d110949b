import { z } from 'zod';
import { call } from '../call.ts';
import { vacancyCard } from '../vacancies.ts';

/** A link to a landing page: of a role, of a place, or of a role in a place, at `/jobs/{slug}`. */
const landingPageLink = z.object({ slug: z.string(), label: z.string() });
export type LandingPageLink = z.infer<typeof landingPageLink>;

/**
 * A landing page: of a role, of a place, or of a role in a place; `role` or `place` is '' if it is of all of them.
 * `vacancies` is the first page of the search with this keyword and place.
 */
const landingPage = z.object({
  slug: z.string(),
  role: z.string(),
  place: z.string(),
  /** The containing landing page: for a role in a place, that of the place. */
  within: z.array(landingPageLink),
  /** Other roles: in the same place, or similar ones. */
  roles: z.array(landingPageLink),
  /** Other places: with this role (first the whole country), or the largest ones. */
  places: z.array(landingPageLink),
  vacancies: z.array(vacancyCard),
});
export type LandingPage = z.infer<typeof landingPage>;

/** Redirect from another spelling to the landing page. */
const movedLandingPage = z.object({ movedTo: z.string() });
/** Too few vacancies for a landing page: the search to show instead. */
const sparseLandingPage = z.object({ keyword: z.string(), location: z.string() });

export const getLandingPage = call({
  method: 'GET',
  path: 'vacancyportal/GetJobPage/{slug}',
  summary: 'A landing page such as java-developer-jobs-in-pune, a redirect to it, or the search to show instead.',
  source: 'ours',
  access: 'visitor',
  topics: ['vacancies'],
  params: z.strictObject({ slug: z.string().regex(/^[a-z0-9-]{1,120}$/, 'This address is not valid.') }),
  reply: { kind: 'json', schema: z.union([landingPage, movedLandingPage, sparseLandingPage]) },
  errors: ['not_found'],
});

/** Links to the landing pages with most vacancies. */
const popularLandingPages = z.object({
  roles: z.array(landingPageLink),
  places: z.array(landingPageLink),
  rolesInPlaces: z.array(landingPageLink),
});
export type PopularLandingPages = z.infer<typeof popularLandingPages>;

export const listPopularLandingPages = call({
  method: 'GET',
  path: 'vacancyportal/GetPopularJobPages',
  summary: 'The landing pages of roles, places and roles in a place with most live vacancies.',
  source: 'ours',
  access: 'visitor',
  topics: ['vacancies'],
  reply: { kind: 'json', schema: popularLandingPages },
});

export const landingPageCalls = { getLandingPage, listPopularLandingPages };
