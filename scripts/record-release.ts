import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrations } from '../server/src/infra/database/migrations/index.ts';
import { readSchemaTypes } from '../server/src/infra/database/test-schema-types.ts';
import { writeRelease } from './migration-lint/read-release.ts';
import { readRecorded, selectStatements, writeReleasedStatements } from './migration-lint/released-statements.ts';

/**
 * `npm run record-release`, in the commit of a release: records its schema, and the statements that its tests send. From
 * then on `npm run check` and a test compare every change of the schema with them, as instances of that release continue while
 * the next one starts (decisions 44 and 50). Arguments are given to vitest, to record the statements of some tests.
 */
const migration = Object.keys(migrations).sort().at(-1) ?? '';
const folder = mkdtempSync(join(tmpdir(), 'aarambh-statements-'));
try {
  const tests = process.argv.length > 2 ? process.argv.slice(2) : ['server/src'];
  const env = { ...process.env, RECORD_STATEMENTS: folder };
  const { status } = spawnSync('vitest', ['run', '--project', 'server', ...tests], { env, stdio: 'inherit' });
  if (status !== 0) throw new Error('the tests of a release must pass');
  const statements = selectStatements(readRecorded(folder));
  writeReleasedStatements({ migration, statements });
  const tables = readSchemaTypes();
  writeRelease({ migration, tables });
  console.log(`recorded ${migration} with ${Object.keys(tables).length} tables and ${statements.length} statements`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
