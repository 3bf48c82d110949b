import type { ResumeReading } from '@aarambh/contract';
import { trimEnds, withoutBullet } from '../clean-line.ts';
import { isInstituteName } from '../name-words.ts';
import { findLastYear, findPeriod } from '../read-dates.ts';
import type { ResumeLine } from '../resume-line.ts';
import { findDegree } from './find-degree.ts';
import { findGrade } from './find-grade.ts';
import { findInstitute, findUnusualInstitute, isBoardAlone } from './find-institute.ts';
import { findStream, findSubject } from './find-subject.ts';
import { readEducationTable } from './read-education-table.ts';

type Education = ResumeReading['education'][number];

const MAX_ENTRIES = 10;
/** Lines of an entry beside the one with its degree. */
const MAX_MORE_LINES = 4;
const MAX_DEGREE_LINE = 220;
/** Labels of the European form and of lists of facts, which stand before their content. */
const LABEL =
  /^(?:dates?|title of qualification(?: awarded)?|name (?:and type )?of (?:the )?(?:organi[sz]ation|institut\w+)[\p{Ll} ]*|qualification|degree|course|year(?: of passing)?|passing year|(?:name of )?(?:the )?(?:institution|institute|college|school|university|board))\s*(?:\t:?|:-?)\s*/iu;

/** Merges an entry with what one more of its lines says. */
function addLine(entry: Education, text: string): void {
  if (entry.institute === '' || isBoardAlone(entry.institute)) entry.institute = findInstitute(text) || entry.institute;
  entry.year ||= findLastYear(text) ?? '';
  entry.grade ||= findGrade(text);
  const [, stream = ''] =
    /(?:speciali[sz]ation|stream|branch|major|subjects?)\s*[:-]\s*([\p{L} &,]{3,60})/iu.exec(text) ?? [];
  entry.subject ||= trimEnds(stream) || '';
}

/** Whether the text names a degree, and not only a school such as 'St. Mary's High School'. */
function isDegreeLine(text: string): boolean {
  const degree = findDegree(text);
  if (!degree || text.length > MAX_DEGREE_LINE) return false;
  const isSchool = /school$/i.test(degree.text) && degree.index > 0 && isInstituteName(text);
  return !isSchool && !/^coaching|^pursued courses/i.test(text);
}

/** Whether nothing but a year or a period is on the line. */
function isYearAlone(text: string): boolean {
  const rest = text.replace(findPeriod(text)?.text ?? '', '').replace(/\b(?:19|20)\d{2}\b/g, '');
  return /\d{4}/.test(text) && !/\p{L}{3}/u.test(rest.replace(/\b(?:year|batch|passed|in|present)\b/gi, ''));
}

/** Where the lines of an entry stand beside the line of its degree. */
type Order = 'degree first' | 'institute first' | 'year first';

function findOrder(lines: readonly string[], marks: readonly boolean[]): Order {
  const first = marks.indexOf(true);
  if (first <= 0 || first > 3) return 'degree first';
  return isYearAlone(lines[first - 1] ?? '') ? 'year first' : 'institute first';
}

/** The lines of an entry beside the one with its degree. */
function collectLines(lines: readonly string[], marks: readonly boolean[], at: number, order: Order): string[] {
  const more: string[] = [];
  if (order === 'institute first') {
    for (let i = at - 1; i >= 0 && !marks[i] && more.length < 2; i--) {
      const before = lines[i] ?? '';
      // The end of the entry before.
      if (more.length > 0 && !isInstituteName(before)) break;
      more.push(before);
    }
    const next = lines[at + 1];
    if (next !== undefined && !marks[at + 1] && !isInstituteName(next) && (findGrade(next) || findLastYear(next)))
      more.push(next);
    return more;
  }
  if (order === 'year first') more.push(lines[at - 1] ?? '');
  for (let i = at + 1; i < lines.length && !marks[i] && more.length < MAX_MORE_LINES; i++) {
    // The year of the next entry.
    if (order === 'year first' && marks[i + 1] && isYearAlone(lines[i] ?? '')) break;
    more.push(lines[i] ?? '');
  }
  return more;
}

/** Reads the entry whose degree is on the line. */
function readEntry(
  lines: readonly string[],
  marks: readonly boolean[],
  at: number,
  order: Order,
): Education | undefined {
  const text = lines[at] ?? '';
  const degree = findDegree(text);
  if (!degree) return undefined;
  const entry: Education = {
    qualification: degree.name,
    subject: findSubject(text, degree),
    institute: findInstitute(text),
    year: findLastYear(text) ?? '',
    grade: findGrade(text),
  };
  entry.subject ||= findStream(text.replace(degree.text, ' '));
  const more = collectLines(lines, marks, at, order);
  for (const line of more) addLine(entry, line);
  // Names without a word that tells, first beside the degree.
  for (const line of [text.slice(degree.index + degree.text.length), ...more.slice(0, 2)])
    entry.institute ||= findUnusualInstitute(line, entry.subject);
  return entry;
}

/** Reads degrees and school certificates with their subjects, institutes, years and grades. */
export function readEducation(lines: readonly ResumeLine[]): Education[] {
  const table = readEducationTable(lines);
  const rest = lines
    .filter((line) => !table.used.has(line))
    .map(({ text }) => withoutBullet(text).replace(LABEL, ''))
    .filter(Boolean);
  const marks = rest.map(isDegreeLine);
  const order = findOrder(rest, marks);
  const read = marks.flatMap((isDegree, at) => (isDegree ? [readEntry(rest, marks, at, order)] : []));
  const seen = new Set<string>();
  return [...table.entries, ...read]
    .filter((entry): entry is Education => {
      // One of a list of degrees in running text says nothing.
      if (!entry || (entry.institute === '' && entry.year === '' && entry.grade === '' && entry.subject === ''))
        return false;
      const key = `${entry.qualification} ${entry.year}`;
      return !seen.has(key) && seen.add(key) !== undefined;
    })
    .slice(0, MAX_ENTRIES);
}
