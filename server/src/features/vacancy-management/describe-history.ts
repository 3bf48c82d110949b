import type { CheckKind, StaffVacancyDetails } from '@aarambh/contract';
import type { HistoryRow } from './vacancy-details.queries.ts';

/** Names for staff of the columns that an edit changes. */
const columnNames: Record<string, string> = {
  title: 'title',
  company_id: 'company',
  locations: 'places',
  employment_type: 'employment type',
  experience_from_years: 'experience',
  experience_to_years: 'experience',
  salary_from: 'pay',
  salary_to: 'pay',
  pay_text: 'pay',
  skills: 'skills',
  educations: 'education',
  department: 'department',
  openings: 'openings',
  expires_at: 'last day',
  description_html: 'description',
};

/** Names for staff of the checks of a vacancy. */
const checkNames: Record<CheckKind, string> = {
  source: 'source',
  call: 'call',
  'company-number': 'company number',
  'domain-mail': 'company email',
};

function describeChange({ from, to, cause, columns, check }: HistoryRow): string {
  if (check) return `check ended: ${checkNames[check]}, because this changed: ${cause}`;
  if (to) return `${from ? `${from} → ${to}` : to}${cause ? `: ${cause}` : ''}`;
  const names = new Set(columns.flatMap((column) => columnNames[column] ?? []));
  return `changed ${[...names].join(', ') || 'nothing that is shown'}${cause ? `: ${cause}` : ''}`;
}

/** Presents the history of a vacancy for staff. */
export const describeHistory = (rows: HistoryRow[]): StaffVacancyDetails['history'] =>
  rows.map((row) => ({ at: row.at.toISOString(), actor: row.actor, text: describeChange(row) }));
