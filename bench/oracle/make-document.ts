import { findPlace } from '../../server/src/features/places/index.ts';
import { findTitleOccupations } from '../../server/src/features/search/occupations/index.ts';
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
  /** The same for repeated advertisements: company and title. */
  repeat: string;
  /** Keys of the occupations that the title names. */
  occupations: string[];
  /** Skills and company. */
  strong: string;
  /** The company's name without its legal form: its words, and the first two and three as one. */
  company: string[];
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

const legalForms = new Set('pvt private ltd limited llp llc inc plc co corp corporation company india'.split(' '));

/** The words by which a company is found. */
function companyWords(name: string): string[] {
  const words = splitWords(name).filter((word) => !stopWords.has(word) && !legalForms.has(word));
  const pairs = [2, 3].filter((size) => size <= words.length).map((size) => words.slice(0, size).join(''));
  return [...words, ...pairs.filter((pair) => pair.length > 4)];
}

const joined = (texts: string[]): string => texts.flatMap(splitWords).join(' ');

/** Case and punctuation do not tell advertisements apart, except in names such as C++ and C#. */
const foldRepeat = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9+#]+/g, ' ')
    .trim();

/** The document of a vacancy. */
export function makeDocument(posting: VacancyPosting, id: number): SearchDocument {
  return {
    id,
    postedAt: posting.postedAt.getTime(),
    title: joined([posting.title]),
    repeat: [posting.company.name, posting.title].map(foldRepeat).join('|'),
    occupations: findTitleOccupations(posting.title),
    strong: joined([...posting.skills, posting.company.name]),
    company: companyWords(posting.company.name),
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
