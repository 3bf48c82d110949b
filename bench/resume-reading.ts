import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { markdownTable } from './report.ts';
import { type Counts, compareReading, shareOf } from './resume-reading/compare-reading.ts';
import { makeSamples, readSample } from './resume-reading/read-samples.ts';

/**
 * `npm run bench:resumes`: what is read from resumes of our own making in five layouts, PDF and Word. Exits with 1 below 90 %
 * right of what is offered or 70 % found. `--count N`, `--from N` for other people, `--misses` lists what went wrong,
 * `--keep DIR` writes the files. Real documents next to the repository are listed with what was read.
 */
const MIN_PRECISION = 0.9;
const MIN_FOUND = 0.7;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '30' },
    from: { type: 'string', default: '0' },
    misses: { type: 'boolean', default: false },
    keep: { type: 'string' },
  },
});

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const byLayout: Record<string, Counts> = {};
const all: Counts = {};
const samples = await makeSamples(Number(values.count), Number(values.from));
if (values.keep) await mkdir(values.keep, { recursive: true });
for (const [at, { layout, format, person, content }] of samples.entries()) {
  if (values.keep) await writeFile(join(values.keep, `${at}-${layout.replace(' ', '-')}.${format}`), content);
  const reading = await readSample(content, format);
  const key = `${layout}, ${format === 'pdf' ? 'PDF' : 'Word'}`;
  byLayout[key] = compareReading(reading, person, byLayout[key]);
  compareReading(reading, person, all);
}

const rowOf = (what: string, counts: Counts) => {
  const { precision, found } = shareOf(counts);
  return [what, percent(precision), percent(found)];
};
console.log(
  markdownTable(
    ['layout', 'right of offered', 'found'],
    Object.entries(byLayout).map(([key, counts]) => rowOf(key, counts)),
  ),
);
console.log(
  markdownTable(
    ['field', 'right of offered', 'found'],
    [...Object.entries(all).map(([kind, count]) => rowOf(kind, { [kind]: count })), rowOf('all', all)],
  ),
);
if (values.misses) for (const [kind, { misses }] of Object.entries(all)) console.log(`\n${kind}\n${misses.join('\n')}`);

const folder = resolve(import.meta.dirname, '../../shared/data/resumes');
for (const name of existsSync(folder) ? readdirSync(folder) : []) {
  const format = /\.(pdf|docx?)$/.exec(name)?.[1] as 'pdf' | 'doc' | 'docx' | undefined;
  if (!format) continue;
  const result = await readSample(readFileSync(join(folder, name)), format).then(
    (reading) =>
      reading.isUnreadable
        ? 'no text'
        : `${reading.fullName?.value ?? '–'}; ${reading.skills.length} skills, ${reading.employment.length} jobs, ${reading.education.length} degrees`,
    () => 'not readable',
  );
  console.log(`${name}: ${result}`);
}

const { precision, found } = shareOf(all);
if (precision < MIN_PRECISION || found < MIN_FOUND) process.exitCode = 1;
