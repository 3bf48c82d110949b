import { describe, expect, it } from 'vitest';
import { findQueryOccupations, findTitleOccupations, nameOfOccupation, relatedOccupations } from './index.ts';
import { loadOccupations } from './load-occupations.ts';
import { differentWork, readPairs, sameWork } from './test-title-pairs.ts';

const isSameWork = ([one, other]: [string, string]): boolean =>
  findTitleOccupations(one).some((occupation) => findTitleOccupations(other).includes(occupation));

const readQuery = (query: string) => findQueryOccupations(query.split(' '));

describe('the data', () => {
  const data = loadOccupations();

  it('has every related occupation, in both directions and between 0 and 1', () => {
    expect(data.keys.length).toBeGreaterThan(450);
    for (const [from, others] of data.related) {
      for (const [to, similarity] of others) {
        expect(similarity).toBeGreaterThan(0);
        expect(similarity).toBeLessThanOrEqual(1);
        expect(data.related.get(to)?.get(from)).toBe(similarity);
      }
    }
  });

  it('finds an occupation for every name in it', () => {
    const lost = data.names.filter((name) => findTitleOccupations(name).length === 0);
    expect(lost.length / data.names.length).toBeLessThan(0.01);
  });
});

describe('findTitleOccupations', () => {
  it('gives titles of the same work a common occupation', () => {
    const pairs = readPairs(sameWork);
    const missed = pairs.filter((pair) => !isSameWork(pair));
    expect(pairs.length).toBeGreaterThanOrEqual(120);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(2);
  });

  it('gives titles of different work no common occupation', () => {
    const pairs = readPairs(differentWork);
    const confused = pairs.filter(isSameWork);
    expect(pairs.length).toBeGreaterThanOrEqual(120);
    expect(confused.length, confused.join('\n')).toBeLessThanOrEqual(2);
  });

  it.each([
    ['Urgent Opening for || IOS Developer || 3-5 Years || Noida', 'ios-developer'],
    ['Sr. Accountant (Female) - Andheri East', 'accountant'],
    ['Walk-in Drive: Telecaller, Night Shift', 'telecaller'],
    ['Human Resources (HR) Executive', 'hr-executive'],
    ['Manager - Human Resources', 'hr-manager'],
    ['Data Entry Operator/Computer Operator', 'data-entry-operator'],
    ['Full - Stack Developer', 'full-stack-developer'],
    ['Software Engineer (Java)', 'java-developer'],
    ['Accountant Manager', 'accounts-manager'],
    ['SALES', 'sales-executive'],
  ])('reads %s', (title, occupation) => {
    expect(findTitleOccupations(title)[0]).toBe(occupation);
  });

  it('matches phrases, not their words', () => {
    expect(findTitleOccupations('Service Delivery Associate')).not.toContain('delivery-executive');
    expect(findTitleOccupations('Data Scientist Trainer')).not.toContain('data-scientist');
  });

  it.each([
    '',
    ' ',
    '🙂🙂',
    '((((',
    '-',
    'and of the',
    'नौकरी',
    '=<staff>',
    'x'.repeat(10_000),
    'sales '.repeat(2_000),
  ])('gives at most three occupations for any text: %.20s', (title) =>
    expect(findTitleOccupations(title).length).toBeLessThanOrEqual(3),
  );
});

describe('findQueryOccupations', () => {
  it('tells which words name the occupation', () => {
    expect(readQuery('urgent delivery boy pune')).toEqual([{ occupation: 'delivery-executive', from: 1, length: 2 }]);
    expect(readQuery('tele sales')[0]).toEqual({ occupation: 'telesales-executive', from: 0, length: 2 });
    expect(readQuery('chartered accountant mumbai')[0]).toEqual({
      occupation: 'chartered-accountant',
      from: 0,
      length: 2,
    });
    expect(readQuery('back office executive')[0]).toMatchObject({ occupation: 'back-office-executive', length: 3 });
  });

  it('takes the name of a field only as the whole query', () => {
    expect(readQuery('marketing')[0]?.occupation).toBe('marketing-executive');
    expect(readQuery('marketing python')).toEqual([]);
  });

  it('finds nothing in other words', () => {
    expect(readQuery('pune 25000 fresher')).toEqual([]);
    expect(findQueryOccupations([])).toEqual([]);
  });
});

describe('relatedOccupations', () => {
  it('gives close occupations, the closest first', () => {
    const related = relatedOccupations('telecaller');
    expect(related[0]?.occupation).toBe('telesales-executive');
    expect(related.map(({ similarity }) => similarity)).toEqual(
      related.map(({ similarity }) => similarity).toSorted((one, other) => other - one),
    );
    expect(
      relatedOccupations('hr-manager').find(({ occupation }) => occupation === 'hr-executive')?.similarity,
    ).toBeLessThan(0.7);
    expect(relatedOccupations('no such key')).toEqual([]);
  });
});

describe('nameOfOccupation', () => {
  it('gives the title', () => {
    expect(nameOfOccupation('ui-ux-designer')).toBe('UI/UX Designer');
    expect(nameOfOccupation('no such key')).toBe('');
  });
});
