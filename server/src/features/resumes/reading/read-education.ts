import type { ResumeReading } from '@aarambh/contract';
import { truncate } from '../../../lib/text/clean-text.ts';
import { trimEnds, withoutBullet } from './clean-line.ts';
import { findDegree } from './find-degree.ts';
import { isInstituteName } from './name-words.ts';
import { findLastYear, findPeriod } from './read-dates.ts';
import type { ResumeLine } from './resume-line.ts';

type Education = ResumeReading['education'][number];

const MAX_ENTRIES = 10;
/** Lines of an entry beside the one with its degree. */
const MAX_MORE_LINES = 4;

const GRADE =
  /(?<![\d.])(\d{1,3}(?:\.\d{1,2})?\s?(?:%|percent(?:age)?\b|प्रतिशत)|(?:c\.?g\.?p\.?a\.?|s?gpa|cpi|percentage|marks|grade|score)\s*(?:of|obtained|:|-|–)?\s*:?\s*\d{1,3}(?:\.\d{1,2})?(?:\s?\/\s?\d{1,3}(?:\.\d)?)?\s?%?|\d{1,2}(?:\.\d{1,2})?\s?(?:\/\s?10(?:\.0)?\s*)?(?:c\.?g\.?p\.?a|gpa)\.?|\d(?:\.\d{1,2})\s?\/\s?10\b|(?:first|second|third|1st|2nd|i|ii)(?: class| division| div)(?: with distinction)?|(?:grade|division)\s*[:-]?\s*[A-D]\+?\b|distinction\b|[A-D]\+? grade)/i;
