import { describe, expect, it } from 'vitest';
import { type Expression, lexemesOf, toTsquery } from '../../engine/expression.ts';
import { workModeLexeme } from '../../indexing/attribute-lexemes.ts';
import { experienceLexeme } from '../../indexing/create-lexemes.ts';
import { parseKeyword } from '../read-keyword.ts';
import { readConditions } from './read-conditions.ts';

const YEAR = 2026;

/** Whether a vacancy with some lexemes matches an expression. */
function matches(expression: Expression, lexemes: readonly string[]): boolean {
  if (typeof expression === 'string') return lexemes.includes(expression);
  if ('not' in expression) return !matches(expression.not, lexemes);
  return 'all' in expression
    ? expression.all.every((part) => matches(part, lexemes))
    : expression.any.some((part) => matches(part, lexemes));
}

const isMet = (keyword: string, lexemes: string[]): boolean =>
  parseKeyword(keyword, YEAR).conditions.every(
    ({ expression, isExcluded = false }) => matches(expression, lexemes) !== isExcluded,
  );

const years = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => experienceLexeme(from + i));

describe('people at the beginning of their work', () => {
  it.each(['accountant fresher', 'trainee accountant', 'accountant 0-1 years', 'accountant 6 months experience'])(
    'are meant by "%s"',
    (keyword) => {
      expect(isMet(keyword, ['t.trainee', 't.accountant'])).toBe(true);
      expect(isMet(keyword, years(0, 2))).toBe(true);
      expect(isMet(keyword, years(1, 5))).toBe(false);
    },
  );

  it('are also looked for as apprentices and graduate trainees, whose words stay in the search', () => {
    for (const keyword of ['apprentice mechanical', 'graduate engineer trainee']) {
      expect(isMet(keyword, years(10, 20))).toBe(false);
      expect(isMet(keyword, ['t.apprentice'])).toBe(true);
      expect(parseKeyword(keyword, YEAR).terms.length).toBeGreaterThan(1);
    }
  });

  it('are not meant where years are asked for, or the work is with them', () => {
    expect(isMet('trainee accountant 3 years', years(3, 5))).toBe(true);
    expect(parseKeyword('apprentice trainer', YEAR).conditions).toEqual([]);
  });
});

describe('exclusions by meaning', () => {
  it('of seniors deny leads, heads and vacancies that ask for five years', () => {
    const keyword = 'sales executive not senior';
    for (const word of ['s.senior', 't.sr', 't.lead', 't.head']) expect(isMet(keyword, [word])).toBe(false);
    expect(isMet(keyword, years(6, 10))).toBe(false);
    expect(isMet(keyword, years(2, 8))).toBe(true);
    expect(isMet(keyword, ['t.sale'])).toBe(true);
  });

  it('of work online deny work from home', () => {
    expect(isMet('teacher not online', [workModeLexeme('home')])).toBe(false);
    expect(isMet('teacher no online', ['l.remote'])).toBe(false);
    expect(isMet('teacher not online', ['t.online'])).toBe(false);
    expect(isMet('teacher not online', ['t.teacher'])).toBe(true);
  });

  it('of nights deny rotational shifts and the hours of other countries', () => {
    for (const lexeme of ['h:night', 'h:rotational', 't.us']) expect(isMet('bpo no night shift', [lexeme])).toBe(false);
    expect(isMet('bpo no night shift', ['h:day'])).toBe(true);
    expect(isMet('bpo no rotational shift', ['h:night'])).toBe(true);
  });
});

describe('alternatives to a place', () => {
  it('are places too: work from home after "or"', () => {
    for (const keyword of ['react developer pune or remote', 'react developer pune or work from home']) {
      const { conditions, terms } = parseKeyword(keyword, YEAR);
      expect(conditions).toEqual([]);
      expect(terms.find(({ places }) => places.length > 0)?.places).toEqual(['Pune', 'Remote']);
    }
    expect(parseKeyword('react developer work from home', YEAR).conditions).toHaveLength(1);
  });
});

