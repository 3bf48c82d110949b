import { expect, it } from 'vitest';
import { nameOfOccupation } from '../../occupations/index.ts';
import { parseKeyword } from '../read-keyword.ts';
import { listSubjectOccupations } from './find-subject-work.ts';

it.each([
  ['bsc chemistry', 'quality-control-chemist'],
  ['msc physics jobs in pune', 'physics-teacher'],
  ['mba marketing', 'marketing-executive'],
  ['diploma civil', 'site-engineer'],
  ['btech ece jobs bangalore', 'electronics-engineer'],
  ['ba english', 'english-teacher'],
])('reads "%s" as the work of those who hold this degree', (keyword, occupation) => {
  const { roles, conditions } = parseKeyword(keyword);
  expect(roles).toMatchObject([{ isWork: true }]);
  expect(roles[0]?.named?.[0]).toBe(occupation);
  expect(conditions).toHaveLength(1);
});

it.each(['chemistry', 'diploma mechanical engineer', 'btech java developer', '12th pass marketing'])(
  'reads no subject in "%s"',
  (keyword) => {
    const subjects = parseKeyword(keyword).roles.filter(({ occupations }) => occupations.length > 5);
    expect(subjects.flatMap(({ named }) => named)).not.toContain('rnd-chemist');
    expect(parseKeyword(keyword).conditions.every(({ isOfSubject }) => !isOfSubject)).toBe(true);
  },
);

it('names known occupations only', () => {
  for (const occupation of listSubjectOccupations()) expect(nameOfOccupation(occupation), occupation).toBeTruthy();
});
