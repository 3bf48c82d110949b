import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { skillKey } from './fold-skill.ts';

describe('skillKey', () => {
  it.each([
    ['Power BI', 'power bi', 'powerbi', 'Power-BI', 'POWER  BI', 'power_bi', 'Microsoft Power BI'],
    ['C++', 'c + +', 'C plus plus', 'cplusplus', 'Ｃ＋＋'],
    ['C#', 'c #', 'C Sharp', 'C♯'],
    ['.NET', '. net', 'dot net', 'DotNet'],
    ['ASP.NET', 'asp net', 'asp .net', 'ASP dot net'],
    ['Node.js', 'nodejs', 'node js', 'Node'],
    ['JavaScript', 'java script', 'JS'],
    ['Rest API', "REST API's", 'rest apis'],
    ['Data Structures', 'data structure', 'datastructures'],
    ['Databases', 'database', 'data base'],
    ['SQL Server', 'ms sql', 'MS SQL Server'],
    ['Machine Learning', 'machine - learning'],
    ['PowerPoint', 'ms powerpoint', 'Microsoft PowerPoint'],
    ['B.Com Freshers', 'bcom fresher'],
    ['Sales & Marketing', 'Sales and Marketing', 'sales/marketing'],
    ['R&D', 'R and D', 'Research and Development'],
    ['MS Excel', 'Microsoft Excel', 'excel'],
    ['Résumé Writing', 'resume writing'],
    ['हिन्दी', ' हिन्दी '],
  ])('has one key for every spelling of %s', (...spellings) => {
    expect([...new Set(spellings.map(skillKey))]).toHaveLength(1);
  });

  it.each([
    ['C', 'C++', 'C#', 'C/C++', 'Embedded C', 'Objective-C'],
    ['Java', 'JavaScript', 'J2EE', 'Core Java'],
    ['R', 'R&D', 'Ruby'],
    ['.NET', 'NET', 'ASP.NET', 'VB.NET', 'Internet'],
    ['Angular', 'AngularJS'],
    ['React', 'React Native'],
    ['SAP', 'SAS', 'SaaS'],
    ['Network+', 'Network'],
    ['M&A', 'MA'],
    ['P&L', 'PL', 'PL/SQL'],
    ['Python 2', 'Python 3', 'Python'],
    ['SQL', 'MySQL', 'NoSQL', 'SQL Server'],
    ['Go', 'Google Ads'],
    ['हिन्दी', 'हिन्द'],
  ])('has different keys for %s and similar skills', (...skills) => {
    expect(new Set(skills.map(skillKey)).size).toBe(skills.length);
  });

  it('is empty without letters and digits, and bounded for any text', () => {
    expect(['', ' ', '-', '💥', '&', '...'].map(skillKey)).toEqual(['', '', '', '', '', '']);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
        const key = skillKey(text);
        expect(key.length).toBeLessThanOrEqual(150);
        expect(key).not.toMatch(/[^\p{L}\p{M}\p{N}\ud800-\udfff]/u);
      }),
    );
    expect(skillKey('\ufdfa'.repeat(100)).length).toBeLessThanOrEqual(150);
  });
});
