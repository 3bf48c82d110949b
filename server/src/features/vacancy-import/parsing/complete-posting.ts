import { indianDay } from '../../../lib/india-time/indian-day.ts';
import type { StoredPosting, VacancyPosting } from '../../vacancy-lifecycle/index.ts';
import { descriptionFromFacts, isFromFacts, type PostingFacts } from './describe-posting.ts';

/** Facts about a line that its posting does not contain. */
export interface LineStatements {
  /** Whether the line has one of the keys; `null` and empty values count, they clear a field. */
  has(...keys: string[]): boolean;
  /** The posting date as the line states it; empty keeps the stored one. */
  dating: string;
  /** Whether it states a last day to apply. */
  isLastDayStated: boolean;
}

/**
 * Completes a posting with the stored values of the fields that its line omits. Experience, pay and description are one
 * field each, also where they have several keys.
 */
export function completePosting(
  posting: VacancyPosting,
  stored: StoredPosting,
  { has, dating, isLastDayStated }: LineStatements,
): VacancyPosting {
  const pick = <Key extends keyof StoredPosting>(isStated: boolean, ...fields: Key[]) => {
    const from: StoredPosting = isStated ? posting : stored;
    return Object.fromEntries(fields.map((field) => [field, from[field]])) as Pick<StoredPosting, Key>;
  };
  const complete: VacancyPosting = {
    ...stored,
    company: posting.company,
    title: posting.title,
    jobTypes: posting.jobTypes,
    ...pick(has('locations'), 'locations', 'localities'),
    ...pick(has('locations') || posting.jobModes.length > 0, 'jobModes'),
    ...pick(has('experienceFromYears', 'experienceToYears'), 'experienceFromYears', 'experienceToYears'),
    ...pick(
      has('salaryFrom', 'salaryTo', 'salaryText'),
      'salaryFromPaise',
      'salaryToPaise',
      'salaryNotDisclosed',
      'payText',
    ),
    ...pick(has('employmentType'), 'employmentType'),
    ...pick(has('openings') || posting.openings !== null, 'openings'),
    ...pick(has('skills'), 'skills'),
    ...pick(has('industry'), 'industryType'),
    ...pick(has('department'), 'department'),
    ...pick(has('education'), 'educations', 'ug', 'pg'),
    ...pick(has('contactEmail'), 'recruiterEmail'),
    ...pick(isAnotherDate(dating, stored.postedAt), 'postedAt'),
    ...pick(isAnotherDate(dating, stored.postedAt) || isLastDayStated, 'expiresAt'),
  };
  complete.jobCategory = complete.department || complete.industryType;
  const isDescriptionStated = has('descriptionText', 'descriptionHtml');
  const written = isDescriptionStated ? posting.descriptionHtml : stored.descriptionHtml;
  const isWritten = written !== '' && (isDescriptionStated || !isFromFacts(written));
  complete.descriptionHtml = isWritten ? written : descriptionFromFacts(factsOf(complete));
  return complete;
}

/** Whether a stated posting date differs from the stored one; a date without a time is any time of that day in India. */
function isAnotherDate(stated: string, storedAt: Date): boolean {
  return stated !== '' && indianDay(storedAt).name !== stated;
}

/** The facts of a posting for a generated description. */
export function factsOf({ industryType: industry, educations, company, ...facts }: VacancyPosting): PostingFacts {
  return { ...facts, industry, company: company.name, education: educations.join(', ') };
}
