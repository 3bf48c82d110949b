import { describe, expect, it } from 'vitest';
import { nameCompanies } from '../../query/name-companies.ts';
import { parseKeyword } from '../../query/read-keyword.ts';
import { toTsquery } from '../expression.ts';
import { relaxKeyword } from './relax-keyword.ts';
import type { Relaxation } from './relaxation.ts';

const relax = (keyword: string): Relaxation[] => [...relaxKeyword(parseKeyword(keyword))];

describe('skills without a name of work', () => {
  it('are looked for under the work that asks for most of them, then in titles', () => {
    const [first, second, third] = relax('tally gst agra');
    expect(first?.keywords[0]?.roles[0]?.named).toEqual(['accountant']);
    expect(first?.keywords[0]?.terms[0]?.phrases.slice(0, 2)).toEqual([['tally'], ['gst']]);
    expect(second).toMatchObject({ isOfTitles: true, keywords: [{ roles: [] }] });
    expect(third?.keywords[0]?.roles[0]).toMatchObject({ from: 0, to: 1, isWork: true });
    expect(first?.keywords[0]?.terms.at(-1)?.places).toEqual(['Agra']);
  });

  it('are not looked for in titles when all work asks for them', () => {
    const ofTitles = relax('excel tally').find(({ isOfTitles }) => isOfTitles);
    expect(ofTitles?.keywords[0]?.terms[0]?.text).toBe('tally');
  });

  it('may be named like people', () => {
    for (const keyword of ['photoshop illustrator', 'after effects premiere pro', 'postman jmeter'])
      expect(parseKeyword(keyword).roles.filter(({ isWork }) => isWork)).toEqual([]);
    for (const keyword of ['illustrator', 'postman', 'book illustrator delhi'])
      expect(parseKeyword(keyword).roles.some(({ isWork }) => isWork)).toBe(true);
  });

  it('are no skills when most of the words are unknown, or one alone', () => {
    const isOfSkills = (keyword: string) => relax(keyword).some(({ isOfTitles }) => isOfTitles);
    expect(isOfSkills('figma adobe xd')).toBe(true);
    expect(isOfSkills('tally')).toBe(false);
    expect(isOfSkills('tally zamboni quux')).toBe(false);
    expect(isOfSkills('react developer redux')).toBe(false);
  });
});

describe('words beside a role', () => {
  it('are given up, and vacancies with most of them come first', () => {
    const [first] = relax('devops engineer kubernetes terraform jenkins pune');
    const [keyword] = first?.keywords ?? [];
    expect(keyword?.terms.map(({ text }) => text)).toEqual(['devops', 'engineer', 'pune']);
    expect(keyword?.preferred?.map(({ phrases }) => phrases[0]?.length)).toEqual([2, 1]);
  });

  it('stay preferred when conditions are given up', () => {
    const all = relax('devops engineer kubernetes terraform 4 years');
    expect(all.every(({ keywords }) => keywords.every(({ preferred = [] }) => preferred.length > 0))).toBe(true);
  });
});

describe('a rank', () => {
  it('that is given up does not become another one', () => {
    const excluded = (keyword: string) =>
      relax(keyword)[0]?.keywords[0]?.conditions.map(({ expression, isExcluded }) => [
        toTsquery(expression),
        isExcluded,
      ]);
    expect(excluded('senior accountant tally')).toEqual([[expect.stringContaining("'t.trainee'"), true]]);
    expect(excluded('junior accountant tally')).toEqual([[expect.stringContaining("'t.senior'"), true]]);
    expect(excluded('accountant tally')).toEqual([]);
  });
});

describe('the last word', () => {
  it('is looked for as the work that it names', () => {
    const last = relax('gadget delivery').at(-1);
    expect(last?.keywords[0]?.roles[0]?.named).toEqual(['delivery-executive']);
  });
});

describe('a company', () => {
  const known = new Map([
    ['jaldhara finserv', { live_count: 5, products: [] }],
    ['jaldharafinserv', { live_count: 5, products: [] }],
  ]);
  const steps = [...relaxKeyword(nameCompanies(parseKeyword('jaldhara finserv sales executive'), known))];

  it('is looked for with near work, and by the beginning of its name with the same work', () => {
    const near = steps[0]?.keywords[0];
    expect(near?.terms.map(({ text }) => text)).toEqual(['jaldhara finserv', 'sales', 'executive']);
    expect(near?.roles[0]?.occupations).toContain('sales-coordinator');
    expect(steps[1]?.keywords[0]?.terms[0]?.company).toEqual([['jaldhara']]);
  });

  it('gives up no condition that a vacancy contradicts while anything else is found', () => {
    const dropped = relax('welder fresher').filter(({ keywords }) => keywords[0]?.conditions.length === 0);
    expect(dropped.every(({ isForFew }) => isForFew)).toBe(true);
  });
});

describe('an unknown word', () => {
  it('beside a condition is given up before nothing is shown', () => {
    const last = relax('zamboni part time').at(-1);
    expect(last).toMatchObject({ leftOut: ['zamboni'], isLastResort: true, keywords: [{ terms: [] }] });
    expect(relax('welder part time').at(-1)?.keywords[0]?.terms).not.toEqual([]);
  });
});
