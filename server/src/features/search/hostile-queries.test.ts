import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makePosting, openVacancyFixture, type VacancyFixture } from '../vacancy-lifecycle/test-vacancy-fixture.ts';
import { buildTiers } from './engine/build-tiers.ts';
import type { Expression } from './engine/expression.ts';
import { relaxKeyword } from './engine/relaxation/relax-keyword.ts';
import { parseKeyword } from './query/read-keyword.ts';

/** Longer than what a form takes, since the search does not know of forms. */
const LONGEST = 10_000;
/** Bounds of the work for one keyword; time depends on the machine. */
const MAX_TERMS = 17;
const MAX_CONDITIONS = 8;
const MAX_LEXEMES = 4_000;
/** The longest keyword that a form takes. */
const LONGEST_OF_FORM = 100;
const MAX_LEXEMES_OF_FORM = 1_000;
const MAX_WEAKER = 24;
const MAX_STATEMENTS = 40;
/** Reverse proxies commonly reserve 4 or 8 kB for the headers of a reply. */
const MAX_NOTES_BYTES = 6_000;

/** Pieces of keywords of which every kind has been expensive, or an error, in some parser. */
const pieces = [
  ...[
    'a',
    'abcdefghij',
    '9',
    '1 ',
    'a.',
    'a-',
    'non-',
    'a,',
    'a/b/',
    '(',
    '"',
    "'",
    '\\',
    '- ',
    '+',
    '-a ',
    '& | ! <-> ',
    'c++ ',
  ],
  ...['software engineer ', 'hr ca ui ux qa ', 'b.com m.tech mba ', 'pune navi mumbai ', 'andheri east sector 62 '],
  ...['above 25k a month ', '4-6 lpa ', '5-10 years ', 'night shift part time ', 'fresher ', 'not ', 'without except '],
  ...[
    'नौकरी चाहिए ',
    'mujhe kaam chahiye ',
    'का',
    'நர்ஸ் ',
    'మెకానిక్ ',
    'سائق ',
    '会计师',
    '🚚',
    '👩‍🚒🧑🏽‍💻',
    '\u200d',
    'a\u0301\u0302',
    '\ufdfa',
    '\u202e',
    '\ud800',
  ],
];
const repeated = fc
  .tuple(fc.constantFrom(...pieces), fc.constantFrom(1, 2, 10, 100, 1_000, LONGEST))
  .map(([piece, length]) => piece.repeat(length).slice(0, length));
const mixed = fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((parts) => parts.join(''));
const hostile = fc.oneof(repeated, mixed, fc.string({ unit: 'binary', maxLength: 200 }));

const countLexemes = (expression: Expression): number => {
  if (typeof expression === 'string') return 1;
  if ('not' in expression) return countLexemes(expression.not);
  return ('all' in expression ? expression.all : expression.any).reduce((sum, part) => sum + countLexemes(part), 0);
};

describe('any keyword of 1 to 10,000 characters', () => {
  it('is read into a bounded number of terms, conditions and lexemes, as are the weaker forms of the search', () => {
    fc.assert(
      fc.property(hostile, (keyword) => {
        const parsed = parseKeyword(keyword, 2026);
        expect(parsed.terms.length).toBeLessThanOrEqual(MAX_TERMS);
        expect(parsed.conditions.length).toBeLessThanOrEqual(MAX_CONDITIONS);
        const maxLexemes = keyword.length <= LONGEST_OF_FORM ? MAX_LEXEMES_OF_FORM : MAX_LEXEMES;
        const weaker = [...relaxKeyword(parsed)];
        expect(weaker.length).toBeLessThanOrEqual(MAX_WEAKER);
        for (const one of [parsed, ...weaker.flatMap(({ keywords }) => keywords)])
          for (const tier of buildTiers(one, {})) expect(countLexemes(tier)).toBeLessThanOrEqual(maxLexemes);
      }),
      { numRuns: 200, seed: 19, examples: pieces.map((piece) => [piece.repeat(LONGEST).slice(0, LONGEST)]) },
    );
  });
});

describe('a hostile request', () => {
  let fixture: VacancyFixture;
  let app: FastifyInstance;
  beforeAll(async () => {
    fixture = await openVacancyFixture();
    app = await fixture.serve();
    await fixture.publishAll(
      ['Software Engineer', 'Delivery Boy', 'Staff Nurse'].map((title) => makePosting({ title, locations: ['Pune'] })),
    );
  });
  afterAll(async () => {
    await app.close();
    await fixture.close();
  });

  const calls = ['vacancyportal/SearchVacancy', 'vacancyportal/GetSearchFacets', 'vacancyportal/GetSearchSuggestions'];
  const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

  it('gets an answer or the message of a field, for few statements and with short headers', async () => {
    const keywords = [...pieces, ...fc.sample(hostile, { numRuns: 30, seed: 19 })];
    const statements = vi.spyOn(fixture.db.getExecutor(), 'executeQuery');
    const seen = { statements: 0, notes: 0, answers: 0 };
    for (const keyword of keywords) {
      for (const length of [keyword.length, 100]) {
        const query = encoded(keyword.repeat(Math.ceil(100 / Math.max(1, keyword.length))).slice(0, length));
        for (const call of calls) {
          statements.mockClear();
          const reply = await app.inject({ url: `/api/${call}?keyword=${query}` });
          expect([200, 400], `${call}?keyword=${query}`).toContain(reply.statusCode);
          if (reply.statusCode === 400) expect(reply.json()).toMatchObject({ detail: expect.stringMatching(/./) });
          else seen.answers += 1;
          seen.statements = Math.max(seen.statements, statements.mock.calls.length);
          seen.notes = Math.max(seen.notes, String(reply.headers['x-search-notes'] ?? '').length);
        }
      }
    }
    statements.mockRestore();
    expect(seen.answers).toBeGreaterThan(calls.length * pieces.length);
    expect(seen.statements).toBeLessThanOrEqual(MAX_STATEMENTS);
    expect(seen.notes).toBeLessThanOrEqual(MAX_NOTES_BYTES);
  });

  it.each([
    [
      'filters that exclude each other',
      'keyword=engineer%20pune&location=Kochi&experience=Fresher&edu=B.Com&pay=50',
      200,
    ],
    [
      'a keyword against its filters',
      'keyword=night%20shift%20not%20night%20shift%20fresher%2010%20years&experience=5%20Years',
      200,
    ],
    ['an exclusion of all that is asked for', 'keyword=engineer%20-engineer', 200],
    ['nothing but an exclusion', 'keyword=-engineer', 200],
    ['a page beyond the last', 'keyword=engineer&page=500', 200],
    ['a keyword twice', 'keyword=engineer&keyword=nurse', 400],
    ['a filter twice', 'keyword=engineer&pay=15&pay=25', 400],
    ['an unknown parameter', 'keyword=engineer&sort%5B%5D=x', 400],
    ['a keyword as an object', 'keyword%5B%24ne%5D=1', 400],
    ['a page that is not a number', 'keyword=engineer&page=1e9', 400],
    ['broken escapes', 'keyword=%E0%A4&location=%ZZ', 200],
    ['a control character', 'keyword=engineer%00', 400],
    ['101 characters', `keyword=${'x'.repeat(101)}`, 400],
    ['10,000 characters', `keyword=${'x'.repeat(10_000)}`, 400],
  ])('with %s is answered', async (_, query, status) => {
    const reply = await app.inject({ url: `/api/vacancyportal/SearchVacancy?${query}` });
    expect(reply.statusCode).toBe(status);
  });
});
