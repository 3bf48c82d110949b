import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { VacancyPosting } from '../vacancy-lifecycle/vacancy-posting.ts';
import { type Import, type ImportProgress, importVacancies } from './import-vacancies.ts';
import { LINE_LIMIT } from './read-lines.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Modification time of the files, which the import takes as the date of lines without one. */
const writtenAt = new Date('2026-06-15T10:00:00Z');
const now = new Date('2026-06-15T10:01:00Z');

const line = (sourceId: number, more: object = {}) =>
  JSON.stringify({ sourceId, title: 'Cook', company: 'Example Kitchen', ...more });
const lines = (count: number) => Array.from({ length: count }, (_, index) => line(index + 1)).join('\n');

/** Fake database: stores what was published by source and id. */
function createStore() {
  const published = new Map<string, string>();
  const batches: number[] = [];
  const publish = async (postings: VacancyPosting[]) => {
    batches.push(postings.length);
    const counts = { created: 0, updated: 0, unchanged: 0, waiting: 0, held: 0, paused: 0, changes: [] };
    for (const posting of postings) {
      const [key, value] = [`${posting.source} ${posting.sourceId}`, JSON.stringify(posting)];
      const before = published.get(key);
      counts[before === undefined ? 'created' : before === value ? 'unchanged' : 'updated']++;
      published.set(key, value);
    }
    return counts;
  };
  return { published, batches, publish };
}

async function importing(name: string, content: string | Buffer, more: Partial<Import> & Pick<Import, 'publish'>) {
  const file = join(folder, name);
  await writeFile(file, content);
  await utimes(file, writtenAt, writtenAt);
  return importVacancies({
    file,
    reportFolder: join(folder, 'reports'),
    source: 'trial',
    shiftDates: false,
    now,
    ...more,
  });
}

describe('importVacancies', () => {
  it('publishes in batches and reports progress', async () => {
    const { published, batches, publish } = createStore();
    const progress: ImportProgress[] = [];
    const summary = await importing('many.jsonl', lines(1_201), { publish, onProgress: (step) => progress.push(step) });
    expect(summary).toEqual({
      created: 1_201,
      updated: 0,
      unchanged: 0,
      waiting: 0,
      held: 0,
      paused: 0,
      refused: 0,
      stopped: false,
      reasons: [],
      reportFile: undefined,
      changesFile: undefined,
      firstChanges: [],
      unknownKeys: [],
    });
    expect(batches).toEqual([500, 500, 201]);
    expect(published.size).toBe(1_201);
    expect(progress.at(-1)?.bytesRead).toBe(progress.at(-1)?.bytesTotal);
  });

  it('changes nothing when the same file is imported again, compressed or not', async () => {
    const { published, publish } = createStore();
    await importing('file.jsonl', lines(700), { publish });
    const copy = join(folder, 'file.jsonl');
    const again = await importVacancies({
      file: copy,
      reportFolder: folder,
      source: 'trial',
      shiftDates: false,
      now,
      publish,
    });
    expect(again).toMatchObject({ created: 0, updated: 0, unchanged: 700 });
    const packed = await importing('file.jsonl.gz', gzipSync(lines(700)), { publish });
    expect(packed.created).toBe(0);
    expect(published.size).toBe(700);
  });

  it('reports refused lines with number and reason, and imports the others', async () => {
    const content = [
      `\ufeff${line(1)}`,
      '',
      'not json',
      line(2, { company: '' }),
      line(3, { postedOn: '2999-01-01' }),
      'x'.repeat(LINE_LIMIT + 1),
      `${line(4)}\r`,
    ].join('\n');
    const { published, publish } = createStore();
    const summary = await importing('mixed.jsonl', content, { publish });
    expect(summary).toMatchObject({ created: 2, refused: 4 });
    expect([...published.keys()]).toEqual(['trial 1', 'trial 4']);
    expect(Object.fromEntries(summary.reasons)).toEqual({
      'The line is not JSON.': 1,
      'The company is missing.': 1,
      'The posting date lies in the future.': 1,
      'The line is longer than 10,00,000 characters.': 1,
    });
    const report = readFileSync(summary.reportFile ?? '', 'utf8')
      .trimEnd()
      .split('\n')
      .map((text) => JSON.parse(text));
    expect(report).toEqual([
      { line: 3, reason: 'The line is not JSON.' },
      { line: 4, reason: 'The company is missing.', sourceId: 2, title: 'Cook' },
      { line: 5, reason: 'The posting date lies in the future.', sourceId: 3, title: 'Cook' },
      { line: 6, reason: 'The line is longer than 10,00,000 characters.' },
    ]);
  });

  it('replaces the report of an earlier run', async () => {
    const { publish } = createStore();
    const first = await importing('report.jsonl', 'broken', { publish });
    expect(existsSync(first.reportFile ?? '')).toBe(true);
    await importing('report.jsonl', line(1), { publish });
    expect(existsSync(first.reportFile ?? '')).toBe(false);
  });

  it('stops after the current batch and continues when started again', async () => {
    const { published, batches, publish } = createStore();
    const stop = new AbortController();
    const stopping = async (postings: VacancyPosting[]) => {
      stop.abort();
      return publish(postings);
    };
    const first = await importing('long.jsonl', lines(1_300), { publish: stopping, signal: stop.signal });
    expect(first).toMatchObject({ created: 500, stopped: true });
    expect(batches).toEqual([500]);
    const second = await importVacancies({
      file: join(folder, 'long.jsonl'),
      reportFolder: folder,
      source: 'trial',
      shiftDates: false,
      now,
      publish,
    });
    expect(second).toMatchObject({ created: 800, unchanged: 500, stopped: false });
    expect(published.size).toBe(1_300);
  });

  it('rejects when a batch fails, and publishes nothing after it', async () => {
    let calls = 0;
    const failing = async (postings: VacancyPosting[]) => {
      if (++calls === 2) throw new Error('the database went away');
      return { created: postings.length, updated: 0, unchanged: 0, waiting: 0, held: 0, paused: 0, changes: [] };
    };
    await expect(importing('failing.jsonl', lines(1_100), { publish: failing })).rejects.toThrow(
      'the database went away',
    );
    expect(calls).toBe(2);
  });

  it('rejects when a compressed file is damaged, and when there is no file', async () => {
    const { publish } = createStore();
    const cut = gzipSync(lines(5_000)).subarray(0, 2_000);
    await expect(importing('cut.jsonl.gz', cut, { publish })).rejects.toThrow(/unexpected end of file/);
    await expect(
      importVacancies({
        file: join(folder, 'none.jsonl'),
        reportFolder: folder,
        source: 't',
        shiftDates: false,
        now,
        publish,
      }),
    ).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
