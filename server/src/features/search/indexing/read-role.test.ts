import { describe, expect, it } from 'vitest';
import { readRole, roleKey, roleSlug } from './read-role.ts';

describe('readRole', () => {
  it.each([
    ['Java Developer', 'java developer', 'java-developer'],
    ['Sr. Java Developer', 'java developer', 'java-developer'],
    ['Senior Java Developers (Night Shift)', 'java developer', 'java-developers'],
    ['Jr Java Dev - Immediate Joiner', 'java developer', 'java-developer'],
    ['Java Developer III', 'java developer', 'java-developer'],
    ['Java Developer | Pune', 'java developer', 'java-developer'],
    ['Data Analyst in Chennai', 'data analyst', 'data-analyst'],
    ['Full-Stack Developer', 'full stack developer', 'full-stack-developer'],
    ['Fullstack Developer', 'full stack developer', 'full-stack-developer'],
    ['.NET Developer', 'dotnet developer', 'dotnet-developer'],
    ['C++ Engineer', 'cpp engineer', 'cpp-engineer'],
    ['Programmer - C#', 'programmer', 'programmer'],
    ['Sales Executive', 'sale executive', 'sales-executive'],
    ['Tele-caller', 'tele caller', 'tele-caller'],
    ['  "Staff Nurse" ', 'staff nurse', 'staff-nurse'],
  ])('%s', (title, key, slug) => {
    const role = readRole(title);
    expect(role?.key).toBe(key);
    expect(role && roleSlug(role)).toBe(slug);
  });

  it.each([
    '',
    '--',
    '12345',
    'Sr.',
    'PA',
    'Need immediate joiners',
    'Hiring Freshers',
    'Recruitment of Process Developer Record to Report',
    'अध्यापक',
  ])('%s names no role', (title) => {
    expect(readRole(title)).toBeUndefined();
  });

  it('keeps words that distinguish roles', () => {
    expect(readRole('Assistant Manager')?.key).toBe('assistant manager');
    expect(readRole('Management Trainee')?.key).toBe('management trainee');
    expect(readRole('Lead Data Scientist')?.key).toBe('lead data scientist');
  });

  it('has the same key as its slug', () => {
    for (const title of ['Sales Executives', '.NET Developer', 'Node.js Developer', 'Full-Stack Developer']) {
      const role = readRole(title);
      expect(role && roleKey(roleSlug(role).replaceAll('-', ' '))).toBe(role?.key);
    }
  });
});
