import { expect, it } from 'vitest';
import { listMissing, missingText } from './missing-sections.ts';

const section = (sectionName: string, score: number, isCompleted: boolean) => ({ sectionName, score, isCompleted });

it('names what is missing, what adds most first', () => {
  const sections = [section('Picture', 5, false), section('Resume', 20, true), section('Skills', 15, false)];
  expect(listMissing(sections).map(({ sectionName }) => sectionName)).toEqual(['Skills', 'Picture']);
  expect(missingText(sections)).toBe('Missing: Skills (five or more) 15%, Picture 5%.');
});

it('names at most three', () => {
  const sections = ['Resume', 'Address', 'Picture', 'Hobbies', 'Email verified'].map((name) =>
    section(name, 10, false),
  );
  expect(missingText(sections)).toBe('Missing: Resume 10%, Address 10%, Picture 10% and 2 more.');
});

it('says nothing of a complete profile', () => {
  expect(missingText([section('Resume', 20, true)])).toBe('');
});