describe('what is near a condition', () => {
  const nearOf = (keyword: string) =>
    toTsquery(parseKeyword(keyword, YEAR).conditions.map(({ near }) => near ?? 'none')[0] ?? 'none');

  it('is freelance work for part time, any graduate for a first degree, and a junior for a diploma', () => {
    expect(nearOf('part time writer')).toContain('t.freelance');
    expect(nearOf('bcom accountant')).toContain('e.any graduate');
    expect(nearOf('mba finance')).toContain('e.any postgraduate');
    expect(nearOf('diploma civil engineer')).toContain('t.junior');
    expect(nearOf('llb associate')).toBe("'none'");
  });
});

describe('a first degree', () => {
  it('is not enough where only the second one or a profession is named', () => {
    expect(isMet('bba jobs', ['f:management', 'e.mba/pgdm'])).toBe(false);
    expect(isMet('bba jobs', ['f:management', 'e.mba/pgdm', 'e.bba'])).toBe(true);
    expect(isMet('bba jobs', ['f:management'])).toBe(true);
    expect(isMet('bcom accountant', ['f:commerce', 'o:chartered-accountant'])).toBe(false);
  });
});

describe('LLM', () => {
  it('is a degree beside words of law, and a language model elsewhere', () => {
    for (const keyword of ['llm law jobs', 'llb llm delhi', 'llm fresher'])
      expect(parseKeyword(keyword, YEAR).conditions[0]?.label).toContain('Law degree');
    for (const keyword of ['langchain llm', 'llm engineer', 'python llm developer'])
      expect(parseKeyword(keyword, YEAR).conditions).toEqual([]);
  });
});

describe('words that ask for nothing', () => {
  it.each([
    ['hr freshers can apply', 'hr'],
    ['data analyst with excel skills 2 years', 'data analyst with excel'],
    ['sales manager with good network', 'sales manager'],
    ['soft skills trainer', 'soft skills trainer'],
    ['sales job fixed salary with incentive', 'sales job'],
    ['hotel line job', 'hotel job'],
    ['production line supervisor', 'production line supervisor'],
  ])('are dropped: "%s"', (keyword, rest) => {
    expect(readConditions(keyword, YEAR).rest).toBe(rest);
  });

  it('leave the hybrid of an app alone', () => {
    expect(isMet('hybrid software engineer', ['t.hybrid', 't.app'])).toBe(false);
    expect(isMet('hybrid software engineer', ['t.hybrid'])).toBe(true);
  });
});

it.each([
  'engineer job but not it software',
  'engineer jobs non it',
  'engineering job not in IT',
  'core engineering jobs',
  'jobs non technical',
])('excludes work with software, data and computers under any title: %s', (keyword) => {
  const excluded = parseKeyword(keyword).conditions.flatMap(({ expression, isExcluded }) =>
    isExcluded ? lexemesOf(expression) : [],
  );
  expect(excluded).toEqual(
    expect.arrayContaining(['o:data-engineer', 'o:software-developer', 'o:desktop-support-engineer']),
  );
  expect(excluded).not.toContain('o:mechanical-engineer');
});

it.each(['core java developer', 'core banking', 'not it recruiter'])('excludes nothing of it for "%s"', (keyword) => {
  const { conditions } = parseKeyword(keyword);
  expect(conditions.flatMap(({ expression }) => lexemesOf(expression))).not.toContain('o:data-engineer');
});

it('excludes a place named with outside', () => {
  const labels = (keyword: string) => parseKeyword(keyword).conditions.map(({ label }) => label);
  expect(labels('data analyst job outside bangalore')).toEqual(['Without: Bengaluru']);
  expect(labels('outside sales executive')).toEqual([]);
});

it('leads from degrees in pharmacy to the work of their holders', () => {
  const conditions = parseKeyword('b.pharm m.pharm jobs').conditions;
  expect(conditions.map(({ label }) => label)).toEqual(['Pharmacy degree']);
  const accepted = conditions.flatMap(({ expression }) => lexemesOf(expression));
  expect(accepted).toEqual(expect.arrayContaining(['t.bpharm', 'o:pharmacist', 'o:pharma-production-officer']));
  expect(accepted).not.toContain('o:data-analyst');
});
