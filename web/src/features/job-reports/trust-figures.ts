import type { TrustFigures } from '@aarambh/contract';

const count = (value: number): string => value.toLocaleString('en-IN');
const amount = (value: number, unit: string): string => `${count(value)} ${value === 1 ? unit : `${unit}s`}`;

/** A duration in the largest unit that does not hide it: '45 minutes', '3 hours', '4 days'. */
export function durationText(minutes: number): string {
  if (minutes < 1) return 'under a minute';
  if (minutes < 60) return amount(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 48 ? amount(hours, 'hour') : amount(Math.round(hours / 24), 'day');
}

/** The figures of the last twelve months; the time to a decision only where something was decided. */
export const trustFigureTexts = ({ reports, upheld, medianMinutes }: TrustFigures) => [
  { figure: count(reports), label: reports === 1 ? 'report' : 'reports' },
  { figure: count(upheld), label: upheld === 1 ? 'job removed as a fraud' : 'jobs removed as frauds' },
  ...(medianMinutes === null
    ? []
    : [{ figure: durationText(medianMinutes), label: 'from a report to our decision, for half of them' }]),
];
