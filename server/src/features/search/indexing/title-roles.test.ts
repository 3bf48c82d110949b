import { describe, expect, it } from 'vitest';
import { readTitleRoles } from './title-roles.ts';

const labels = (title: string) => readTitleRoles(title).map(({ label }) => label);

describe('readTitleRoles', () => {
  it.each([
    ['Quarry Surveyor/Blast Planner - Nagpur', ['Quarry Surveyor', 'Blast Planner']],
    ['UI/UX Designer', ['UI/UX Designer']],
    ['TALLY OPERATOR', ['Tally Operator']],
    ['HR RECRUITER (2 openings)', ['HR Recruiter']],
    ['Boiler Attendant Second Class', ['Boiler Attendant']],
    ['Indore Sales Executive', []],
    ['Engineer - Boilers', []],
    ['Full Stack', []],
    ['Mega Walk-in Drive Nurse', []],
    ['', []],
  ])('%s', (title, roles) => {
    expect(labels(title)).toEqual(roles);
  });

  it('keeps the level beside the role', () => {
    expect(readTitleRoles('Sr. Kiln Technician')).toEqual([
      { label: 'Kiln Technician', withLevel: 'Senior Kiln Technician' },
    ]);
  });

  it('reads hostile titles in bounded time: nothing after 200 characters', () => {
    for (const part of ['(', '-/', ' - ', '|']) {
      expect(labels(`${part.repeat(5_000)} | Boiler Attendant`)).toEqual([]);
    }
    expect(labels(`${'|'.repeat(150)} Boiler Attendant`)).toEqual(['Boiler Attendant']);
    expect(labels(`${'|'.repeat(200)} Boiler Attendant`)).toEqual([]);
  });
});
