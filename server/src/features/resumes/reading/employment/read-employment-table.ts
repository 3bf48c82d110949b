import type { ResumeReading } from '@aarambh/contract';
import { findCity } from '../../../places/index.ts';
import { trimEnds } from '../clean-line.ts';
import { findPeriod } from '../read-dates.ts';
import type { ResumeLine } from '../resume-line.ts';
import { type ColumnKind, columnKindOf, employmentColumns } from '../tables/table-columns.ts';
import { splitPlace } from './read-parts.ts';

type Employment = ResumeReading['employment'][number];

/** Reads tables of jobs by their headers. Returns the entries and the lines that they used. */
export function readEmploymentTable(lines: readonly ResumeLine[]): { entries: Employment[]; used: Set<ResumeLine> } {
  const used = new Set<ResumeLine>();
  const entries: Employment[] = [];
  let header: (ColumnKind | undefined)[] | undefined;
  for (const line of lines) {
    const cells = line.text.split('\t').map((cell) => cell.trim());
    const kinds = cells.map((cell) => columnKindOf(cell, employmentColumns));
    if (cells.length >= 3 && kinds.includes('company') && kinds.includes('jobTitle')) {
      header = kinds;
      used.add(line);
      continue;
    }
    if (!header || cells.length !== header.length) continue;
    const period = findPeriod(cells.filter((_, at) => header?.[at] === 'period').join(' - ')) ?? findPeriod(line.text);
    const cellOf = (kind: ColumnKind) => trimEnds(cells[header?.indexOf(kind) ?? -1] ?? '');
    used.add(line);
    if (!period || !cellOf('company') || !cellOf('jobTitle')) continue;
    const { rest, place } = splitPlace(cellOf('company').replace(/^m\/s\.?\s*/i, ''));
    entries.push({
      jobTitle: cellOf('jobTitle'),
      company: trimEnds(rest),
      place: findCity(cellOf('place'))?.name ?? place,
      from: period.from,
      to: period.to,
    });
  }
  return { entries, used };
}
