import { findPlace } from '../../server/src/features/places/index.ts';
import { fillerWords } from '../../server/src/features/search/query/stop-words.ts';
import type { VacancyPosting } from '../../server/src/features/vacancies/index.ts';
import { readHtml, readWords } from './read-words.ts';

/** A vacancy as every engine of the comparison gets it: words already read and parted by single spaces. */
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
  /** The description without words that say nothing. */
  told: string;
  /** Places with their states, education, years of experience covered. */
  places: string[];
  educations: string[];
  from: number | null;
  to: number | null;
}

const joined = (texts: string[]): string => texts.flatMap(readWords).join(' ');

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
    told: readWords(readHtml(posting.descriptionHtml))
      .filter((word) => !fillerWords.has(word))
      .join(' '),
    places: [...new Set(posting.locations.flatMap((name) => [name, findPlace(name)?.state ?? name]))],
    educations: posting.educations,
    from: posting.experienceFromYears,
    to: posting.experienceToYears,
  };
}
