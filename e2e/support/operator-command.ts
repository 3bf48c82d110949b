import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { staffRoles } from '@aarambh/contract';
import { getStaffMember } from './staff-members.ts';

const root = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/**
 * Runs `npm run operator -- …`, by a staff member with all roles, on the data of the portal under test. For a portal given by
 * BASE_URL, set DATA_DIR and the other variables of its data as for that portal.
 * @returns the standard output
 */
export async function runOperatorCommand(...args: string[]): Promise<string> {
  const { staff } = await getStaffMember(staffRoles);
  const { stdout } = await run(process.execPath, ['server/src/cli/operator.ts', ...args, '--by', staff.email], {
    cwd: root,
  });
  return stdout.trim();
}
