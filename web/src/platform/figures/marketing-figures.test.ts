import { expect, it } from 'vitest';
import { figuresOf } from './marketing-figures.ts';

const texts = (...given: Parameters<typeof figuresOf>) =>
  figuresOf(...given).map(({ figure, label }) => `${figure} ${label}`);

it('are the stated ones of each page by default (core §1, commerce §1)', () => {
  expect(texts('home', null)).toEqual(['50K+ active jobs', '10K+ companies', '98% success rate']);
  expect(texts('landing', null)).toEqual(['20K+ job seekers', '5K+ active jobs', '500+ companies', '95% success rate']);
});

it('agree on every page when counted; what cannot be counted is left out', () => {
  const counts = { liveJobs: 1_200, companies: 50, members: 1_20_000 };
  expect(texts('home', counts)).toEqual(['1,200+ active jobs', '50+ companies']);
  expect(texts('landing', counts)).toEqual(['1,20,000+ job seekers', '1,200+ active jobs', '50+ companies']);
  expect(texts('interviewConnect', counts)).toEqual([
    '3-5 guaranteed interviews per plan',
    '50+ employers',
    '1,20,000+ job seekers',
  ]);
  expect(texts('resumeMaker', counts)).toEqual([
    'Under 10 minutes to a resume that is ready',
    'PDF or Word to download',
  ]);
});

it('state small counts exactly, and nothing where there is nothing', () => {
  expect(texts('home', { liveJobs: 7, companies: 1, members: 0 })).toEqual(['7 active jobs', '1 company']);
  expect(texts('home', { liveJobs: 0, companies: 0, members: 0 })).toEqual([]);
});
