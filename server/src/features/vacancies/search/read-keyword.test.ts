import { describe, expect, it } from 'vitest';
import { buildTiers } from './build-tsquery.ts';
import { tsqueryOf } from './expression.ts';
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

describe('buildTiers', () => {
  const tiersOf = (keyword: string) => buildTiers(readKeyword(keyword), {}).tiers.map(tsqueryOf);

  it('quotes whatever reaches an expression', () => {
    const { tiers } = buildTiers([{ text: 'x', phrases: [["o'r\\"]], places: [] }], { education: "B.A' | 'x" });
    expect(tiers.map(tsqueryOf)[0]).toBe("('t.o''r\\\\' & 'e.b.a'' | ''x')");
  });

  it('asks for pairs in titles and skills, for words anywhere, and never for what an earlier tier holds', () => {
    expect(tiersOf('kiln welder')).toEqual([
      "('t.kiln+welder')",
      "('s.kiln+welder' & !'t.kiln+welder')",
      "('kiln' & 'welder' & !'s.kiln+welder')",
    ]);
  });

  it('asks for every reading, for three words by all their pairs, and for what has no pair by itself', () => {
    expect(tiersOf('kiln mgr')[0]).toBe("(('t.kiln+mgr' | 't.kiln+manager'))");
    expect(tiersOf('kiln loom spice')[0]).toBe("(('t.kiln+loom' & 't.kiln+spice' & 't.loom+spice'))");
    expect(tiersOf('c welder')[0]).toBe("(('t.c' & 't.welder'))");
    expect(tiersOf('welder pune')[0]).toBe("('t.welder' & ('t.pune' | 'l.pune'))");
  });
});
