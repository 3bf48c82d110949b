import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openPostingReader, type PostingReader } from '../screening/index.ts';
import { type FraudPosting, fraudPostings, honestPostings, PRIVATE_CONTACT } from '../screening/test-frauds.ts';
import { publishPostings, readPostingsAhead, rescreenVacancies } from '../vacancy-lifecycle/index.ts';
import { openVacancyFixture, type VacancyFixture } from '../vacancy-lifecycle/test-vacancy-fixture.ts';
import { type Import, importVacancies } from './import-vacancies.ts';

let fixture: VacancyFixture;
let folder: string;
const reader = openPostingReader();
beforeAll(async () => {
  fixture = await openVacancyFixture();
});
afterAll(async () => {
  await reader.close();
  await fixture.close();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'held-'));
  await fixture.empty();
});
afterEach(() => rm(folder, { recursive: true }));

const toLine = ({ title, description, company }: FraudPosting, i: number) => ({
  sourceId: `line-${i}`,
  title,
  company: company ?? `Example Works ${i}`,
  ...(company ? { contactEmail: PRIVATE_CONTACT } : {}),
  descriptionText: description,
});

async function importing(lines: object[], more: Partial<Import> = {}) {
  const file = join(folder, 'lines.jsonl');
  await writeFile(file, lines.map((line) => JSON.stringify(line)).join('\n'));
  return importVacancies({
    file,
    reportFolder: join(folder, 'reports'),
    source: 'partner',
    shiftDates: true,
    now: fixture.clock.now(),
    publish: (postings) => publishPostings(fixture.context, postings, { cause: 'import', actor: 'partner' }),
    ...more,
  });
}

const statuses = async () => {
  const rows = await fixture.db.selectFrom('vacancies').select(['title', 'status']).orderBy('id').execute();
  return Object.fromEntries(rows.map(({ title, status }) => [title, status]));
};

it('holds postings of frauds, and publishes those beside them', async () => {
  const lines = [...fraudPostings, ...honestPostings].map(toLine);
  expect(await importing(lines)).toMatchObject({ created: lines.length, held: fraudPostings.length, waiting: 0 });
  const found = await statuses();
  for (const { title } of fraudPostings) expect([title, found[title]]).toEqual([title, 'draft']);
  for (const { title } of honestPostings) expect([title, found[title]]).toEqual([title, 'live']);
  const cases = await fixture.db.selectFrom('moderation_cases').select('holds_vacancy').execute();
  expect(cases.filter(({ holds_vacancy }) => holds_vacancy)).toHaveLength(fraudPostings.length);
});

it('reads what is new while the batch before is stored, and holds the same', async () => {
  const filler = Array.from({ length: 500 }, (_, i) =>
    toLine({ title: 'Typist', description: 'Type letters.' }, 1_000 + i),
  );
  const lines = [...filler, ...[...fraudPostings, ...honestPostings].map(toLine)];
  let count = 0;
  const counting: PostingReader = {
    ...reader,
    read(postings) {
      count += postings.length;
      return reader.read(postings);
    },
  };
  const readAhead: Import['readAhead'] = (postings) =>
    readPostingsAhead(fixture.context, counting, postings, () => false);
  expect(await importing(lines, { readAhead })).toMatchObject({ created: lines.length, held: fraudPostings.length });
  const found = await statuses();
  for (const { title } of fraudPostings) expect([title, found[title]]).toEqual([title, 'draft']);
  expect(count).toBe(lines.length);
  // What is known is not read again.
  count = 0;
  await importing(lines, { readAhead });
  expect(count).toBe(0);
});

it('reads nothing ahead once the batch before is stored', async () => {
  const unused = { read: vi.fn(), close: vi.fn() };
  const readAhead: Import['readAhead'] = (postings) => readPostingsAhead(fixture.context, unused, postings, () => true);
  const lines = fraudPostings.map(toLine);
  expect(await importing(lines, { readAhead })).toMatchObject({ held: fraudPostings.length });
  expect(unused.read).not.toHaveBeenCalled();
});

it('screens what is published, whatever was read ahead', async () => {
  const [fraud] = fraudPostings;
  const reads: Import['readAhead'] = (postings) =>
    readPostingsAhead(
      fixture.context,
      reader,
      postings.map((posting) => ({ ...posting, descriptionHtml: '<p>Type letters.</p>' })),
      () => false,
    );
  expect(await importing([toLine(fraud, 1)], { readAhead: reads })).toMatchObject({ created: 1, held: 1 });
});

it('keeps them held when the file is imported again', async () => {
  const lines = fraudPostings.map(toLine);
  await importing(lines);
  expect(await importing(lines)).toMatchObject({ created: 0, updated: 0 });
  expect(new Set(Object.values(await statuses()))).toEqual(new Set(['draft']));
});

it('hides a live vacancy that a later file turns into a fraud', async () => {
  const [fraud] = fraudPostings;
  await importing([toLine({ title: 'Typist', description: 'Type letters.' }, 1)]);
  expect(await statuses()).toEqual({ Typist: 'live' });
  expect(await importing([toLine({ ...fraud, title: 'Typist' }, 1)])).toMatchObject({ updated: 1, held: 1 });
  expect(await statuses()).toEqual({ Typist: 'paused' });
});

it('screens again what is live: frauds that went live before are hidden, others stay', async () => {
  const lines = [...fraudPostings, ...honestPostings].map(toLine);
  await importing(lines);
  // As if they had been published before they were screened.
  await fixture.db.deleteFrom('moderation_cases').execute();
  await fixture.db.deleteFrom('screening_findings').execute();
  await fixture.db.updateTable('vacancies').set({ status: 'live' }).execute();
  const progress: number[] = [];
  const counts = await rescreenVacancies(fixture.context, { onProgress: (done) => progress.push(done) });
  expect(counts).toMatchObject({ screened: lines.length, held: fraudPostings.length });
  expect(progress).toEqual([0, lines.length]);
  expect(counts.rules.get('fee-registration')).toBeGreaterThan(3);
  const found = await statuses();
  for (const { title } of fraudPostings) expect([title, found[title]]).toEqual([title, 'paused']);
  for (const { title } of honestPostings) expect([title, found[title]]).toEqual([title, 'live']);
  expect(await rescreenVacancies(fixture.context)).toMatchObject({ screened: honestPostings.length, held: 0 });
});
