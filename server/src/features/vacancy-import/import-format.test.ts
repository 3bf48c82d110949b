import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { lineKeys } from './parsing/import-line.ts';
import { postingFromLine } from './parsing/posting-from-line.ts';

const docs = resolve(import.meta.dirname, '../../../../docs');
const page = await readFile(resolve(docs, 'import.md'), 'utf8');
const example = (await readFile(resolve(docs, 'import-example.jsonl'), 'utf8')).trimEnd().split('\n');

const options = {
  source: 'import',
  now: new Date('2026-11-10T06:00:00Z'),
  undatedPostedAt: new Date('2026-11-10T06:00:00Z'),
  shiftDates: false,
};

it('docs/import.md has a row for every field and no other', () => {
  const rows = [...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, field]) => field);
  expect(rows).toEqual(lineKeys);
});

it('the example file uses every field, and all of its lines are imported', () => {
  const used = new Set(example.flatMap((line) => Object.keys(JSON.parse(line))));
  expect([...used].toSorted()).toEqual([...lineKeys].toSorted());
  const outcomes = example.map((line) => postingFromLine(line, options));
  for (const outcome of outcomes) expect(outcome).toMatchObject({ posting: {}, unknownKeys: [] });
  expect(outcomes.slice(0, 2)).toMatchObject([
    {
      posting: {
        source: 'example-jobs',
        sourceId: 'EX-1001',
        title: 'Accounts Executive',
        company: { name: 'Tulsi Granites Pvt. Ltd.' },
        locations: ['Jaipur', 'Kota'],
        experienceFromYears: 1,
        experienceToYears: 3,
        salaryFromPaise: 24_000_000,
        salaryToPaise: 36_000_000,
        skills: ['Tally', 'GST returns', 'Bank reconciliation'],
        ug: 'B.Com',
        pg: 'Any Postgraduate',
        postedAt: new Date('2026-11-02T06:30:00Z'),
      },
    },
    {
      posting: {
        jobModes: ['Hybrid'],
        locations: ['Pune'],
        experienceToYears: null,
        salaryFromPaise: 90_000_000,
        salaryToPaise: 140_000_000,
        postedAt: new Date('2026-11-05T04:00:00Z'),
      },
    },
  ]);
});
