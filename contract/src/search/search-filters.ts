import { z } from 'zod';
import { idInPath, pageInQuery, textInQuery } from '../fields.ts';
import {
  educationChoices,
  employmentTypes,
  experienceChoices,
  paySteps,
  postedWithinChoices,
  searchOrders,
  workModes,
} from './search-choices.ts';

/** Maximum number of places in `places`. */
export const MAX_PLACES = 10;

const experience = z.enum(experienceChoices as [string, ...string[]], 'Please select an experience from the list.');
const education = z.enum(educationChoices as [string, ...string[]], 'Please select an education from the list.');

const chosen = (name: string) => `Please choose a valid ${name}.`;
/** Values separated by commas, each of a list of choices, without repeats. */
const severalOf = <const T extends readonly [string, ...string[]]>(choices: T, name: string) =>
  z
    .string(chosen(name))
    .max(200, chosen(name))
    .transform((text) => [...new Set(text.split(',').map((part) => part.trim()))].filter(Boolean))
    .pipe(z.array(z.enum(choices, chosen(name))))
    .optional();

/** Query parameters of every search: filters, order and page. */
export const searchFilters = {
  experience: experience.optional(),
  location: textInQuery(100).optional(),
  edu: education.optional(),
  /** Further places besides `location`, separated by semicolons: a vacancy in any of them matches. */
  places: textInQuery(500)
    .transform((text) => [...new Set(text.split(';').map((part) => part.trim()))].filter(Boolean))
    .pipe(z.array(z.string().max(100)).max(MAX_PLACES, `Please choose at most ${MAX_PLACES} places.`))
    .optional(),
  pay: z.enum(paySteps, chosen('pay')).optional(),
  days: z.enum(postedWithinChoices, chosen('number of days')).optional(),
  mode: severalOf(workModes, 'work mode'),
  type: severalOf(employmentTypes, 'type of employment'),
  industry: textInQuery(100).optional(),
  company: idInPath('Please choose a valid company.').optional(),
  order: z.enum(searchOrders, chosen('order')).optional(),
  page: pageInQuery,
};
