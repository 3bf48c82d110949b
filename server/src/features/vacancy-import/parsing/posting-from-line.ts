import { z } from 'zod';
import { DAY_MS } from '../../../lib/clock.ts';
import { cleanText, dropUnprintable } from '../../../lib/text/clean-text.ts';
import { parseLocations } from '../../places/index.ts';
import type { VacancyPosting } from '../../vacancy-lifecycle/index.ts';
import { cleanTitle } from './clean-title.ts';
import { completePosting, factsOf } from './complete-posting.ts';
import { descriptionFromFacts, descriptionFromText } from './describe-posting.ts';
import { toExperience } from './parse-experience.ts';
import { type Pay, parsePay, toYearlyPay } from './parse-pay.ts';
import { readEducation } from './read-education.ts';

/** Days for which an imported posting is valid. */
export const VALIDITY_DAYS = 60;
const SHIFT_DAYS = 30;
const SKILLS_LIMIT = 40;
const SKILL_LENGTH = 60;
const EARLIEST = Date.UTC(2000, 0, 1);

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
    postedOn: optionalText('posting date', 100),
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
  if (!/\p{L}/u.test(title)) return 'The title is missing.';
  if (company === '') return 'The company is missing.';
  if (sourceId === '') return 'The sourceId is missing.';
  const postedAt = readPostedAt(line.postedOn, `${source} ${sourceId}`, options);
  if (typeof postedAt === 'string') return postedAt;
  const expiresAt = new Date(postedAt.getTime() + VALIDITY_DAYS * DAY_MS);
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
    ...readEducation(line.education),
    branches: [],
    jobTypes: jobTypesOf(title),
    jobModes: jobModesOf([line.title, ...line.locations].join(' ')),
    jobCategory: department || industryType,
    ...toExperience(line.experienceFromYears, line.experienceToYears),
    ...payOf(line),
    employmentType: '',
    openings: null,
    industryType,
    department,
    role: '',
    roleCategory: '',
    interviewAddress: '',
    contactPreference: 'applyOnPortal',
    recruiterName: '',
    recruiterEmail: '',
    recruiterWhatsApp: '',
    postedAt,
    expiresAt,
  };
  const has = (...names: string[]) => names.some((name) => keys.has(name));
  const dating = options.shiftDates ? 'shifted' : line.postedOn.trim();
  return {
    ...posting,
    descriptionHtml: posting.descriptionHtml || descriptionFromFacts(factsOf(posting)),
    completeFrom: (stored) => completePosting(posting, stored, { has, dating }),
  };
}

/** Employers who stay anonymous fill in a name without a letter ('.', '--'). */
function readCompany(raw: string): string {
  const name = cleanText(raw, 120);
  return name === '' || /[\p{L}\p{N}]/u.test(name) ? name : 'Confidential';
}

function payOf(line: ImportLine): Pay {
  const stated = toYearlyPay(line.salaryFrom, line.salaryTo);
  return stated.salaryNotDisclosed ? parsePay(line.salaryText) : stated;
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

function jobModesOf(words: string): string[] {
  if (/\bhybrid\b/i.test(words)) return ['Hybrid'];
  const atHome = /\b(?:remote|work from home|wfh)\b(?! during)/i.test(words);
  return atHome ? ['Work From Home'] : [];
}

function jobTypesOf(title: string): string[] {
  if (/\bintern(?:ship)?\b/i.test(title)) return ['Internship'];
  return /\bpart[\s-]?time\b/i.test(title) ? ['Part Time'] : [];
}
