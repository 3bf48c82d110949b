import { describe, expect, it } from 'vitest';
import type { KnownCompanies } from './known-companies.ts';
import { nameCompanies } from './name-companies.ts';
import { parseKeyword } from './read-keyword.ts';

const company = (live_count: number, ...products: string[]) => ({ live_count, products });
const known: KnownCompanies = new Map([
  ['amazon', company(30)],
  ['amazondevelopment', company(4)],
  ['microsoft', company(30, 'microsoft excel')],
  ['google', company(30)],
  ['hdfc', company(9)],
  ['hdfcbank', company(4)],
  ['crane', company(1)],
  ['tataconsultancyservice', company(9)],
  ['goodsservicetax', company(1)],
  ['icici', company(20)],
  ['hcltech', company(3)],
  ['hcltechnology', company(5)],
  ['iciciprudential', company(2)],
  ['icicilombard', company(6)],
]);

function read(keyword: string) {
  const { terms, roles } = nameCompanies(parseKeyword(keyword), known);
  return {
    companies: terms.flatMap((term) => (term.company ? [term.text] : [])),
    words: terms.flatMap((term) => (term.company || term.places.length > 0 ? [] : [term.text])),
    roles: roles.map(({ from, to }) =>
      terms
        .slice(from, to)
        .map(({ text }) => text)
        .join(' '),
    ),
  };
}

describe('nameCompanies', () => {
  it('reads the beginning of the second word of a name', () => {
    const named = (keyword: string) => nameCompanies(parseKeyword(keyword), known).terms[0]?.company;
    expect(named('icici pru sales')).toEqual([['iciciprudential']]);
    expect(read('icici pru sales')).toMatchObject({ companies: ['icici pru'], roles: ['sales'] });
    expect(named('icici lom')).toEqual([['icicilombard']]);
    expect(named('icici java')).toEqual([['icici']]);
    expect(named('icici pr')).toEqual([['icici']]);
    expect(named('hcl technologies')).toContainEqual(['hcltech']);
  });

  it('reads an abbreviation as what it stands for only if that company has several vacancies', () => {
    expect(read('tcs java').companies).toEqual(['tcs']);
    expect(read('tally gst')).toMatchObject({ companies: [], words: ['tally', 'gst'] });
  });

  it('reads the name of a group of companies as those of it that have vacancies', () => {
    const named = (keyword: string) => nameCompanies(parseKeyword(keyword), known).terms[0]?.company;
    expect(named('faang jobs')).toEqual([['google'], ['amazon'], ['microsoft']]);
    expect(named('maang data scientist')).toContainEqual(['google']);
    expect(named('big 4 audit')).toBeUndefined();
    expect(read('witch companies java')).toMatchObject({ companies: ['witch'] });
  });

  it.each([
    ['amazon jobs', 'amazon', '', ''],
    ['amazon associate', 'amazon', 'associate', ''],
    ['microsoft data scientist', 'microsoft', 'data scientist', 'data scientist'],
    ['data scientist microsoft', 'microsoft', 'data scientist', 'data scientist'],
    ['google analyst in pune', 'google', 'analyst', ''],
    ['hdfc bank accountant', 'hdfc bank', 'accountant', 'accountant'],
    ['hdfcbank accountant', 'hdfcbank', 'accountant', 'accountant'],
    ['tcs', 'tcs', '', ''],
    ['amazon or google jobs', 'amazon google', '', ''],
    ['amazon pvt ltd', 'amazon', '', ''],
    ['amazon work', 'amazon', '', ''],
  ])('reads a company in "%s"', (keyword, companies, words, roles) => {
    const found = read(keyword);
    expect([found.companies.join(' '), found.words.join(' '), found.roles.join(' ')]).toEqual([
      companies,
      words,
      roles,
    ]);
  });

  it.each(['microsoft excel trainer', 'google ads specialist', 'crane operator', 'java developer'])(
    'reads none in "%s": a product, a field or work',
    (keyword) => {
      const keywordAsRead = parseKeyword(keyword);
      expect(nameCompanies(keywordAsRead, known)).toBe(keywordAsRead);
    },
  );

  it('does not take words of work for a part of the name', () => {
    expect(read('amazon development manager')).toMatchObject({ companies: ['amazon'] });
    expect(read('hdfc bank relationship manager')).toMatchObject({
      companies: ['hdfc bank'],
      roles: ['relationship manager'],
    });
  });
});

describe('a company that is named like a tool', () => {
  const tools: KnownCompanies = new Map([...known, ['oracle', company(10, 'oracle', 'oracle db')]]);
  const named = (keyword: string) => nameCompanies(parseKeyword(keyword), tools);

  it.each(['oracle jobs', 'oracle pune', 'oracle hr executive'])('comes first for "%s"', (keyword) => {
    expect(named(keyword).toolCompany?.company).toEqual([['oracle']]);
    expect(named(keyword).terms.some((term) => term.company)).toBe(false);
  });

  it.each(['oracle developer', 'oracle sql', 'oracle db'])('is not meant by "%s"', (keyword) => {
    expect(named(keyword).toolCompany).toBeUndefined();
  });

  it.each(['data analyst at oracle', 'oracle careers'])('is the company in "%s"', (keyword) => {
    expect(named(keyword).terms[0]?.company).toEqual([['oracle']]);
  });
});

it('reads the beginnings of two words of a name with many vacancies', () => {
  const many: KnownCompanies = new Map([...known, ['techmahindra', company(20)], ['callnet', company(2)]]);
  const named = (keyword: string) => nameCompanies(parseKeyword(keyword), many).terms[0]?.company;
  expect(named('tech mah voice process')).toEqual([['techmahindra']]);
  expect(named('call net')).not.toEqual([['callnet']]);
  expect(named('call ne')).toBeUndefined();
});

it('reads "bank" after the name of a bank as a part of it', () => {
  const banks: KnownCompanies = new Map([...known, ['deutsche', company(46)], ['deutschebank', company(46)]]);
  expect(nameCompanies(parseKeyword('deutsche bank'), banks).terms).toMatchObject([{ text: 'deutsche bank' }]);
});

it('reads abbreviations of companies', () => {
  const named = (keyword: string) =>
    nameCompanies(parseKeyword(keyword), new Map([...known, ['ltimindtree', company(9)]])).terms[0]?.company;
  expect(named('lti developer')).toEqual([['ltimindtree']]);
});
