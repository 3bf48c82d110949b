import { z } from 'zod';
import { DAY_MS } from '../../../lib/clock.ts';
import { htmlToText } from '../../../lib/html/html-to-text.ts';
import { STAFF_SOURCE } from '../../../lib/staff-source.ts';
import { cleanText, dropUnprintable } from '../../../lib/text/clean-text.ts';
import { parseLocalities, parseLocations } from '../../places/index.ts';
import { namedEmploymentTypes, readWorkModes } from '../../search/index.ts';
import type { VacancyPosting } from '../../vacancy-lifecycle/index.ts';
import { cleanTitle } from './clean-title.ts';
import { completePosting, factsOf } from './complete-posting.ts';
import { descriptionFromFacts, descriptionFromText } from './describe-posting.ts';
import { toExperience } from './parse-experience.ts';
import { isOtherPay, type Pay, parsePay, toYearlyPay } from './parse-pay.ts';
import { isNoCompany, isNoTitle } from './placeholder-names.ts';
import { isDate, readLastDay } from './read-last-day.ts';
import { readOpenings } from './read-openings.ts';
import { readRequiredEducation } from './read-required-education.ts';

/** Days for which an imported posting is valid. */
export const VALIDITY_DAYS = 60;
const SHIFT_DAYS = 30;
const SKILLS_LIMIT = 40;
const SKILL_LENGTH = 60;
const EARLIEST = Date.UTC(2000, 0, 1);
/** Characters of a description in which openings and the last day are looked for. */
const DESCRIPTION_READ = 20_000;
const MAX_OPENINGS = 100_000;

const text = (name: string, limit: number) =>
  z
    .string(`The ${name} is not a text.`)
    .max(limit, `The ${name} is longer than ${limit.toLocaleString('en-IN')} characters.`);
const optionalText = (name: string, limit: number) =>
  text(name, limit)
    .nullish()
    .transform((value) => value ?? '');
const optionalNumber = (name: string) =>
  z
    .number(`The ${name} is not a number.`)
    .nullish()
    .transform((value) => value ?? null);
const optionalTexts = (name: string, limit: number) =>
  z
    .array(z.string(`The ${name} are not a list of texts.`), `The ${name} are not a list of texts.`)
    .nullish()
    .transform((items) => (items ?? []).slice(0, limit));

const importLine = z.object(
  {
    source: optionalText('source', 100),
    sourceId: z.union([text('sourceId', 200), z.number().int().transform(String)], 'The sourceId is missing.'),
    title: text('title', 1_000),
    company: text('company', 1_000),
    locations: optionalTexts('locations', 100),
    experienceFromYears: optionalNumber('experience'),
    experienceToYears: optionalNumber('experience'),
    salaryFrom: optionalNumber('salary'),
    salaryTo: optionalNumber('salary'),
    salaryText: optionalText('salary text', 1_000),
    skills: optionalTexts('skills', 200),
    industry: optionalText('industry', 1_000),
    department: optionalText('department', 1_000),
    education: optionalText('education', 5_000),
    descriptionText: optionalText('description', 100_000),
    descriptionHtml: optionalText('description', 100_000),
    employmentType: optionalText('employment type', 200),
    openings: optionalNumber('number of openings'),
    lastDate: optionalText('last date', 100),
    postedOn: optionalText('posting date', 100),
    contactEmail: optionalText('contactEmail', 254)
      .transform((email) => email.trim())
      .refine(
        (email) => email === '' || z.email().safeParse(email).success,
        'The contactEmail is not an email address.',
      ),
  },
  'The line is not an object.',
);
type ImportLine = z.infer<typeof importLine>;

export interface ImportOptions {
  /** Source of lines that name none. */
  source: string;
  now: Date;
  /** Posting date of lines without one. */
  undatedPostedAt: Date;
  /** Dates every posting within the last 30 days, so that an old file has live vacancies. */
  shiftDates: boolean;
}

/** `unknownKeys` are the keys of a line that the format does not have. */
export type LineOutcome = ({ posting: VacancyPosting } | { refused: string }) & { unknownKeys: string[] };

/** The keys that a line may have. */
export const lineKeys: readonly string[] = Object.keys(importLine.shape);

