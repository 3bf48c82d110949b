import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { VacancyPosting } from '../../server/src/features/vacancy-lifecycle/index.ts';
import { countChunks, generatePostings } from '../dataset/generate-postings.ts';

/** Of each file; the first one compiles the code. */
const FILES = [2_000, 4_000];
const ROUNDS = 5;
const once = join(import.meta.dirname, 'import-once.ts');
const without = join(import.meta.dirname, 'without-screening.ts');

interface Cost {
  /** Milliseconds a posting. */
  elapsed: number;
  processor: number;
}

const lineOf = (posting: VacancyPosting, id: number): string =>
  JSON.stringify({
    sourceId: id,
    title: posting.title,
    company: posting.company.name,
    locations: posting.locations,
    experienceFromYears: posting.experienceFromYears,
    experienceToYears: posting.experienceToYears,
    salaryFrom: posting.salaryFromPaise === null ? null : posting.salaryFromPaise / 100,
    salaryTo: posting.salaryToPaise === null ? null : posting.salaryToPaise / 100,
    skills: posting.skills,
    industry: posting.industryType,
    department: posting.department,
    descriptionHtml: posting.descriptionHtml,
    employmentType: posting.employmentType,
  });

async function measure(folder: string, options: string[]): Promise<Cost> {
  const { stdout } = await promisify(execFile)(process.execPath, [...options, once, folder]);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * Prints how much screening adds to the import of a file: imports with and without it take turns, each in a process and a
 * database of its own.
 */
export async function measureImport(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'aarambh-import-'));
  try {
    const dataset = { seed: 91, size: FILES.reduce((sum, size) => sum + size, 0), now: Date.now() };
    const all = Array.from({ length: countChunks(dataset) }, (_, chunk) => generatePostings(dataset, chunk)).flat();
    let at = 0;
    for (const [i, size] of FILES.entries()) {
      const lines = all.slice(at, at + size).map((posting, j) => lineOf(posting, at + j));
      await writeFile(join(folder, `${i}.jsonl`), lines.join('\n'));
      at += size;
    }
    const rounds: [without: Cost, screened: Cost][] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const plain = await measure(folder, ['--import', without]);
      const screened = await measure(folder, []);
      rounds.push([plain, screened]);
      const each = ({ elapsed, processor }: Cost) => `${elapsed.toFixed(2)} ms, processor ${processor.toFixed(2)} ms`;
      console.log(`  without ${each(plain)}; screened ${each(screened)}`);
    }
    for (const kind of ['elapsed', 'processor'] as const) {
      const share = median(rounds.map(([plain, screened]) => (100 * screened[kind]) / plain[kind] - 100));
      console.log(`  ${kind}: screening adds ${share.toFixed(0)} % to an import, the median of ${ROUNDS} rounds`);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
