import { expect, it } from 'vitest';
import { createLexemes, splitPair } from './create-lexemes.ts';

const vacancy = {
  title: 'Kiln Operator',
  skills: ['Glazing'],
  companyName: 'Tulsi of Pune',
  descriptionHtml: '<p>Fires pots</p>',
  otherTexts: [],
  locations: ['Pune'],
  educations: ['B.Com'],
  experienceFromYears: 1,
  experienceToYears: 2,
  postedAt: new Date('2026-03-02T06:30:00Z'),
  localities: [],
  companyId: 7,
  jobTypes: [],
  jobModes: [],
  employmentType: '',
  industry: '',
  salaryUpperPaise: null,
  salaryLowerPaise: null,
  ug: '',
  pg: '',
  branches: [],
};

it('has lexemes of words by field, of pairs, filters and time slices', () => {
  const lexemes = createLexemes(vacancy);
  expect(lexemes).toEqual(expect.arrayContaining(['t.kiln', 's.kiln', 'kiln', 's.glazing', 's.tulsi', 'fire']));
  expect(lexemes).toEqual(expect.arrayContaining(['t.kiln+operator', 's.glazing+kiln', 's.kiln+tulsi']));
  expect(lexemes).toEqual(expect.arrayContaining(['l.pune', 'e.b.com', 'x.1', 'x.2', 'p0.29540550']));
  expect(lexemes).toEqual(expect.arrayContaining(['l.pune+x.1', 'l.maharashtra+x.2', 'l.pune+e.b.com', 'x.2+e.b.com']));
  expect(lexemes).not.toContain('t.glazing+kiln');
  expect(lexemes.filter((lexeme) => /[.+]of(\+|$)/.test(lexeme))).toEqual(['s.of']);
});

it('splits pairs, and nothing that only looks like one', () => {
  expect(splitPair('t.kiln+operator')).toEqual(['t.kiln', 't.operator']);
  expect(splitPair('l.pune+x.1')).toEqual(['l.pune', 'x.1']);
  expect(splitPair('x.1+e.10+2')).toEqual(['x.1', 'e.10+2']);
  for (const alone of ['t.kiln', 'kiln', 'l.pune + nashik', 'e.10+2', 'x.1']) expect(splitPair(alone)).toEqual([alone]);
});

it('is long enough to be stored out of line, however short the vacancy', () => {
  const bytes = createLexemes(vacancy).reduce((sum, lexeme) => sum + Buffer.byteLength(lexeme) + 4, 0);
  expect(bytes).toBeGreaterThan(2_032);
});

it('stays within the limits of PostgreSQL with a thousand skills, all of which are indexed', () => {
  const skills = Array.from({ length: 1_000 }, (_, i) => `skill${String.fromCharCode(97 + (i % 26))}x${i}`);
  const lexemes = createLexemes({ ...vacancy, skills });
  expect(lexemes.join(' ').length).toBeLessThan(500_000);
  expect(lexemes).toContain('skillax0');
  expect(lexemes.some((lexeme) => lexeme.endsWith('x999'))).toBe(true);
});