/** Parses a line of an import file (JSON) to a posting, or to the reason why it is refused. */
export function postingFromLine(line: string, options: ImportOptions): LineOutcome {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return { refused: 'The line is not JSON.', unknownKeys: [] };
  }
  const keys = typeof json === 'object' && json !== null && !Array.isArray(json) ? Object.keys(json) : [];
  const unknownKeys = keys.filter((key) => !lineKeys.includes(key));
  const read = importLine.safeParse(json);
  if (!read.success) return { refused: describeIssue(json, read.error), unknownKeys };
  const posting = buildPosting(read.data, new Set(keys), options);
  return typeof posting === 'string' ? { refused: posting, unknownKeys } : { posting, unknownKeys };
}

function describeIssue(json: unknown, error: z.ZodError): string {
  const issue = error.issues[0];
  const field = issue?.path[0];
  const isMissing = typeof field === 'string' && (json as Record<string, unknown>)[field] == null;
  return isMissing ? `The ${field} is missing.` : (issue?.message ?? 'The line is not a posting.');
}

/** Builds the posting of a line, or returns the reason why it is refused. @param keys the keys that the line has */
function buildPosting(line: ImportLine, keys: ReadonlySet<string>, options: ImportOptions): VacancyPosting | string {
  const title = cleanTitle(line.title);
  const company = readCompany(line.company);
  const source = cleanText(line.source, 100) || options.source;
  const sourceId = cleanText(line.sourceId, 200);
  if (isNoTitle(title)) return 'The title is missing.';
  if (company === '') return 'The company is missing.';
  if (sourceId === '') return 'The sourceId is missing.';
  // The console reads its form through here, with this source as its own.
  if (source === STAFF_SOURCE && options.source !== STAFF_SOURCE)
    return `The source “${STAFF_SOURCE}” is reserved for vacancies that staff post.`;
  const postedAt = readPostedAt(line.postedOn, `${source} ${sourceId}`, options);
  if (typeof postedAt === 'string') return postedAt;
  const description = readableDescription(line);
  const lastDay = readStatedLastDay(line, description, options);
  if (typeof lastDay === 'string') return lastDay;
  const expiresAt = lastDay ?? validityEnd(postedAt);
  if (expiresAt <= options.now) return 'The posting has expired; with --shift-dates it counts as new.';

  const industryType = cleanText(line.industry, 120);
  const department = cleanText(line.department, 120);
  const posting: VacancyPosting = {
    source,
    sourceId,
    kind: 'standard',
    company: { name: company },
    title,
    descriptionHtml: dropUnprintable(line.descriptionHtml).trim() || descriptionFromText(line.descriptionText),
    skills: cleanSkills(line.skills),
    locations: parseLocations(line.locations),
    localities: parseLocalities(line.locations),
    ...readRequiredEducation(line.education),
    branches: [],
    jobTypes: jobTypesOf(line.title, line.employmentType),
    jobModes: jobModesOf(line),
    jobCategory: department || industryType,
    ...toExperience(line.experienceFromYears, line.experienceToYears),
    ...payOf(line),
    employmentType: cleanText(line.employmentType, 120),
    openings: countOpenings(line.openings) ?? readOpenings(line.title, line.salaryText, description),
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
        { ...posting, jobTypes: jobTypesOf(line.title, line.employmentType || stored.employmentType) },
        stored,
        {
          has,
          dating,
          isLastDayStated: lastDay !== undefined,
        },
      ),
  };
}

/** Anonymous employers fill in a placeholder as their name ('.', 'N/A'). */
function readCompany(raw: string): string {
  const name = cleanText(raw, 120);
  return name !== '' && isNoCompany(name) ? 'Confidential' : name;
}

/** The yearly figures, unless the text states another unit than rupees a year. */
function payOf(line: ImportLine): Pay {
  const figures = toYearlyPay(line.salaryFrom, line.salaryTo);
  const text = parsePay(line.salaryText);
  if (figures.salaryNotDisclosed || isOtherPay(line.salaryText)) return text;
  const ratios = new Set([
    ratioOf(text.salaryFromPaise, figures.salaryFromPaise),
    ratioOf(text.salaryToPaise, figures.salaryToPaise),
  ]);
  const [ratio = 0] = ratios;
  if (text.salaryNotDisclosed || ratios.size > 1) return figures;
  // Equal except for the number of periods in a year: the figures were copied from the text.
  return ratio === 1 || PERIODS_OF_A_YEAR.has(ratio) ? text : figures;
}

const PERIODS_OF_A_YEAR = new Set([12, 52, 26 * 12, 8 * 26 * 12]);
const ratioOf = (a: number | null, b: number | null): number => (a === null || b === null ? Number(a === b) : a / b);

