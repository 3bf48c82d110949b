import type { ResumeReading } from '../../contract/src/index.ts';
import type { SamplePerson } from './sample-people.ts';

/** Fields offered, right and expected, by kind. */
export type Counts = Record<string, { offered: number; right: number; expected: number; misses: string[] }>;

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Counts what was read of a person: a job is right by title, company and dates, a degree by name and year. */
export function compareReading(reading: ResumeReading, person: SamplePerson, counts: Counts = {}): Counts {
  function add(kind: string, offered: string[], expected: string[]): void {
    counts[kind] ??= { offered: 0, right: 0, expected: 0, misses: [] };
    const count = counts[kind];
    const known = new Set(expected.map(fold));
    const given = new Set(offered.map(fold));
    count.offered += given.size;
    count.expected += known.size;
    for (const one of given) {
      if (known.has(one)) count.right += 1;
      else count.misses.push(`${person.name}: offered ${one}`);
    }
    for (const one of known) if (!given.has(one)) count.misses.push(`${person.name}: missing ${one}`);
  }
  const one = (value: { value: string | number } | null) => (value ? [String(value.value)] : []);
  add('name', one(reading.fullName), [person.name]);
  add('mobile', one(reading.mobileNo), [person.mobile]);
  add('email', one(reading.email), [person.email]);
  add(
    'places',
    reading.places.map(({ value }) => value),
    [person.place],
  );
  add(
    'skills',
    reading.skills.map(({ value }) => value),
    person.skills,
  );
  if (person.isStated) add('experience', one(reading.experienceYears), [String(person.years)]);
  add(
    'employment',
    reading.employment.map(({ jobTitle, company, from, to }) => `${jobTitle} ${company} ${from} ${to}`),
    person.jobs.map(({ title, company, from, to }) => `${title} ${company} ${from} ${to}`),
  );
  add(
    'education',
    reading.education.map(({ qualification, institute, year }) => `${qualification} ${institute} ${year}`),
    person.degrees.map(({ name, institute, year }) => `${name} ${institute} ${year}`),
  );
  return counts;
}

/** Shares of all kinds together: of what was offered is right, and of what was expected was found. */
export function shareOf(counts: Counts): { precision: number; found: number } {
  const sum = (field: 'offered' | 'right' | 'expected') =>
    Object.values(counts).reduce((total, count) => total + count[field], 0);
  return { precision: sum('right') / Math.max(1, sum('offered')), found: sum('right') / Math.max(1, sum('expected')) };
}
