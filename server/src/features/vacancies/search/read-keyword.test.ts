import { describe, expect, it } from 'vitest';
import { buildTsqueries } from './build-tsquery.ts';
import { readKeyword } from './read-keyword.ts';

const read = (keyword: string) => readKeyword(keyword).map(({ text, places }) => [text, ...places]);
const phrases = (keyword: string) => readKeyword(keyword).map((term) => term.phrases.map((phrase) => phrase.join(' ')));

describe('readKeyword', () => {
  it.each([
    ['java developer in pune', [['java'], ['developer'], ['pune', 'Pune']]],
    ['jobs in bangalore', [['bangalore', 'Bengaluru']]],
    ['urgent hiring for accountant', [['urgent'], ['accountant']]],
    ['new delhi openings', [['new delhi', 'Delhi']]],
    ['work from home', [['work from home', 'Remote']]],
    ['jobs', [['jobs']]],
    ['jobs in india', [['india']]],
    ['AP', [['ap']]],
    ['jobs in AP', [['ap', 'Andhra Pradesh']]],
    ['!?', []],
  ])('reads "%s"', (keyword, terms) => {
    expect(read(keyword)).toEqual(terms);
  });

  it.each([
    ['sr', [['sr', 'senior']]],
    ['HR', [['hr', 'human resource']]],
    ['human resources', [['human resource', 'hr']]],
    ['sql', [['sql']]],
    ['my sql', [['my sql', 'mysql']]],
    ['research and development', [['research development', 'rnd']]],
    ['full stack', [['full stack', 'fullstack']]],
    ['full-stack', [['fullstack', 'full stack']]],
    ['b.tech', [['btech', 'be', 'b tech', 'bachelor technology', 'bachelor engineering']]],
    ['project manager', [['project'], ['manager', 'mgr']]],
  ])('knows other ways to say %s', (keyword, expected) => {
    expect(phrases(keyword)).toEqual(expected);
  });

  it('does not look at more words than anybody means', () => {
    expect(readKeyword('word '.repeat(100)).length).toBeLessThanOrEqual(16);
  });
});

it('quotes whatever reaches an expression', () => {
  const { tiers } = buildTsqueries([{ text: 'x', phrases: [["o'r\\", '& | !']], places: [] }], {
    education: "B.A' | 'x",
  });
  expect(tiers[0]).toBe("(('t.o''r\\\\' & 't.& | !') & 'e.b.a'' | ''x')");
});
