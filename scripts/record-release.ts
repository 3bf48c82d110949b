import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { migrations } from '../server/src/infra/database/migrations/index.ts';
import { readSchemaTypes } from '../server/src/infra/database/test-schema-types.ts';
import { writeRelease } from './migration-lint/read-release.ts';
import { readRecorded, selectStatements, writeReleasedStatements } from './migration-lint/released-statements.ts';
import { runInPieces } from './migration-lint/run-in-pieces.ts';

/**
 * `npm run record-release`, in the commit of a release: records its schema, and the statements that its tests send. From
 * then on `npm run check` and a test compare every change of the schema with them, as instances of that release continue while
 * the next one starts (decisions 44 and 50). The tests run in pieces: a run that was interrupted continues where it was, as
 * long as the commit is the same. Arguments are given to vitest instead, to record the statements of some tests only.
 */
const root = join(import.meta.dirname, '..');
const migration = Object.keys(migrations).sort().at(-1) ?? '';
const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
const chosen = process.argv.slice(2);
const folder = join(root, 'node_modules/.cache/record-release', chosen.length > 0 ? 'chosen' : commit);
const statementFolder = join(folder, 'statements');

function runTests(tests: string[]): boolean {
  const env = { ...process.env, RECORD_STATEMENTS: statementFolder };
  return (
    spawnSync('vitest', ['run', '--project', 'server', ...tests], { env, cwd: root, stdio: 'inherit' }).status === 0
  );
}

/** What an interrupted run has recorded is kept: each statement was sent by code of this commit. */
function recordStatements(): void {
  if (chosen.length === 0) {
    const files = globSync('server/src/**/*.test.ts', { cwd: root, exclude: ['**/*.isolated.test.ts'] });
    runInPieces(folder, files.sort(), runTests);
  } else if (!runTests(chosen)) throw new Error('the tests of a release must pass');
}

if (chosen.length > 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(statementFolder, { recursive: true });
recordStatements();
const statements = selectStatements(readRecorded(statementFolder));
writeReleasedStatements({ migration, statements });
const tables = readSchemaTypes();
writeRelease({ migration, tables });
rmSync(folder, { recursive: true, force: true });
console.log(`recorded ${migration} with ${Object.keys(tables).length} tables and ${statements.length} statements`);
