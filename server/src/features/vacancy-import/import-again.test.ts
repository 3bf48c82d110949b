import { readFileSync } from 'node:fs';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { publishPostings } from '../vacancy-lifecycle/publish-postings.ts';
import { openVacancyFixture, type VacancyFixture } from '../vacancy-lifecycle/test-vacancy-fixture.ts';
import { type Import, importVacancies } from './import-vacancies.ts';

let fixture: VacancyFixture;
let folder: string;
beforeAll(async () => {
  fixture = await openVacancyFixture();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-again-'));
  await fixture.empty();
});
afterEach(() => rm(folder, { recursive: true }));

/** Imports lines from a file written N days ago. */
async function importing(lines: object[], { ageDays = 0, ...more }: Partial<Import> & { ageDays?: number } = {}) {
  const file = join(folder, 'lines.jsonl');
  await writeFile(file, lines.map((line) => JSON.stringify(line)).join('\n'));
  const written = new Date(fixture.clock.now().getTime() - ageDays * 86_400_000);
  await utimes(file, written, written);
  return importVacancies({
    file,
    reportFolder: join(folder, 'reports'),
    source: 'partner',
    shiftDates: false,
    now: fixture.clock.now(),
    publish: (postings) => publishPostings(fixture.context, postings, { cause: 'import', actor: 'partner' }),
    ...more,
  });
}

const row = () => fixture.db.selectFrom('vacancies').selectAll().executeTakeFirstOrThrow();
const required = { sourceId: 'a1', title: 'Welder', company: 'Example Works' };
const full = {
  ...required,
  locations: ['Hybrid - Pune'],
  experienceFromYears: 2,
  experienceToYears: 5,
  salaryFrom: 250_000,
  salaryTo: 400_000,
  skills: ['MIG', 'TIG'],
  industry: 'Fabrication',
  department: 'Production',
  education: 'UG: Any Graduate',
  descriptionText: 'Weld things.',
};
const change = (counts: object) => expect.objectContaining({ created: 0, updated: 0, unchanged: 0, ...counts });

it('keeps the values of fields that a line for a known vacancy omits', async () => {
  await importing([full]);
  const before = await row();
  expect(await importing([required])).toEqual(change({ unchanged: 1 }));
  expect(await importing([{ ...required, skills: ['Arc'], title: 'Welder (Night)' }])).toEqual(change({ updated: 1 }));
  expect(await row()).toEqual({
    ...before,
    title: 'Welder (Night)',
    skills: ['Arc'],
    version: 2,
    updated_at: expect.any(Date),
  });
});

it('keeps localities, pay as stated, openings, kind of employment and the last day', async () => {
  const stated = {
    ...required,
    locations: ['Pune (Kothrud)'],
    salaryText: '14,000 /month',
    employmentType: 'Part time',
    openings: 4,
    lastDate: '2026-03-31',
  };
  await importing([stated]);
  const before = await row();
  expect(before).toMatchObject({
    localities: [expect.stringContaining('Kothrud')],
    pay_text: '₹14,000 a month',
    job_types: ['Part Time'],
    openings: 4,
    expires_at: new Date('2026-03-31T18:30:00Z'),
  });
  expect(await importing([required])).toEqual(change({ unchanged: 1 }));
  expect(await importing([stated])).toEqual(change({ unchanged: 1 }));
  expect(
    await importing([{ ...required, salaryText: '', openings: null, employmentType: null, locations: [] }]),
  ).toEqual(change({ updated: 1 }));
  expect(await row()).toMatchObject({ localities: [], pay_text: '', expires_at: before.expires_at });
  expect(await importing([{ ...required, lastDate: '2026-04-30' }])).toEqual(change({ updated: 1 }));
  expect((await row()).expires_at).toEqual(new Date('2026-04-30T18:30:00Z'));
});

it('keeps them for a vacancy that occurs twice in a file', async () => {
  await importing([full, { ...required, skills: ['Arc'] }]);
  expect(await row()).toMatchObject({
    skills: ['Arc'],
    department: 'Production',
    description_html: '<p>Weld things.</p>',
  });
});

