import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createPostgresSearch } from '../../server/src/features/search/engine/postgres-search.ts';
import { refreshSearchVocabulary } from '../../server/src/features/search/index.ts';
import { getKnownCompanies } from '../../server/src/features/search/query/known-companies.ts';
import {
  makePosting,
  openVacancyFixture,
  type VacancyFixture,
} from '../../server/src/features/vacancy-lifecycle/test-vacancy-fixture.ts';
import { DAY_MS } from '../../server/src/lib/clock.ts';
import { collectTruths, makeBruteForce } from './brute-force.ts';
import { makeDocument } from './make-document.ts';
import { readQuery } from './read-query.ts';

let fixture: VacancyFixture;
beforeAll(async () => {
  fixture = await openVacancyFixture();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.empty());

const companies = ['Jaldhara', 'Jaldhara Motor Works Pvt. Ltd.', 'Kaveri Bank', 'Kaveri Looms', 'Tulsi'];
const titles = ['Welder', 'Data Analyst', 'Bank Clerk', 'Jaldhara Sales Agent', 'Tulsi Packer', 'Motor Mechanic'];
const posting = fc.record({
  company: fc.constantFrom(...companies).map((name) => ({ name })),
  title: fc.constantFrom(...titles),
  skills: fc.subarray(['tulsi', 'welding', 'jaldhara excel', 'kaveri', 'tableau sql']),
  descriptionHtml: fc.constantFrom('<p>Kaveri and Tulsi are clients.</p>', '<p>Welder wanted.</p>'),
  days: fc.integer({ min: 0, max: 9 }),
});
const keywords = [
  'jaldhara',
  'tulsi welder',
  'data analyst kaveri',
  'kaveri bank clerk',
  'jaldhara motor mechanic',
  'jaldhara agent',
  'jaldhara excel',
  'tulsi kaveri',
  'sql tableau',
  'kaveri tableau sql',
];

it('equals brute force for keywords that name companies', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(posting, { minLength: 6, maxLength: 40 }), async (random) => {
      await fixture.empty();
      const now = fixture.clock.now();
      const postings = random.map(({ days, ...one }) =>
        makePosting({ ...one, postedAt: new Date(now.getTime() - days * DAY_MS) }),
      );
      await fixture.publishAll(postings);
      await refreshSearchVocabulary(fixture.context);
      const rows = await fixture.db.selectFrom('vacancies').select(['id', 'source_id']).execute();
      const ids = new Map(rows.map(({ id, source_id }) => [source_id, id]));
      const names = new Map(
        [...(await getKnownCompanies(fixture.db))].map(([name, known]) => [
          name,
          { name, ...known, products: [...known.products] },
        ]),
      );
      const bruteForce = makeBruteForce(keywords.map((keyword) => readQuery({ keyword }, names)));
      const known = postings.map((one) => ({ one, id: ids.get(one.sourceId) ?? 0 }));
      // Documents come oldest first.
      known.sort((a, b) => a.one.postedAt.getTime() - b.one.postedAt.getTime() || a.id - b.id);
      for (const { one, id } of known) bruteForce.add(makeDocument(one, id));
      const truths = collectTruths(keywords.length);
      truths.add(bruteForce.take());
      const expected = truths.truths();
      const search = createPostgresSearch(fixture.db);
      for (const [i, keyword] of keywords.entries()) {
        const found = await search.find({ keyword, now, offset: 0, limit: 50 });
        // Few results are searched again with corrected words.
        if (found.searchedFor === undefined) expect([keyword, found.ids]).toEqual([keyword, expected[i]?.best]);
      }
    }),
    { numRuns: 25 },
  );
});
