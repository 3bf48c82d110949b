import { describe, expect, it } from 'vitest';
import { nameCompanies } from '../../query/name-companies.ts';
import { parseKeyword } from '../../query/read-keyword.ts';
import { type Expression, toTsquery } from '../expression.ts';
import { relaxKeyword } from './relax-keyword.ts';

const weaker = (keyword: string) =>
  [...relaxKeyword(parseKeyword(keyword))].map(({ keywords, leftOut }) => ({
    leftOut,
    terms: keywords.map(({ terms }) => terms.map(({ text }) => text).join(' ')),
    conditions:
      keywords[0]?.conditions.map(({ expression }: { expression: Expression }) => toTsquery(expression)) ?? [],
  }));

describe('relaxKeyword', () => {
  it('keeps the name of work and gives up a field beside it', () => {
    const kept = weaker('bank po relationship officer').map(({ terms }) => terms);
    expect(kept).toContainEqual(['relationship officer']);
    expect(kept).not.toContainEqual(['bank po']);
  });

  it('keeps the heaviest condition of a keyword without work and place, and accepts no vacancy that does not state it', () => {
    const all = weaker('work from home for housewives');
    expect(all.map(({ leftOut }) => leftOut)).toEqual([['for housewives']]);
    expect(all[0]?.conditions).toHaveLength(1);
    expect(all[0]?.conditions[0]).not.toContain('!');
  });

  it('gives up a level of school for work that asks for no more, unless the keyword names work', () => {
    const [first] = weaker('10th pass job delhi');
    expect(first?.conditions[0]).toContain("'o:delivery-executive'");
    expect(weaker('10th pass welder')[0]?.conditions[0]).not.toContain("'o:delivery-executive'");
    expect(weaker('mba job delhi')[0]?.conditions[0]).not.toContain("'o:delivery-executive'");
  });

  it('accepts nothing that contradicts what it does not state', () => {
    expect(weaker('day shift bpo')[0]?.conditions[0]).toContain("'t.uk'");
    expect(weaker('10th pass job delhi')[0]?.conditions[0]).toContain("'t.engineer'");
  });

  it('looks for work close to the named one, not for what is close to its other titles', () => {
    const relaxed = [...relaxKeyword(parseKeyword('data entry noida'))].flatMap(({ keywords }) => keywords);
    const occupations = relaxed.flatMap(({ roles }) => roles.flatMap((role) => role.occupations));
    expect(occupations).toContain('back-office-executive');
    expect(occupations).not.toContain('process-associate');
  });

  it('looks for the work that a tool stands for', () => {
    const relaxed = [...relaxKeyword(parseKeyword('tally thane'))].flatMap(({ keywords }) => keywords);
    expect(relaxed.flatMap(({ roles }) => roles.map(({ isWork }) => isWork))).toContain(true);
  });

  it('looks for other work at a company that has the work, else for the work elsewhere', () => {
    const known = new Map([['lotus', { live_count: 5, products: [] }]]);
    const steps = [...relaxKeyword(nameCompanies(parseKeyword('lotus data scientist pune'), known))].filter(
      ({ isLastResort }) => !isLastResort,
    );
    const listed = steps.map(({ keywords, isAfterResults = false }) => [
      keywords[0]?.terms.map(({ text }) => text).join(' '),
      isAfterResults,
    ]);
    expect(listed.slice(-6)).toEqual([
      ['lotus data scientist', false],
      ['lotus data scientist pune', false],
      ['lotus scientist pune', false],
      ['lotus pune', true],
      ['data scientist pune', false],
      ['lotus pune', false],
    ]);
  });

  it('never gives up a qualification that alone tells the work, but the place', () => {
    const keywords = [...relaxKeyword(parseKeyword('bsc nursing hyderabad'))].flatMap((weak) => weak.keywords);
    expect(keywords.length).toBeGreaterThan(0);
    expect(keywords.every(({ conditions }) => conditions[0]?.professions !== undefined)).toBe(true);
    expect(keywords.some(({ terms }) => terms.length === 0)).toBe(true);
  });

  it('keeps the field beside the rank of any field', () => {
    expect(weaker('tl collections').flatMap(({ terms }) => terms)).toContain('collections');
  });

  it('looks for the work everywhere before it looks for other work in the place', () => {
    const lastResorts = [...relaxKeyword(parseKeyword('restaurant manager goa'))].filter(
      ({ isLastResort }) => isLastResort,
    );
    expect(lastResorts.map(({ keywords }) => keywords.map(({ terms }) => terms.map(({ text }) => text)))).toEqual([
      [['restaurant', 'manager']],
      [['restaurant', 'manager', 'goa']],
      [['manager', 'goa']],
    ]);
    const near = lastResorts[1]?.keywords[0]?.roles[0]?.occupations.length ?? 0;
    expect(near).toBeGreaterThan(parseKeyword('restaurant manager goa').roles[0]?.occupations.length ?? 0);
    expect(weaker('tally gst agra').map(({ terms }) => terms)).toContainEqual(['tally gst']);
    expect(weaker('jobs in goa')).toEqual([]);
  });
});
