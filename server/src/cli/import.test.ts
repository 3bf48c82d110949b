import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestContext, type TestContext } from '../testing/test-app.ts';

let context: TestContext;
let folder: string;
beforeAll(async () => {
  context = await openTestContext();
  folder = await mkdtemp(join(tmpdir(), 'import-command-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await context.close();
});

/** Runs the command on a file with these lines; resolves to what it prints. */
async function runImport(lines: object[]): Promise<string> {
  const file = join(folder, 'lines.jsonl');
  await writeFile(file, lines.map((line) => JSON.stringify(line)).join('\n'));
  const command = [resolve(import.meta.dirname, 'import.ts'), file, '--source', 'partner'];
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATABASE_URL: context.databaseUrl,
      DATA_DIR: folder,
    },
  });
  return stdout;
}

const line = (sourceId: string, more: object = {}) => ({
  sourceId,
  title: 'Welder',
  company: 'Example Works',
  ...more,
});

it('prints the numbers of new and changed vacancies, and where all of them are', async () => {
  const first = await runImport([line('a1'), line('a2')]);
  const rows = await context.db.selectFrom('vacancies').select(['id', 'source_id']).orderBy('source_id').execute();
  const [a1, a2] = rows.map(({ id }) => id);
  expect(first.split('\n')).toEqual([
    '2 new, 0 changed, 0 unchanged, 0 refused.',
    `  vacancy ${a1} created: partner a1`,
    `  vacancy ${a2} created: partner a2`,
    expect.stringMatching(/^The numbers of the new and changed vacancies: .+\.jsonl$/),
    '',
  ]);
  const second = await runImport([line('a1'), line('a2', { title: 'Welder (Night)' })]);
  expect(second).toContain(`\n  vacancy ${a2} updated: partner a2\n`);
  expect(second).not.toContain(`vacancy ${a1}`);
});

it('prints unknown keys with the number of lines and the keys that may be meant', async () => {
  const printed = await runImport([
    line('b1', { salry: 5, "it's": 1 }),
    line('b2', { salry: 5 }),
    line('b3', { posted_on: '2026-02-20' }),
  ]);
  expect(printed.split('\n').slice(0, 4)).toEqual([
    '3 new, 0 changed, 0 unchanged, 0 refused.',
    '  2 × unknown key "salry" (did you mean salaryFrom, salaryTo, salaryText?)',
    `  1 × unknown key "it's"`,
    '  1 × unknown key "posted_on" (did you mean postedOn?)',
  ]);
});