const SUBJECT =
  /^(?:\s*(?:degree|course|certificate))?\s*(?:\.|:|,)?\s*(?:(?:in|of|with)\s+|[([]\s*|[-–—:|,]\s*|hons\.?\s*|honours\s*(?:in )?)([\p{L}\p{M}][\p{L}\p{M} &.,/'-]{1,60}?)(?=\s*(?:[)\]\t|;•]|$|\d|,|\bfrom\b|\bat\b|\bwith\b|\bunder\b|\s[-–—]\s|\(|\bin (?:19|20)))/iu;
const STREAM =
  /(?:^|[\s(\t,-])((?:computer|mechanical|electrical|civil|electronics|information|chemical)[\p{L} &]{0,40}(?:engineering|science|technology|communication)|(?<=\b)(?:science|commerce|arts|humanities|pcm|pcb))(?=$|[\s),\t-])/iu;
const BOARD_ALONE = /^(?:cbse|icse|isc|nios|state board|board)(?: board)?$/i;
/** Headers of tables, by what their columns hold. */
const columns: readonly [keyof Education, RegExp][] = [
  ['qualification', /qualification|degree|course|exam|class|standard|program|education|योग्यता|परीक्षा|कक्षा/i],
  ['institute', /institut|school|college|university|board|संस्थान|विश्वविद्यालय|बोर्ड|विद्यालय/i],
  ['subject', /subject|stream|branch|speciali[sz]ation|discipline|विषय/i],
  ['year', /year|passing|session|duration|period|वर्ष|सत्र/i],
  ['grade', /%|percent|marks|grade|cgpa|division|score|aggregate|result|अंक|प्रतिशत|श्रेणी/i],
];

const cut = (text: string, length: number): string => truncate(trimEnds(text), length).trim();

/** The institute of a text: the part of it that names one, with its words. */
function findInstitute(text: string): string {
  const parts = text
    .split(/\t|[|;•]|\s[–—-]\s|(?<=\p{Ll}{4})\.\s|\s*[()]\s*|,\s*(?=(?:19|20)\d{2}|\d|with\b|in\b|secured\b|year\b)/u)
    .map(trimEnds);
  const named = parts.filter((part) =>
    isInstituteName(
      part.replace(/\b(?:secondary|high|senior) school(?: certificate)?\b/i, (words) =>
        part.length > words.length + 4 ? words : '',
      ),
    ),
  );
  // 'XII (CBSE), Kendriya Vidyalaya': the school rather than the board.
  const found = named.find((part) => !BOARD_ALONE.test(part)) ?? named[0];
  if (!found) return '';
  const [, after] = /^.*?\b(?:from|at|through|under)\s+(?:the )?(.+)$/iu.exec(found) ?? [];
  let name = after && isInstituteName(after) ? after : found;
  const degree = findDegree(name);
  // 'B.Com, Pune University' has both.
  if (degree && name.includes(',') && !/^high school$/i.test(degree.text)) {
    const pieces = name.split(',').map(trimEnds);
    const own = pieces.findIndex(
      (piece) =>
        isInstituteName(piece) && !(findDegree(piece)?.index === 0 && !isInstituteName(piece.replace(degree.text, ''))),
    );
    if (own >= 0) name = pieces.slice(own).join(', ');
  }
  const period = findPeriod(name);
  if (period) name = name.replace(period.text, '');
  return cut(
    name
      .replace(/^(?:name of )?(?:institute|institution|college|university|school|board)(?: name)?\s*[:-]\s*/iu, '')
      .replace(GRADE, '')
      .replace(/\s+(?:with|securing|secured|having|scoring|by securing|in the year|passed|aggregate)\b.*$/iu, '')
      .replace(/\s+(?:in|during|year|batch|session)?\s*\(?(?:19|20)\d{2}\b.*$/iu, '')
      .replace(
        /(?:passed|completed|graduated|passing)?(?: out)?(?: in| year)?[\s,:-]*\(?(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\.?[ ,'-]*)?(?:19|20)\d{2}\)?\s*$/iu,
        '',
      ),
    150,
  );
}

function findSubject(text: string, degree: { name: string; text: string; index: number }): string {
  // School certificates have their stream in brackets, if at all.
  if (/^1[02]th$/.test(degree.name) && !/^\s*[([]/.test(text.slice(degree.index + degree.text.length))) return '';
  const [, subject] = SUBJECT.exec(text.slice(degree.index + degree.text.length)) ?? [];
  const bare = subject ? trimEnds(subject) : '';
  if (
    bare &&
    !isInstituteName(bare) &&
    !/^(?:from|passed|pursuing|completed|first|second|year|percent|cgpa|aggregate|state|hsc|ssc)\b/i.test(bare)
  )
    return truncate(bare, 100);
  return '';
}

function findGrade(text: string): string {
  const grade = GRADE.exec(text)?.[1]?.trim() ?? '';
  return grade.replace(/^(?:percentage|marks|score)\s*(?:of|obtained|:|-|–)?\s*:?\s*/i, '').slice(0, 30);
}

/** Reads a table by its header; undefined for rows that have none. */
function readTable(lines: readonly ResumeLine[]): { entries: Education[]; used: Set<ResumeLine> } {
  const used = new Set<ResumeLine>();
  const entries: Education[] = [];
  let header: (keyof Education | undefined)[] | undefined;
  for (const line of lines) {
    const cells = line.text.split('\t').map((cell) => cell.trim());
    const kinds = cells.map((cell) =>
      cell.length < 40 ? columns.find(([, name]) => name.test(cell))?.[0] : undefined,
    );
    const known = kinds.filter((kind) => kind !== undefined);
    if (
      cells.length >= 3 &&
      known.length >= 2 &&
      known.length >= cells.length - 2 &&
      !cells.some((cell) => /(?:19|20)\d{2}/.test(cell))
    ) {
      header = kinds;
      used.add(line);
      continue;
    }
    if (!header || cells.length < 3) continue;
    const degree = findDegree(line.text);
    if (!degree) continue;
    used.add(line);
    // A cell may be missing or be one more: then each cell is read for what it is.
    const isAligned = cells.length === header.length;
    const cellOf = (kind: keyof Education) => (isAligned ? (cells[header?.indexOf(kind) ?? -1] ?? '') : '');
    const rest = cells.filter((cell) => !findDegree(cell) || isInstituteName(cell));
    const institutes = header.flatMap((kind, at) => (kind === 'institute' && isAligned ? [cells[at] ?? ''] : []));
    const inCell = cells.find((cell) => findDegree(cell)) ?? '';
    const [gradeCell, yearCell] = [cellOf('grade'), cellOf('year')];
    entries.push({
      qualification: degree.name,
      subject: truncate(cellOf('subject'), 100) || findSubject(inCell, findDegree(inCell) ?? degree),
      institute: cut(institutes.find(isInstituteName) ?? institutes[0] ?? (findInstitute(rest.join('\t')) || ''), 150),
      year: findLastYear(yearCell) ?? findLastYear(line.text) ?? '',
      grade: (
        findGrade(gradeCell) ||
        (/^\d{1,3}(?:\.\d+)?$/.test(gradeCell) ? gradeCell : '') ||
        findGrade(line.text)
      ).slice(0, 30),
    });
  }
  return { entries, used };
}

/** Merges an entry with what one more of its lines says. */
function addLine(entry: Education, text: string): void {
  if (entry.institute === '' || BOARD_ALONE.test(entry.institute))
    entry.institute = findInstitute(text) || entry.institute;
  entry.year ||= findLastYear(text) ?? '';
  entry.grade ||= findGrade(text);
  const [, stream = ''] =
    /(?:speciali[sz]ation|stream|branch|major|subjects?)\s*[:-]\s*([\p{L} &,]{3,60})/iu.exec(text) ?? [];
  entry.subject ||= trimEnds(stream) || '';
}

/** Reads degrees and school certificates with their subjects, institutes, years and grades. */
export function readEducation(lines: readonly ResumeLine[]): Education[] {
  const table = readTable(lines);
  const rest = lines
    .filter((line) => !table.used.has(line))
    .map(({ text }) => withoutBullet(text))
    .filter(Boolean);
  const entries = [...table.entries];
  const isDegreeLine = (text: string) => {
    const degree = findDegree(text);
    if (!degree || text.length > 220) return false;
    // 'St. Mary's High School' alone is a school.
    return (
      !(/school$/i.test(degree.text) && degree.index > 0 && isInstituteName(text)) &&
      !/^coaching|^pursued courses/i.test(text)
    );
  };
  const marks = rest.map(isDegreeLine);
  // Where the institute stands first, its lines belong to the degree after them.
  const startsWithDegree = marks[0] !== false || marks.indexOf(true) > 3;
  for (const [at, isDegree] of marks.entries()) {
    if (!isDegree) continue;
    const text = rest[at] ?? '';
    const degree = findDegree(text);
    if (!degree) continue;
    const entry: Education = {
      qualification: degree.name,
      subject: findSubject(text, degree),
      institute: findInstitute(text),
      year: findLastYear(text) ?? '',
      grade: findGrade(text),
    };
    if (!entry.subject) entry.subject = trimEnds(STREAM.exec(text.replace(degree.text, ' '))?.[1] ?? '');
    const more: string[] = [];
    if (startsWithDegree) {
      for (let i = at + 1; i < rest.length && !marks[i] && more.length < MAX_MORE_LINES; i++) more.push(rest[i] ?? '');
    } else {
      for (let i = at - 1; i >= 0 && !marks[i] && more.length < 2; i--) {
        const before = rest[i] ?? '';
        // The end of the entry before.
        if (more.length > 0 && !isInstituteName(before)) break;
        more.push(before);
      }
      const next = rest[at + 1];
      if (next !== undefined && !marks[at + 1] && !isInstituteName(next) && (findGrade(next) || findLastYear(next)))
        more.push(next);
    }
    for (const line of more) addLine(entry, line);
    entries.push(entry);
  }
  const seen = new Set<string>();
  return entries
    .filter((entry) => {
      // One of a list of degrees in running text says nothing.
      if (entry.institute === '' && entry.year === '' && entry.grade === '' && entry.subject === '') return false;
      const key = `${entry.qualification} ${entry.year}`;
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, MAX_ENTRIES);
}
