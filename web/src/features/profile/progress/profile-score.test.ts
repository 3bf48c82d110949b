import { expect, it } from 'vitest';
import { findSectionAnchor, totalScore } from './profile-score.ts';

const section = (sectionName: string, score: number, isCompleted: boolean) => ({ sectionName, score, isCompleted });

it('the total counts completed sections only', () => {
  expect(totalScore([section('Resume', 20, true), section('Picture', 5, false), section('Skills', 15, true)])).toBe(35);
  expect(totalScore([])).toBe(0);
});

it('a known section has an anchor, an unknown one none', () => {
  expect(findSectionAnchor('Email verified')).toBe('contact');
  expect(findSectionAnchor('Hobbies')).toBeUndefined();
});