it('clears a field that is null or empty', async () => {
  await importing([full]);
  const cleared = {
    locations: [],
    experienceFromYears: null,
    salaryFrom: null,
    skills: null,
    industry: '',
    department: null,
    education: '',
    descriptionText: null,
  };
  expect(await importing([{ ...required, ...cleared }])).toEqual(change({ updated: 1 }));
  expect(await row()).toMatchObject({
    locations: [],
    job_modes: [],
    experience_from_years: null,
    experience_to_years: null,
    salary_from: null,
    salary_to: null,
    salary_not_disclosed: true,
    skills: [],
    industry_type: '',
    department: '',
    job_category: '',
    educations: [],
    ug: '',
    description_html:
      '<p>Welder at Example Works.</p>\n\n<p>No further description came with this posting.</p>'.replace('\n\n', '\n'),
  });
});

it('keeps the posting date of the first import unless a line states another', async () => {
  await importing([required], { ageDays: 20 });
  const { posted_at, expires_at } = await row();
  expect(await importing([required], { ageDays: 3 })).toEqual(change({ unchanged: 1 }));
  expect(await importing([{ ...required, postedOn: null }])).toEqual(change({ unchanged: 1 }));
  expect(await row()).toMatchObject({ posted_at, expires_at });
  expect(await importing([{ ...required, postedOn: '2026-02-20' }])).toEqual(change({ updated: 1 }));
  expect((await row()).posted_at).toEqual(new Date('2026-02-20T06:30:00Z'));
});

it('does not change a vacancy whose line states the day of the first import, at another hour of it', async () => {
  fixture.clock.advanceMinutes(-120);
  const today = { ...required, postedOn: '2026-03-02' };
  await importing([today]);
  fixture.clock.advanceMinutes(240);
  expect(await importing([today])).toEqual(change({ unchanged: 1 }));
});

it('describes a vacancy without a description again when its facts change', async () => {
  await importing([{ ...required, locations: ['Pune'], skills: ['MIG'] }]);
  await importing([{ ...required, locations: ['Nashik'] }]);
  const { description_html: html } = await row();
  expect(html).toContain('Nashik');
  expect(html).toContain('MIG');
  expect(html).not.toContain('Pune');
});

it('reports the numbers of new and changed vacancies', async () => {
  const first = await importing([full, { ...required, sourceId: 'a2' }]);
  const rows = await fixture.db.selectFrom('vacancies').select(['id', 'source_id']).orderBy('source_id').execute();
  const [a1 = 0, a2 = 0] = rows.map(({ id }) => id);
  const read = (file: string | undefined) =>
    readFileSync(file ?? '', 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  const created = [
    { id: a1, change: 'created', source: 'partner', sourceId: 'a1' },
    { id: a2, change: 'created', source: 'partner', sourceId: 'a2' },
  ];
  expect(read(first.changesFile)).toEqual(expect.arrayContaining(created));
  expect(first.firstChanges).toHaveLength(2);
  const second = await importing([
    { ...required, skills: [] },
    { ...required, sourceId: 'a2' },
  ]);
  expect(read(second.changesFile)).toEqual([{ id: a1, change: 'updated', source: 'partner', sourceId: 'a1' }]);
  expect((await importing([required])).changesFile).toBeUndefined();
});

it('names unknown keys with the number of lines, and imports the lines', async () => {
  const summary = await importing([
    { ...required, salry: 5, posted_on: '2026-02-20' },
    { ...required, sourceId: 'a2', salry: 5, "it's": 1 },
    { sourceId: 'a3', company: 'X', salry: 5 },
  ]);
  expect(summary).toMatchObject({ created: 2, refused: 1 });
  expect(summary.unknownKeys).toEqual([
    { key: 'salry', lines: 3, suggestions: ['salaryFrom', 'salaryTo', 'salaryText'] },
    { key: 'posted_on', lines: 1, suggestions: ['postedOn'] },
    { key: "it's", lines: 1, suggestions: [] },
  ]);
});