const countOpenings = (openings: number | null): number | null =>
  openings !== null && openings >= 1 && openings <= MAX_OPENINGS ? Math.floor(openings) : null;

const readableDescription = ({ descriptionHtml, descriptionText }: ImportLine): string =>
  descriptionHtml.trim()
    ? htmlToText(descriptionHtml.slice(0, DESCRIPTION_READ))
    : descriptionText.slice(0, DESCRIPTION_READ);

/** The end of the validity of a posting that states no last day. */
const validityEnd = (postedAt: Date): Date => new Date(postedAt.getTime() + VALIDITY_DAYS * DAY_MS);

/** Reads the last day to apply from its field, the title or the description, or returns why the field is not valid. */
function readStatedLastDay(
  { lastDate, title }: ImportLine,
  description: string,
  { now, shiftDates }: ImportOptions,
): Date | string | undefined {
  // The last day of an old file has passed; its postings are to be live all the same.
  if (shiftDates) return undefined;
  const written = lastDate.trim();
  if (written === '') return readLastDay(`${title} . ${description}`, now);
  if (!isDate(written)) return 'The last date is not a date like 2026-03-31.';
  return readLastDay(`Last date: ${written}`, now) ?? 'The last date has passed, or is more than 180 days away.';
}

/** Reads the posting date, or returns why it is not valid. */
function readPostedAt(
  postedOn: string,
  key: string,
  { now, shiftDates, undatedPostedAt }: ImportOptions,
): Date | string {
  if (shiftDates) return spreadOverLastDays(key, now);
  const written = postedOn.trim();
  if (written === '') return new Date(Math.min(undatedPostedAt.getTime(), now.getTime()));
  const dateOnly = /^\d{4}-\d{2}-\d{2}$/.test(written);
  // A date without a time is an Indian day: noon in India.
  const time = dateOnly ? Date.parse(`${written}T06:30:00Z`) : Date.parse(written);
  const isReal = /^\d{4}-\d{2}-\d{2}(?:$|[T ])/.test(written) && !Number.isNaN(time) && isCalendarDay(written);
  if (!isReal) return 'The posting date is not a date like 2026-03-31.';
  if (time < EARLIEST) return 'The posting date lies before the year 2000.';
  if (time > now.getTime() + DAY_MS) return 'The posting date lies in the future.';
  return new Date(Math.min(time, now.getTime()));
}

function isCalendarDay(written: string): boolean {
  const [year = 0, month = 0, day = 0] = written.slice(0, 10).split('-').map(Number);
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** A pseudo-random instant of the last 30 days, the same for a key all day, so that a repeated import changes nothing. */
function spreadOverLastDays(key: string, now: Date): Date {
  let hash = 2_166_136_261;
  for (const char of key) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return new Date(today - (hash % (SHIFT_DAYS * 86_400)) * 1_000);
}

function cleanSkills(raw: string[]): string[] {
  const bySpelling = new Map<string, string>();
  for (const item of raw) {
    const skill = cleanText(item, SKILL_LENGTH * 2).replace(/^[\s,;:*•-]+|[\s,;:*-]+$/g, '');
    const spelling = skill.toLowerCase();
    const usable = skill.length <= SKILL_LENGTH && /\p{L}/u.test(skill);
    if (usable && !bySpelling.has(spelling)) bySpelling.set(spelling, skill);
  }
  return [...bySpelling.values()].slice(0, SKILLS_LIMIT);
}

const fold = (words: string): string => cleanText(words, 2_000).toLowerCase();

const nameOfMode = { home: 'Work From Home', hybrid: 'Hybrid', office: 'Work From Office' } as const;

function jobModesOf({ title, locations }: ImportLine): string[] {
  const fields = locations.map(fold).join(' ;;; ');
  return readWorkModes({ fields, title: fold(title), description: '' }).map((mode) => nameOfMode[mode]);
}

const nameOfType = {
  internship: 'Internship',
  'part-time': 'Part Time',
  contract: 'Contract',
  'walk-in': 'Walk-in',
  'full-time': 'Full Time',
} as const;

/** The kinds of employment that the title or the field of the employment type states. */
function jobTypesOf(title: string, employmentType: string): string[] {
  const types = [title, employmentType].flatMap((words) => namedEmploymentTypes(fold(words)));
  return [...new Set(types.map((type) => nameOfType[type]))];
}
