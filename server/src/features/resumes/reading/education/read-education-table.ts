import type { ResumeReading } from '@aarambh/contract';
import { truncate } from '../../../../lib/text/clean-text.ts';
import { trimEnds } from '../clean-line.ts';
import { isInstituteName } from '../name-words.ts';
import { findLastYear } from '../read-dates.ts';
import type { ResumeLine } from '../resume-line.ts';
import { type ColumnKind, columnKindOf, educationColumns } from '../tables/table-columns.ts';
import { findDegree } from './find-degree.ts';
import { findGrade } from './find-grade.ts';
import { findInstitute, isBoardAlone } from './find-institute.ts';
import { findSubject } from './find-subject.ts';

type Education = ResumeReading['education'][number];
type Header = readonly (ColumnKind | undefined)[];

const PLAIN_NUMBER = /^\d{1,3}(?:\.\d+)?$/;
/** Longest name of a degree that is not in our list. */
const MAX_OTHER_DEGREE = 40;

/** The kinds of the columns if the cells are a header. */
function readHeader(cells: readonly string[]): Header | undefined {
  const kinds = cells.map((cell) => columnKindOf(cell, educationColumns));
  const known = kinds.filter((kind) => kind !== undefined).length;
  const isHeader = cells.length >= 3 && known >= 2 && known >= cells.length - 2;
  return isHeader && !cells.some((cell) => /(?:19|20)\d{2}/.test(cell)) ? kinds : undefined;
}

/** The degree of a row. A name that is not in our list counts in the column of degrees beside an institute and a year. */
function readRow(cells: readonly string[], header: Header): Education | undefined {
  // A cell may be missing or be one more: then each cell is read for what it is.
  const isAligned = cells.length === header.length;
  const cellsOf = (kind: ColumnKind) =>
    isAligned ? header.flatMap((one, at) => (one === kind ? [trimEnds(cells[at] ?? '')] : [])).filter(Boolean) : [];
  const line = cells.join('\t');
  const [degreeCell = ''] = cellsOf('qualification');
  const own = findDegree(degreeCell);
  const degree = own ?? findDegree(line);
  const institutes = cellsOf('institute');
  const others = cells.filter((cell) => !findDegree(cell) || isInstituteName(cell));
  const institute =
    institutes.find((name) => isInstituteName(name) && !isBoardAlone(name)) ??
    institutes[0] ??
    findInstitute(others.join('\t'));
  const [yearCell = ''] = cellsOf('year');
  const [gradeCell = ''] = cellsOf('grade');
  const year = findLastYear(yearCell) ?? findLastYear(line) ?? '';
  const isOther = !degree && /\p{L}{2}/u.test(degreeCell) && degreeCell.length <= MAX_OTHER_DEGREE;
  if (!degree && !(isOther && institutes.length > 0 && year)) return undefined;
  const inCell = cells.find((cell) => findDegree(cell)) ?? '';
  const inCellDegree = findDegree(inCell);
  return {
    qualification: degree?.name ?? degreeCell,
    subject: truncate(cellsOf('subject')[0] ?? '', 100) || (inCellDegree ? findSubject(inCell, inCellDegree) : ''),
    institute: truncate(trimEnds(institute), 150).trim(),
    year,
    grade: (findGrade(gradeCell) || (PLAIN_NUMBER.test(gradeCell) ? gradeCell : '') || findGrade(line)).slice(0, 30),
  };
}

/** Reads tables of degrees by their headers. Returns the entries and the lines that they used. */
export function readEducationTable(lines: readonly ResumeLine[]): { entries: Education[]; used: Set<ResumeLine> } {
  const used = new Set<ResumeLine>();
  const entries: Education[] = [];
  let header: Header | undefined;
  for (const line of lines) {
    const cells = line.text.split('\t').map((cell) => cell.trim());
    const found = readHeader(cells);
    if (found) {
      header = found;
      used.add(line);
      continue;
    }
    const entry = header && cells.length >= 3 ? readRow(cells, header) : undefined;
    if (!entry) continue;
    used.add(line);
    entries.push(entry);
  }
  return { entries, used };
}
