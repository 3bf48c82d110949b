import { readFileSync } from 'node:fs';
import { foldPlural } from '../../../../lib/text/fold-plural.ts';
import type { Occupation } from '../../occupations/index.ts';
import type { Term } from '../expand-term.ts';
import type { Role } from '../find-work.ts';
import { splitWords } from '../split-words.ts';
import type { Condition } from './found-condition.ts';

/** The work that holders of a degree in a subject do. */
interface SubjectWork {
  /** What comes first. */
  named: Occupation[];
  others: Occupation[];
}

/** Conditions on a qualification that has a subject; diplomas and trades lead to other work than degrees. */
const diplomas = new Set(['Diploma', 'ITI']);
const degrees = new Set([
  ...['B.Com (commerce)', 'M.Com (commerce)', 'B.Tech (engineering)', 'M.Tech (engineering)', 'MBA (management)'],
  ...['BBA (management)', 'B.A (arts)', 'M.A (arts)', 'B.Sc (science)', 'M.Sc (science)', 'Ph.D', 'Any graduate'],
]);

const listOf = (keys: string): Occupation[] => keys.split(' ').filter((key) => key !== '');

/** Work by level and subject: `degree chemistry`. */
function readSubjects(): Map<string, SubjectWork> {
  const subjects = new Map<string, SubjectWork>();
  for (const line of readFileSync(new URL('degree-subjects.tsv', import.meta.url), 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [level = '', names = '', first = '', further = ''] = line.split('\t');
    for (const name of names.split(', '))
      subjects.set(`${level} ${name.split(' ').map(foldPlural).join(' ')}`, {
        named: listOf(first),
        others: listOf(further),
      });
  }
  return subjects;
}

const subjects = readSubjects();

/** Occupations that the data names. */
export const listSubjectOccupations = (): Occupation[] => [
  ...new Set([...subjects.values()].flatMap(({ named, others }) => [...named, ...others])),
];

/**
 * The work of a keyword that has nothing but a degree and its subject besides places: quality control for "bsc chemistry". Few
 * vacancies state both, and the subject alone is more often a school subject, a skill or another field.
 * @returns the role of the subject's terms; undefined if the terms name no subject, or no degree is asked for
 */
export function findSubjectWork(terms: Term[], conditions: Condition[]): Role | undefined {
  const has = (labels: Set<string>) => conditions.some(({ label, isExcluded }) => !isExcluded && labels.has(label));
  const level = has(diplomas) ? 'diploma' : has(degrees) ? 'degree' : undefined;
  const from = terms.findIndex(({ places }) => places.length === 0);
  const words = terms.filter(({ places }) => places.length === 0);
  if (level === undefined || from < 0 || terms.slice(from, from + words.length).some(({ places }) => places.length > 0))
    return undefined;
  const subject = words.flatMap(({ text }) => splitWords(text).map(({ word }) => foldPlural(word))).join(' ');
  const work = subjects.get(`${level} ${subject}`);
  if (!work) return undefined;
  const same = [...work.named, ...work.others];
  return { from, to: from + words.length, occupations: same, same, named: work.named, isWork: true };
}
