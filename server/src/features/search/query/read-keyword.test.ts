import { describe, expect, it } from 'vitest';
import { wholeCountry } from '../../places/index.ts';
import { buildTiers } from '../engine/build-tiers.ts';
import { toTsquery } from '../engine/expression.ts';
import { readKeyword, type Term } from './read-keyword.ts';
import { splitWords } from './split-words.ts';

const read = (keyword: string) => readKeyword(keyword).map(({ text, places }) => [text, ...places]);
const phrases = (keyword: string) => readKeyword(keyword).map((term) => term.phrases.map((phrase) => phrase.join(' ')));

describe('readKeyword', () => {
  it.each([
    ['accountant jobs in india', [['accountant']]],
    ['State Bank of India', [['state bank of india']]],
    ['Air India', [['air'], ['india']]],
    ['sales mumbai pune', [['sales'], ['mumbai pune', 'Mumbai', 'Pune']]],
    ['pune java maharashtra', [['pune maharashtra', 'Pune'], ['java']]],
    [
      'work from home in pune',
      [
        ['work from home', 'Remote'],
        ['pune', 'Pune'],
      ],
    ],
    ['jobs in noida up', [['noida up', 'Noida']]],
    ['start up', [['start'], ['up']]],
    ['bid manager', [['bid'], ['manager']]],
    ['manager in bid', [['manager'], ['bid', 'Beed']]],
    ['java developer in pune', [['java'], ['developer'], ['pune', 'Pune']]],
    ['jobs in bangalore', [['bangalore', 'Bengaluru']]],
    ['urgent hiring for accountant', [['accountant']]],
    ['new delhi openings', [['new delhi', 'Delhi']]],
    ['work from home', [['work from home', 'Remote']]],
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
  ])('expands the aliases of %s', (keyword, expected) => {
    expect(phrases(keyword)).toEqual(expected);
  });

  it.each(['jobs', 'jobs in india', 'latest jobs near me', '5 lpa', '30k salary'])(
    'reads "%s" as a search for any work',
    (keyword) => {
      const [term, ...others] = readKeyword(keyword);
      expect(others).toEqual([]);
      expect(term?.text).toBe(
        splitWords(keyword)
          .map(({ word }) => word)
          .join(' '),
      );
      expect(term?.places).toEqual(wholeCountry);
    },
  );

  it('matches vacancies open to freshers in the third tier, after those that mention freshers', () => {
    expect(phrases('freshers')).toEqual([['fresher', 'entry level', 'trainee', 'x.0']]);
    const [term] = readKeyword('fresher');
    const tiers = buildTiers([term as Term], {});
    expect(tiers.map(toTsquery)[0]).toBe("(('t.fresher' | 't.entry+level' | 't.trainee' | 't.x.0'))");
    expect(tiers.map(toTsquery)[2]).toContain("'x.0'");
  });

  it('ignores all words after the sixteenth', () => {
    expect(readKeyword('word '.repeat(100)).length).toBeLessThanOrEqual(16);
  });
});

describe('buildTiers', () => {
  const tiersOf = (keyword: string) => buildTiers(readKeyword(keyword), {}).map(toTsquery);

  it('quotes every lexeme', () => {
    const tiers = buildTiers([{ text: 'x', phrases: [["o'r\\"]], places: [] }], { education: "B.A' | 'x" });
    expect(tiers.map(toTsquery)[0]).toBe("('t.o''r\\\\' & 'e.b.a'' | ''x')");
  });

  it('uses pairs for title and skills, and single words for the rest', () => {
    expect(tiersOf('kiln potter')).toEqual(["('t.kiln+potter')", "('s.kiln+potter')", "('kiln' & 'potter')"]);
  });

  it('uses every combination of aliases, all pairs of three words, and single lexemes without pairs', () => {
    expect(tiersOf('kiln mgr')[0]).toBe("(('t.kiln+mgr' | 't.kiln+manager'))");
    expect(tiersOf('kiln loom spice')[0]).toBe("(('t.kiln+loom' & 't.kiln+spice' & 't.loom+spice'))");
    expect(tiersOf('c potter')[0]).toBe("(('t.c' & 't.potter'))");
    expect(tiersOf('potter pune')[0]).toBe("('t.potter' & ('t.pune' | 'l.pune'))");
  });
});
