import { migrations } from '../server/src/infra/database/migrations/index.ts';
import { readSchemaTypes } from '../server/src/infra/database/test-schema-types.ts';
import { writeRelease } from './migration-lint/read-release.ts';

/**
 * `npm run record-release`, in the commit of a release: records its schema. From then on `npm run check` compares every
 * change of the schema with it, as instances of that release go on while the next one starts (decision 44).
 */
const migration = Object.keys(migrations).sort().at(-1) ?? '';
const tables = readSchemaTypes();
writeRelease({ migration, tables });
console.log(`recorded ${migration} with ${Object.keys(tables).length} tables`);
