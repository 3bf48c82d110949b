import { expect, it } from 'vitest';
import { placeOf, totalScore } from './profile-score.ts';

const section = (sectionName: string, score: number, isCompleted: boolean) => ({ sectionName, score, isCompleted });

it('adds up what is complete and nothing else', () => {
  expect(totalScore([section('Resume', 20, true), section('Picture', 5, false), section('Skills', 15, true)])).toBe(35);
  expect(totalScore([])).toBe(0);
});

it('knows where a section is completed, and does not guess', () => {
  expect(placeOf('Email verified')).toBe('contact');
  expect(placeOf('Hobbies')).toBeUndefined();
});
