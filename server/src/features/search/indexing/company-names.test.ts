import { expect, it } from 'vitest';
import { createNameCollector } from './company-names.ts';

const count = (text: string, live_count = 1) => ({ text, live_count });

async function namesOf(
  companies: [string, number][],
  { titles = [], skills = [] }: { titles?: [string, number][]; skills?: [string, number][] } = {},
): Promise<string[]> {
  const collector = createNameCollector(companies.map(([text, n]) => count(text, n)));
  for (const [text, n] of titles) collector.addTitle(count(text, n));
  for (const [text, n] of skills) collector.addSkill(count(text, n));
  return (await collector.names()).map(({ name }) => name);
}

it('has the whole name of a company and its first words, without the legal form', async () => {
  expect(await namesOf([['Bajaj Allianz Life Insurance Pvt. Ltd.', 3]])).toEqual([
    'bajaj',
    'bajajallianz',
    'bajajallianzlife',
    'bajajallianzlifeinsurance',
  ]);
});

it('has no name that is a word of work, an ordinary word or a place, unless the company is called just that', async () => {
  expect(await namesOf([['Happy Square', 3]])).toEqual(['happysquare']);
  expect(await namesOf([['Developer Junction', 3]])).toEqual(['developerjunction']);
  expect(await namesOf([['Mumbai Looms', 3]])).not.toContain('mumbai');
  expect(await namesOf([['Data Entry Services', 3]])).not.toContain('dataentry');
  expect(await namesOf([['Apple', 3]])).toEqual(['apple']);
});

it('has no name that is more often a skill or a word of titles of others', async () => {
  const companies: [string, number][] = [
    ['Oracle', 10],
    ['Microsoft', 10],
    ['Nimbus', 10],
  ];
  const skills: [string, number][] = [
    ['Oracle', 60],
    ['Microsoft', 20],
  ];
  expect(await namesOf(companies, { skills, titles: [['Nimbus Pilot', 40]] })).toEqual(['microsoft', 'oracle']);
});

it('marks a company that is named like a tool by its own name as a product', async () => {
  const collector = createNameCollector([count('Oracle', 10), count('Kafka', 2)]);
  for (const tool of ['Oracle', 'Kafka']) collector.addSkill(count(tool, 60));
  expect(await collector.names()).toEqual([{ name: 'oracle', live_count: 10, products: ['oracle'] }]);
});

it('has a name of several words that its vacancies have in their titles', async () => {
  expect(await namesOf([['Nimbus Bank', 3]], { titles: [['Nimbus Bank Sales', 7]] })).toContain('nimbusbank');
  expect(await namesOf([['Nimbus Bank', 3]], { titles: [['Nimbus Bank Sales', 40]] })).not.toContain('nimbusbank');
});

it('lists texts of skills with the name as its products, but no names of work', async () => {
  const collector = createNameCollector([count('Microsoft', 10)]);
  collector.addSkill(count('Microsoft Excel', 4));
  collector.addSkill(count('MS Microsoft', 1));
  collector.addSkill(count('Microsoft Trainer', 4));
  expect(await collector.names()).toEqual([{ name: 'microsoft', live_count: 10, products: ['microsoft excel'] }]);
});
