import { cleanText } from '../../../lib/text/clean-text.ts';
import { namedEmploymentTypes, readWorkModes } from '../../search/index.ts';
import type { ImportLine } from './import-line.ts';

const fold = (words: string): string => cleanText(words, 2_000).toLowerCase();

const nameOfMode = { home: 'Work From Home', hybrid: 'Hybrid', office: 'Work From Office' } as const;

/** Reads the work modes that the locations and the title of a line state. */
export function readJobModes({ title, locations }: ImportLine): string[] {
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

/** Reads the kinds of employment that the title or the field of the employment type states. */
export function readJobTypes(title: string, employmentType: string): string[] {
  const types = [title, employmentType].flatMap((words) => namedEmploymentTypes(fold(words)));
  return [...new Set(types.map((type) => nameOfType[type]))];
}
