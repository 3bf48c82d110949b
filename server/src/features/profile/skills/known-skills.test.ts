import { describe, expect, it } from 'vitest';
import common from './common-skills.json' with { type: 'json' };
import { skillKey } from './fold-skill.ts';
import { collectSkills } from './known-skills.ts';

const known = collectSkills(['excel', 'Loom Tuning', 'loom-tuning', 'Handloom Weaving', 'Power Loom', '-']);

describe('spellingOf', () => {
  it.each([
    ['POWERBI', 'Power BI'],
    ['js', 'JavaScript'],
    ['ms excel', 'Excel'],
    ['LOOM TUNING', 'Loom Tuning'],
  ])('returns for %s the usual spelling %s', (typed, usual) => {
    expect(known.spellingOf(skillKey(typed))).toBe(usual);
  });

  it('is undefined for unknown skills', () => {
    expect(known.spellingOf(skillKey('Falconry'))).toBeUndefined();
    expect(known.spellingOf('')).toBeUndefined();
  });
});

describe('suggest', () => {
  it('suggests matches at the beginning before others, each skill once', () => {
    expect(known.suggest('loom')).toEqual(['Loom Tuning', 'Handloom Weaving', 'Power Loom']);
    expect(known.suggest(' Power  L')).toEqual(['Power Loom']);
  });

  it.each([
    ['power-b', 'Power BI'],
    ['powerb', 'Power BI'],
    ['js', 'JavaScript'],
    ['c+', 'C++'],
    ['c#', 'C#'],
    ['.ne', '.NET'],
    ['golang', 'Go'],
    ['EXC', 'Excel'],
  ])('suggests for %s first %s', (typed, first) => {
    expect(known.suggest(typed)[0]).toBe(first);
  });

  it('ranks skills of live vacancies first', () => {
    expect(collectSkills(['MATLAB']).suggest('ma')[0]).toBe('MATLAB');
    expect(collectSkills(['Marketing', 'matlab']).suggest('ma').slice(0, 2)).toEqual(['Marketing', 'MATLAB']);
  });

  it('suggests at most ten, and none below two characters or for punctuation', () => {
    expect(known.suggest('in')).toHaveLength(10);
    for (const typed of ['', ' ', 'c', ' c ', '💥', '%%', '--', "' or 1=1 --"])
      expect(known.suggest(typed)).toEqual([]);
  });
});

it('the built-in skills are unique and valid', () => {
  expect(new Set(common.map(skillKey)).size).toBe(common.length);
  for (const skill of common) expect(skill).toMatch(/\p{L}/u);
});
