import { htmlToText } from '../../../lib/html/html-to-text.ts';
import { STAFF_SOURCE } from '../../../lib/staff-source.ts';
import { cleanText, dropUnprintable } from '../../../lib/text/clean-text.ts';
import { parseLocalities, parseLocations } from '../../places/index.ts';
import type { VacancyPosting } from '../../vacancy-lifecycle/index.ts';
import { cleanSkills } from './clean-skills.ts';
import { cleanTitle } from './clean-title.ts';
import { completePosting, factsOf } from './complete-posting.ts';
import { descriptionFromFacts, descriptionFromText } from './describe-posting.ts';
import { type ImportLine, lineKeys, parseImportLine } from './import-line.ts';
import type { ImportOptions } from './import-options.ts';
import { toExperience } from './parse-experience.ts';
import { isNoCompany, isNoTitle } from './placeholder-names.ts';
import { readPostingDates } from './posting-dates.ts';
import { readJobModes, readJobTypes } from './read-job-kinds.ts';
import { readLinePay } from './read-line-pay.ts';
import { readOpenings, toOpenings } from './read-openings.ts';
import { readRequiredEducation } from './read-required-education.ts';

/** Characters of a description in which openings and the last day are searched for. */
const DESCRIPTION_READ = 20_000;

type Identity = Pick<VacancyPosting, 'source' | 'sourceId' | 'title' | 'company'>;

/** A posting, or the reason why its line is refused. `unknownKeys` are the keys of a line that the format does not have. */
export type LineOutcome = ({ posting: VacancyPosting } | { refused: string }) & { unknownKeys: string[] };

/** Parses a line of an import file (JSON) to a posting, or to the reason why it is refused. */
export function postingFromLine(text: string, options: ImportOptions): LineOutcome {
  const { keys, ...read } = parseImportLine(text);
  const unknownKeys = keys.filter((key) => !lineKeys.includes(key));
  if ('refused' in read) return { refused: read.refused, unknownKeys };
  const posting = buildPosting(read.line, new Set(keys), options);
  return typeof posting === 'string' ? { refused: posting, unknownKeys } : { posting, unknownKeys };
}

/** Reads the fields without which a line is refused, or returns the reason for it. */
function readIdentity(line: ImportLine, options: ImportOptions): Identity | string {
  const title = cleanTitle(line.title);
  const company = readCompany(line.company);
  const source = cleanText(line.source, 100) || options.source;
  const sourceId = cleanText(line.sourceId, 200);
  if (isNoTitle(title)) return 'The title is missing.';
  if (company === '') return 'The company is missing.';
  if (sourceId === '') return 'The sourceId is missing.';
  // The staff console posts its form through this function, with this source as its own.
  if (source === STAFF_SOURCE && options.source !== STAFF_SOURCE)
    return `The source “${STAFF_SOURCE}” is reserved for vacancies that staff post.`;
  return { source, sourceId, title, company: { name: company } };
}

/** Builds the posting of a line, or returns the reason why it is refused. @param keys the keys that the line has */
function buildPosting(line: ImportLine, keys: ReadonlySet<string>, options: ImportOptions): VacancyPosting | string {
  const identity = readIdentity(line, options);
  if (typeof identity === 'string') return identity;
  const { source, sourceId, company, title } = identity;
  const description = readableDescription(line);
  const dates = readPostingDates(line, `${source} ${sourceId}`, description, options);
  if (typeof dates === 'string') return dates;
  const { postedAt, expiresAt, isLastDayStated } = dates;

  const industryType = cleanText(line.industry, 120);
  const department = cleanText(line.department, 120);
  const posting: VacancyPosting = {
    source,
    sourceId,
    kind: 'standard',
    company,
    title,
    descriptionHtml: dropUnprintable(line.descriptionHtml).trim() || descriptionFromText(line.descriptionText),
    skills: cleanSkills(line.skills),
    locations: parseLocations(line.locations),
    localities: parseLocalities(line.locations),
    ...readRequiredEducation(line.education),
    branches: [],
    jobTypes: readJobTypes(line.title, line.employmentType),
    jobModes: readJobModes(line),
    jobCategory: department || industryType,
    ...toExperience(line.experienceFromYears, line.experienceToYears),
    ...readLinePay(line),
    employmentType: cleanText(line.employmentType, 120),
    openings: toOpenings(line.openings) ?? readOpenings(line.title, line.salaryText, description),
    industryType,
    department,
    role: '',
    roleCategory: '',
    interviewAddress: '',
    contactPreference: 'applyOnPortal',
    recruiterName: '',
    recruiterEmail: line.contactEmail,
    recruiterWhatsApp: '',
    postedAt,
    expiresAt,
  };
  const has = (...names: string[]) => names.some((name) => keys.has(name));
  const dating = options.shiftDates ? 'shifted' : line.postedOn.trim();
  return {
    ...posting,
    descriptionHtml: posting.descriptionHtml || descriptionFromFacts(factsOf(posting)),
    completeFrom: (stored) =>
      completePosting(
        { ...posting, jobTypes: readJobTypes(line.title, line.employmentType || stored.employmentType) },
        stored,
        { has, dating, isLastDayStated },
      ),
  };
}

/** Anonymous employers fill in a placeholder as their name ('.', 'N/A'). */
function readCompany(raw: string): string {
  const name = cleanText(raw, 120);
  return name !== '' && isNoCompany(name) ? 'Confidential' : name;
}

const readableDescription = ({ descriptionHtml, descriptionText }: ImportLine): string =>
  descriptionHtml.trim()
    ? htmlToText(descriptionHtml.slice(0, DESCRIPTION_READ))
    : descriptionText.slice(0, DESCRIPTION_READ);
