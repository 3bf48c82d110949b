import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { staffRoles } from '@aarambh/contract';
import { getStaffMember } from './staff-members.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');

/** Publishes vacancies by `npm run import` on the data of the portal under test; fields as in docs/import.md. */
export async function importVacancies(postings: Record<string, unknown>[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'aarambh-import-'));
  try {
    const file = join(folder, 'postings.jsonl');
    await writeFile(file, postings.map((posting) => JSON.stringify(posting)).join('\n'));
    const { staff } = await getStaffMember(staffRoles);
    await run(process.execPath, ['server/src/cli/import.ts', file, '--by', staff.email], { cwd: root });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
