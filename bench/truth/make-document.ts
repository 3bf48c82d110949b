import { findPlace } from '../../server/src/features/places/index.ts';
import { stopWords } from '../../server/src/features/search/query/stop-words.ts';
import type { VacancyPosting } from '../../server/src/features/vacancy-lifecycle/index.ts';
import { readHtml, splitWords } from './split-words.ts';

/** A vacancy as every engine indexes it: tokenised, words separated by single spaces. */
export interface SearchDocument {
  /** Larger ids were posted later. */
  id: number;
  /** Milliseconds. */
  postedAt: number;
  title: string;
  /** Skills and company. */
  strong: string;
  /** Role, department, degrees, places and the like. */
  others: string;
  /** The description without filler words. */
  description: string;
  /** Places with their states, education, years of experience covered. */
  places: string[];
  educations: string[];
  from: number | null;
  to: number | null;
}

const joined = (texts: string[]): string => texts.flatMap(splitWords).join(' ');

/** The document of a vacancy. */
export function makeDocument(posting: VacancyPosting, id: number): SearchDocument {
  return {
    id,
    postedAt: posting.postedAt.getTime(),
    title: joined([posting.title]),
    strong: joined([...posting.skills, posting.company.name]),
    others: joined([
      posting.role,
      posting.roleCategory,
      posting.department,
      posting.industryType,
      posting.jobCategory,
      posting.employmentType,
      posting.ug,
      posting.pg,
      ...posting.jobTypes,
      ...posting.jobModes,
      ...posting.branches,
      ...posting.locations,
      ...posting.educations,
    ]),
    description: splitWords(readHtml(posting.descriptionHtml))
      .filter((word) => !stopWords.has(word))
      .join(' '),
    places: [...new Set(posting.locations.flatMap((name) => [name, findPlace(name)?.state ?? name]))],
    educations: posting.educations,
    from: posting.experienceFromYears,
    to: posting.experienceToYears,
  };
}
