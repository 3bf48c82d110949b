import { migrations } from '../server/src/infra/database/migrations/index.ts';
import { readSchemaTypes } from '../server/src/infra/database/test-schema-types.ts';
import { findLockHazards } from './migration-lint/find-lock-hazards.ts';
import { findReleaseConflicts } from './migration-lint/find-release-conflicts.ts';
import { readRelease } from './migration-lint/read-release.ts';
import { recordMigrations } from './migration-lint/record-statements.ts';

/** Checks that the migrations since the last release can run while that release serves (decision 44). */
const release = readRelease();
const recorded = await recordMigrations(migrations);
const faults = [
  ...(await findLockHazards(recorded, release)),
  ...findReleaseConflicts(release.tables, readSchemaTypes()),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
const count = recorded.filter(({ name }) => name > release.migration).length;
console.log(`migrations: ${count} since ${release.migration}, none locks a big table`);
