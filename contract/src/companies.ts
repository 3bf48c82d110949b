import { z } from 'zod';
import { call } from './call.ts';
import { idInPath } from './fields.ts';

/** A company that has or had vacancies here. Texts are empty when nothing is known; nothing is invented. */
export const company = z.object({
  companyID: z.number().int(),
  name: z.string(),
  /** Last part of its address: `/companies/cafe-tulsi-7`. */
  slug: z.string(),
  logo: z.string(),
  about: z.string(),
  website: z.string(),
  address: z.string(),
  industry: z.string(),
  /** Places of its live vacancies, most vacancies first. */
  places: z.array(z.object({ place: z.string(), count: z.number().int() })),
  liveVacancies: z.number().int(),
  /** ISO 8601 UTC: when its first vacancy was posted here. */
  firstPostedOn: z.string(),
  /** How many applications it answered here in the last 90 days, of how many; null below 20 applications. */
  answers: z.object({ answered: z.number().int(), applications: z.number().int() }).nullable(),
});
export type Company = z.infer<typeof company>;

export const getCompany = call({
  method: 'GET',
  path: 'vacancyportal/GetCompany/{id}',
  summary: 'What is known about a company that has or had vacancies here, with the places of its live ones.',
  source: 'ours',
  access: 'visitor',
  topics: ['vacancies'],
  params: z.strictObject({ id: idInPath() }),
  reply: { kind: 'json', schema: company },
  errors: ['not_found'],
});

export const companyCalls = { getCompany };
