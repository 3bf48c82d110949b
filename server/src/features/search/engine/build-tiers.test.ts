import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitPair } from '../indexing/create-lexemes.ts';
import { nameCompanies } from '../query/name-companies.ts';
import { parseKeyword } from '../query/read-keyword.ts';
import { buildTiers } from './build-tiers.ts';
import { type Expression, lexemesOf } from './expression.ts';

function matches(expression: Expression, document: ReadonlySet<string>): boolean {
  if (typeof expression === 'string') return splitPair(expression).every((lexeme) => document.has(lexeme));
  if ('not' in expression) return !matches(expression.not, document);
  return 'all' in expression
    ? expression.all.every((part) => matches(part, document))
    : expression.any.some((part) => matches(part, document));
}

/** A word of the title is one of title, skills and company too, and that one of all words. */
const withWiderParts = (lexeme: string): string[] =>
  lexeme.startsWith('t.')
    ? [lexeme, `s.${lexeme.slice(2)}`, lexeme.slice(2)]
    : lexeme.startsWith('s.')
      ? [lexeme, lexeme.slice(2)]
      : [lexeme];

const companies = new Map([['lotus', { live_count: 5, products: [] }]]);

// Reading stops at the first tier that fills the page: what an earlier tier has and that one has not would be lost.
it.each([
  'works developer',
  'java developer',
  'immediate joiner data engineer pune',
  'senior accountant tally',
  'accountant night shift pune',
  'spring boot',
  'back office or data entry',
  'nurse',
  'lotus',
  'lotus data scientist pune',
  'lotus associate',
  'civil engineer pune',
  'llb jobs pune',
  'b.pharm jobs',
  'bba jobs pune',
  'call center gurgaon',
])('tiers of "%s" are nested: whatever matches one matches all that follow', (keyword) => {
  const tiers = buildTiers(nameCompanies(parseKeyword(keyword), companies), {});
  expect(tiers.length).toBeGreaterThan(1);
  const lexemes = [...new Set(tiers.flatMap(lexemesOf).flatMap(splitPair))];
  fc.assert(
    fc.property(fc.subarray(lexemes), (chosen) => {
      const document = new Set(chosen.flatMap(withWiderParts));
      const found = tiers.map((tier) => matches(tier, document));
      expect(found).toEqual(found.toSorted((a, b) => Number(a) - Number(b)));
    }),
    { numRuns: 1_000 },
  );
});

it('has lawyers, first those whose vacancies state the degree, before other vacancies that accept it', () => {
  const tiers = buildTiers(parseKeyword('llb jobs'), {});
  const first = (...lexemes: string[]) => tiers.findIndex((tier) => matches(tier, new Set(lexemes)));
  expect([first('o:lawyer', 'f:law'), first('o:lawyer'), first('f:law')]).toEqual([0, 1, 2]);
  expect(first('o:data-analyst')).toBe(-1);
});

it('has further work of those with a degree after vacancies that state it', () => {
  const tiers = buildTiers(parseKeyword('b.pharm jobs'), {});
  const first = (...lexemes: string[]) => tiers.findIndex((tier) => matches(tier, new Set(lexemes)));
  expect([first('o:pharmacist'), first('f:pharmacy'), first('o:regulatory-affairs-executive')]).toEqual([1, 2, 3]);
});

it('has other titles with the name of a field after the work that it names', () => {
  const tiers = buildTiers(parseKeyword('call center'), {});
  const first = (...lexemes: string[]) => tiers.findIndex((tier) => matches(tier, new Set(lexemes)));
  const otherWork = first('t.bpo', 's.bpo', 'bpo', 'o:data-analyst');
  expect(otherWork).toBeGreaterThan(first('o:customer-support-executive'));
});

it('has work that holders of a degree begin with before other vacancies that accept it', () => {
  const tiers = buildTiers(parseKeyword('bba jobs'), {});
  const first = (...lexemes: string[]) => tiers.findIndex((tier) => matches(tier, new Set(['e.bba', ...lexemes])));
  expect([first('o:hr-executive', 'x.1'), first('o:hr-executive', 'x.9'), first('x.1'), first('x.9')]).toEqual([
    0, 1, 2, 3,
  ]);
  expect(matches(tiers.at(-1) as Expression, new Set(['f:management', 't.mba']))).toBe(false);
  expect(buildTiers(parseKeyword('bba jobs above 50k'), {}).length).toBeLessThan(tiers.length);
});

it('takes no engineer who has a field among the skills for an engineer of the field', () => {
  const document = (field: string) => new Set(['t.engineer', 's.engineer', 'engineer', `s.${field}`, field, 'l.pune']);
  const isFound = (keyword: string, field: string) =>
    matches(buildTiers(parseKeyword(keyword), {}).at(-1) as Expression, document(field));
  expect(isFound('civil engineer pune', 'civil')).toBe(false);
  expect(isFound('kafka engineer pune', 'kafka')).toBe(true);
});

it('puts titles that state a wish first, and asks no vacancy for it', () => {
  const tiers = buildTiers(parseKeyword('immediate joiner data engineer'), {});
  const title = new Set(['t.data', 't.engineer', 's.data', 's.engineer', 'data', 'engineer', 'o:data-engineer']);
  const tierOf = (document: Set<string>) => tiers.findIndex((tier) => matches(tier, document));
  expect(tierOf(new Set([...title, 't.immediate']))).toBe(0);
  expect(tierOf(title)).toBe(1);
});
